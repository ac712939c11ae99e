package builtin

import (
	"strings"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

func formatting() []machine.Builtin {
	const d, st = machine.Det, machine.Stateful
	empty := term.AtomNil.Word()
	return []machine.Builtin{
		{Name: "format", Arity: 1, Modes: "+text", Doc: "Writes a text with directives.", Det: d, Purity: st,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return formatTo(m, 0, a[0], empty) }},
		{Name: "format", Arity: 2, Modes: "+text, +list", Doc: "Writes a text in which directives such as ~w stand for the arguments.", Det: d, Purity: st,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return formatTo(m, 0, a[0], a[1]) }},
		{Name: "format", Arity: 3, Modes: "+sink, +text, +list", Doc: "As format/2 on a stream, or into atom(A), string(S), chars(Cs) or codes(Cs).", Det: machine.Semidet, Purity: st, Fn: format3},
	}
}

func formatTo(m *machine.Machine, stream, text, args term.Word) (bool, error) {
	st, err := streamFor(m, stream, textOutput)
	if err != nil {
		return false, err
	}
	s, err := formatted(m, text, args, st.column)
	if err != nil {
		return false, err
	}
	return output(m, stream, s)
}

func format3(m *machine.Machine, a []term.Word) (bool, error) {
	sink := m.Deref(a[0])
	name, arity, _ := m.Functor(sink)
	if arity != 1 || name.Name() == "$stream" {
		return formatTo(m, sink, a[1], a[2])
	}
	build, err := sinkOf(m, sink)
	if err != nil {
		return false, err
	}
	s, err := formatted(m, a[1], a[2], 0)
	return err == nil && m.Unify(m.RawArg(sink, 1), build(s)), err
}

// sinkOf gives how text is made into the term that a sink such as atom(A)
// unifies with.
func sinkOf(m *machine.Machine, sink term.Word) (func(string) term.Word, error) {
	name, arity, _ := m.Functor(sink)
	if arity == 1 {
		switch name.Name() {
		case "atom", "string":
			return newAtom, nil
		case "chars":
			return func(s string) term.Word { return m.NewChars(s, term.AtomNil.Word()) }, nil
		case "codes":
			return func(s string) term.Word { return m.NewCodes(s, term.AtomNil.Word()) }, nil
		}
	}
	return nil, isoerr.Domain(&m.Heap, isoerr.StreamOrAlias, sink)
}

// formatter is the state of one call of format/2.
type formatter struct {
	m    *machine.Machine
	args []term.Word
	out  column
}

// formatted gives the text that format/2 writes when it begins in this column.
func formatted(m *machine.Machine, text, args term.Word, at int) (string, error) {
	s, err := textArg(m, text)
	if err != nil {
		return "", err
	}
	f := formatter{m: m, out: newColumn(at)}
	elems, end := elements(m, args)
	if end == term.ProperList {
		f.args = elems
	} else {
		f.args = []term.Word{args} // a single argument may stand for itself
	}
	for s != "" {
		i := strings.IndexByte(s, '~')
		if i < 0 {
			f.out.write(s)
			break
		}
		f.out.write(s[:i])
		if s, err = f.directive(s[i:]); err != nil {
			return "", err
		}
	}
	if len(f.args) > 0 {
		return "", isoerr.Domain(&m.Heap, isoerr.EmptyList, m.NewList(f.args, term.AtomNil.Word()))
	}
	return f.out.text(), nil
}

// maxCount bounds the numeric arguments of directives.
const maxCount = 1 << 20

// count is the numeric argument of a directive.
type count struct {
	n     int
	given bool
}

func (c count) or(n int) int {
	if c.given {
		return c.n
	}
	return n
}

// directive carries out the directive that s begins with and gives the rest.
func (f *formatter) directive(s string) (string, error) {
	whole := s
	s = s[1:]
	var c count
	switch {
	case strings.HasPrefix(s, "`"):
		for i, r := range s[1:] {
			if i > 0 {
				s = s[1+i:]
				break
			}
			c = count{int(r), true}
		}
	case strings.HasPrefix(s, "*"):
		w, err := f.next()
		if err != nil {
			return "", err
		}
		n, err := countArg(f.m, w)
		if err != nil {
			return "", err
		}
		c, s = count{int(min(n, maxCount)), true}, s[1:]
	default:
		i := 0
		for i < len(s) && s[i] >= '0' && s[i] <= '9' {
			c.n, c.given = min(c.n*10+int(s[i]-'0'), maxCount), true
			i++
		}
		s = s[i:]
	}
	if s == "" || strings.HasPrefix(whole, "~`") && s == whole[1:] {
		return "", f.unknown(whole)
	}
	letter := s[0]
	ok, err := f.layout(letter, c)
	if !ok && err == nil {
		ok, err = f.argument(letter, c)
	}
	if !ok && err == nil {
		err = f.unknown(whole[:len(whole)-len(s)+1])
	}
	return s[1:], err
}

func (f *formatter) unknown(directive string) error {
	return isoerr.Domain(&f.m.Heap, isoerr.FormatControl, newAtom(strings.ToValidUTF8(directive, "")))
}

// next takes the next argument.
func (f *formatter) next() (term.Word, error) {
	if len(f.args) == 0 {
		return 0, isoerr.Domain(&f.m.Heap, isoerr.NonEmptyList, term.AtomNil.Word())
	}
	w := f.m.Deref(f.args[0])
	f.args = f.args[1:]
	return w, nil
}

// layout carries out the directives that take no argument of the list.
func (f *formatter) layout(letter byte, c count) (bool, error) {
	switch letter {
	case '~':
		f.out.write("~")
	case 'n':
		f.out.write(strings.Repeat("\n", c.or(1)))
	case 't':
		f.out.fill(rune(c.or(' ')))
	case '|':
		f.out.stop(c.or(-1))
	case '+':
		f.out.advance(c.or(8))
	default:
		return false, nil
	}
	return true, nil
}

// argument carries out the directives that write an argument.
func (f *formatter) argument(letter byte, c count) (bool, error) {
	if !strings.ContainsRune("wpqaisdDcefgrR", rune(letter)) {
		return false, nil
	}
	w, err := f.next()
	if err != nil {
		return false, err
	}
	var text string
	m := f.m
	switch letter {
	case 'i':
	case 'w':
		text = syntax.Format(&m.Heap, w, m.Ops, plainly)
	case 'p', 'q':
		text = syntax.Format(&m.Heap, w, m.Ops, quoted)
	case 'a':
		if w == term.AtomNil.Word() {
			text = "[]"
		} else {
			text, err = textArg(m, w)
		}
	case 's':
		text, err = textArg(m, w)
	case 'c':
		var r rune
		if r, err = codeArg(m, w); err == nil {
			text = strings.Repeat(string(r), c.or(1))
		}
	case 'd', 'D':
		text, err = formatInteger(m, w, c.or(0), letter == 'D')
	case 'e', 'f', 'g':
		text, err = formatFloat(m, w, letter, c.or(6))
	default:
		text, err = formatRadix(m, w, c, letter == 'R')
	}
	if err != nil {
		return false, err
	}
	f.out.write(text)
	return true, nil
}
