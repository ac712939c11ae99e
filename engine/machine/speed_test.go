package machine_test

import (
	"testing"

	"github.com/eyeprove/eyeprove/engine/machine"
)

const speedProgram = `
rev([], []).
rev([X|Xs], Ys) :- rev(Xs, Zs), app(Zs, [X], Ys).
app([], L, L).
app([X|Xs], L, [X|Ys]) :- app(Xs, L, Ys).
upto(I, N, []) :- I > N, !.
upto(I, N, [I|Is]) :- J is I + 1, upto(J, N, Is).
nrev :- upto(1, 100, L), rev(L, _).

queens(N) :- upto(1, N, L), put(L, [], _).
put([], B, B).
put([C|Cs], B, R) :- take(Q, [C|Cs], Rest), free(B, Q, 1), put(Rest, [Q|B], R).
take(X, [X|Xs], Xs).
take(X, [Y|Ys], [Y|Zs]) :- take(X, Ys, Zs).
free([], _, _).
free([P|Ps], Q, D) :- Q =\= P + D, Q =\= P - D, E is D + 1, free(Ps, Q, E).

tree(0, _) :- !.
tree(N, t(L, R)) :- M is N - 1, tree(M, L), tree(M, R).
unify :- tree(10, A), tree(10, B), A = B.
copy :- tree(10, A), copy_term(A, _).

tak(X, Y, Z, Z) :- X =< Y, !.
tak(X, Y, Z, R) :- A is X - 1, B is Y - 1, C is Z - 1,
	tak(A, Y, Z, D), tak(B, Z, X, E), tak(C, X, Y, F), tak(D, E, F, R).

collect :- findall(X, between(1, 1000, X), _).
garbage(0) :- !.
garbage(N) :- _ = g(N, N, N, N, N, N, N, N), M is N - 1, garbage(M).
`

// benchmark runs a goal without and with the choice log.
func benchmark(b *testing.B, goal string) {
	for _, record := range []bool{false, true} {
		name := "plain"
		if record {
			name = "record"
		}
		b.Run(name, func(b *testing.B) {
			m := machine.New(load(b, filled+speedProgram))
			m.SetRecord(record)
			for b.Loop() {
				if ok, err := m.Once(read(b, m, goal)); !ok || err != nil {
					b.Fatal(goal, ok, err)
				}
			}
		})
	}
}

func BenchmarkNrev(b *testing.B)       { benchmark(b, "nrev") }
func BenchmarkQueens(b *testing.B)     { benchmark(b, "queens(10)") }
func BenchmarkTak(b *testing.B)        { benchmark(b, "tak(18, 12, 6, _)") }
func BenchmarkUnify(b *testing.B)      { benchmark(b, "unify") }
func BenchmarkCopy(b *testing.B)       { benchmark(b, "copy") }
func BenchmarkFindall(b *testing.B)    { benchmark(b, "collect") }
func BenchmarkCollection(b *testing.B) { benchmark(b, "garbage(100000)") }

// BenchmarkAssert adds a thousand facts, finds each by three arguments and
// erases them.
func BenchmarkAssert(b *testing.B) {
	benchmark(b, "fill(0, 1000), look(0, 1000), retractall(p(_, _, _, _))")
}
