package builtin

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

func globals() []machine.Builtin {
	const d, st = machine.Det, machine.Stateful
	return []machine.Builtin{
		{Name: "nb_setval", Arity: 2, Modes: "+atom, ?term", Doc: "Gives a global variable a copy of the term as value; backtracking keeps it.", Det: d, Purity: st, Fn: nbSetval},
		{Name: "nb_getval", Arity: 2, Modes: "+atom, ?term", Doc: "The value of a global variable.", Det: machine.Semidet, Purity: st, Fn: nbGetval},
		{Name: "b_setval", Arity: 2, Modes: "+atom, ?term", Doc: "Gives a global variable a value until backtracking.", Det: d, Purity: st, Fn: bSetval},
		{Name: "b_getval", Arity: 2, Modes: "+atom, ?term", Doc: "The value of a global variable, which may hold variables of the goal.", Det: machine.Semidet, Purity: st, Fn: nbGetval},
		{Name: "nb_current", Arity: 2, Modes: "?atom, ?term", Doc: "A global variable and its value.", Det: machine.Nondet, Purity: st, Redo: nbCurrent},
		{Name: "gensym", Arity: 2, Modes: "+atom, -atom", Doc: "A new atom: the given one and a number.", Det: d, Purity: st, Fn: gensym},
		{Name: "reset_gensym", Arity: 1, Modes: "+atom", Doc: "Starts the numbers for this atom again.", Det: d, Purity: st, Fn: resetGensym},
		{Name: "reset_gensym", Arity: 0, Modes: "", Doc: "Starts the numbers for every atom again.", Det: d, Purity: st, Fn: resetGensym},
	}
}

type (
	globalsKey struct{}
	gensymKey  struct{}
)

// globalsOf gives the values of global variables. They are images, so that
// they survive backtracking and collection.
func globalsOf(m *machine.Machine) globalValues {
	return m.Aux(globalsKey{}, func() any { return globalValues{} }).(globalValues)
}

type globalValues map[term.Atom]term.Image

// Fork gives a copy for a forked program.
func (g globalValues) Fork() any { return maps.Clone(g) }

type counterValues map[term.Atom]int64

// Fork gives a copy for a forked program.
func (c counterValues) Fork() any { return maps.Clone(c) }

func nbSetval(m *machine.Machine, a []term.Word) (bool, error) {
	name, err := atomArg(m, a[0])
	if err != nil {
		return false, err
	}
	globalsOf(m)[name] = m.FreezeAttributed(a[1])
	m.UnsetGlobal(name)
	return true, nil
}

func bSetval(m *machine.Machine, a []term.Word) (bool, error) {
	name, err := atomArg(m, a[0])
	if err != nil {
		return false, err
	}
	m.SetGlobal(name, a[1])
	return true, nil
}

func nbGetval(m *machine.Machine, a []term.Word) (bool, error) {
	name, err := atomArg(m, a[0])
	if err != nil {
		return false, err
	}
	if w, ok := m.Global(name); ok {
		return m.Unify(a[1], w), nil
	}
	value, ok := globalsOf(m)[name]
	if !ok {
		return false, isoerr.Existence(&m.Heap, isoerr.VariableObj, name.Word())
	}
	return m.Unify(a[1], m.Thaw(value)), nil
}

func nbCurrent(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
	pattern := m.NewStruct(term.AtomMinus, a[0], a[1])
	return solutions(m, pattern, state, func() []term.Word {
		values := globalsOf(m)
		names := m.Globals()
		for name := range values {
			if _, ok := m.Global(name); !ok {
				names = append(names, name)
			}
		}
		slices.SortFunc(names, func(a, b term.Atom) int { return strings.Compare(a.Name(), b.Name()) })
		var out []term.Word
		for _, name := range names {
			w, ok := m.Global(name)
			if !ok {
				w = m.Thaw(values[name])
			}
			if !strings.HasPrefix(name.Name(), "$") || m.Deref(a[0]) == name.Word() {
				out = append(out, m.NewStruct(term.AtomMinus, name.Word(), w))
			}
		}
		return out
	})
}

func counters(m *machine.Machine) counterValues {
	return m.Aux(gensymKey{}, func() any { return counterValues{} }).(counterValues)
}

func gensym(m *machine.Machine, a []term.Word) (bool, error) {
	base, err := textArg(m, a[0])
	if err != nil {
		return false, err
	}
	key := term.Intern(base)
	counters(m)[key]++
	return m.Unify(a[1], newAtom(base+strconv.FormatInt(counters(m)[key], 10))), nil
}

func resetGensym(m *machine.Machine, a []term.Word) (bool, error) {
	if len(a) == 0 {
		clear(counters(m))
		return true, nil
	}
	name, err := atomArg(m, a[0])
	if err == nil {
		delete(counters(m), name)
	}
	return err == nil, err
}
