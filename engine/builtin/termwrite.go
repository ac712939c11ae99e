package builtin

import (
	"strings"

	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Writing terms (ISO 8.14).
func termWriting() []machine.Builtin {
	const d, st = machine.Det, machine.Stateful
	var out []machine.Builtin
	for _, w := range []struct {
		name, doc string
		iso       bool
		options   syntax.WriteOptions
		after     string
	}{
		{"write", "Writes a term.", true, plainly, ""},
		{"print", "Writes a term as writeq/1.", false, quoted, ""},
		{"writeq", "Writes a term with atoms quoted where they must be.", true, quoted, ""},
		{"write_canonical", "Writes a term with atoms quoted and operators as compounds.", true, canonical, ""},
		{"writeln", "Writes a term and a newline.", false, plainly, "\n"},
	} {
		put := func(m *machine.Machine, stream, t term.Word) (bool, error) {
			return output(m, stream, syntax.Format(&m.Heap, t, m.Ops, w.options)+w.after)
		}
		out = append(out,
			machine.Builtin{Name: w.name, Arity: 1, Modes: "?term", Doc: w.doc, Det: d, Purity: st, ISO: w.iso,
				Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return put(m, 0, a[0]) }},
			machine.Builtin{Name: w.name, Arity: 2, Modes: "+stream, ?term", Doc: w.doc, Det: d, Purity: st, ISO: w.iso,
				Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return put(m, a[0], a[1]) }})
	}
	return append(out,
		machine.Builtin{Name: "write_term", Arity: 2, Modes: "?term, +list", Doc: "Writes a term with options.", Det: d, Purity: st, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return writeTerm(m, 0, a[0], a[1]) }},
		machine.Builtin{Name: "write_term", Arity: 3, Modes: "+stream, ?term, +list", Doc: "Writes a term with options.", Det: d, Purity: st, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return writeTerm(m, a[0], a[1], a[2]) }},
		machine.Builtin{Name: "tab", Arity: 1, Modes: "+evaluable", Doc: "Writes blanks.", Det: d, Purity: st,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return tab(m, 0, a[0]) }},
		machine.Builtin{Name: "tab", Arity: 2, Modes: "+stream, +evaluable", Doc: "Writes blanks.", Det: d, Purity: st,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return tab(m, a[0], a[1]) }},
	)
}

var (
	plainly   = syntax.WriteOptions{NumberVars: true}
	quoted    = syntax.WriteOptions{Quoted: true, NumberVars: true}
	canonical = syntax.WriteOptions{Quoted: true, IgnoreOps: true}
)

func writeTerm(m *machine.Machine, stream, t, options term.Word) (bool, error) {
	if err := instantiated(m, stream); err != nil {
		return false, err
	}
	opts, err := listArg(m, options)
	if err != nil {
		return false, err
	}
	var o syntax.WriteOptions
	depth := int64(0)
	for _, w := range opts {
		if err := writeOption(m, &o, &depth, m.Deref(w)); err != nil {
			return false, err
		}
	}
	if depth > 0 {
		t = cutOff(m, t, depth)
	}
	return output(m, stream, syntax.Format(&m.Heap, t, m.Ops, o))
}

// writeOption applies one option of write_term/2; depth is that of max_depth(N).
func writeOption(m *machine.Machine, o *syntax.WriteOptions, depth *int64, w term.Word) error {
	if w.IsVar() {
		return isoerr.Instantiation(&m.Heap)
	}
	wrong := func() error { return isoerr.Domain(&m.Heap, isoerr.WriteOption, w) }
	name, arity, _ := m.Functor(w)
	if arity != 1 {
		return wrong()
	}
	v := m.Arg(w, 1)
	if v.IsVar() {
		return isoerr.Instantiation(&m.Heap)
	}
	switch name.Name() {
	case "variable_names":
		return variableNames(m, o, v, wrong)
	case "priority":
		n, ok := m.Int64(v)
		if !ok || n < 0 || n > 1200 {
			return wrong()
		}
		o.Priority = int(n)
		return nil
	case "max_depth":
		n, ok := m.Int64(v)
		if !ok || n < 0 {
			return wrong()
		}
		*depth = n
		return nil
	case "spacing":
		switch {
		case v == newAtom("next_argument"):
			o.Layout = syntax.Spaced
		case v != newAtom("standard"):
			return wrong()
		}
		return nil
	}
	value, ok := boolArg(v)
	if !ok {
		return wrong()
	}
	switch name.Name() {
	case "quoted":
		o.Quoted = value
	case "ignore_ops":
		o.IgnoreOps = value
	case "numbervars":
		o.NumberVars = value
	case "double_quotes":
		o.CharsAsText = value
	default:
		return wrong()
	}
	return nil
}

// variableNames reads the option variable_names(['X' = X, ...]) (Cor. 2). What
// is no variable is passed over; of several names for one variable the first
// counts.
func variableNames(m *machine.Machine, o *syntax.WriteOptions, list term.Word, wrong func() error) error {
	elems, end := elements(m, list)
	switch end {
	case term.PartialList:
		return isoerr.Instantiation(&m.Heap)
	case term.NotList:
		return wrong()
	}
	names := map[term.Word]string{}
	for _, e := range elems {
		e = m.Deref(e)
		if e.IsVar() {
			return isoerr.Instantiation(&m.Heap)
		}
		if !m.Is(e, term.AtomEquals, 2) {
			return wrong()
		}
		name, v := m.Arg(e, 1), m.Arg(e, 2)
		switch {
		case name.IsVar():
			return isoerr.Instantiation(&m.Heap)
		case name.Tag() != term.Atm:
			return wrong()
		case v.IsVar():
			if _, named := names[v]; !named {
				names[v] = name.Atom().Name()
			}
		}
	}
	o.VariableNames = names
	return nil
}

func tab(m *machine.Machine, stream, count term.Word) (bool, error) {
	if err := instantiated(m, stream); err != nil {
		return false, err
	}
	v, err := arith.Eval(&m.Heap, count)
	if err != nil {
		return false, err
	}
	n, err := intArg(m, v)
	if err != nil {
		return false, err
	}
	if n > maxLength {
		return false, isoerr.ResourceOut(&m.Heap, isoerr.Memory)
	}
	return output(m, stream, strings.Repeat(" ", int(max(n, 0))))
}
