package builtin

import (
	"maps"
	"math"
	"slices"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

func flags() []machine.Builtin {
	const st = machine.Stateful
	return []machine.Builtin{
		{Name: "set_prolog_flag", Arity: 2, Modes: "+atom, +term", Doc: "Sets a flag.", Det: machine.Det, Purity: st, ISO: true, Fn: setPrologFlag},
		{Name: "current_prolog_flag", Arity: 2, Modes: "?atom, ?term", Doc: "A flag and its value.", Det: machine.Nondet, Purity: machine.Reflective, ISO: true, Redo: currentPrologFlag},
		{Name: "create_prolog_flag", Arity: 3, Modes: "+atom, +term, +list", Doc: "Makes a flag of the program's own.", Det: machine.Det, Purity: st, Fn: createPrologFlag},
	}
}

// flag is a flag that is an atom out of a few, or that cannot be set.
type flag struct {
	name   string
	value  string
	values []string // what it may be set to; none for a flag that is fixed
}

// flagState is the flags beyond those reading depends on, which are in
// Machine.Flags, and those of the program's own.
type flagState struct {
	named []flag
	own   map[term.Atom]term.Image
	order []term.Atom // of own, in order of creation
	argv  term.Image  // list of what the command line gives the program
}

// Fork gives a copy for a forked program.
func (f *flagState) Fork() any {
	return &flagState{named: slices.Clone(f.named), own: maps.Clone(f.own), order: slices.Clone(f.order), argv: f.argv}
}

type flagsKey struct{}

func flagsOf(m *machine.Machine) *flagState { return stateOf(m.Program()) }

func stateOf(p *machine.Program) *flagState {
	return p.Aux(flagsKey{}, func() any {
		return &flagState{
			named: []flag{
				{"bounded", "false", nil},
				{"integer_rounding_function", "toward_zero", nil},
				{"max_arity", "unbounded", nil},
				{"char_conversion", "off", []string{"on", "off"}},
				{"debug", "off", []string{"on", "off"}},
				{"unknown", "error", []string{"error", "fail", "warning"}},
				{"occurs_check", "false", []string{"false", "true", "error"}},
				{"dialect", "eyeprove", nil},
			},
			own:  map[term.Atom]term.Image{},
			argv: term.Image{Root: term.AtomNil.Word()},
		}
	}).(*flagState)
}

func (f *flagState) find(name string) *flag {
	for i := range f.named {
		if f.named[i].name == name {
			return &f.named[i]
		}
	}
	return nil
}

func setPrologFlag(m *machine.Machine, a []term.Word) (bool, error) {
	name, value := m.Deref(a[0]), m.Deref(a[1])
	switch {
	case name.IsVar(), value.IsVar():
		return false, isoerr.Instantiation(&m.Heap)
	case name.Tag() != term.Atm:
		return false, isoerr.Type(&m.Heap, isoerr.AtomType, name)
	}
	wrong := func() error {
		return isoerr.Domain(&m.Heap, isoerr.FlagValue, m.NewStruct(term.AtomPlus, name, value))
	}
	fixed := func() error { return isoerr.Permission(&m.Heap, isoerr.Modify, isoerr.Flag, name) }
	state := flagsOf(m)
	key := name.Atom().Name()
	switch f := state.find(key); {
	case f != nil && f.values == nil:
		return false, fixed()
	case f != nil:
		if value.Tag() != term.Atm || !slices.Contains(f.values, value.Atom().Name()) {
			return false, wrong()
		}
		f.value = value.Atom().Name()
		switch key {
		case "unknown":
			m.Program().UnknownFails = f.value != "error"
		case "occurs_check":
			m.SetOccursCheck(map[string]machine.OccursCheck{"true": machine.OccursFails, "error": machine.OccursError}[f.value])
		}
	case key == "max_integer", key == "min_integer", key == "argv":
		return false, fixed()
	case key == "double_quotes":
		if value.Tag() != term.Atm {
			return false, wrong()
		}
		q, ok := syntax.ParseQuotes(value.Atom().Name())
		if !ok {
			return false, wrong()
		}
		m.Flags.DoubleQuotes = q
	default:
		if _, ok := state.own[name.Atom()]; !ok && !foreignFlags[key] {
			return false, isoerr.Domain(&m.Heap, isoerr.PrologFlag, name)
		}
		if _, ok := state.own[name.Atom()]; !ok {
			state.order = append(state.order, name.Atom())
		}
		state.own[name.Atom()] = m.Freeze(value)
	}
	return true, nil
}

// foreignFlags are flags of other systems that say nothing about what a program means
// and may be set.
var foreignFlags = map[string]bool{
	"verbose": true, "verbose_load": true, "verbose_autoload": true, "autoload": true, "toplevel_mode": true,
	"toplevel_prompt": true, "toplevel_print_anon": true, "toplevel_var_size": true, "answer_format": true,
	"answer_write_options": true, "print_write_options": true, "debugger_write_options": true,
	"debugger_show_context": true, "generate_debug_info": true, "optimise": true, "optimise_unify": true,
	"optimise_debug": true, "last_call_optimisation": true, "gc": true, "agc_margin": true, "stack_limit": true,
	"table_space": true, "history": true, "color_term": true, "report_error": true, "on_error": true,
	"on_warning": true, "warn_override_implicit_import": true, "encoding": true, "signals": true,
	"tty_control": true, "editor": true, "tmp_dir": true, "show_warnings": true, "singleton_warning": true,
	"suspicious_warning": true, "redefine_warnings": true, "discontiguous_warnings": true, "informational": true,
}

// SetArguments sets the flag argv: what the command line gives the program.
func SetArguments(p *machine.Program, arguments []string) {
	h := term.NewHeap(0)
	list := make([]term.Word, len(arguments))
	for i, a := range arguments {
		list[i] = newAtom(a)
	}
	stateOf(p).argv = h.Freeze(h.NewList(list, term.AtomNil.Word()))
}

func createPrologFlag(m *machine.Machine, a []term.Word) (bool, error) {
	name, err := atomArg(m, a[0])
	if err != nil {
		return false, err
	}
	if _, err := listArg(m, a[2]); err != nil {
		return false, err
	}
	state := flagsOf(m)
	if state.find(name.Name()) != nil {
		return false, isoerr.Permission(&m.Heap, isoerr.Modify, isoerr.Flag, name.Word())
	}
	if _, ok := state.own[name]; !ok {
		state.order = append(state.order, name)
	}
	state.own[name] = m.Freeze(a[1])
	return true, nil
}

func currentPrologFlag(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
	pattern := m.NewStruct(term.AtomMinus, a[0], a[1])
	if state == 0 {
		if err := atomOrVar(m, a[0]); err != nil {
			return false, 0, err
		}
		if name := m.Deref(a[0]); !name.IsVar() && !knownFlag(m, name.Atom()) {
			return false, 0, isoerr.Domain(&m.Heap, isoerr.PrologFlag, name)
		}
	}
	return solutions(m, pattern, state, func() []term.Word {
		var out []term.Word
		add := func(name string, value term.Word) {
			out = append(out, m.NewStruct(term.AtomMinus, newAtom(name), value))
		}
		f := flagsOf(m)
		for _, x := range f.named {
			add(x.name, newAtom(x.value))
		}
		add("max_integer", m.NewInt(math.MaxInt64))
		add("min_integer", m.NewInt(math.MinInt64))
		add("double_quotes", newAtom(m.Flags.DoubleQuotes.String()))
		add("argv", m.Thaw(f.argv))
		for _, name := range f.order {
			add(name.Name(), m.Thaw(f.own[name]))
		}
		return out
	})
}

func knownFlag(m *machine.Machine, name term.Atom) bool {
	switch name.Name() {
	case "max_integer", "min_integer", "double_quotes", "argv":
		return true
	}
	f := flagsOf(m)
	_, own := f.own[name]
	return own || f.find(name.Name()) != nil
}
