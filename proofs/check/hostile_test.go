package check

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"strings"
	"testing"
	"time"
)

var depth = flag.Int("depth", 30_000, "depth of the terms of TestDeepTerms")

// builtinDocument gives a program and a document with one built-in goal for
// each text.
func builtinDocument(goals ...string) (program, document string) {
	var p, d strings.Builder
	p.WriteString("%% ?- p.\n")
	fmt.Fprintf(&p, "p :- %s.\n", strings.Join(goals, ", "))
	fmt.Fprintf(&d, "p.\n\nstep(p, rule(1), [], [%s]).\n", strings.Join(goals, ", "))
	for _, g := range goals {
		fmt.Fprintf(&d, "step(%s, builtin, [], []).\n", g)
	}
	return p.String(), d.String()
}

// Each of these goals would hang or kill a checker that trusts documents.
func TestHostileGoals(t *testing.T) {
	tests := []struct {
		goal string
		want string // agrees, fails, or the reason of an obligation
	}{
		{"X = f(X)", "fails"},
		{"member(X, [f(X)])", "fails"},
		{"f(X, Y, X) = f(f(Y), f(X), Y)", "fails"},
		{"g(A, B) \\= g(f(B), f(A))", "agrees"},
		{"copy_term(f(X), X)", "fails"},
		{"arg(1, f(g(X)), X)", "fails"},
		{"T =.. [f, T]", "fails"},
		{"[X, X] = [Y, f(Y)]", "fails"},
		{"keysort([f(X)-1], [X-1])", "fails"},
		{"maplist(=, [A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z, X1, X2, X3, X4, X5], " +
			"[f(B, B), f(C, C), f(D, D), f(E, E), f(F, F), f(G, G), f(H, H), f(I, I), f(J, J), f(K, K), f(L, L), f(M, M), f(N, N), " +
			"f(O, O), f(P, P), f(Q, Q), f(R, R), f(S, S), f(T, T), f(U, U), f(V, V), f(W, W), f(X, X), f(Y, Y), f(Z, Z), f(X1, X1), " +
			"f(X2, X2), f(X3, X3), f(X4, X4), f(X5, X5), a])", "fails"},
		{"append(X, [a], Y)", "fails"},
		{"length(L, L)", "fails"},
		{"forall(repeat, fail)", "fails"},
		{"forall(repeat, true)", "bound"},
		{"numlist(1, 100000000, L)", "bound"},
		{"X is 7 ^ 7 ^ 7 ^ 7 ^ 7", "bound"},
		{"X is 1 << 1000000000000", "bound"},
		{"X is 1 << 9223372036854775807", "bound"},
		{"0 is 1 >> 9223372036854775807", "agrees"},
		{"0 is 1 << -9223372036854775808", "agrees"},
		{"functor(T, f, 200000000)", "bound"},
		{"functor(T, f, 1000000000000)", "fails"},
		{"1.5NaN =:= 1.5NaN", "fails"},
		{"0.0 is truncate(1.0Inf)", "fails"},
		{"X is truncate(nan)", "fails"},
		{"catch(X is 1 << 9223372036854775807, _, true)", "fails"},
		{"9007199254740993 =:= 9007199254740992.0", "fails"},
		{"number_codes(1, \"1\")", "fails"},
		{"0 is 1 << 64", "fails"},
		{"256 is 4611686018427387904 mod 3", "fails"},
		{"1 is 4611686018427387904 mod 3", "agrees"},
		{"18446744073709551616 is 1 << 64", "agrees"},
		{"1 is 5 >> -1", "fails"},
		{"catch(length(L, L), _, true)", "fails"},
		{"atom_concat(A, B, " + strings.Repeat("a", 5000) + ")", "bound"},
		{"sub_atom(" + strings.Repeat("a", 5000) + ", B, L, A, S)", "bound"},
		{"sub_atom(" + strings.Repeat("a", 5000) + ", 4999, 1, 0, a)", "agrees"},
		{"between(1, inf, 99999999)", "agrees"},
		{"halt", "stateful"},
		{"open('/etc/passwd', read, S)", "stateful"},
		{"consult(user)", "stateful"},
		{"call((write(x), halt))", "fails"},
		{"no_such_predicate(1)", "theory_scoped"},
		{"0.0 \\= -0.0", "agrees"},
		{"'\U0010F8EE99999999999999999999' \\= 99999999999999999999", "agrees"},
		{"throw(stop)", "fails"},
		{"atom_length(1, L)", "fails"},
	}
	for _, test := range tests {
		program, document := builtinDocument(test.goal)
		start := time.Now()
		r := mustCheck(t, program, document, Options{StepsPerDecision: 200_000})
		if d := time.Since(start); d > 5*time.Second {
			t.Errorf("%s: took %v", test.goal, d)
		}
		got := "agrees"
		switch {
		case r.Failed(5) > 0:
			got = "fails"
		case len(r.Trusted) > 0:
			got = r.Trusted[0].reason
		}
		if got != test.want {
			t.Errorf("%s: %s, want %s\n%s", test.goal, got, test.want, r.Text())
		}
	}
}

// Terms as deep as memory allows take no Go stack.
func TestDeepTerms(t *testing.T) {
	n := *depth
	nested := func(core string) string { return strings.Repeat("f(", n) + core + strings.Repeat(")", n) }
	sum := strings.Repeat("1+(", n) + "1" + strings.Repeat(")", n)
	list := "[" + strings.Repeat("a,", n) + "a]"
	minus := strings.Repeat("- ", n) + "a"
	for _, goals := range [][]string{
		{nested("a") + " = " + nested("a")},
		{nested("a") + " \\= " + nested("b")},
		{nested("a") + " @< " + nested("b")},
		{nested("X") + " = " + nested("X")},
		{"functor(" + nested("a") + ", f, 1)", "ground(" + minus + ")", "compound(" + nested("a") + ")"},
		{fmt.Sprintf("%d is %s", n+1, sum)},
		{fmt.Sprintf("length(%s, %d)", list, n+1), "reverse(" + list + ", " + list + ")", "is_list(" + list + ")"},
		{"msort(" + list + ", " + list + ")", "sort(" + list + ", [a])"},
		{"copy_term(" + nested("a") + ", " + nested("a") + ")"},
	} {
		program, document := builtinDocument(goals...)
		r := mustCheck(t, program, document, Options{})
		if !r.Valid() || len(r.Trusted) > 0 {
			text := r.Text()
			t.Errorf("%.60s...: %s", goals[0], text[strings.Index(text, "steps("):])
		}
	}
	// As goals of rules, of absences and of collections.
	program := fmt.Sprintf("%%%% ?- p(X).\np(%s) :- \\+ q(%s), findall(X, q(X), [%s]).\nq(b).\n", nested("a"), nested("a"), nested("b"))
	document := fmt.Sprintf("p(%s).\nstep(p(%s), rule(1), [], [\\+ q(%s), findall(X, q(X), [%s])]).\n", nested("a"), nested("a"), nested("a"), nested("b")) +
		fmt.Sprintf("step(\\+ q(%s), absent, [], []).\nstep(findall(X, q(X), [%s]), collected, [], []).\n", nested("a"), nested("b"))
	r := mustCheck(t, program, document, Options{})
	if r.Failed(6) != 1 || len(r.Failures) != 1 {
		t.Errorf("a deep collection that misses b: %d failures, %d of C6", len(r.Failures), r.Failed(6))
	}
	// As a claim, its step, the record of its fact and a binding, with variables too.
	for _, core := range []string{"a", "X"} {
		w := nested(core)
		program := fmt.Sprintf("%%%% ?- p(X).\np(%s).\np(X) :- q(X), X = X.\nq(X).\n", strings.ReplaceAll(w, "X", "_"))
		document := fmt.Sprintf("p(%s).\nclause(1, p(%s), true).\nstep(p(%s), fact(1), [], []).\n", w, strings.ReplaceAll(w, "X", "anonymous(1)"), w)
		if r := mustCheck(t, program, document, Options{}); !r.Valid() || len(r.Trusted) > 0 {
			t.Errorf("a deep claim p(...%s...): %d failures", core, len(r.Failures))
		}
		document = fmt.Sprintf("p(%s).\nstep(p(%s), rule(2), ['X' = %s], [q(%s), %s = %s]).\nstep(q(%s), fact(3), [], []).\nstep(%s = %s, builtin, [], []).\n",
			w, w, w, w, w, w, w, w, w)
		if r := mustCheck(t, program, document, Options{}); !r.Valid() || len(r.Trusted) > 0 {
			t.Errorf("a deep claim p(...%s...) by a rule: %d failures", core, len(r.Failures))
		}
		document = fmt.Sprintf("p(%s).\nstep(p(%s), rule(2), [], [q(%s), %s = %s]).\nstep(q(%s), fact(3), [], []).\nstep(%s = %s, builtin, [], []).\n",
			w, w, w, w, nested("b"), w, w, nested("b"))
		if r := mustCheck(t, program, document, Options{}); r.Failed(1) != 1 || r.Failed(5) != 1 {
			t.Errorf("a deep claim p(...%s...) that does not follow: %d failures", core, len(r.Failures))
		}
	}
	// A chain of steps as long.
	program, document = countdown(n / 10)
	if r := mustCheck(t, program, document, Options{}); !r.Valid() {
		t.Error("a long chain of steps is not valid")
	}
}

func TestLimits(t *testing.T) {
	program, document := countdown(2000)
	p, err := LoadProgram([]Source{{Name: "p.pl", Text: program}})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for name, test := range map[string]struct {
		ctx     context.Context
		options Options
		want    error
	}{
		"bytes":   {context.Background(), Options{MaxBytes: 100}, ErrTooLarge},
		"cells":   {context.Background(), Options{MaxCells: 10_000}, ErrTooLarge},
		"timeout": {context.Background(), Options{Timeout: time.Nanosecond}, context.DeadlineExceeded},
		"context": {ctx, Options{}, context.Canceled},
	} {
		if _, err := Check(test.ctx, p, document, test.options); !errors.Is(err, test.want) {
			t.Errorf("%s: error %v, want %v", name, err, test.want)
		}
		if _, err := CheckReader(test.ctx, p, strings.NewReader(document), test.options); !errors.Is(err, test.want) {
			t.Errorf("%s, from a reader: error %v, want %v", name, err, test.want)
		}
	}
	if _, err := Check(context.Background(), p, document, Options{Goals: []string{"down(X)"}}); err != nil {
		t.Error(err)
	}
	if _, err := Check(context.Background(), p, document, Options{Goals: []string{"down("}}); err == nil {
		t.Error("a goal that does not read is no error")
	}
	p, err = LoadProgram([]Source{{Name: "p.pl", Text: "p."}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Check(context.Background(), p, "p.", Options{}); !errors.Is(err, ErrNoGoals) {
		t.Errorf("no goals: error %v", err)
	}
}
