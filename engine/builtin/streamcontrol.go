package builtin

import (
	"bufio"
	"errors"
	"io"
	"io/fs"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Selecting, opening and closing streams (ISO 8.11).
func streamControl() []machine.Builtin {
	const d, s, st = machine.Det, machine.Semidet, machine.Stateful
	return []machine.Builtin{
		{Name: "current_input", Arity: 1, Modes: "?stream", Doc: "The current input stream.", Det: s, Purity: st, ISO: true, Fn: currentInput},
		{Name: "current_output", Arity: 1, Modes: "?stream", Doc: "The current output stream.", Det: s, Purity: st, ISO: true, Fn: currentOutput},
		{Name: "set_input", Arity: 1, Modes: "+stream", Doc: "Makes a stream the current input.", Det: d, Purity: st, ISO: true, Fn: setInput},
		{Name: "set_output", Arity: 1, Modes: "+stream", Doc: "Makes a stream the current output.", Det: d, Purity: st, ISO: true, Fn: setOutput},
		{Name: "open", Arity: 3, Modes: "+atom, +atom, -stream", Doc: "Opens a file to read, write or append.", Det: d, Purity: st, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				return open(m, a[0], a[1], a[2], term.AtomNil.Word())
			}},
		{Name: "open", Arity: 4, Modes: "+atom, +atom, -stream, +list", Doc: "Opens a file to read, write or append, with options.", Det: d, Purity: st, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return open(m, a[0], a[1], a[2], a[3]) }},
		{Name: "close", Arity: 1, Modes: "+stream", Doc: "Closes a stream.", Det: d, Purity: st, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				return closeStream(m, a[0], term.AtomNil.Word())
			}},
		{Name: "close", Arity: 2, Modes: "+stream, +list", Doc: "Closes a stream, with options.", Det: d, Purity: st, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return closeStream(m, a[0], a[1]) }},
		{Name: "flush_output", Arity: 0, Doc: "Sends on what is buffered for the current output.", Det: d, Purity: st, ISO: true, Fn: flushOutput},
		{Name: "flush_output", Arity: 1, Modes: "+stream", Doc: "Sends on what is buffered for a stream.", Det: d, Purity: st, ISO: true, Fn: flushOutput},
		{Name: "at_end_of_stream", Arity: 0, Doc: "Nothing is left to read from the current input.", Det: s, Purity: st, ISO: true, Fn: atEndOfStream},
		{Name: "at_end_of_stream", Arity: 1, Modes: "+stream", Doc: "Nothing is left to read from a stream.", Det: s, Purity: st, ISO: true, Fn: atEndOfStream},
		{Name: "stream_property", Arity: 2, Modes: "?stream, ?property", Doc: "A property of an open stream.", Det: machine.Nondet, Purity: st, ISO: true, Redo: streamProperty},
		{Name: "set_stream_position", Arity: 2, Modes: "+stream, +position", Doc: "Goes on reading at an earlier position.", Det: d, Purity: st, ISO: true, Fn: setStreamPosition},
		{Name: "is_stream", Arity: 1, Modes: "?term", Doc: "The argument is an open stream.", Det: s, Purity: st,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				w := m.Deref(a[0])
				return isStreamTerm(m, w) && StreamsOf(m.Program()).byTerm(m, w) != nil, nil
			}},
		{Name: "line_count", Arity: 2, Modes: "+stream, ?integer", Doc: "The number of the line a stream is read at.", Det: s, Purity: st,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				st, err := streamArg(m, a[0])
				return err == nil && m.Unify(a[1], m.NewInt(int64(st.at.Line))), err
			}},
	}
}

// streamOrVar checks that w is a variable or a stream term.
func streamOrVar(m *machine.Machine, w term.Word) error {
	w = m.Deref(w)
	switch {
	case w.IsVar():
		return nil
	case !isStreamTerm(m, w):
		return isoerr.Domain(&m.Heap, isoerr.Stream, w)
	case StreamsOf(m.Program()).byTerm(m, w) == nil:
		return isoerr.Existence(&m.Heap, isoerr.StreamObj, w)
	}
	return nil
}

func currentInput(m *machine.Machine, a []term.Word) (bool, error) {
	if err := streamOrVar(m, a[0]); err != nil {
		return false, err
	}
	return m.Unify(a[0], StreamsOf(m.Program()).input.term(&m.Heap)), nil
}

func currentOutput(m *machine.Machine, a []term.Word) (bool, error) {
	if err := streamOrVar(m, a[0]); err != nil {
		return false, err
	}
	return m.Unify(a[0], StreamsOf(m.Program()).output.term(&m.Heap)), nil
}

func setInput(m *machine.Machine, a []term.Word) (bool, error) {
	st, err := streamArg(m, a[0])
	if err != nil {
		return false, err
	}
	if st.in == nil {
		return false, isoerr.Permission(&m.Heap, isoerr.InputOp, isoerr.StreamPerm, m.Deref(a[0]))
	}
	StreamsOf(m.Program()).input = st
	return true, nil
}

func setOutput(m *machine.Machine, a []term.Word) (bool, error) {
	st, err := streamArg(m, a[0])
	if err != nil {
		return false, err
	}
	if st.out == nil {
		return false, isoerr.Permission(&m.Heap, isoerr.OutputOp, isoerr.StreamPerm, m.Deref(a[0]))
	}
	StreamsOf(m.Program()).output = st
	return true, nil
}

func open(m *machine.Machine, source, mode, stream, options term.Word) (bool, error) {
	source, mode, stream = m.Deref(source), m.Deref(mode), m.Deref(stream)
	opts, err := listArg(m, options)
	switch {
	case source.IsVar(), mode.IsVar():
		return false, isoerr.Instantiation(&m.Heap)
	case err != nil:
		return false, err
	case mode.Tag() != term.Atm:
		return false, isoerr.Type(&m.Heap, isoerr.AtomType, mode)
	}
	kind := mode.Atom().Name()
	if kind != "read" && kind != "write" && kind != "append" {
		return false, isoerr.Domain(&m.Heap, isoerr.IOMode, mode)
	}
	st := &Stream{mode: kind, at: syntax.Start}
	var aliases []term.Atom
	for _, o := range opts {
		if err := streamOption(m, st, &aliases, m.Deref(o)); err != nil {
			return false, err
		}
	}
	if !stream.IsVar() {
		return false, isoerr.Formal(&m.Heap, m.NewStruct(term.Intern("uninstantiation_error"), stream))
	}
	name, ok := textOf(m, source)
	if !ok || m.IsNumber(source) || name == "" {
		return false, isoerr.Domain(&m.Heap, isoerr.SourceSink, source)
	}
	s := StreamsOf(m.Program())
	for _, a := range aliases {
		if s.alias[a] != nil {
			return false, isoerr.Permission(&m.Heap, isoerr.Open, isoerr.SourceSinkPerm, m.NewStruct(term.Intern("alias"), a.Word()))
		}
	}
	if s.OpenFile == nil {
		return false, isoerr.Permission(&m.Heap, isoerr.Open, isoerr.SourceSinkPerm, source)
	}
	file, err := s.OpenFile(name, kind)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return false, isoerr.Existence(&m.Heap, isoerr.SourceSinkObj, source)
	case err != nil:
		return false, isoerr.PermissionBecause(&m.Heap, isoerr.Open, isoerr.SourceSinkPerm, source, err.Error())
	}
	st.name, st.file = name, file
	st.seeker, _ = file.(io.Seeker)
	if st.reposition && st.seeker == nil {
		_ = file.Close()
		return false, isoerr.Permission(&m.Heap, isoerr.Open, isoerr.SourceSinkPerm, m.NewStruct(term.Intern("reposition"), term.AtomTrue.Word()))
	}
	if kind == "read" {
		st.in = bufio.NewReader(file)
	} else {
		st.out = bufio.NewWriter(file)
	}
	s.add(st)
	for _, a := range aliases {
		s.name(st, a)
	}
	return m.Unify(stream, st.term(&m.Heap)), nil
}

// streamOption applies one option of open/4.
func streamOption(m *machine.Machine, st *Stream, aliases *[]term.Atom, o term.Word) error {
	if o.IsVar() {
		return isoerr.Instantiation(&m.Heap)
	}
	wrong := isoerr.Domain(&m.Heap, isoerr.StreamOption, o)
	name, arity, _ := m.Functor(o)
	if arity != 1 {
		return wrong
	}
	v := m.Arg(o, 1)
	switch {
	case v.IsVar():
		return isoerr.Instantiation(&m.Heap)
	case v.Tag() != term.Atm:
		return wrong
	}
	value := v.Atom().Name()
	switch name.Name() {
	case "alias":
		*aliases = append(*aliases, v.Atom())
		return nil
	case "type":
		st.binary = value == "binary"
		if value == "text" || value == "binary" {
			return nil
		}
	case "reposition":
		st.reposition = value == "true"
		if value == "true" || value == "false" {
			return nil
		}
	case "eof_action":
		for action, n := range eofActionNames {
			if n == value {
				st.eof = eofAction(action)
				return nil
			}
		}
	case "encoding":
		if value == "utf8" {
			return nil
		}
	}
	return wrong
}

func closeStream(m *machine.Machine, stream, options term.Word) (bool, error) {
	opts, err := listArg(m, options)
	if err != nil {
		return false, err
	}
	force := false
	for _, o := range opts {
		o = m.Deref(o)
		if o.IsVar() {
			return false, isoerr.Instantiation(&m.Heap)
		}
		ok := m.Is(o, term.Intern("force"), 1)
		if ok {
			if m.Arg(o, 1).IsVar() {
				return false, isoerr.Instantiation(&m.Heap)
			}
			force, ok = boolArg(m.Arg(o, 1))
		}
		if !ok {
			return false, isoerr.Domain(&m.Heap, isoerr.CloseOption, o)
		}
	}
	st, err := streamArg(m, stream)
	if err != nil {
		return false, err
	}
	if err := StreamsOf(m.Program()).close(st); err != nil && !force {
		return false, ioError(m, err)
	}
	return true, nil
}

func flushOutput(m *machine.Machine, a []term.Word) (bool, error) {
	st := StreamsOf(m.Program()).output
	if len(a) > 0 {
		var err error
		if st, err = streamArg(m, a[0]); err != nil {
			return false, err
		}
		if st.out == nil {
			return false, isoerr.Permission(&m.Heap, isoerr.OutputOp, isoerr.StreamPerm, m.Deref(a[0]))
		}
	}
	if err := st.Flush(); err != nil {
		return false, ioError(m, err)
	}
	return true, nil
}

func atEndOfStream(m *machine.Machine, a []term.Word) (bool, error) {
	st := StreamsOf(m.Program()).input
	if len(a) > 0 {
		var err error
		if st, err = streamArg(m, a[0]); err != nil {
			return false, err
		}
		if st.in == nil {
			return false, isoerr.Permission(&m.Heap, isoerr.InputOp, isoerr.StreamPerm, m.Deref(a[0]))
		}
	}
	return st.endOfStream() != "not", nil
}

func setStreamPosition(m *machine.Machine, a []term.Word) (bool, error) {
	st, err := streamArg(m, a[0])
	if err != nil {
		return false, err
	}
	p := m.Deref(a[1])
	if p.IsVar() {
		return false, isoerr.Instantiation(&m.Heap)
	}
	var v [4]int64
	ok := m.Is(p, term.Intern("$position"), len(v))
	for i := range v {
		if ok {
			v[i], ok = m.Int64(m.Arg(p, i+1))
		}
	}
	switch {
	case !ok:
		return false, isoerr.Domain(&m.Heap, isoerr.StreamPosition, p)
	case !st.reposition || st.in == nil:
		return false, isoerr.Permission(&m.Heap, isoerr.Reposition, isoerr.StreamPerm, m.Deref(a[0]))
	}
	if _, err := st.seeker.Seek(v[0], io.SeekStart); err != nil {
		return false, ioError(m, err)
	}
	st.in.Reset(st.file.(io.Reader))
	st.at = syntax.Position{Offset: int(v[0]), Line: int(v[1]), Column: int(v[2])}
	st.chars, st.ended, st.last = int(v[3]), false, lastRune{}
	return true, nil
}

// properties gives the terms that stream_property/2 enumerates.
func (s *Stream) properties(h *term.Heap) []term.Word {
	one := func(name string, value term.Word) term.Word { return h.NewStruct(term.Intern(name), value) }
	direction := "output"
	if s.in != nil {
		direction = "input"
	}
	out := []term.Word{newAtom(direction), one("mode", newAtom(s.mode))}
	for _, a := range s.aliases {
		out = append(out, one("alias", a.Word()))
	}
	if s.name != "" {
		out = append(out, one("file_name", newAtom(s.name)))
	}
	if s.in != nil {
		out = append(out, one("eof_action", newAtom(eofActionNames[s.eof])))
		if s.name != "" || s.ended { // asking a terminal would wait for it
			out = append(out, one("end_of_stream", newAtom(s.endOfStream())))
		}
		if s.reposition {
			out = append(out, one("position", h.NewStruct(term.Intern("$position"),
				h.NewInt(int64(s.at.Offset)), h.NewInt(int64(s.at.Line)), h.NewInt(int64(s.at.Column)), h.NewInt(int64(s.chars)))))
		}
	}
	kind := "text"
	if s.binary {
		kind = "binary"
	}
	reposition := term.AtomFalse
	if s.reposition {
		reposition = term.AtomTrue
	}
	return append(out, one("reposition", reposition.Word()), one("type", newAtom(kind)))
}

var propertyNames = map[string]bool{"mode": true, "alias": true, "file_name": true, "eof_action": true,
	"end_of_stream": true, "position": true, "reposition": true, "type": true}

func streamProperty(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
	if state == 0 {
		if err := streamOrVar(m, a[0]); err != nil {
			return false, 0, err
		}
		p := m.Deref(a[1])
		name, arity, ok := m.Functor(p)
		if !p.IsVar() && !(ok && (arity == 0 && (name.Name() == "input" || name.Name() == "output") || arity == 1 && propertyNames[name.Name()])) {
			return false, 0, isoerr.Domain(&m.Heap, isoerr.StreamProperty, p)
		}
	}
	return solutions(m, m.NewStruct(term.AtomMinus, a[0], a[1]), state, func() []term.Word {
		var out []term.Word
		for _, st := range StreamsOf(m.Program()).open {
			for _, p := range st.properties(&m.Heap) {
				out = append(out, m.NewStruct(term.AtomMinus, st.term(&m.Heap), p))
			}
		}
		return out
	})
}
