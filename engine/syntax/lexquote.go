package syntax

import (
	"unicode/utf8"
)

// quoted makes the token of a quoted item; c is its quote.
func (l *lexer) quoted(start, c int) token {
	kind := tokQuoted
	switch c {
	case '"':
		kind = tokDouble
	case '`':
		kind = tokBack
	}
	l.pos++
	from := l.pos
	for { // most items have no escape: their text is a slice of buf
		b := l.peek(l.pos)
		if b == c {
			if l.peek(l.pos+1) != c {
				text := l.buf[from:l.pos]
				l.pos++
				return l.item(kind, start, text)
			}
			break
		}
		if b < ' ' || b == '\\' || b >= utf8.RuneSelf {
			break
		}
		l.pos++
	}
	l.scratch = append(l.scratch[:0], l.buf[from:l.pos]...)
	for {
		b := l.peek(l.pos)
		switch {
		case b == c:
			l.pos++
			if l.peek(l.pos) != c {
				return l.item(kind, start, l.scratch)
			}
			l.pos++
			l.scratch = append(l.scratch, byte(c))
		case b == '\\':
			r, none, bad := l.escape()
			if bad {
				return token{kind: tokError, start: start, end: l.pos}
			}
			if !none {
				l.scratch = utf8.AppendRune(l.scratch, r)
			}
		case b < 0:
			return l.fail(start, start+1, "end_of_file_in_quoted", "the text ends inside this quoted item")
		case b == '\n' || b == '\r':
			return l.newlineInQuoted(start)
		case b < ' ' && b != '\t' || b == 0x7f:
			return l.illegal(l.pos)
		case b < utf8.RuneSelf:
			l.scratch = append(l.scratch, byte(b))
			l.pos++
		default:
			r, _, n := l.rune(l.pos)
			if r == utf8.RuneError && n == 1 {
				return l.illegal(l.pos)
			}
			l.scratch = append(l.scratch, l.buf[l.pos:l.pos+n]...)
			l.pos += n
		}
	}
}

func (l *lexer) item(kind tokenKind, start int, text []byte) token {
	if kind == tokQuoted {
		return l.name(kind, start, text)
	}
	l.text = text
	return token{kind: kind, start: start, end: l.pos}
}

// newlineInQuoted reports a line that ends inside a quoted item. If the line
// looks like the end of a clause, reading goes on behind it.
func (l *lexer) newlineInQuoted(start int) token {
	t := l.fail(start, start+1, "newline_in_quoted", "this quoted item is not closed on its line")
	l.fault.notes = []string{`a line break inside quotes is written \n, or \ at the end of the line to go on`}
	for i := l.pos - 1; i > start; i-- {
		if c := l.buf[i]; c == '.' {
			l.pos = i // the end will be found here again
			break
		} else if c != ' ' && c != '\t' {
			break
		}
	}
	return t
}

var simpleEscapes = [128]rune{'a': 7, 'b': 8, 'f': 12, 'n': 10, 'r': 13, 't': 9, 'v': 11, 'e': 27, 's': ' ',
	'\\': '\\', '\'': '\'', '"': '"', '`': '`'}

// escape reads the escape sequence at pos. none says that it stands for nothing
// (a backslash at the end of a line), bad that it is wrong, which is recorded.
func (l *lexer) escape() (r rune, none, bad bool) {
	start := l.pos
	l.pos++
	c := l.peek(l.pos)
	switch {
	case c == '\n':
		l.pos++
		return 0, true, false
	case c == '\r' && l.peek(l.pos+1) == '\n':
		l.pos += 2
		return 0, true, false
	case c == 'x':
		l.pos++
		return l.codeEscape(start, 16)
	case c >= '0' && c <= '7':
		return l.codeEscape(start, 8)
	case c == 'u':
		l.pos++
		return l.fixedEscape(start, 4)
	case c == 'U':
		l.pos++
		return l.fixedEscape(start, 8)
	case c >= 0 && c < len(simpleEscapes) && simpleEscapes[c] != 0:
		l.pos++
		return simpleEscapes[c], false, false
	}
	if c >= 0 && c != '\n' && c != '\r' {
		r, _, n := l.rune(l.pos)
		if r == utf8.RuneError && n == 1 {
			l.illegal(l.pos)
			return 0, false, true
		}
		l.pos += n
	}
	l.fail(start, l.pos, "undefined_escape", `unknown escape sequence %s`, l.buf[start:l.pos])
	l.fault.notes = []string{`a backslash itself is written \\`}
	return 0, false, true
}

// digitValue gives the value of c as a digit, or 99.
func digitValue(c int) int {
	switch {
	case c >= '0' && c <= '9':
		return c - '0'
	case c >= 'a' && c <= 'z':
		return c - 'a' + 10
	case c >= 'A' && c <= 'Z':
		return c - 'A' + 10
	}
	return 99
}

// codeEscape reads the digits of \x41\ or \101\ and the closing backslash.
func (l *lexer) codeEscape(start, radix int) (r rune, none, bad bool) {
	from, code := l.pos, 0
	for d := digitValue(l.peek(l.pos)); d < radix; d = digitValue(l.peek(l.pos)) {
		if code <= utf8.MaxRune {
			code = code*radix + d
		}
		l.pos++
	}
	if l.pos == from || l.peek(l.pos) != '\\' {
		l.fail(start, l.pos, "undefined_escape", `a character code in quotes ends with a backslash, as in \x41\`)
		return 0, false, true
	}
	l.pos++
	return l.character(start, code)
}

// fixedEscape reads the n hexadecimal digits of \uXXXX or \UXXXXXXXX.
func (l *lexer) fixedEscape(start, n int) (r rune, none, bad bool) {
	code := 0
	for range n {
		d := digitValue(l.peek(l.pos))
		if d >= 16 {
			l.fail(start, l.pos, "undefined_escape", `\u needs 4 hexadecimal digits, \U needs 8`)
			return 0, false, true
		}
		if code <= utf8.MaxRune {
			code = code*16 + d
		}
		l.pos++
	}
	return l.character(start, code)
}

func (l *lexer) character(start, code int) (r rune, none, bad bool) {
	if code > utf8.MaxRune || !utf8.ValidRune(rune(code)) {
		l.fail(start, l.pos, "illegal_character_code", "no character has this code")
		return 0, false, true
	}
	return rune(code), false, false
}
