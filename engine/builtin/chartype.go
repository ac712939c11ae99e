package builtin

import (
	"strings"
	"unicode"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

func charTypes() []machine.Builtin {
	nd := machine.Nondet
	return []machine.Builtin{
		{Name: "char_type", Arity: 2, Modes: "+character, ?type", Doc: "A class of the character: alpha, alnum, digit(Weight), space, upper, lower, punct, to_lower(L) ...", Det: nd,
			Redo: func(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
				r, err := charArg(m, a[0])
				if err != nil {
					return false, 0, err
				}
				return charType(m, r, a[1], state, func(r rune) term.Word { return term.InternRune(r).Word() })
			}},
		{Name: "code_type", Arity: 2, Modes: "+code, ?type", Doc: "As char_type/2, for a character code.", Det: nd,
			Redo: func(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
				r, ok := charOf(m.Deref(a[0])) // a character is taken too
				if !ok {
					var err error
					if r, err = codeArg(m, a[0]); err != nil {
						return false, 0, err
					}
				}
				return charType(m, r, a[1], state, func(r rune) term.Word { return term.MakeSmall(int64(r)) })
			}},
	}
}

// simpleTypes are the classes without an argument.
var simpleTypes = []struct {
	name  string
	holds func(rune) bool
}{
	{"alnum", func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }},
	{"alpha", func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' }},
	{"csym", func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_' }},
	{"csymf", func(r rune) bool { return unicode.IsLetter(r) || r == '_' }},
	{"ascii", func(r rune) bool { return r < 128 }},
	{"white", func(r rune) bool { return r == ' ' || r == '\t' }},
	{"cntrl", unicode.IsControl},
	{"digit", func(r rune) bool { return r >= '0' && r <= '9' }},
	{"space", unicode.IsSpace},
	{"end_of_line", func(r rune) bool { return r >= '\n' && r <= '\r' }},
	{"lower", unicode.IsLower},
	{"upper", unicode.IsUpper},
	{"punct", func(r rune) bool {
		return r > ' ' && r != 127 && unicode.IsPrint(r) && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}},
	{"graph", func(r rune) bool { return r > ' ' && r != 127 && unicode.IsPrint(r) && !unicode.IsSpace(r) }},
	{"print", unicode.IsPrint},
	{"period", func(r rune) bool { return strings.ContainsRune(".?!", r) }},
	{"quote", func(r rune) bool { return strings.ContainsRune("'\"`", r) }},
	{"paren", func(r rune) bool { return strings.ContainsRune("()[]{}", r) }},
	{"newline", func(r rune) bool { return r == '\n' }},
}

// charType gives the classes of r that unify with w. char makes the term of a
// character of the kind that was asked about.
func charType(m *machine.Machine, r rune, w, state term.Word, char func(rune) term.Word) (bool, term.Word, error) {
	if state == 0 {
		if w := m.Deref(w); !w.IsVar() && !w.IsCallable() {
			return false, 0, isoerr.Type(&m.Heap, isoerr.Callable, w)
		}
	}
	return solutions(m, w, state, func() []term.Word {
		var out []term.Word
		for _, t := range simpleTypes {
			if t.holds(r) {
				out = append(out, newAtom(t.name))
			}
		}
		one := func(name string, arg term.Word) {
			out = append(out, m.NewStruct(term.Intern(name), arg))
		}
		switch {
		case r >= '0' && r <= '9':
			one("digit", m.NewInt(int64(r-'0')))
			one("xdigit", m.NewInt(int64(r-'0')))
		case r >= 'a' && r <= 'f', r >= 'A' && r <= 'F':
			one("xdigit", m.NewInt(int64(unicode.ToLower(r)-'a'+10)))
		}
		one("to_lower", char(unicode.ToLower(r)))
		one("to_upper", char(unicode.ToUpper(r)))
		if unicode.IsUpper(r) {
			one("upper", char(unicode.ToLower(r)))
		}
		if unicode.IsLower(r) {
			one("lower", char(unicode.ToUpper(r)))
		}
		return out
	})
}
