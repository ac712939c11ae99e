package proofs

import (
	"regexp"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

var anonymous = regexp.MustCompile(`_[A-Z]?[0-9]+`)

// TestLogEntries holds what the choice log keeps of a call to what cannot be had
// again, and rebuilds the derivation from it. Clauses have the ids 1, 2, ... behind
// those of the library, which are written as such.
func TestLogEntries(t *testing.T) {
	for _, c := range []struct{ name, program, goal, want string }{
		{"a clause that is retracted is its id",
			"p(a, f(b)).", "assertz(d(1, f(X, X), [Y])), retract(d(_, _, [z]))", "id"},
		{"also with a body, and what was found before it",
			"p(a).", "assertz((d(1) :- p(a))), assertz((d(2) :- p(_))), retract((d(X) :- B)), X > 1", "id"},
		{"clause/2 gives an id",
			":- dynamic d/1.\nd(1) :- p, q.\nd(2) :- r.\np. q. r.", "clause(d(X), B), X =:= 2", "id"},
		{"nothing is kept of what binds nothing",
			":- dynamic d/1.", "assertz(d([a, b, c])), retractall(d(_)), abolish(d/1)", ""},
		{"a function of its arguments goes on from its state",
			"p.", "between(10, 20, X), X =:= 12, atom_concat(A, B, abc), A == ab, length(L, N), N =:= 2", "3 3 3"},
		{"the first solution has none",
			"p.", "length([a, b, c], N), sub_atom(hello, 1, 2, _, S)", "0 0"},
		{"of a state that is a term the arguments",
			"p.", "char_type(a, to_lower(L))", "0"},
		{"values of the arguments that were variables",
			"p.", "nb_setval(k, f(a)), nb_getval(k, X), nb_setval(k, 7), nb_getval(k, Y), nb_getval(k, 7)", "0 2 f(a) 0 2 7 0"},
		{"all arguments when variables are in one",
			"p.", "nb_setval(k, f(a, b)), nb_getval(k, f(X, _))", "0 '$args'(k,f(a,b))"},
		{"all arguments when a value has variables",
			"p.", "nb_setval(k, f(_)), nb_getval(k, X), X = f(a)", "0 '$args'(k,f(_))"},
		{"what a catcher's variables became",
			"p.", "catch(throw(ball(7, a)), ball(X, Y), true)", "1 7 a"},
		{"nothing of a catcher without variables",
			"p.", "catch(throw(ball(7)), ball(7), true)", "1"},
		{"the whole ball when one became a compound",
			"p.", "catch(throw(ball(7, f(a))), ball(X, Y), true)", "1 ball(7,f(a))"},
		{"the list of a findall",
			"p(1). p(f(2)). p(g(_)).", "findall(X, p(X), L), findall(X, (p(X), fail), M)", "[1,f(2),g(_)] []"},
		{"big numbers and atoms",
			"p.", "X is 2 ^ 70, catch(throw(X), Y, true), catch(throw(100000), Z, true), catch(throw(-1), V, true), catch(throw('long name'), W, true)",
			"1 1180591620717411303424 1 100000 1 -1 1 'long name'"},
	} {
		t.Run(c.name, func(t *testing.T) {
			e, s := solved(t, c.program, c.goal)
			var entries []string
			for _, w := range s.log.entries {
				h := term.NewHeap(0)
				if w.Tag() == term.Str {
					w = h.Thaw(s.log.images[w.Index()])
				}
				text := syntax.Format(h, w, e.Program().Ops, syntax.WriteOptions{Quoted: true, IgnoreOps: true})
				if c.want == "id" {
					if e.Program().ClauseByID(int(w.SmallInt())) == nil {
						t.Errorf("%s is the id of no clause", text)
					}
					text = "id"
				}
				entries = append(entries, anonymous.ReplaceAllString(text, "_"))
			}
			if got := strings.Join(entries, " "); got != c.want {
				t.Errorf("the log is %s, want %s", got, c.want)
			}
			if err := NewDocument(e.Program(), Options{}).Explain(s); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestRetracted proves goals on clauses that are gone: the derivation of each names
// them, and what backtracking undid is in none.
func TestRetracted(t *testing.T) {
	const program = `:- dynamic d/1.
d(1). d(2). d(3).
first(X) :- retract(d(X)), !.
later(X) :- retract(d(X)), X >= 2.
twice(X, Y) :- retract(d(X)), assertz(d(X)), retract(d(Y)), Y =:= X.
view(X, L) :- d(X), X =:= 2, retract(d(2)), assertz(d(4)), findall(Y, d(Y), L).
seen(X) :- d(X), retract(d(3)), assertz(d(5)).
emptied(L) :- ( retract(d(_)), fail ; true ), assertz(d(7)), findall(X, d(X), L), retract(d(7)).
rule(B) :- assertz((d(9) :- e(8))), clause(d(9), B), retract((d(9) :- B)).
e(8).
`
	for _, c := range []struct {
		goal    string
		answers []string
	}{
		{"first(X)", []string{"first(1)"}},
		{"later(X)", []string{"later(2)", "later(3)"}},
		{"twice(X, Y)", []string{"twice(1,1)"}},
		{"view(X, L)", []string{"view(2,[1,3,4])"}},
		{"seen(X)", []string{"seen(1)"}},
		{"emptied(L)", []string{"emptied([7])"}},
		{"rule(B)", []string{"rule(e(8))"}},
	} {
		x := explain(t, program, Options{}, 0, c.goal)
		for _, answer := range c.answers {
			if !strings.Contains(strings.ReplaceAll(x.text, ", ", ","), answer) {
				t.Errorf("%s: the document lacks %s\n%s", c.goal, answer, x.text)
			}
		}
		x.check(t)
	}
}

// TestLongArguments calls built-ins with a long list a thousand times: the log grows
// by what they bind.
func TestLongArguments(t *testing.T) {
	const program = `
rounds(0, _, []) :- !.
rounds(N, L, [X|Xs]) :- length(L, X), nb_setval(k, X), nb_getval(k, Y), Y =:= X, catch(throw(b(X)), b(_), true), ( N mod 2 =:= 0 ; true ), !,
    M is N - 1, rounds(M, L, Xs).
main(N) :- length(L, 100000), rounds(1000, L, Xs), retried(L), length(Xs, N).
retried(L) :- between(1, 1000, X), length(L, N), X * 100 =:= N, !.
`
	e, s := solved(t, program, "main(N)")
	if n := len(s.log.entries); n > 12_000 {
		t.Errorf("%d entries", n)
	}
	if n := len(s.log.images); n > 0 {
		t.Errorf("%d terms", n)
	}
	newRebuilder(e.Program(), false).rebuild(&s) // it panics when it goes astray
}
