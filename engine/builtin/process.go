package builtin

import (
	"time"

	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Ending the run, and asking how it goes.
func process() []machine.Builtin {
	const d, st = machine.Det, machine.Stateful
	return []machine.Builtin{
		{Name: "halt", Arity: 0, Doc: "Ends the run with exit status 0.", Det: d, Purity: st, ISO: true, Fn: halt},
		{Name: "halt", Arity: 1, Modes: "+integer", Doc: "Ends the run with this exit status.", Det: d, Purity: st, ISO: true, Fn: halt},
		{Name: "statistics", Arity: 2, Modes: "+atom, -value", Doc: "runtime, cputime, process_cputime, walltime, real_time or inferences.", Det: machine.Semidet, Purity: st, Fn: statistics},
		{Name: "get_time", Arity: 1, Modes: "-float", Doc: "Seconds since 1970.", Det: d, Purity: st,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				return m.Unify(a[0], m.NewFloat(float64(time.Now().UnixNano())/1e9)), nil
			}},
		{Name: "garbage_collect", Arity: 0, Doc: "Does nothing: memory is reclaimed when it is needed.", Det: d, Purity: st,
			Fn: func(*machine.Machine, []term.Word) (bool, error) { return true, nil }},
	}
}

func halt(m *machine.Machine, a []term.Word) (bool, error) {
	code := int64(0)
	if len(a) > 0 {
		var err error
		if code, err = intArg(m, a[0]); err != nil {
			return false, err
		}
	}
	return false, &machine.Halt{Code: int(code)}
}

// clocks remembers the last answers of statistics/2: the second number of a
// pair is the time since.
type clocks struct {
	start     time.Time
	cpu, wall int64 // milliseconds
}

// Fork gives a copy for a forked program.
func (c *clocks) Fork() any {
	copied := *c
	return &copied
}

type clocksKey struct{}

func statistics(m *machine.Machine, a []term.Word) (bool, error) {
	key, err := atomArg(m, a[0])
	if err != nil {
		return false, err
	}
	c := m.Aux(clocksKey{}, func() any { return &clocks{start: time.Now()} }).(*clocks)
	pair := func(now int64, last *int64) term.Word {
		w := m.NewList([]term.Word{m.NewInt(now), m.NewInt(now - *last)}, term.AtomNil.Word())
		*last = now
		return w
	}
	var w term.Word
	switch key.Name() {
	case "runtime", "process_runtime", "system_time":
		w = pair(arith.CPUTime().Milliseconds(), &c.cpu)
	case "walltime", "real_time":
		w = pair(time.Since(c.start).Milliseconds(), &c.wall)
	case "cputime", "process_cputime":
		w = m.NewFloat(arith.CPUTime().Seconds())
	case "inferences":
		w = m.NewInt(int64(m.Inferences()))
	default:
		return false, isoerr.Domain(&m.Heap, isoerr.StatisticsKey, key.Word())
	}
	return m.Unify(a[1], w), nil
}
