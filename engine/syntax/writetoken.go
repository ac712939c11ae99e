package syntax

import (
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/term"
)

// ending is what the text written so far ends in; it decides whether the next
// token needs a blank before it.
type ending struct {
	class  charClass // of the last character; illegal behind a blank or bracket
	number bool      // it ends a number
	prefix bool      // it ends a prefix operator, even if a blank follows
}

// token writes one token, after a blank where it would run into the last one.
func (w *writer) token(text []byte, number bool) {
	if len(text) == 0 {
		return
	}
	first, _ := utf8.DecodeRune(text)
	if w.runsInto(classOf(first)) {
		w.out = append(w.out, ' ')
	}
	w.out = append(w.out, text...)
	r, _ := utf8.DecodeLastRune(text)
	w.last = ending{class: classOf(r), number: number}
}

func (w *writer) runsInto(first charClass) bool {
	last := w.last.class
	switch {
	case first == quote:
		return last == quote || w.last.number // 0'a' would be a character code
	case first == symbol:
		return last == symbol
	case first.continuesName():
		return last.continuesName()
	}
	return false
}

// mark writes a bracket, comma or bar. A ( behind a prefix operator gets a
// blank, else the operator would be a functor.
func (w *writer) mark(c byte) {
	if c == '(' && w.last.prefix && w.last.class != illegal {
		w.out = append(w.out, ' ')
	}
	w.out = append(w.out, c)
	w.last = ending{}
}

// blank writes a blank, unless there is one already.
func (w *writer) blank() {
	if n := len(w.out); n == 0 || w.out[n-1] != ' ' {
		w.out = append(w.out, ' ')
	}
	w.last.class, w.last.number = illegal, false
}

// comma separates arguments and elements.
func (w *writer) comma() {
	w.mark(',')
	if w.o.Layout == Spaced {
		w.blank()
	}
}

// infix writes an infix operator with the blanks around it.
func (w *writer) infix(name term.Atom) {
	switch {
	case name == term.AtomComma:
		w.comma()
		return
	case name == term.AtomBar:
		if w.o.Layout == Spaced {
			w.blank()
		}
		w.mark('|')
		if w.o.Layout == Spaced {
			w.blank()
		}
		return
	}
	s := name.Name()
	r, _ := utf8.DecodeRuneInString(s)
	class := classOf(r)
	tight := w.o.Layout == Compact || name == term.AtomColon
	if tight && (class == symbol || class == solo) && unquoted(s) {
		w.name(name)
		return
	}
	w.blank()
	w.name(name)
	w.blank()
}

// name writes the name of an operator or functor.
func (w *writer) name(a term.Atom) { w.atom(a) }

// atom writes an atom, quoted if asked and needed.
func (w *writer) atom(a term.Atom) {
	s := a.Name()
	var text []byte
	if !w.o.Quoted || unquoted(s) {
		text = append(make([]byte, 0, 64), s...)
	} else {
		text = appendQuoted(make([]byte, 0, 64), s, '\'')
	}
	w.token(text, false)
}

func (w *writer) variable(t term.Word) {
	if name, ok := w.o.VariableNames[t]; ok {
		w.token([]byte(name), false)
		return
	}
	w.token(strconv.AppendInt(append(make([]byte, 0, 24), '_'), int64(t.Index()), 10), false)
}

func (w *writer) number(t term.Word) {
	switch {
	case t.Tag() == term.Int:
		w.token(strconv.AppendInt(make([]byte, 0, 24), t.SmallInt(), 10), true)
	case w.h.IsFloat(t):
		w.token([]byte(FormatFloat(w.h.Float(t))), true)
	default:
		w.token(w.h.Big(t).Append(nil, 10), true)
	}
}

func (w *writer) negative(t term.Word) bool {
	switch {
	case t.Tag() == term.Int:
		return t.SmallInt() < 0
	case w.h.IsFloat(t):
		return math.Signbit(w.h.Float(t))
	}
	return w.h.Sign(t) < 0
}

// numberedVar writes '$VAR'(N) as a variable name, if asked.
func (w *writer) numberedVar(t term.Word, name term.Atom) bool {
	if name != term.AtomVarFunctor || !w.o.NumberVars {
		return false
	}
	n := w.h.Arg(t, 1)
	if n.Tag() != term.Int || n.SmallInt() < 0 {
		return false
	}
	text := []byte{'A' + byte(n.SmallInt()%26)}
	if i := n.SmallInt() / 26; i > 0 {
		text = strconv.AppendInt(text, i, 10)
	}
	w.token(text, false)
	return true
}

// unquoted reports whether the atom of this name reads back without quotes.
func unquoted(s string) bool {
	switch s {
	case "[]", "{}", "!", ";":
		return true
	case "", ",", "|", ".":
		return false
	}
	first, n := utf8.DecodeRuneInString(s)
	switch classOf(first) {
	case lower:
		for _, r := range s[n:] {
			if !classOf(r).continuesName() {
				return false
			}
		}
		return true
	case symbol:
		for _, r := range s[n:] {
			if classOf(r) != symbol {
				return false
			}
		}
		return !strings.HasPrefix(s, "/*")
	}
	return false
}

// FormatAtom gives the name as writeq/1 writes it.
func FormatAtom(a term.Atom) string {
	if s := a.Name(); unquoted(s) {
		return s
	}
	return string(appendQuoted(nil, a.Name(), '\''))
}

func appendQuoted(dst []byte, s string, q rune) []byte {
	dst = append(dst, byte(q))
	for _, r := range s {
		dst = appendChar(dst, r, q)
	}
	return append(dst, byte(q))
}

var escapeLetters = [...]byte{7: 'a', 8: 'b', 9: 't', 10: 'n', 11: 'v', 12: 'f', 13: 'r'}

// appendChar appends r as it is written between quotes q.
func appendChar(dst []byte, r, q rune) []byte {
	switch {
	case r == q || r == '\\':
		return append(dst, '\\', byte(r))
	case r < rune(len(escapeLetters)) && escapeLetters[r] != 0:
		return append(dst, '\\', escapeLetters[r])
	case r < ' ' || r >= 0x7f && r != utf8.RuneError && !unicode.IsPrint(r):
		dst = append(dst, '\\', 'x')
		dst = append(dst, strings.ToUpper(strconv.FormatInt(int64(r), 16))...)
		return append(dst, '\\')
	}
	return utf8.AppendRune(dst, r)
}

// FormatFloat gives the shortest text that reads back as f, with a dot in it,
// and an exponent below 0.0001 and from 1.0e+15 on.
func FormatFloat(f float64) string {
	switch {
	case math.IsInf(f, 1):
		return "1.0Inf"
	case math.IsInf(f, -1):
		return "-1.0Inf"
	case math.IsNaN(f):
		return "1.5NaN"
	}
	if a := math.Abs(f); a != 0 && (a < 1e-4 || a >= 1e15) {
		s := strconv.FormatFloat(f, 'e', -1, 64)
		mantissa, exponent, _ := strings.Cut(s, "e")
		if !strings.Contains(mantissa, ".") {
			mantissa += ".0"
		}
		if len(exponent) == 3 && exponent[1] == '0' { // e-05
			exponent = exponent[:1] + exponent[2:]
		}
		return mantissa + "e" + exponent
	}
	s := strconv.FormatFloat(f, 'f', -1, 64)
	if !strings.Contains(s, ".") {
		s += ".0"
	}
	return s
}

// AppendDot appends the dot that ends a clause, with a blank before it where it
// would otherwise run together with a symbol at the end of text.
func AppendDot(text []byte) []byte {
	if r, _ := utf8.DecodeLastRune(text); classOf(r) == symbol {
		text = append(text, ' ')
	}
	return append(text, '.')
}
