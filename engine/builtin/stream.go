package builtin

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"unicode"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// eofAction says what reading does behind the end of a stream.
type eofAction uint8

const (
	eofCode  eofAction = iota // gives the end again
	eofError                  // is permission_error(input, past_end_of_stream, S)
	eofReset                  // tries to read again
)

var eofActionNames = [...]string{eofCode: "eof_code", eofError: "error", eofReset: "reset"}

// Stream is an open stream. It reads or writes, never both.
type Stream struct {
	id         int64
	name       string // of the file, "" when there is none
	mode       string // read, write or append
	aliases    []term.Atom
	binary     bool
	eof        eofAction
	reposition bool
	standard   bool // one of the three that stay open
	unbuffered bool // what is written is sent on at once

	in     *bufio.Reader
	out    sink
	file   io.Closer
	seeker io.Seeker

	at     syntax.Position // of the next character; Offset counts bytes
	chars  int             // characters before it
	ended  bool            // the end was read
	last   lastRune        // for UnreadRune
	column int             // output: characters since the last newline
}

type lastRune struct {
	r    rune
	size int // 0: nothing to take back
	at   syntax.Position
}

// sink is what an output stream writes to: a buffer of its own, or one that the
// host flushes when it sees fit.
type sink interface {
	io.Writer
	io.ByteWriter
	Flush() error
}

// unbuffered is a sink without a buffer.
type unbuffered struct{ io.Writer }

func (u unbuffered) WriteByte(b byte) error {
	_, err := u.Write([]byte{b})
	return err
}

func (unbuffered) Flush() error { return nil }

var errNothingToUnread = errors.New("builtin: no character to take back")

// ReadRune gives the next character. The stream is an io.RuneScanner for the
// reader of terms; it does not look at the end-of-file action.
func (s *Stream) ReadRune() (rune, int, error) {
	r, size, err := s.in.ReadRune()
	if err != nil {
		s.last = lastRune{}
		return r, size, err
	}
	s.last = lastRune{r, size, s.at}
	s.at.Offset += size
	s.chars++
	if r == '\n' {
		s.at.Line++
		s.at.Column = 1
	} else {
		s.at.Column++
	}
	return r, size, nil
}

// UnreadRune takes back the character read last.
func (s *Stream) UnreadRune() error {
	if s.last.size == 0 {
		return errNothingToUnread
	}
	if err := s.in.UnreadRune(); err != nil {
		return err
	}
	s.at = s.last.at
	s.chars--
	s.last = lastRune{}
	return nil
}

// unreadLayout takes back the character read last when it is layout: the one
// behind the dot of a term, which the reader has seen and the program has not.
func (s *Stream) unreadLayout() {
	if s.last.size > 0 && unicode.IsSpace(s.last.r) {
		_ = s.UnreadRune() // it was the last operation: this cannot fail
	}
}

// peekRune gives the next character and leaves it.
func (s *Stream) peekRune() (rune, int, error) {
	r, size, err := s.in.ReadRune()
	if err == nil {
		err = s.in.UnreadRune()
	}
	return r, size, err
}

// Write appends text and keeps count of the column.
func (s *Stream) Write(text []byte) (int, error) {
	if i := bytes.LastIndexByte(text, '\n'); i >= 0 {
		s.column = utf8.RuneCount(text[i+1:])
	} else {
		s.column += utf8.RuneCount(text)
	}
	n, err := s.out.Write(text)
	if err == nil && s.unbuffered {
		err = s.out.Flush()
	}
	return n, err
}

// WriteString appends text.
func (s *Stream) WriteString(text string) (int, error) { return s.Write([]byte(text)) }

// Flush sends on what is buffered.
func (s *Stream) Flush() error {
	if s.out == nil {
		return nil
	}
	return s.out.Flush()
}

func (s *Stream) close() error {
	err := s.Flush()
	if s.file != nil {
		if e := s.file.Close(); err == nil {
			err = e
		}
	}
	return err
}

func (s *Stream) term(h *term.Heap) term.Word {
	return h.NewStruct(term.Intern("$stream"), h.NewInt(s.id))
}

// endOfStream gives not, at or past.
func (s *Stream) endOfStream() string {
	switch {
	case s.in == nil:
		return "not"
	case s.ended && s.eof != eofReset:
		return "past"
	}
	if _, err := s.in.Peek(1); err != nil {
		return "at"
	}
	return "not"
}

// Streams is the open streams of a program. user_input, user_output and
// user_error are there from the start.
type Streams struct {
	// OpenFile opens a file for open/4; mode is read, write or append. When it
	// is nil, no file can be opened. An error that is fs.ErrNotExist becomes an
	// existence error, any other a permission error whose context is its text.
	OpenFile func(name, mode string) (io.ReadWriteCloser, error)

	open    []*Stream // in order of opening
	alias   map[term.Atom]*Stream
	nextID  int64
	input   *Stream
	output  *Stream
	userIn  *Stream
	userOut *Stream
	userErr *Stream
}

type streamsKey struct{}

// StreamsOf gives the streams of a program. Until they are set, user_input is
// empty and what is written goes nowhere.
func StreamsOf(p *machine.Program) *Streams {
	return p.Aux(streamsKey{}, func() any {
		s := &Streams{alias: map[term.Atom]*Stream{}}
		s.userIn = s.standard("user_input", "read", eofReset)
		s.userOut = s.standard("user_output", "append", eofCode)
		s.userErr = s.standard("user_error", "append", eofCode)
		s.input, s.output = s.userIn, s.userOut
		s.SetInput(eofReader{})
		s.SetOutput(io.Discard)
		s.SetErrorOutput(io.Discard)
		return s
	}).(*Streams)
}

type eofReader struct{}

func (eofReader) Read([]byte) (int, error) { return 0, io.EOF }

func (s *Streams) standard(alias, mode string, eof eofAction) *Stream {
	st := s.add(&Stream{mode: mode, eof: eof, standard: true, at: syntax.Start})
	s.name(st, term.Intern(alias))
	return st
}

func (s *Streams) add(st *Stream) *Stream {
	st.id = s.nextID
	s.nextID++
	s.open = append(s.open, st)
	return st
}

func (s *Streams) name(st *Stream, alias term.Atom) {
	st.aliases = append(st.aliases, alias)
	s.alias[alias] = st
}

// SetInput makes user_input read from r.
func (s *Streams) SetInput(r io.Reader) {
	*s.userIn = Stream{id: s.userIn.id, mode: "read", aliases: s.userIn.aliases, eof: eofReset,
		standard: true, in: bufio.NewReader(r), at: syntax.Start}
}

// SetOutput makes user_output write to w. Call Flush when the run is over. When
// w has a buffer of its own (WriteByte, Flush), there is no second one.
func (s *Streams) SetOutput(w io.Writer) {
	out, ok := w.(sink)
	if !ok {
		out = bufio.NewWriter(w)
	}
	s.userOut.out, s.userOut.column = out, 0
}

// SetErrorOutput makes user_error write to w, without a buffer.
func (s *Streams) SetErrorOutput(w io.Writer) { s.userErr.out, s.userErr.column = unbuffered{w}, 0 }

// Standard reports whether just the three standard streams are open and the current
// ones are user_input and user_output.
func (s *Streams) Standard() bool {
	return len(s.open) == 3 && s.input == s.userIn && s.output == s.userOut && len(s.alias) == 3
}

// Column gives how many characters user_output has behind its last newline.
func (s *Streams) Column() int { return s.userOut.column }

// Output gives user_output, for what the host prints between the program's own
// output.
func (s *Streams) Output() *Stream { return s.userOut }

// PrintError writes to user_error.
func (s *Streams) PrintError(text string) error {
	_, err := s.userErr.WriteString(text)
	return err
}

// Flush sends on what every open stream has buffered.
func (s *Streams) Flush() error {
	var first error
	for _, st := range s.open {
		if err := st.Flush(); err != nil && first == nil {
			first = err
		}
	}
	return first
}

// CloseAll flushes the standard streams and closes the others.
func (s *Streams) CloseAll() error {
	var first error
	for _, st := range append([]*Stream(nil), s.open...) {
		if err := s.close(st); err != nil && first == nil {
			first = err
		}
	}
	return first
}

func (s *Streams) close(st *Stream) error {
	if st.standard {
		return st.Flush()
	}
	for i, x := range s.open {
		if x == st {
			s.open = append(s.open[:i], s.open[i+1:]...)
			break
		}
	}
	for _, a := range st.aliases {
		delete(s.alias, a)
	}
	if s.input == st {
		s.input = s.userIn
	}
	if s.output == st {
		s.output = s.userOut
	}
	return st.close()
}

// streamArg gives the stream that w, a stream or an alias, names.
func streamArg(m *machine.Machine, w term.Word) (*Stream, error) {
	s := StreamsOf(m.Program())
	w = m.Deref(w)
	switch {
	case w.IsVar():
		return nil, isoerr.Instantiation(&m.Heap)
	case w.Tag() == term.Atm:
		if st := s.alias[w.Atom()]; st != nil {
			return st, nil
		}
		return nil, isoerr.Existence(&m.Heap, isoerr.StreamObj, w)
	case isStreamTerm(m, w):
		if st := s.byTerm(m, w); st != nil {
			return st, nil
		}
		return nil, isoerr.Existence(&m.Heap, isoerr.StreamObj, w)
	}
	return nil, isoerr.Domain(&m.Heap, isoerr.StreamOrAlias, w)
}

func isStreamTerm(m *machine.Machine, w term.Word) bool {
	return m.Is(w, term.Intern("$stream"), 1) && m.IsInteger(m.Arg(w, 1))
}

func (s *Streams) byTerm(m *machine.Machine, w term.Word) *Stream {
	id, ok := m.Int64(m.Arg(w, 1))
	for _, st := range s.open {
		if ok && st.id == id {
			return st
		}
	}
	return nil
}

// access is what a built-in wants of a stream.
type access uint8

const (
	textInput access = iota
	byteInput
	textOutput
	byteOutput
)

// streamFor gives the stream w (the current one when w is 0) for this access,
// or the permission error of a stream that cannot give it.
func streamFor(m *machine.Machine, w term.Word, want access) (*Stream, error) {
	s := StreamsOf(m.Program())
	input := want == textInput || want == byteInput
	st := s.output
	if input {
		st = s.input
	}
	named := w != 0
	if named {
		var err error
		if st, err = streamArg(m, w); err != nil {
			return nil, err
		}
	}
	culprit := func() term.Word {
		if named {
			return m.Deref(w)
		}
		return st.term(&m.Heap)
	}
	operation := isoerr.OutputOp
	if input {
		operation = isoerr.InputOp
	}
	switch {
	case input && st.in == nil, !input && st.out == nil:
		return nil, isoerr.Permission(&m.Heap, operation, isoerr.StreamPerm, culprit())
	case st.binary && (want == textInput || want == textOutput):
		return nil, isoerr.Permission(&m.Heap, operation, isoerr.BinaryStream, culprit())
	case !st.binary && (want == byteInput || want == byteOutput):
		return nil, isoerr.Permission(&m.Heap, operation, isoerr.TextStream, culprit())
	}
	if input {
		if st == s.userIn { // what was asked should be seen before it is answered
			if err := s.userOut.Flush(); err != nil {
				return nil, ioError(m, err)
			}
		}
		if st.ended {
			switch st.eof {
			case eofError:
				return nil, isoerr.Permission(&m.Heap, operation, isoerr.PastEndOfStream, culprit())
			case eofReset:
				st.ended = false
			}
		}
	}
	return st, nil
}

// ioError is the error of the system below a stream.
func ioError(m *machine.Machine, err error) error {
	return isoerr.Formal(&m.Heap, m.NewStruct(term.Intern("system_error"), newAtom(err.Error())))
}
