package machine_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/ichiban/prolog"
	"github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// ichiban gives the results of the goals of a program on ichiban/prolog, which
// has 64-bit integers and no soft cut.
func ichiban(prog []sample) (results []string, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("ichiban: %v", p)
		}
	}()
	i := prolog.New(nil, nil)
	var clauses strings.Builder // all at once: what is loaded later takes the place of what was
	for _, s := range prog {
		if s.head != "" {
			clauses.WriteString(s.String() + "\n")
		}
	}
	if err := i.Exec(ichibanPrelude + prelude + clauses.String()); err != nil {
		return nil, err
	}
	for _, s := range prog {
		if s.head != "" {
			continue
		}
		r, err := ichibanGoal(&i.VM, s.body.String())
		if err != nil {
			return nil, err
		}
		results = append(results, r)
		if r == unknown {
			break
		}
	}
	return results, nil
}

// ichibanPrelude is what we have built in and ichiban has not.
const ichibanPrelude = `
is_list(X) :- nonvar(X), is_list_(X).
is_list_([]).
is_list_([_|T]) :- nonvar(T), is_list_(T).
ground(X) :- term_variables(X, []).
`

func ichibanGoal(vm *engine.VM, text string) (string, error) {
	p := engine.NewParser(vm, strings.NewReader(text+"."))
	goal, err := p.Term()
	if err != nil {
		return "", err
	}
	var out []string
	hung := false
	answer := func(env *engine.Env) *engine.Promise {
		w := ichibanPrinter{names: map[engine.Variable]string{}, env: env, left: 4000}
		w.WriteByte('[')
		for i, v := range p.Vars {
			if i > 0 {
				w.WriteByte(',')
			}
			w.term(v.Variable, 0)
		}
		w.WriteByte(']')
		hung = hung || w.left < 0
		text := w.String()
		if len(p.Vars) == 0 {
			text = "[]"
		}
		out = append(out, text)
		return engine.Bool(hung || len(out) >= maxAnswers)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	_, err = engine.Call(vm, goal, answer, nil).Force(ctx)
	var thrown engine.Exception
	switch {
	case hung:
		return unknown, nil
	case errors.As(err, &thrown):
		w := ichibanPrinter{names: map[engine.Variable]string{}, left: 4000}
		ball := thrown.Term()
		if c, ok := ball.(engine.Compound); ok && c.Functor() == engine.NewAtom("error") && c.Arity() == 2 {
			ball = engine.NewAtom("error").Apply(c.Arg(0))
		}
		w.term(ball, 0)
		if w.left < 0 {
			return unknown, nil
		}
		out = append(out, "throws "+w.String())
	case err != nil:
		return unknown, nil
	}
	return strings.Join(out, " ; "), nil
}

// ichibanPrinter writes terms as printer does.
type ichibanPrinter struct {
	strings.Builder
	names map[engine.Variable]string
	env   *engine.Env
	left  int
}

func (p *ichibanPrinter) term(t engine.Term, depth int) {
	if p.left--; p.left < 0 || depth > 400 {
		p.left = -1
		return
	}
	switch t := p.env.Resolve(t).(type) {
	case engine.Variable:
		if p.names[t] == "" {
			p.names[t] = variableName(len(p.names))
		}
		p.WriteString(p.names[t])
	case engine.Integer:
		p.WriteString(strconv.FormatInt(int64(t), 10))
	case engine.Float:
		h := term.NewHeap(0)
		p.WriteString(syntax.Format(h, h.NewFloat(float64(t)), syntax.NewOperators(), syntax.WriteOptions{}))
	case engine.Atom:
		p.WriteString(syntax.FormatAtom(term.Intern(t.String())))
	case engine.Compound:
		if t.Functor() == engine.NewAtom(".") && t.Arity() == 2 {
			p.list(t, depth)
			return
		}
		p.WriteString(syntax.FormatAtom(term.Intern(t.Functor().String())))
		p.WriteByte('(')
		for i := range t.Arity() {
			if i > 0 {
				p.WriteByte(',')
			}
			p.term(t.Arg(i), depth+1)
		}
		p.WriteByte(')')
	default:
		p.left = -1
	}
}

func (p *ichibanPrinter) list(c engine.Compound, depth int) {
	p.WriteByte('[')
	var tail engine.Term = c
	for i := 0; p.left >= 0; i++ {
		c, ok := tail.(engine.Compound)
		if !ok || c.Functor() != engine.NewAtom(".") || c.Arity() != 2 {
			break
		}
		if i > 0 {
			p.WriteByte(',')
		}
		p.term(c.Arg(0), depth+1)
		tail = p.env.Resolve(c.Arg(1))
		p.left--
	}
	if tail != engine.NewAtom("[]") {
		p.WriteByte('|')
		p.term(tail, depth+1)
	}
	p.WriteByte(']')
}

// ichiban overflows Go's stack on cyclic terms, which nothing can recover: it
// runs in a process of its own, this test, and is begun anew when it dies.
type ichibanServer struct {
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

const ichibanServes = "EYEPROVE_ICHIBAN_SERVES"

func TestIchibanServer(t *testing.T) {
	if os.Getenv(ichibanServes) == "" {
		t.Skip("run by the tests that compare with ichiban")
	}
	debug.SetMaxStack(64 << 20) // what overflows shall do it soon
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<24)
	var prog []sample
	for in.Scan() {
		line := strings.TrimSuffix(in.Text(), ".")
		if goal, ok := strings.CutPrefix(line, "?- "); ok {
			prog = append(prog, sample{"", leaf("%s", goal)})
			continue
		}
		if line != "end_of_job" {
			prog = append(prog, sample{line, nil})
			continue
		}
		results, err := ichiban(prog)
		if err != nil {
			results = []string{unknown}
		}
		for _, r := range results {
			fmt.Println(r)
		}
		fmt.Println(".done")
		prog = nil
	}
}

func (s *ichibanServer) start() error {
	s.cmd = exec.Command(os.Args[0], "-test.run=^TestIchibanServer$")
	s.cmd.Env = append(os.Environ(), ichibanServes+"=1", "GOMEMLIMIT=1GiB")
	in, err := s.cmd.StdinPipe()
	if err != nil {
		return err
	}
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		return err
	}
	s.in, s.out = in, bufio.NewReader(out)
	return s.cmd.Start()
}

func (s *ichibanServer) stop() {
	if s.cmd != nil {
		s.in.Close()
		s.cmd.Process.Kill()
		s.cmd.Wait()
		s.cmd = nil
	}
}

func (s *ichibanServer) run(prog []sample) ([]string, error) {
	if s.cmd == nil {
		if err := s.start(); err != nil {
			return nil, err
		}
	}
	watch := time.AfterFunc(1500*time.Millisecond, func() { s.cmd.Process.Kill() })
	defer watch.Stop()
	if _, err := io.WriteString(s.in, text(prog)+"end_of_job.\n"); err != nil {
		s.stop()
		return nil, err
	}
	var results []string
	for {
		line, err := s.out.ReadString('\n')
		if err != nil {
			s.stop()
			return nil, err
		}
		line = strings.TrimSuffix(line, "\n")
		if line == ".done" {
			return results, nil
		}
		results = append(results, line)
	}
}

// TestIchiban compares a fixed set of programs.
func TestIchiban(t *testing.T) {
	goals := 0
	var s ichibanServer
	defer s.stop()
	for i := range 20 {
		goals += s.check(t, program(newChooser(uint64(i), nil), family{flat: true, floats: i%3 == 1}))
	}
	t.Logf("%d goals compared", goals)
}

// FuzzMachine compares programs steered by the fuzzer's bytes.
func FuzzMachine(f *testing.F) {
	for seed := range uint64(4) {
		f.Add(seed, []byte{})
		f.Add(seed, []byte{3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9})
	}
	var s ichibanServer
	f.Cleanup(s.stop)
	f.Fuzz(func(t *testing.T, seed uint64, data []byte) {
		s.check(t, program(newChooser(seed, data), family{flat: true}))
	})
}

func (s *ichibanServer) check(t *testing.T, prog []sample) int {
	t.Helper()
	d, compared := differ(prog, s.run)
	if d == "" || otherThanIchiban(d, prog) {
		return compared
	}
	small := shrink(prog, func(p []sample) bool { d, _ := differ(p, s.run); return d != "" && !otherThanIchiban(d, p) })
	d, _ = differ(small, s.run)
	t.Errorf("%s\n%s", d, text(small))
	return compared
}

// otherThanIchiban reports whether a difference is one where ichiban is known to
// go its own way: a catch/3 whose goal has succeeded still catches there.
func otherThanIchiban(difference string, prog []sample) bool {
	return strings.Contains(difference, "throws") && strings.Contains(text(prog), "catch(")
}
