package proofs

import (
	"strings"
	"testing"
)

// Whole documents, to the byte: blocks, order, where long facts are opened.
func TestLayout(t *testing.T) {
	for _, c := range []struct{ name, program, goal, want string }{
		{"facts only", "p(a).\n", "p(X)", `p(a).

clause(1, p(a), true).

step(p(a), fact(1), [], []).
`},
		{"no clause cited", "p(a).\n", "X = f(b)", `f(b) = f(b).

step(f(b) = f(b), builtin, [], []).
`},
		{"several answers share steps", "p(X) :- q(X), r.\nq(1).\nq(2).\nr.\n", "p(X)", `p(1).
p(2).

clause(1, p(var('X')), (q(var('X')), r)).
clause(2, q(1), true).
clause(3, q(2), true).
clause(4, r, true).

step(p(1), rule(1), ['X' = 1], [q(1), r]).
step(q(1), fact(2), [], []).
step(r, fact(4), [], []).
step(p(2), rule(1), ['X' = 2], [q(2), r]).
step(q(2), fact(3), [], []).
`},
		// The claim is longer than 96 characters and stays on one line.
		{"one argument a line", `
p(abcdefghijklmnopqrstuvwxyz, abcdefghijklmnopqrstuvwxyz, abcdefghijklmnopqrstuvwxyz, abcdefghijkl).
`, "p(A, B, C, D)", `p(abcdefghijklmnopqrstuvwxyz, abcdefghijklmnopqrstuvwxyz, abcdefghijklmnopqrstuvwxyz, abcdefghijkl).

clause(1,
       p(abcdefghijklmnopqrstuvwxyz, abcdefghijklmnopqrstuvwxyz, abcdefghijklmnopqrstuvwxyz, abcdefghijkl),
       true).

step(p(abcdefghijklmnopqrstuvwxyz, abcdefghijklmnopqrstuvwxyz, abcdefghijklmnopqrstuvwxyz, abcdefghijkl),
     fact(1),
     [],
     []).
`},
		{"one element a line", `
start(First) :- first_of_several_goals(First), second_of_several_goals(First), ( true ; fail ), !.
first_of_several_goals(a_rather_long_constant).
second_of_several_goals(_).
`, "start(X)", `start(a_rather_long_constant).

clause(1,
       start(var('First')),
       (first_of_several_goals(var('First')),
        second_of_several_goals(var('First')),
        (true ; fail),
        !)).
clause(2, first_of_several_goals(a_rather_long_constant), true).
clause(3, second_of_several_goals(anonymous(1)), true).

step(start(a_rather_long_constant),
     rule(1),
     ['First' = a_rather_long_constant],
     [first_of_several_goals(a_rather_long_constant),
      second_of_several_goals(a_rather_long_constant),
      (true ; fail),
      !]).
step(first_of_several_goals(a_rather_long_constant), fact(2), [], []).
step(second_of_several_goals(a_rather_long_constant), fact(3), [], []).
step((true ; fail), control, [], [true]).
step(true, builtin, [], []).
step(!, builtin, [], []).
`},
		{"variables", "p(X) :- q(X, _, Y, Y).\nq(1, _, _, _).\n", "p(X)", `p(1).

clause(1, p(var('X')), q(var('X'), anonymous(1), var('Y'), var('Y'))).
clause(2, q(1, anonymous(1), anonymous(2), anonymous(3)), true).

step(p(1), rule(1), ['X' = 1], [q(1, A, B, B)]).
step(q(1, A, B, B), fact(2), [], []).
`},
		{"names and operators", ":- op(700, xfx, is_of).\n'Big Atom' is_of [a, B, 'C'|_] :- B = -1, X = - 1, X = '\\n'.\np(X) :- \\+ X is_of [].\n", "p(a)", `p(a).

clause(3, p(var('X')), \+ var('X') is_of []).

step(p(a), rule(3), ['X' = a], [\+ a is_of []]).
step(\+ a is_of [], absent, [], []).
`},
	} {
		x := explain(t, c.program, Options{}, 0, c.goal)
		x.check(t)
		if x.text != c.want {
			t.Errorf("%s: the document is\n%s\nwant\n%s", c.name, x.text, c.want)
		}
	}
}

// A fact of 96 characters without the dot stays on its line.
func TestWidth(t *testing.T) {
	for width, lines := range map[int]int{96: 1, 97: 3} {
		name := strings.Repeat("é", width-len("clause(1, , true)"))
		x := explain(t, name+".\n", Options{}, 0, name)
		_, record, _ := strings.Cut(x.text, "\n\n")
		record, _, _ = strings.Cut(record, "\n\n")
		if got := strings.Count(record, "\n") + 1; got != lines {
			t.Errorf("a record of %d characters takes %d lines", width, got)
		}
	}
}
