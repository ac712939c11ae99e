package builtin

import (
	"errors"
	"io"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Reading terms (ISO 8.14), from streams and from texts.
func termReading() []machine.Builtin {
	const s, st = machine.Semidet, machine.Stateful
	empty := term.AtomNil.Word()
	return []machine.Builtin{
		{Name: "read", Arity: 1, Modes: "?term", Doc: "Reads a term, end_of_file at the end.", Det: s, Purity: st, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return readTerm(m, 0, a[0], empty) }},
		{Name: "read", Arity: 2, Modes: "+stream, ?term", Doc: "Reads a term, end_of_file at the end.", Det: s, Purity: st, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return readTerm(m, a[0], a[1], empty) }},
		{Name: "read_term", Arity: 2, Modes: "?term, +list", Doc: "Reads a term, with options.", Det: s, Purity: st, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return readTerm(m, 0, a[0], a[1]) }},
		{Name: "read_term", Arity: 3, Modes: "+stream, ?term, +list", Doc: "Reads a term, with options.", Det: s, Purity: st, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return readTerm(m, a[0], a[1], a[2]) }},
		{Name: "term_to_atom", Arity: 2, Modes: "?term, ?text", Doc: "The text is the term as writeq/1 writes it; reads the text when the term is unbound.", Det: s, Purity: machine.Reflective, Fn: termToAtom},
		{Name: "term_string", Arity: 2, Modes: "?term, ?text", Doc: "The text is the term as answers are written; reads the text when the term is unbound.", Det: s, Purity: machine.Reflective, Fn: termString},
		{Name: "read_term_from_atom", Arity: 3, Modes: "+text, ?term, +list", Doc: "Reads a term from a text, with options.", Det: s, Purity: machine.Reflective,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return readText(m, a[0], a[1], a[2]) }},
	}
}

// readOptions is what the options of read_term/2 ask to know of a term: the
// arguments to be unified, 0 for what is not asked.
type readOptions struct {
	variables, names, singletons []term.Word
}

func readOptionsArg(m *machine.Machine, list term.Word) (readOptions, error) {
	var o readOptions
	opts, err := listArg(m, list)
	if err != nil {
		return o, err
	}
	for _, w := range opts {
		w = m.Deref(w)
		if w.IsVar() {
			return o, isoerr.Instantiation(&m.Heap)
		}
		name, arity, _ := m.Functor(w)
		into := map[string]*[]term.Word{"variables": &o.variables, "variable_names": &o.names, "singletons": &o.singletons}[name.Name()]
		if arity == 1 && foreignRead[name.Name()] || m.Is(w, term.Intern("syntax_errors"), 1) && m.Arg(w, 1) == newAtom("error") {
			continue
		}
		if arity != 1 || into == nil {
			return o, isoerr.Domain(&m.Heap, isoerr.ReadOption, w)
		}
		*into = append(*into, m.RawArg(w, 1))
	}
	return o, nil
}

// foreignRead are options of other systems that ask for nothing or for what is done
// anyway.
var foreignRead = map[string]bool{
	"module": true, "process_comment": true, "cycles": true, "character_escapes": true, "dotlists": true,
	"backquoted_string": true, "var_prefix": true,
}

// unify tells the program what it asked to know of t.
func (o readOptions) unify(m *machine.Machine, t syntax.Term) bool {
	empty := term.AtomNil.Word()
	var names, singletons []term.Word
	for _, v := range t.Vars {
		pair := m.NewStruct(term.AtomEquals, newAtom(v.Name), v.Word)
		names = append(names, pair)
		if v.Occurrences == 1 {
			singletons = append(singletons, pair)
		}
	}
	for _, group := range []struct{ asked, found []term.Word }{
		{o.variables, m.Variables(t.Word)}, {o.names, names}, {o.singletons, singletons},
	} {
		for _, w := range group.asked {
			if !m.Unify(w, m.NewList(group.found, empty)) {
				return false
			}
		}
	}
	return true
}

func readTerm(m *machine.Machine, stream, t, options term.Word) (bool, error) {
	if err := instantiated(m, stream); err != nil {
		return false, err
	}
	o, err := readOptionsArg(m, options)
	if err != nil {
		return false, err
	}
	st, err := streamFor(m, stream, textInput)
	if err != nil {
		return false, err
	}
	r := syntax.NewStreamReader(&m.Heap, st, st.name, st.at, m.Ops, m.Flags)
	read, err := r.Read()
	st.unreadLayout()
	switch d := (*syntax.Diagnostic)(nil); {
	case errors.Is(err, io.EOF):
		st.ended = true
		read = syntax.Term{Word: term.AtomEOF.Word()}
	case errors.As(err, &d):
		return false, syntaxError(m, err)
	case err != nil:
		return false, ioError(m, err)
	}
	return m.Unify(t, read.Word) && o.unify(m, read), nil
}

// parseText reads the text as one term; an empty text is end_of_file.
func parseText(m *machine.Machine, text string) (syntax.Term, error) {
	t, err := syntax.ParseTerm(&m.Heap, text, "", m.Ops, m.Flags)
	switch {
	case errors.Is(err, io.EOF):
		return syntax.Term{Word: term.AtomEOF.Word()}, nil
	case err != nil:
		return t, syntaxError(m, err)
	}
	return t, nil
}

func readText(m *machine.Machine, text, t, options term.Word) (bool, error) {
	s, err := textArg(m, text)
	if err != nil {
		return false, err
	}
	o, err := readOptionsArg(m, options)
	if err != nil {
		return false, err
	}
	read, err := parseText(m, s)
	if err != nil {
		return false, err
	}
	return m.Unify(t, read.Word) && o.unify(m, read), nil
}

func termToAtom(m *machine.Machine, a []term.Word) (bool, error) {
	if m.Deref(a[0]).IsVar() {
		return readText(m, a[1], a[0], term.AtomNil.Word())
	}
	return unifyText(m, a[1], syntax.Format(&m.Heap, a[0], m.Ops, quoted)), nil
}

func termString(m *machine.Machine, a []term.Word) (bool, error) {
	if m.Deref(a[0]).IsVar() && !m.Deref(a[1]).IsVar() {
		return readText(m, a[1], a[0], term.AtomNil.Word())
	}
	return unifyText(m, a[1], syntax.Format(&m.Heap, a[0], m.Ops, syntax.Answer(m.Flags))), nil
}
