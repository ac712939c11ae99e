package syntax

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/eyeprove/eyeprove/engine/term"
)

// number makes the token of the number whose first digit is at start. A minus
// sign before it is the parser's matter.
func (l *lexer) number(start int) token {
	if l.peek(start) == '0' {
		switch l.peek(start + 1) {
		case '\'':
			return l.charCode(start)
		case 'x':
			return l.radix(start, 16)
		case 'o':
			return l.radix(start, 8)
		case 'b':
			return l.radix(start, 2)
		}
	}
	grouped := l.digits(10)
	if l.isFloat() {
		return l.float(start)
	}
	return l.integer(start, start, 10, grouped)
}

// digits moves over digits, which single underscores may group, and reports
// whether there was an underscore.
func (l *lexer) digits(radix int) (grouped bool) {
	for {
		c := l.peek(l.pos)
		switch {
		case digitValue(c) < radix:
			l.pos++
		case c == '_' && digitValue(l.peek(l.pos+1)) < radix:
			l.pos += 2
			grouped = true
		default:
			return grouped
		}
	}
}

// isFloat looks for a fraction, or an exponent, behind the digits.
func (l *lexer) isFloat() bool {
	switch l.peek(l.pos) {
	case '.':
		return digitValue(l.peek(l.pos+1)) < 10
	case 'e', 'E':
		return l.exponent(l.pos) > 0
	}
	return false
}

// exponent gives the offset behind the exponent that begins at i, or 0.
func (l *lexer) exponent(i int) int {
	if c := l.peek(i); c != 'e' && c != 'E' {
		return 0
	}
	i++
	if c := l.peek(i); c == '+' || c == '-' {
		i++
	}
	if digitValue(l.peek(i)) >= 10 {
		return 0
	}
	for digitValue(l.peek(i)) < 10 {
		i++
	}
	return i
}

func (l *lexer) float(start int) token {
	if l.peek(l.pos) == '.' {
		l.pos++
		l.digits(10)
		if f, ok := l.notFinite(start); ok {
			return l.numeral(start, l.h.NewFloat(f))
		}
	}
	if end := l.exponent(l.pos); end > 0 {
		l.pos = end
	}
	f, err := strconv.ParseFloat(strings.ReplaceAll(string(l.buf[start:l.pos]), "_", ""), 64)
	if err != nil {
		return l.fail(start, l.pos, "float_overflow", "this float is too large")
	}
	return l.numeral(start, l.h.NewFloat(f))
}

// notFinite moves over the rest of 1.0Inf or 1.5NaN, the floats that are no
// numbers, as FormatFloat writes them.
func (l *lexer) notFinite(start int) (f float64, ok bool) {
	if c := l.peek(l.pos); c != 'I' && c != 'N' {
		return 0, false
	}
	end := l.pos
	for c := l.peek(end); c >= 0 && c < 256 && isAlnum[c]; c = l.peek(end) {
		end++
	}
	switch string(l.buf[start:end]) {
	case "1.0Inf":
		f = math.Inf(1)
	case "1.5NaN":
		f = math.NaN()
	default:
		return 0, false
	}
	l.pos = end
	return f, true
}

func (l *lexer) numeral(start int, w term.Word) token {
	return token{kind: tokNumber, start: start, end: l.pos, word: w}
}

// radix makes the token of 0x1F, 0o17 or 0b101. Without a digit behind the
// letter the number is just 0.
func (l *lexer) radix(start, radix int) token {
	l.pos = start + 2
	if digitValue(l.peek(l.pos)) >= radix {
		l.pos = start + 1
		return l.numeral(start, term.MakeSmall(0))
	}
	grouped := l.digits(radix)
	return l.integer(start, start+2, radix, grouped)
}

// integer gives the token of the digits from offset from up to pos.
func (l *lexer) integer(start, from, radix int, grouped bool) token {
	text := l.buf[from:l.pos]
	if len(text) <= 15 && !grouped { // radix 16 needs 60 bits at most
		v := int64(0)
		for _, c := range text {
			v = v*int64(radix) + int64(digitValue(int(c)))
		}
		return l.numeral(start, l.h.NewInt(v))
	}
	v, ok := new(big.Int).SetString(strings.ReplaceAll(string(text), "_", ""), radix)
	if !ok {
		return l.fail(start, l.pos, "illegal_number", "this is not a number")
	}
	return l.numeral(start, l.h.NewBig(v))
}

// charCode makes the token of 0'c.
func (l *lexer) charCode(start int) token {
	l.pos += 2
	r, class, n := l.rune(l.pos)
	switch {
	case r == '\\':
		code, none, bad := l.escape()
		if bad {
			return token{kind: tokError, start: start, end: l.pos}
		}
		if none {
			return l.fail(start, l.pos, "illegal_number", "a character is expected after 0'")
		}
		r = code
	case r == '\'':
		if l.peek(l.pos+1) != '\'' {
			return l.fail(start, l.pos+1, "illegal_number", "the code of a single quote is written 0'''")
		}
		l.pos += 2
	case n == 0 || r < ' ' && r != '\t' || r == 0x7f:
		return l.fail(start, l.pos, "illegal_number", "a character is expected after 0'")
	case class == illegal && r == '\uFFFD' && n == 1:
		return l.illegal(l.pos)
	default:
		l.pos += n
	}
	return l.numeral(start, term.MakeSmall(int64(r)))
}

// negate gives the number -w. w was made just now and is used nowhere else.
func (l *lexer) negate(w term.Word) term.Word {
	switch {
	case w.Tag() == term.Int:
		return l.h.NewInt(-w.SmallInt())
	case l.h.IsFloat(w):
		return l.h.NewFloat(-l.h.Float(w))
	}
	v := l.h.Big(w)
	return l.h.NewBig(v.Neg(v))
}
