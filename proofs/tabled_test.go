package proofs

import (
	"strings"
	"testing"
)

// TestTabled proves answers of tabled predicates: through left and mutual
// recursion no answer rests on itself, and each is derived once.
func TestTabled(t *testing.T) {
	const edges = "edge(a, b). edge(b, c). edge(c, a). edge(c, d).\n"
	for _, c := range []struct {
		name, program, goal string
		claims              int
		want                []string
	}{
		{"left recursion", ":- table path/2.\n" + edges +
			"path(X, Y) :- path(X, Z), edge(Z, Y).\npath(X, Y) :- edge(X, Y).\n", "path(X, Y)", 12, []string{
			"step(path(a, b), rule(7), ['X' = a, 'Y' = b], [edge(a, b)]).",
			"step(path(a, c), rule(6), ['X' = a, 'Y' = c, 'Z' = b], [path(a, b), edge(b, c)])."}},
		{"mutual recursion", ":- table conn/2, reach/2.\n" + edges +
			"conn(X, Y) :- reach(X, Y).\nconn(X, Y) :- conn(X, Z), reach(Z, Y).\n" +
			"reach(X, Y) :- edge(X, Y).\nreach(X, Y) :- conn(X, Z), edge(Z, Y).\n", "conn(a, X)", 4, []string{
			"step(conn(a, b), rule(6), ['X' = a, 'Y' = b], [reach(a, b)])."}},
		{"facts", ":- table p/1.\np(1). p(2).\nq(X, Y) :- p(X), p(Y).\n", "q(X, Y)", 4, []string{
			"step(p(2), fact(3), [], [])."}},
		{"numbers", ":- table fib/2.\nfib(0, 0). fib(1, 1).\n" +
			"fib(N, F) :- N > 1, A is N-1, B is N-2, fib(A, FA), fib(B, FB), F is FA+FB.\n", "fib(30, F)", 1, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			x := explain(t, c.program, Options{}, 0, c.goal)
			if report := x.check(t); report.Verdict() != "checked" {
				t.Errorf("verdict %s", report.Verdict())
			}
			if got := strings.Count(x.text[:strings.Index(x.text, "\n\n")+1], "\n"); got != c.claims {
				t.Errorf("%d claims, want %d", got, c.claims)
			}
			for _, line := range c.want {
				if !strings.Contains(x.text, line+"\n") {
					t.Errorf("the document lacks %s\n%s", line, x.text)
				}
			}
		})
	}
}
