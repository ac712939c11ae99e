package engine

import (
	"testing"
)

// Rules that wake goals, in their heads and bodies, are compiled and erased again and
// again: the code that wakes goals goes with theirs, and not before it is done.
func TestWakingInErasedRules(t *testing.T) {
	const text = `
:- dynamic(r/2).
:- dynamic(woken/1).
rounds(0) :- !.
rounds(N) :-
    assertz((r(X, f(Z, Z)) :- X > N, freeze(V, V > N), same(V, X), W = V, freeze(U, drop(U)), U = X, same(U, W))),
    Y is N + 1, ten(10, Y), M is N - 1, rounds(M).
same(X, X).
drop(U) :- ( woken(last) -> retractall(r(_, _)), other(U) ; true ).
other(_) :- assertz((r(no, _) :- same(_, no), true)), retractall(r(_, _)).
ten(0, _) :- !.
ten(N, Y) :-
    retractall(woken(_)), assertz(woken(N)), freeze(F, same(F, f(_, _))),
    ( woken(1) -> retractall(woken(_)), assertz(woken(last)) ; true ),
    r(Y, F), !, M is N - 1, ten(M, Y).
`

	for _, stress := range []bool{false, true} {
		for _, record := range []bool{false, true} {
			n := "rounds(3000)"
			if stress {
				n = "rounds(20)"
			}
			e := loaded(t, text, Record(record))
			e.Machine().SetStress(stress)
			got, err := texts(t, e, n)
			if err != nil || len(got) != 1 {
				t.Errorf("stress %v, record %v: %q %v", stress, record, got, err)
			}
			if words := e.Program().CodeWords(); words > 300_000 {
				t.Errorf("stress %v, record %v: %d words of code", stress, record, words)
			}
		}
	}
}
