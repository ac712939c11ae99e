package builtin

import (
	"errors"
	"io"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Reading and writing characters, codes and bytes (ISO 8.12, 8.13). Every row
// comes twice: on the current stream, and with the stream as first argument.
func charIO() []machine.Builtin {
	const d, s, st = machine.Det, machine.Semidet, machine.Stateful
	var out []machine.Builtin
	both := func(name, arg, doc string, det machine.Determinism, fn func(m *machine.Machine, stream term.Word, rest []term.Word) (bool, error)) {
		arity := 0
		modes, with := "", "+stream"
		if arg != "" {
			arity, modes, with = 1, arg, "+stream, "+arg
		}
		out = append(out,
			machine.Builtin{Name: name, Arity: arity, Modes: modes, Doc: doc, Det: det, Purity: st, ISO: true,
				Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return fn(m, 0, a) }},
			machine.Builtin{Name: name, Arity: arity + 1, Modes: with, Doc: doc, Det: det, Purity: st, ISO: true,
				Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return fn(m, a[0], a[1:]) }})
	}
	both("get_char", "?in_character", "Reads a character, end_of_file at the end.", s, input(asChar, false))
	both("peek_char", "?in_character", "The next character, which stays to be read.", s, input(asChar, true))
	both("get_code", "?in_character_code", "Reads a character code, -1 at the end.", s, input(asCode, false))
	both("peek_code", "?in_character_code", "The next character code, which stays to be read.", s, input(asCode, true))
	both("get_byte", "?in_byte", "Reads a byte, -1 at the end.", s, input(asByte, false))
	both("peek_byte", "?in_byte", "The next byte, which stays to be read.", s, input(asByte, true))
	both("put_char", "+character", "Writes a character.", d, putChar)
	both("put_code", "+character_code", "Writes the character of a code.", d, putCode)
	both("put_byte", "+byte", "Writes a byte.", d, putByte)
	both("nl", "", "Writes a newline.", d, func(m *machine.Machine, stream term.Word, _ []term.Word) (bool, error) {
		return output(m, stream, "\n")
	})
	return out
}

// unit is what an input built-in gives.
type unit uint8

const (
	asChar unit = iota
	asCode
	asByte
)

// check gives the error of an argument that can be no result of reading.
func (u unit) check(m *machine.Machine, w term.Word) error {
	w = m.Deref(w)
	if w.IsVar() {
		return nil
	}
	switch u {
	case asChar:
		if _, ok := charOf(w); !ok && w != term.AtomEOF.Word() {
			return isoerr.Type(&m.Heap, isoerr.InCharacter, w)
		}
	case asCode:
		if !m.IsInteger(w) {
			return isoerr.Type(&m.Heap, isoerr.Integer, w)
		}
		if v, ok := m.Int64(w); !ok || v < -1 || v > utf8.MaxRune || v >= 0 && !utf8.ValidRune(rune(v)) {
			return isoerr.Representation(&m.Heap, isoerr.InCharacterCode)
		}
	case asByte:
		if v, ok := m.Int64(w); w.Tag() != term.Int || !ok || v < -1 || v > 255 {
			return isoerr.Type(&m.Heap, isoerr.InByte, w)
		}
	}
	return nil
}

func (u unit) end() term.Word {
	if u == asChar {
		return term.AtomEOF.Word()
	}
	return term.MakeSmall(-1)
}

func input(u unit, peek bool) func(*machine.Machine, term.Word, []term.Word) (bool, error) {
	return func(m *machine.Machine, stream term.Word, rest []term.Word) (bool, error) {
		// The stream's own errors first, as in 8.12.1.3: instantiation, then type.
		if stream != 0 {
			if _, err := streamArg(m, stream); err != nil {
				return false, err
			}
		}
		if err := u.check(m, rest[0]); err != nil {
			return false, err
		}
		want := textInput
		if u == asByte {
			want = byteInput
		}
		st, err := streamFor(m, stream, want)
		if err != nil {
			return false, err
		}
		w, err := st.next(m, u, peek)
		return err == nil && m.Unify(rest[0], w), err
	}
}

// next reads one unit, or looks at it.
func (s *Stream) next(m *machine.Machine, u unit, peek bool) (term.Word, error) {
	var r rune
	var size int
	var err error
	switch {
	case u == asByte:
		var b []byte
		if b, err = s.in.Peek(1); err == nil {
			r = rune(b[0])
			if !peek {
				_, err = s.in.Discard(1)
				s.at.Offset++
			}
		}
	case peek:
		r, size, err = s.peekRune()
	default:
		r, size, err = s.ReadRune()
	}
	switch {
	case errors.Is(err, io.EOF):
		if !peek {
			s.ended = true
		}
		return u.end(), nil
	case err != nil:
		return 0, ioError(m, err)
	case u != asByte && r == utf8.RuneError && size == 1:
		return 0, isoerr.Representation(&m.Heap, isoerr.CharacterRep)
	}
	if u == asChar {
		return term.InternRune(r).Word(), nil
	}
	return term.MakeSmall(int64(r)), nil
}

// output writes text to a stream, the current one when stream is 0.
func output(m *machine.Machine, stream term.Word, text string) (bool, error) {
	st, err := streamFor(m, stream, textOutput)
	if err != nil {
		return false, err
	}
	if _, err := st.WriteString(text); err != nil {
		return false, ioError(m, err)
	}
	return true, nil
}

func putChar(m *machine.Machine, stream term.Word, rest []term.Word) (bool, error) {
	if err := instantiated(m, stream); err != nil {
		return false, err
	}
	r, err := charArg(m, rest[0])
	if err != nil {
		return false, err
	}
	return output(m, stream, string(r))
}

func putCode(m *machine.Machine, stream term.Word, rest []term.Word) (bool, error) {
	if err := instantiated(m, stream); err != nil {
		return false, err
	}
	r, err := codeArg(m, rest[0])
	if err != nil {
		return false, err
	}
	return output(m, stream, string(r))
}

// instantiated is the instantiation error of a stream argument that is a
// variable; it comes before the errors of what is to be written.
func instantiated(m *machine.Machine, stream term.Word) error {
	if stream != 0 && m.Deref(stream).IsVar() {
		return isoerr.Instantiation(&m.Heap)
	}
	return nil
}

func putByte(m *machine.Machine, stream term.Word, rest []term.Word) (bool, error) {
	if err := instantiated(m, stream); err != nil {
		return false, err
	}
	w := m.Deref(rest[0])
	if w.IsVar() {
		return false, isoerr.Instantiation(&m.Heap)
	}
	if w.Tag() != term.Int || w.SmallInt() < 0 || w.SmallInt() > 255 {
		return false, isoerr.Type(&m.Heap, isoerr.Byte, w)
	}
	st, err := streamFor(m, stream, byteOutput)
	if err != nil {
		return false, err
	}
	if err := st.out.WriteByte(byte(w.SmallInt())); err != nil {
		return false, ioError(m, err)
	}
	return true, nil
}
