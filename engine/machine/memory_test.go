package machine_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// What takes n bytes of one area, and collects with them in use.
const shapes = `
busy(0) :- !.
busy(N) :- T = f(N, N, N), arg(1, T, _), M is N - 1, busy(M).
heap(B) :- N is B // 16, build(N, [], L), busy(50000), sum(L, 0, S), S =:= N * (N + 1) // 2.
build(0, L, L) :- !.
build(N, A, L) :- M is N - 1, build(M, [N|A], L).
sum([], S, S).
sum([N|L], A, S) :- B is A + N, sum(L, B, S).
deepTerm(B) :- N is B // 32, nest(N, a, T), busy(50000), depth(T, 0, N).
nest(0, T, T) :- !.
nest(N, A, T) :- M is N - 1, nest(M, f(A, N), T).
depth(a, D, D) :- !.
depth(f(T, _), A, D) :- B is A + 1, depth(T, B, D).
environments(B) :- N is B // 48, deep(N, X), X >= 0.
deep(0, 0) :- !.
deep(N, X) :- M is N - 1, deep(M, Y), X is max(Y, M).
choices(B) :- N is B // 96, choose(N).
choose(0).
choose(N) :- N > 0, M is N - 1, more(M, _).
more(M, _) :- choose(M).
more(_, _) :- fail.
trail(B) :- N is B // 24, length(L, N), bound(L), busy(50000), ones(L).
bound(L) :- ones(L).
bound(_).
ones([]).
ones([1|L]) :- ones(L).
found(B) :- N is B // 24, findall(X, between(1, N, X), L), sum(L, 0, S), S =:= N * (N + 1) // 2.
terms(B) :- N is B // 88, findall(f(X, X), between(1, N, X), L), L = [f(1, 1)|_].
:- dynamic(p/3).
clauses(B) :- N is B // 160, assert(N).
assert(0) :- !.
assert(N) :- assertz(p(N, a, f(N))), M is N - 1, assert(M).
`

// A limit of memory lets a program have four fifths of it, in whatever area, and
// ends one that wants twice as much before it has it.
func TestMemoryLimitOfEachArea(t *testing.T) {
	const limit = 24 << 20
	for _, shape := range []string{"heap", "deepTerm", "environments", "choices", "trail", "found", "terms", "clauses"} {
		for _, c := range []struct {
			bytes int
			ends  bool
		}{{limit / 5 * 4, false}, {2 * limit, true}} {
			m := machine.New(load(t, shapes))
			m.SetLimits(machine.Limits{Memory: limit})
			goal := fmt.Sprintf("%s(%d)", shape, c.bytes)
			run := m.Solve(read(t, m, goal))
			solved := run.Next()
			var reached *machine.LimitError
			if solved == c.ends || c.ends != errors.As(run.Err(), &reached) {
				t.Errorf("%s: %v, %v", goal, solved, run.Err())
			}
			if m.Stats.PeakBytes > limit {
				t.Errorf("%s took %d bytes", goal, m.Stats.PeakBytes)
			}
			run.Close()
			// What the run took is there again for the next.
			if ok, err := m.Once(read(t, m, fmt.Sprintf("heap(%d)", limit/2))); shape != "clauses" && (!ok || err != nil) {
				t.Errorf("after %s: %v, %v", goal, ok, err)
			}
		}
	}
}
