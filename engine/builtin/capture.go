package builtin

import (
	"bufio"
	"bytes"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Output caught in memory, for with_output_to/2, which is a library clause
// over these two.
func captures() []machine.Builtin {
	const st = machine.Stateful
	return []machine.Builtin{
		{Name: "$capture_output", Arity: 1, Modes: "-capture", Doc: "Makes a stream in memory the current output.", Det: machine.Det, Purity: st, Fn: captureOutput},
		{Name: "$captured_output", Arity: 2, Modes: "+capture, ?sink", Doc: "Ends a capture and gives what was written, as format/3 does.", Det: machine.Semidet, Purity: st, Fn: capturedOutput},
	}
}

type memory struct{ bytes.Buffer }

func (*memory) Close() error { return nil }

// captureOutput gives capture(Stream, Previous), both as stream numbers.
func captureOutput(m *machine.Machine, a []term.Word) (bool, error) {
	s := StreamsOf(m.Program())
	buffer := &memory{}
	st := s.add(&Stream{mode: "append", out: bufio.NewWriter(buffer), file: buffer})
	previous := s.output
	s.output = st
	return m.Unify(a[0], m.NewStruct(term.Intern("capture"), m.NewInt(st.id), m.NewInt(previous.id))), nil
}

func capturedOutput(m *machine.Machine, a []term.Word) (bool, error) {
	s := StreamsOf(m.Program())
	w := m.Deref(a[0])
	if !m.Is(w, term.Intern("capture"), 2) {
		return false, isoerr.Domain(&m.Heap, isoerr.Stream, w)
	}
	var st, previous *Stream
	for _, x := range s.open {
		switch m.NewInt(x.id) {
		case m.Arg(w, 1):
			st = x
		case m.Arg(w, 2):
			previous = x
		}
	}
	if st == nil {
		return false, isoerr.Existence(&m.Heap, isoerr.StreamObj, w)
	}
	if previous == nil {
		previous = s.userOut
	}
	err := st.Flush()
	text := ""
	if b, ok := st.file.(*memory); ok {
		text = b.String()
	}
	if e := s.close(st); err == nil {
		err = e
	}
	s.output = previous
	if err != nil {
		return false, ioError(m, err)
	}
	sink := m.Deref(a[1])
	if sink.IsVar() { // the text is not wanted
		return true, nil
	}
	build, err := sinkOf(m, sink)
	return err == nil && m.Unify(m.RawArg(sink, 1), build(text)), err
}
