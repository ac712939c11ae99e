package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// sharing are programs whose goals have to do with each other in some way, or
// with the output; those of the first lines do not.
var sharing = []struct{ name, text string }{
	{"apart", `
%% ?- p(X).
%% ?- q(X).
%% ?- slow(30000, X).
%% ?- p(Y).
%% ?- \+ r(a).
%% ?- none(X).
p(a). p(b).
q(X) :- p(X), write(seen(X)), nl.
q(c) :- write(user_error, c), nl(user_error).
r(b).
none(_) :- fail.
slow(0, done) :- !.
slow(N, X) :- M is N - 1, slow(M, X).
`},
	{"repeated", "%% ?- p(X).\n%% ?- p(X).\n%% ?- q(X, _).\n%% ?- r(X).\np(X) :- r(X).\nq(X, _) :- r(X).\nr(a). r(b).\n"},
	{"errors", "%% ?- p(X).\n%% ?- X is foo + 1.\n%% ?- throw(ball).\n%% ?- p(X), atom_length(X, _).\np(X) :- member(X, [a, 1]).\n"},
	{"halt", "%% ?- p(X).\n%% ?- p(X), halt(7).\n%% ?- p(X).\np(X) :- member(X, [a, b]).\n"},
	{"asserts", ":- dynamic(n/1).\n%% ?- p(X).\n%% ?- next(X).\n%% ?- next(X).\n%% ?- n(X), X > 0.\nn(0).\nnext(M) :- retract(n(N)), !, M is N + 1, assertz(n(M)).\np(X) :- n(X).\n"},
	{"hidden", ":- dynamic(n/1).\n%% ?- p(X).\n%% ?- q(X).\n%% ?- go(X).\n%% ?- n(X), X \\== a.\n%% ?- q(X).\nn(0).\np(X) :- n(Y), X = f(Y).\nq(X) :- member(X, [1, 2]), write(q), nl.\n" +
		"go(1).\ngo(2) :- write(before), nl.\ngo(X) :- write(user_error, err), nl(user_error), atom_concat(asse, rtz, A), G =.. [A, n(x)], call(G), n(X).\n"},
	{"globals", "%% ?- p(X).\n%% ?- nb_setval(k, 1), X = 2.\n%% ?- nb_getval(k, X).\np(1).\n"},
	{"local", "%% ?- p(X).\n%% ?- p(X).\n%% ?- q(X).\np(Y) :- b_setval(v, 3), b_getval(v, X), Y = f(X).\nq(A) :- with_output_to(atom(A), (write(a), write(b))).\n"},
	{"tables", ":- table(path/2).\n%% ?- e(X, a).\n%% ?- path(a, X).\n%% ?- path(X, c).\npath(X, Y) :- e(X, Y).\npath(X, Y) :- path(X, Z), e(Z, Y).\ne(a, b). e(b, c). e(c, a).\n"},
	{"random", "%% ?- p(X).\n%% ?- q(X).\n%% ?- q(X).\n:- initialization(set_random(seed(4))).\np(X) :- X = 1.\nq(X) :- X is random(1000000).\n"},
	{"clean-up", "%% ?- p(X).\n%% ?- q(X).\n%% ?- p(X).\np(X) :- call_cleanup(member(X, [a, b, c]), (write(bye), nl)).\nq(X) :- p(Y), write(Y), nl, X = f(Y).\n"},
	{"random within", "%% ?- q(X).\n%% ?- q(X).\n%% ?- q(X).\n%% ?- q(X).\n:- initialization(set_random(seed(4))).\nq(X) :- X is 1 + random(1000000).\n"},
	{"lines", "%% ?- p(X).\n%% ?- q(X).\n%% ?- q(X).\n%% ?- p(X).\np(f(X)) :- X = 1.\nq(X) :- write(abc), format(\"~t~w~10||\", [x]), X = 1, fail.\nq(g).\n"},
	{"infinite", "%% ?- p(X).\n%% ?- q(X).\n%% ?- p(X).\np(a).\nq(X) :- between(1, inf, X).\n"},
	{"closures", "%% ?- maplist(succ, [1, 2], L).\n%% ?- foldl(add, [1, 2], 0, X).\n%% ?- m(L).\nadd(X, Y, Z) :- Z is X + Y.\nm(L) :- atom_concat(re, verse, R), call(R, [1, 2], L).\nm(L) :- atom_concat(max_, list, R), call(R, [1, 2], L).\n"},
	{"flags", "%% ?- p(X).\n%% ?- set_prolog_flag(double_quotes, codes), op(700, xfx, =>), X = (a => b).\n%% ?- p(X).\np(X) :- X = =>(1, 2).\n"},
}

var variables = regexp.MustCompile(`\b_[0-9]+`)

// TestJobs runs programs with several goals at a time and wants what one at a time
// gives, byte for byte but for the names of unbound variables.
func TestJobs(t *testing.T) {
	dir := t.TempDir()
	var files []string
	for _, p := range sharing {
		name := filepath.Join(dir, p.name+".pl")
		if err := os.WriteFile(name, []byte(p.text), 0o666); err != nil {
			t.Fatal(err)
		}
		files = append(files, name)
	}
	for _, name := range []string{"family", "list-relations", "grammar-arithmetic", "tabling", "transaction", "bank-account", "exception", "sorting", "text"} {
		files = append(files, "../../examples/"+name+".pl")
	}
	call := func(args ...string) string {
		var out, err bytes.Buffer
		status := run(args, strings.NewReader("input.\n"), &out, &err)
		text := fmt.Sprintf("status %d\n%s\n-- stderr\n%s", status, &out, &err)
		return variables.ReplaceAllString(text, "_V") // their names are places in memory
	}
	for _, file := range files {
		for _, mode := range [][]string{{}, {"--proof"}, {"--json"}, {"--all"}, {"--answers", "3"}, {"--quiet", "--answers", "1"}} {
			infinite := strings.HasSuffix(file, "infinite.pl")
			if infinite && (len(mode) == 0 || mode[len(mode)-1] == "--proof" || len(mode) == 1) {
				continue
			}
			args := append(append([]string{}, mode...), file)
			want := call(args...)
			for _, n := range []string{"2", "5"} {
				if got := call(append([]string{"--jobs", n}, args...)...); got != want {
					t.Errorf("%s %v, %s jobs:\n%s\n--- want\n%s", filepath.Base(file), mode, n, got, want)
				}
			}
		}
	}
}

// Tests of several files at a time are reported in the order of the files.
func TestTestJobs(t *testing.T) {
	dir := t.TempDir()
	args := []string{"test", "--verbose"}
	for i := range 6 {
		name := filepath.Join(dir, fmt.Sprintf("t%d.pl", i))
		text := fmt.Sprintf("p(%d).\n?- p(X).\n   X = %d.\n?- p(X).\n   X = 3.\nslow(0) :- !.\nslow(N) :- M is N - 1, slow(M).\n?- slow(%d).\n   true.\n", i, i, 60000-10000*i)
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		args = append(args, name)
	}
	args = append(args, filepath.Join(dir, "none.pl"))
	call := func(args ...string) string {
		var out, err bytes.Buffer
		status := run(args, strings.NewReader(""), &out, &err)
		return fmt.Sprintf("status %d\n%s\n-- stderr\n%s", status, &out, &err)
	}
	want := call(args...)
	if !strings.Contains(want, "13 passed, 6 failed") {
		t.Fatal(want)
	}
	if got := call(append(args, "--jobs", "4")...); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// An interrupted, or timed out, run ends with what was shown before.
func TestJobsEnd(t *testing.T) {
	file := filepath.Join(t.TempDir(), "long.pl")
	text := "%% ?- p(X).\n%% ?- loop(0).\n%% ?- p(X).\n%% ?- loop(1).\np(X) :- X = a.\nloop(N) :- M is N + 1, loop(M).\n"
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		option, value, want string
		status              int
	}{
		{"--timeout", "300ms", "eyeprove: the time limit of 300ms is reached\n", statusUnknown},
		{"--limit-steps", "100000", "eyeprove: the limit of 100000 steps is reached\n", statusUnknown},
		{"--jobs", "0", "eyeprove: --jobs takes a number from 1 on, not 0\nTry 'eyeprove --help'.\n", statusError},
	} {
		var out, err bytes.Buffer
		status := run([]string{"--jobs", "3", c.option, c.value, file}, strings.NewReader(""), &out, &err)
		if want := map[bool]string{true: "p(a).\n"}[c.status != statusError]; out.String() != want || status != c.status || err.String() != c.want {
			t.Errorf("%s: status %d, output %q, errors %q", c.option, status, &out, &err)
		}
	}
}
