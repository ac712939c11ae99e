package proofs

import (
	"errors"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/proofs/check"
)

// What the age of variables decided is rebuilt as it was, and no checker can
// verify it: some step stays an obligation. f/2 makes two variables whose age
// differs between a run and the rebuilding.
func TestOrderOfVariables(t *testing.T) {
	const pair = "f(X, Y) :- Z = g(Y, X), Z = g(_, _). f2(X, Y) :- findall(A-B, member(A-B, [_-_]), [Y-X]).\n"
	for _, c := range []struct {
		name, program string // of p(F, R), which calls F for its variables
	}{
		{"test", "p(F, R) :- call(F, A, B), ( age(A, B, R) ), A = 1, B = 2. age(X, Y, lt) :- X @< Y, !. age(_, _, ge)."},
		{"guard", "p(F, R) :- call(F, A, B), age(A, B, R), A = 1, B = 2. age(X, Y, R) :- X @>= Y, !, R = ge. age(_, _, lt)."},
		{"condition", "p(F, R) :- call(F, A, B), ( A @< B -> R = lt ; R = ge ), A = 1, B = 2."},
		{"condition of several tests", "p(F, R) :- call(F, A, B), ( var(A), f(A) @> f(B), nonvar(R) -> R = gt ; A @> B -> R = g ; R = le ), A = 1, B = 2."},
		{"condition at run time", "p(F, R) :- call(F, A, B), G = ( A @< B -> R = lt ; R = ge ), call(G), A = 1, B = 2."},
		{"soft condition", "p(F, R) :- call(F, A, B), ( A @< B *-> R = lt ; R = ge ), A = 1, B = 2."},
		{"negation", "p(F, R) :- call(F, A, B), ( \\+ A @< B, R = ge ; \\+ A @> B, R = le ; R = none ), ( \\+ \\+ A @< B -> true ; true ), A = 1, B = 2."},
		{"compare", "p(F, R) :- call(F, A, B), compare(R, g(x, A), g(x, B)), A = 1, B = 2."},
		{"once", "p(F, R) :- call(F, A, B), once(( member(X, [A, B]), X @>= A, X @>= B )), A = 1, B = 2, R = X."},
		{"sort", "p(F, R) :- call(F, A, B), sort([B, A, B, c], R), A = 1, B = 2."},
		{"sort/4", "p(F, R) :- call(F, A, B), sort(1, @>=, [k(B, 1), k(A, 2), k(B, 3)], R), A = 1, B = 2."},
		{"sort/4 without duplicates", "p(F, R) :- call(F, A, B), sort(0, @>, [k(B, 1), k(A, 2), k(B, 1)], R), A = 1, B = 2."},
		{"msort", "p(F, R) :- call(F, A, B), msort([B, A, B, c], R), A = 1, B = 2."},
		{"keysort", "p(F, R) :- call(F, A, B), keysort([B-1, A-2, B-3], R), A = 1, B = 2."},
		{"predsort", "p(F, R) :- call(F, A, B), predsort(cmp, [B, A, B], R), A = 1, B = 2. cmp(O, X, Y) :- compare(O, X, Y)."},
		{"sort in a condition", "p(F, R) :- call(F, A, B), ( sort([B, A], [X|_]), X == A -> R = a ; R = b ), A = 1, B = 2."},
		{"bagof", "p(F, R) :- call(F, A, B), bagof(X, member(X-W, [1-A, 2-B, 3-A]), L), A = a, B = b, R = W-L."},
		{"bagof of variables", "p(F, R) :- call(F, A, B), bagof(X-W, member(X-W, [B-1, A-2]), R), A = a, B = b."},
		{"setof", "p(F, R) :- call(F, A, B), setof(X, member(X, [B, A, B]), R), A = a, B = b."},
		{"setof with free variables", "p(F, R) :- call(F, A, B), setof(X, member(X-W, [1-A, 2-B, 0-A]), L), A = a, B = b, R = W-L."},
		{"list_to_ord_set", "p(F, R) :- call(F, A, B), list_to_ord_set([B, A, B], R), A = a, B = b."},
		{"tried in vain", "p(F, R) :- call(F, A, B), ( X = A ; X = B ), sort([A, B], [X|_]), compare(_, A, B), A = 1, B = 2, R = X."},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, f := range []string{"f", "f2"} {
				for _, o := range []Options{{}, {Expanded: true}} {
					x := explain(t, pair+c.program, o, 0, "p("+f+", R)")
					if x.Claims() == 0 {
						t.Fatal("no answer")
					}
					x.check(t)
					report := x.judge(t, check.Options{Goals: x.goals, Discharge: true})
					if verdict := "verdict(checked_with_obligations)"; !strings.Contains(report.Text(), verdict) {
						t.Errorf("not %s:\n%s\n%s", verdict, report.Text(), x.text)
					}
				}
			}
		})
	}
}

// Where age decides nothing, the log is as long as without variables.
func TestOrderOfOthers(t *testing.T) {
	_, s := solved(t, "p(A, B, R) :- A @< B, compare(_, f(A), f(B)), sort([A, B, c(A)], R), ( A @> B -> true ; true ).", "p(_, 1, R)")
	if n := len(s.log.entries); n != 0 {
		t.Errorf("%d entries of the log", n)
	}
}

// A log in which the order of elements was damaged is noticed.
func TestOrderAstray(t *testing.T) {
	e, s := solved(t, "p(R) :- sort([_, _, _], R), compare(_, X, Y), X = Y.", "p(R)")
	if len(s.log.entries) != 2 {
		t.Fatal(s.log.entries)
	}
	s.log.entries[0] = s.log.entries[1]
	if err := NewDocument(e.Program(), Options{}).Explain(s); !errors.Is(err, ErrAstray) {
		t.Errorf("error %v", err)
	}
}
