package engine

import (
	"errors"
	"strings"
	"testing"
)

// TestCalls raises errors and wants to be told which clauses were running, the
// newest first. A clause that made its last call is not among them.
func TestCalls(t *testing.T) {
	const program = `:- dynamic often/1.
len([], 0).
len([_|T], N) :- len(T, M), N is M + a.
fac(N, F) :- N > 0, M is N - 1, fac(M, G), F is N * G.
fac(0, 1).
even(0) :- no_such_thing, true.
even(N) :- M is N - 1, odd(M), true.
odd(N) :- M is N - 1, even(M), true.
last(X) :- X == 1, worse(X).
worse(X) :- Y is X + b, Y > 1.
mapped(L) :- maplist(worse, L), true.
branch(X) :- ( X > 1 -> true ; atom_length(f(X), _) ; true ).
inside(X) :- \+ ( member(Y, X), atom_length(f(Y), _) ), true.
caught(X) :- catch(branch(X), other, true), true.
again(X) :- catch(branch(X), E, throw(E)), true.
found(X) :- findall(Y, ( member(Y, X), worse(Y) ), _), true.
cleaned(X) :- call_cleanup(worse(X), len([], _)), true.
often(X) :- worse(X), true.
repeated(X) :- forall(between(1, 9, _), catch(often(X), _, true)), true.
solved(X, Y) :- branch(X), Y is foo.
`
	for _, c := range []struct{ goal, want string }{
		{"len([a, b, c, d], _)", "len/2:3, 4 times"},
		{"fac(_, _)", "fac/2:4"},
		{"fac(2, _), fac(a, _)", "fac/2:4"},
		{"even(2)", "even/1:6, odd/1:8, even/1:7"},
		{"last(1)", "worse/1:10"},
		{"mapped([1])", "worse/1:10, maplist_/2, mapped/1:11"},
		{"branch(0)", "branch/1:12"},
		{"inside([1])", "inside/1:13"},
		{"caught(0)", "branch/1:12, caught/1:14"},
		{"again(0)", "again/1:15"},
		{"found([1])", "worse/1:10, found/1:16"},
		{"cleaned(1)", "worse/1:10, setup_call_catcher_cleanup/4, cleaned/1:17"},
		{"repeated(1), often(1)", "worse/1:10, often/1:18"},
		{"solved(2, _)", "solved/2:20"},
		{"atom_length(X, _)", ""},
		{"caught(0), true ; true", "branch/1:12, caught/1:14"},
	} {
		for _, record := range []bool{false, true} {
			e := loaded(t, program, Record(record))
			_, err := texts(t, e, c.goal)
			var uncaught *Uncaught
			if !errors.As(err, &uncaught) {
				t.Errorf("%s: %v", c.goal, err)
				continue
			}
			got := strings.Join(uncaught.Diagnostic.Calls, ", ")
			got = strings.NewReplacer("in ", "", ", test.pl", "", ", library(control)", "", ", library(apply)", "").Replace(got)
			if got != c.want {
				t.Errorf("%s: the calls are %q, not %q", c.goal, got, c.want)
			}
		}
	}
}

// TestManyCalls raises an error at the end of a deep recursion.
func TestManyCalls(t *testing.T) {
	e := loaded(t, "p(0) :- q(_). p(N) :- N > 0, M is N - 1, r(M), true. r(N) :- p(N), true. q(X) :- Y is X, Y > 1.")
	_, err := texts(t, e, "p(100000)")
	var uncaught *Uncaught
	if !errors.As(err, &uncaught) {
		t.Fatal(err)
	}
	want := "in q/1, test.pl:1\nin r/1, test.pl:1\nin p/1, test.pl:1\nin r/1, test.pl:1\nin p/1, test.pl:1\n... and 199996 more"
	if got := strings.Join(uncaught.Diagnostic.Calls, "\n"); got != want {
		t.Errorf("the calls are\n%s\nnot\n%s", got, want)
	}
}
