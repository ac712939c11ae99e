package builtin

import (
	"fmt"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// What library(tracing) is made of.
func tracing() []machine.Builtin {
	const st = machine.Stateful
	return []machine.Builtin{
		{Name: "$port", Arity: 3, Modes: "+atom, +integer, ?goal", Doc: "A goal passes a port.", Det: machine.Det, Purity: st, Fn: passPort},
		{Name: "$has_clauses", Arity: 1, Modes: "+goal", Doc: "The goal is run by clauses of the program.", Det: machine.Semidet, Purity: st, Fn: hasClauses},
	}
}

// Port is a goal that passes call, exit, redo, fail or exception under traced/1.
type Port struct {
	Name  string
	Depth int    // of the goal below the traced one, from 1
	Goal  string // shortened when it is long
}

// Tracer is what happens at the ports of a program.
type Tracer struct {
	// Pass is told of every port. Its error ends the run. When it is nil, a line
	// is written to user_error.
	Pass func(Port) error
}

type tracerKey struct{}

// TracerOf gives the tracer of a program.
func TracerOf(p *machine.Program) *Tracer {
	return p.Aux(tracerKey{}, func() any { return &Tracer{} }).(*Tracer)
}

// maxTraced is the longest text of a goal at a port, in bytes.
const maxTraced = 500

func passPort(m *machine.Machine, a []term.Word) (bool, error) {
	name, err := atomArg(m, a[0])
	if err != nil {
		return false, err
	}
	depth, err := intArg(m, a[1])
	if err != nil {
		return false, err
	}
	o := syntax.Answer(m.Program().Flags)
	o.MaxBytes, o.Priority = maxTraced, 999
	p := Port{name.Name(), int(depth), syntax.Format(&m.Heap, a[2], m.Program().Ops, o)}
	if pass := TracerOf(m.Program()).Pass; pass != nil {
		return true, pass(p)
	}
	s := StreamsOf(m.Program())
	if _, err := s.userErr.WriteString(p.String() + "\n"); err != nil {
		return false, ioError(m, err)
	}
	return true, nil
}

// String gives the line that shows p.
func (p Port) String() string { return fmt.Sprintf("%9s: (%d) %s", p.Name, p.Depth, p.Goal) }

func hasClauses(m *machine.Machine, a []term.Word) (bool, error) {
	name, arity, ok := m.Functor(m.Deref(a[0]))
	if !ok {
		return false, nil
	}
	q := m.Program().Lookup(name, arity, false)
	return q != nil && !q.System && q.Builtin == nil && q.Go == nil && !q.Control && !q.Tabled && (q.Defined || q.Dynamic), nil
}
