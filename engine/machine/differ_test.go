package machine_test

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/library"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Random programs are run here and by another Prolog. What is compared is, for
// each goal in turn, the answers in order and the error at the end. The text of
// a program is run goal by goal over one store of clauses, so that what a goal
// asserts is there for the next.

// unknown is the result of a goal whose run was not finished, or whose answers
// cannot be compared: neither it nor what follows is compared.
const unknown = "?"

// maxAnswers is how many answers of a goal are compared.
const maxAnswers = 30

// inferenceLimit ends the goals that run long.
const inferenceLimit = 10000

// ours gives the results of the first goals of a program on the machine, at
// most so many, up to one that is unknown.
func ours(prog []sample, goals int, stress, record bool) (results []string, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("panic: %v", p)
		}
	}()
	p := machine.NewProgram(builtin.Table())
	h := term.NewHeap(0)
	isSystem := false
	add := func(text string) error {
		src := syntax.NewSource(h, "random.pl", text, 1, p.Ops, p.Flags)
		for {
			it, err := src.Next()
			if errors.Is(err, io.EOF) {
				return nil
			}
			if err != nil {
				return fmt.Errorf("unreadable: %s: %w", text, err)
			}
			if it.Kind == syntax.DirectiveItem {
				m := machine.New(p)
				if ok, err := m.Once(h.CopyTo(&m.Heap, it.Word)); !ok || err != nil {
					return fmt.Errorf("directive: %v", err)
				}
				continue
			}
			if _, err := p.AddClause(h, it.Word, machine.Source{}, nil, isSystem); err != nil {
				return err
			}
		}
	}
	for _, f := range library.Files() {
		if f.Name == "coroutines" || f.Name == "control" {
			isSystem = true
			if err := add(f.Text); err != nil {
				return nil, err
			}
			isSystem = false
		}
	}
	if err := add(prelude); err != nil {
		return nil, err
	}
	// One machine for all goals, so that what a run leaves behind meets the next.
	m := machine.New(p)
	m.SetStress(stress)
	m.SetRecord(record)
	for _, s := range prog {
		if s.head != "" {
			if err := add(s.String()); err != nil {
				return nil, err
			}
			continue
		}
		if len(results) == goals {
			break
		}
		r := oursGoal(m, strings.TrimPrefix(s.String(), "?- "))
		results = append(results, r)
		if r == unknown {
			break
		}
	}
	return results, nil
}

func oursGoal(m *machine.Machine, text string) string {
	p := m.Program()
	rd := syntax.NewReader(&m.Heap, text, "goal", p.Ops, p.Flags)
	g, err := rd.Read()
	if err != nil {
		return "unreadable: " + err.Error()
	}
	m.SetLimits(machine.Limits{
		Steps: m.Inferences() + inferenceLimit, Memory: 256 << 20, Deadline: time.Now().Add(2 * time.Second),
	})
	var vars []term.Word
	for _, v := range g.Vars {
		vars = append(vars, v.Word)
	}
	// The goal is solved inside a pair that keeps its variables reachable.
	list := m.NewList(vars, term.AtomNil.Word())
	var out []string
	run := m.Solve(m.NewStruct(term.AtomComma, g.Word, m.NewStruct(term.AtomEquals, list, list)))
	defer run.Close()
	for len(out) < maxAnswers && run.Next() {
		a := plain(&m.Heap, m.Arg(m.Arg(run.Goal(), 2), 1))
		if a == unknown {
			return unknown
		}
		out = append(out, a)
	}
	if err := run.Err(); err != nil {
		ex, ok := machine.IsException(err)
		if !ok {
			return unknown
		}
		ball := m.Thaw(ex.Ball)
		if m.Is(ball, term.AtomError, 2) {
			ball = m.NewStruct(term.AtomError, m.Arg(ball, 1))
		}
		a := plain(&m.Heap, ball)
		if a == unknown {
			return unknown
		}
		out = append(out, "throws "+a)
	}
	return strings.Join(out, " ; ")
}

// plain is the text of a term without operators, its variables numbered in
// order: what both sides write alike. It is unknown for a cyclic term or a
// very big one.
func plain(h *term.Heap, w term.Word) string {
	p := printer{h: h, names: map[term.Word]string{}, left: 4000}
	p.term(w, 0)
	if p.left < 0 {
		return unknown
	}
	return p.String()
}

type printer struct {
	strings.Builder
	h     *term.Heap
	names map[term.Word]string
	left  int
}

func variableName(n int) string {
	s := string(rune('A' + n%26))
	if n >= 26 {
		s += strconv.Itoa(n / 26)
	}
	return s
}

func (p *printer) term(w term.Word, depth int) {
	if p.left--; p.left < 0 || depth > 400 {
		p.left = -1
		return
	}
	h := p.h
	w = h.Deref(w)
	switch {
	case w.IsVar():
		if p.names[w] == "" {
			p.names[w] = variableName(len(p.names))
		}
		p.WriteString(p.names[w])
	case h.IsFloat(w):
		p.WriteString(syntax.Format(h, w, syntax.NewOperators(), syntax.WriteOptions{}))
	case h.IsNumber(w):
		p.WriteString(h.Big(w).String())
	case w.Tag() == term.Atm:
		p.WriteString(syntax.FormatAtom(w.Atom()))
	case w.Tag() == term.Lst:
		p.WriteByte('[')
		for i := 0; w.Tag() == term.Lst && p.left >= 0; i++ {
			if i > 0 {
				p.WriteByte(',')
			}
			p.term(h.Arg(w, 1), depth+1)
			w = h.Arg(w, 2)
		}
		if w != term.AtomNil.Word() {
			p.WriteByte('|')
			p.term(w, depth+1)
		}
		p.WriteByte(']')
	default:
		name, n, _ := h.Functor(w)
		p.WriteString(syntax.FormatAtom(name))
		p.WriteByte('(')
		for i := 1; i <= n; i++ {
			if i > 1 {
				p.WriteByte(',')
			}
			p.term(h.Arg(w, i), depth+1)
		}
		p.WriteByte(')')
	}
}

// differ tells how the results of a program differ between our modes and, when
// oracle is not nil, between ours and the oracle's; "" when they agree.
// compared is how many goals were compared with the oracle.
func differ(prog []sample, oracle func([]sample) ([]string, error)) (difference string, compared int) {
	var first []string
	finished := len(prog)
	for i, mode := range runModes {
		got, err := ours(prog, finished, mode.stress, mode.record)
		if err != nil {
			return fmt.Sprintf("%s: %v", mode.name, err), 0
		}
		if i == 0 {
			first = got
			if finished = len(got); finished > 0 && got[finished-1] == unknown {
				finished-- // a long run that collects at every call takes too long
			}
			continue
		}
		if d, _ := compare(got, first); d != "" {
			return fmt.Sprintf("mode %s and plain: %s", mode.name, d), 0
		}
	}
	if oracle == nil {
		return "", 0
	}
	want, err := oracle(prog)
	if err != nil {
		return "", 0 // the oracle gave up
	}
	return compare(first, want)
}

func compare(got, want []string) (difference string, compared int) {
	for i := range min(len(got), len(want)) {
		if got[i] == unknown || want[i] == unknown {
			return "", i
		}
		if got[i] != want[i] {
			return fmt.Sprintf("goal %d\n got %s\nwant %s", i+1, got[i], want[i]), i
		}
	}
	return "", min(len(got), len(want))
}

// text is a program as its file would be.
func text(prog []sample) string {
	var b strings.Builder
	for _, s := range prog {
		b.WriteString(s.String())
		b.WriteByte('\n')
	}
	return b.String()
}

// shrink makes a program that fails smaller while it fails.
func shrink(prog []sample, fails func([]sample) bool) []sample {
	tries := 0
	ok := func(p []sample) bool {
		tries++
		return tries < 1500 && fails(p)
	}
	for again := true; again; {
		again = false
		for i := len(prog) - 1; i >= 0; i-- {
			p := append(append([]sample{}, prog[:i]...), prog[i+1:]...)
			if ok(p) {
				prog, again = p, true
			}
		}
		for i := range prog {
			for _, b := range smaller(prog[i].body) {
				p := append([]sample{}, prog...)
				p[i].body = b
				if ok(p) {
					prog, again = p, true
					break
				}
			}
		}
	}
	return prog
}

// smaller gives trees with one node of t replaced by a part of it or by true.
func smaller(t *tree) []*tree {
	if t == nil {
		return nil
	}
	out := append([]*tree{}, t.parts...)
	if t.text != "true" {
		out = append(out, leaf("true"))
	}
	for i, part := range t.parts {
		for _, s := range smaller(part) {
			parts := append([]*tree{}, t.parts...)
			parts[i] = s
			out = append(out, &tree{t.text, parts})
		}
	}
	return out
}

// families are the kinds of programs tried.
var families = []family{{}, {bigs: true}, {floats: true}, {soft: true}, {bigs: true, soft: true}, {waits: true}}

func TestRandomProgramsAgreeWithThemselves(t *testing.T) {
	for i := range 100 {
		f := families[i%len(families)]
		prog := program(newChooser(uint64(i), nil), f)
		if d, _ := differ(prog, nil); d != "" {
			small := shrink(prog, func(p []sample) bool { d, _ := differ(p, nil); return d != "" })
			d, _ = differ(small, nil)
			t.Fatalf("program %d: %s\n%s", i, d, text(small))
		}
	}
}
