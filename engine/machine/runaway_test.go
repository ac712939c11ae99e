package machine_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
)

// runaways are programs that take memory without end, each in its own way.
var runaways = []struct{ name, prog, goal string }{
	{"recursion", "r(N) :- M is N+1, r(M), true, q(M). q(_).", "r(0)"},
	{"list", "l(L) :- l([a|L]).", "l([])"},
	{"open list", "l([_|T], S) :- l(T, S).", "l(S, S)"},
	{"choice points", "c(N) :- M is N+1, c(M). c(_) :- fail.", "c(0)"},
	{"trail", "p(1). p(2). t(L) :- p(_), x(L). x([_|T]) :- v(X), X = 1, x(T). v(_). ", "t(L)"},
	{"older variables", "b(X) :- X = f(Y), d(Y). d(Y) :- d2(Y). d(_). d2(X) :- b(X).", "b(X)"},
	{"findall", "", "findall(f(X), between(1, inf, X), _)"},
	{"findall of big terms", "", "(functor(T, f, 100000), findall(T, between(1, inf, _), _))"},
	{"assert", ":- dynamic(d/1). a(N) :- assertz(d(f(N,N))), M is N+1, a(M).", "a(0)"},
	{"assert of big terms", ":- dynamic(d/1). a(T) :- assertz(d(T)), a(T).", "(functor(T, f, 100000), a(T))"},
	{"asserted rules", ":- dynamic(d/1). a(N) :- assertz((d(X) :- X > N, !, a(X))), M is N+1, a(M).", "a(0)"},
	{"atoms", "a(N) :- number_codes(N, C), atom_codes(_, [0'a, 0'b|C]), M is N+1, a(M).", "a(0)"},
	{"big atoms", "a(A) :- atom_concat(A, A, B), a(B).", "a(abc)"},
	{"big integers", "b(X) :- Y is X*X, b(Y).", "b(7)"},
	{"shift", "b(X) :- Y is 1 << X, b(Y).", "b(7)"},
	{"big power", "b(X) :- Y is 7 ^ X, b(Y).", "b(7)"},
	{"thrown", "t(T) :- catch(throw([T|T]), B, t(B)).", "t(a)"},
	{"doubling", "t(T) :- copy_term([T|T], U), t(U).", "t(_)"},
	{"catch", "c(N) :- M is N+1, catch(c(M), _, true), q. q.", "c(0)"},
	{"goals", "g(G) :- call((true, G, true)), fail. h(G) :- h((G, G)).", "h(true)"},
	{"negation", "n(N) :- M is N+1, \\+ n(M).", "n(0)"},
	{"atom length", "a(L) :- atom_length(L, _), atom_chars(L, C), app(C, C, D), atom_chars(B, D), a(B). app([], L, L). app([X|Y], L, [X|Z]) :- app(Y, L, Z).", "a(abc)"},
	{"length", "f(N) :- length(L, N), M is N*2, f(M), L = L.", "f(1000)"},
	{"global variables", "g(N) :- b_setval(v, N), p(_), M is N+1, g(M). p(1). p(2).", "g(0)"},
	{"record", "r(N) :- M is N+1, p(M), r(M). p(_). p(_) :- fail.", "r(0)"},
}

const runawayLimit = 128 << 20

// TestRunaways runs each of them in a process of its own, and wants the memory
// limit to end it before the process has taken a fifth more. It runs them all
// when EYEPROVE_SLOW is set: that takes a minute.
func TestRunaways(t *testing.T) {
	if name := os.Getenv("EYEPROVE_RUNAWAY"); name != "" {
		runaway(t, name)
		return
	}
	quick := map[string]bool{"choice points": true, "assert of big terms": true, "findall of big terms": true}
	for _, r := range runaways {
		if os.Getenv("EYEPROVE_SLOW") == "" && !quick[r.name] {
			continue
		}
		t.Run(r.name, func(t *testing.T) {
			cmd := exec.Command(os.Args[0], "-test.run=^TestRunaways$")
			cmd.Env = append(os.Environ(), "EYEPROVE_RUNAWAY="+r.name)
			timer := time.AfterFunc(40*time.Second, func() { cmd.Process.Kill() })
			defer timer.Stop()
			start := time.Now()
			out, _ := cmd.CombinedOutput()
			word, rest, _ := strings.Cut(string(out), " ")
			peak, _ := strconv.Atoi(strings.TrimSpace(strings.SplitN(rest, "\n", 2)[0]))
			t.Logf("%d MB, %.1f s", peak>>10, time.Since(start).Seconds())
			if word != "limit" {
				t.Fatalf("%.3000s", out)
			}
			if peak<<10 > runawayLimit/5*6+(16<<20) {
				t.Errorf("took %d MB", peak>>10)
			}
		})
	}
}

// runaway writes how the run ended, and the most memory the process had, in kB.
func runaway(t *testing.T, name string) {
	for _, r := range runaways {
		if r.name != name {
			continue
		}
		m := machine.New(load(t, r.prog))
		m.SetRecord(name == "record")
		m.SetLimits(machine.Limits{Memory: runawayLimit})
		_, err := m.Once(read(t, m, r.goal))
		word := fmt.Sprint("ended: ", err)
		var limit *machine.LimitError
		if errors.As(err, &limit) && limit.Resource == isoerr.Memory {
			word = "limit"
		} else if ex, ok := machine.IsException(err); ok {
			word = "limit" // arithmetic has a limit of its own, which is a resource error
			if text := show(m, m.Thaw(ex.Ball)); !strings.HasPrefix(text, "error(resource_error(memory)") {
				word = fmt.Sprintf("threw: %.100s", text)
			}
		}
		status, _ := os.ReadFile("/proc/self/status")
		_, peak, _ := strings.Cut(string(status), "VmHWM:")
		fmt.Println(word, strings.Fields(peak + " 0")[0])
	}
}
