package machine_test

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"
)

// The comparison with SWI-Prolog runs when EYEPROVE_SWIPL tells how many
// programs to try; EYEPROVE_SEED is the number of the first. EYEPROVE_FAMILY=waits
// asks for programs with goals that wait alone.

// swiplServer reads programs from its input and answers their goals. Lists are
// those of the standard with --traditional. Clauses go to a module of their
// own, and errors name predicates without it.
const swiplServer = `
:- set_prolog_flag(unknown, error).
:- use_module(library(dif)).
:- use_module(library(when)).
:- style_check(-singleton).

serve(N) :-
    prompt(_, ''),
    atom_concat(m, N, M),
    job(M),
    write('.done'), nl, flush_output,
    N1 is N+1,
    serve(N1).

job(M) :-
    nb_setval(bad, false),
    repeat,
    catch(read_term(T, [variable_names(Vs), module(M)]), E, (print_message(error, E), halt)),
    (   T == end_of_file -> halt
    ;   T == end_of_job -> !
    ;   item(T, Vs, M), fail
    ).

item((:- dynamic(PI)), _, M) :- !, M:dynamic(PI).
item((?- _), _, _) :- nb_getval(bad, true), !, write(?), nl.
item((?- G), Vs, M) :- !, values(Vs, Values), run(G, Values, M), nl.
item(C, _, M) :- catch(M:assertz(C), _, nb_setval(bad, true)).

values([], []).
values([_=V|Vs], [V|Values]) :- values(Vs, Values).

run(G, Values, M) :-
    nb_setval(answers, 0),
    catch(call_with_inference_limit(answers(G, Values, M), ##LIMIT##, R), E, R = threw(E)),
    (   R == inference_limit_exceeded -> write(' ; ?')
    ;   R = threw(E1) -> ( nb_getval(answers, N), N > 0 -> write(' ; ') ; true ), write('throws '), ball(E1)
    ;   true
    ).

answers(G, Values, M) :-
    M:G,
    nb_getval(answers, N),
    ( N > 0 -> write(' ; ') ; true ),
    show(Values),
    N1 is N+1,
    nb_setval(answers, N1),
    N1 >= ##ANSWERS##,
    !.
answers(_, _, _).

show(T) :- \+ acyclic_term(T), !, write(?).
show(T) :- copy_term_nat(T, C), \+ \+ ( numbervars(C, 0, _), write_term(C, [quoted(true), ignore_ops(true), numbervars(true)]) ).

ball(T) :- \+ acyclic_term(T), !, write(?).
ball(error(F0, _)) :- !, plain(F0, F), show(error(F)).
ball(B) :- show(B).

plain(V, V) :- var(V), !.
plain(_:PI, PI) :- nonvar(PI), PI = _/_, !.
plain(M:G, P) :- atom(M), nonvar(G), !, plain(G, P).
plain(T, P) :- compound(T), !, T =.. [F|As], plains(As, Ps), P =.. [F|Ps].
plain(T, T).

plains([], []).
plains([A|As], [P|Ps]) :- plain(A, P), plains(As, Ps).
`

type swipl struct {
	cmd  *exec.Cmd
	in   io.WriteCloser
	out  *bufio.Reader
	jobs int
}

func startSwipl(t testing.TB) *swipl {
	file := filepath.Join(t.TempDir(), "server.pl")
	server := strings.NewReplacer("##LIMIT##", strconv.Itoa(inferenceLimit), "##ANSWERS##", strconv.Itoa(maxAnswers)).Replace(swiplServer)
	if err := os.WriteFile(file, []byte(server), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("swipl", "--traditional", "-q", "-g", "serve(0)", "-t", "halt", file)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	cmd.Stderr = os.Stderr
	if err := cmd.Start(); err != nil {
		t.Skip("swipl cannot be run: ", err)
	}
	return &swipl{cmd: cmd, in: in, out: bufio.NewReaderSize(out, 1<<20)}
}

func (s *swipl) stop() {
	s.in.Close()
	s.cmd.Process.Kill()
	s.cmd.Wait()
}

var errSwipl = errors.New("swipl gave up")

// run gives the results of a program's goals.
func (s *swipl) run(prog []sample) ([]string, error) {
	s.jobs++
	watch := time.AfterFunc(20*time.Second, func() { s.cmd.Process.Kill() })
	defer watch.Stop()
	if _, err := io.WriteString(s.in, prelude+text(prog)+"end_of_job.\n"); err != nil {
		return nil, errSwipl
	}
	var results []string
	for {
		line, err := s.out.ReadString('\n')
		if err != nil {
			return nil, errSwipl
		}
		line = strings.TrimSuffix(line, "\n")
		if strings.HasSuffix(line, ".done") {
			return results, nil
		}
		if strings.Contains(line, "?") {
			line = unknown
		}
		results = append(results, line)
	}
}

// dialect reports whether a difference is one of error terms, where SWI-Prolog
// goes its own way: it evaluates the arguments of an unknown function before it
// complains, takes lists of one element for numbers, gives contexts, refuses
// cyclic clauses, walks partial lists of =.. to their ends and consults lists; and where an operand on the left is unbound
// that compiled arithmetic looks at last.
func dialect(difference string) bool {
	for _, own := range []string{"evaluable", "context(", "type_error(character", "type_error([]", "type_error(list", "cyclic_term", ":(m", "/('.',2)"} {
		if strings.Contains(difference, own) {
			return true
		}
	}
	return strings.Contains(difference, "zero_divisor") && strings.Contains(difference, "instantiation_error")
}

func TestSwipl(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("EYEPROVE_SWIPL"))
	if n == 0 {
		t.Skip("EYEPROVE_SWIPL does not say how many programs to compare")
	}
	first, _ := strconv.Atoi(os.Getenv("EYEPROVE_SEED"))
	s := startSwipl(t)
	defer func() { s.stop() }()
	goals, bad := 0, 0
	oracle := func(p []sample) ([]string, error) {
		if s.jobs > 3000 {
			s.stop()
			s = startSwipl(t)
		}
		r, err := s.run(p)
		if err != nil {
			s.stop()
			s = startSwipl(t)
		}
		return r, err
	}
	for i := first; i < first+n; i++ {
		f := families[i%len(families)]
		if os.Getenv("EYEPROVE_FAMILY") == "waits" {
			f = family{waits: true, soft: i%2 == 0}
		}
		prog := program(newChooser(uint64(i), nil), f)
		d, compared := differ(prog, oracle)
		goals += compared
		if d == "" || dialect(d) {
			continue
		}
		small := shrink(prog, func(p []sample) bool { d, _ := differ(p, oracle); return d != "" && !dialect(d) })
		d, _ = differ(small, oracle)
		t.Errorf("program %d: %s\n%s", i, d, text(small))
		if bad++; bad >= 8 {
			break
		}
	}
	var mem runtime.MemStats
	runtime.ReadMemStats(&mem)
	t.Log(fmt.Sprintf("%d programs, %d goals compared, %d MB taken from the system", n, goals, mem.Sys>>20))
}
