package syntax

import (
	"fmt"
	"io"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/term"
)

type tokenKind uint8

const (
	tokEOF tokenKind = iota
	tokEnd           // the dot that ends a term
	tokName
	tokQuoted // a name in single quotes
	tokVar
	tokNumber // word holds it
	tokDouble // text between double quotes
	tokBack   // text between back quotes
	tokOpen
	tokClose
	tokOpenList
	tokCloseList
	tokOpenCurly
	tokCloseCurly
	tokComma
	tokBar
	tokError // lexer.fault says what is wrong
)

// token is one token; start and end are offsets in lexer.buf. The text of variables and
// strings is in lexer.text, until the next token is made. Tokens are handed from function
// to function by the million: without the text they take 48 bytes, and a check of a
// document takes a twentieth less time.
type token struct {
	kind       tokenKind
	start, end int
	atom       term.Atom // of names, comma and bar
	ops        *opSet    // of names, comma and bar: the operators of this name, or nil
	word       term.Word // of numbers
}

// fault is a syntax error at offsets of lexer.buf.
type fault struct {
	start, end int
	atom       string
	message    string
	notes      []string
	fatal      bool // not a text at all: reading on makes no sense
}

// known is what the lexer remembers of a name.
type known struct {
	atom term.Atom
	ops  *opSet
}

// lexer makes tokens of buf. With src set, buf grows by one character at a time.
type lexer struct {
	h       *term.Heap
	ops     *Operators
	buf     []byte
	pos     int
	prevEnd int // offset behind the token before the last one made
	src     io.RuneScanner
	srcErr  error // what ended src
	fault   fault
	text    []byte                // of the last token, when it is a variable or a string
	scratch []byte                // the text of a quoted item with escapes
	names   map[string]known      // cache of names, good while ops.version == version
	single  *[utf8.RuneSelf]known // the same for names of one character
	version uint64
	// implicitEnd makes the end of the text count as the end of a term, once.
	implicitEnd bool
	comment     func(start, end int) // called for each % comment, if not nil
}

// peek gives the byte at offset i, or -1 behind the end of the text.
func (l *lexer) peek(i int) int {
	if i < len(l.buf) {
		return int(l.buf[i])
	}
	return l.fill(i)
}

func (l *lexer) fill(i int) int {
	for i >= len(l.buf) {
		if l.src == nil || l.srcErr != nil {
			return -1
		}
		r, size, err := l.src.ReadRune()
		switch {
		case err != nil:
			l.srcErr = err
			return -1
		case r == utf8.RuneError && size == 1:
			l.buf = append(l.buf, 0xFF)
		default:
			l.buf = utf8.AppendRune(l.buf, r)
		}
	}
	return int(l.buf[i])
}

// rune gives the character at offset i, its class and its length in bytes.
func (l *lexer) rune(i int) (rune, charClass, int) {
	c := l.peek(i)
	if c < utf8.RuneSelf {
		if c < 0 {
			return -1, illegal, 0
		}
		return rune(c), byteClass[c], 1
	}
	r, n := utf8.DecodeRune(l.buf[i:])
	if r == utf8.RuneError && n == 1 {
		return r, illegal, 1
	}
	return r, classOf(r), n
}

// fail records a syntax error and gives the token that says so.
func (l *lexer) fail(start, end int, atom, format string, args ...any) token {
	l.fault = fault{start: start, end: end, atom: atom, message: fmt.Sprintf(format, args...)}
	return token{kind: tokError, start: start, end: end}
}

// next gives the next token.
func (l *lexer) next() token {
	l.prevEnd = l.pos
	if !l.skipLayout() {
		return token{kind: tokError, start: l.fault.start, end: l.fault.end}
	}
	start := l.pos
	c := l.peek(start)
	if c < 0 {
		if l.implicitEnd {
			l.implicitEnd = false
			return token{kind: tokEnd, start: start, end: start}
		}
		return token{kind: tokEOF, start: start, end: start}
	}
	class := byteClass[c]
	if class == high {
		_, class, _ = l.rune(start)
	}
	switch class {
	case lower:
		l.alnum()
		return l.name(tokName, start, l.buf[start:l.pos])
	case upper:
		l.alnum()
		l.text = l.buf[start:l.pos]
		return token{kind: tokVar, start: start, end: l.pos}
	case digit:
		return l.number(start)
	case symbol:
		return l.symbols(start)
	case solo:
		l.pos++
		return l.solo(start, c)
	case quote:
		return l.quoted(start, c)
	}
	return l.illegal(start)
}

// alnum moves over a name or variable.
func (l *lexer) alnum() {
	for {
		for l.pos < len(l.buf) && isAlnum[l.buf[l.pos]] {
			l.pos++
		}
		c := l.peek(l.pos)
		if c < 0 {
			return
		}
		if c < utf8.RuneSelf {
			if !isAlnum[c] {
				return
			}
			l.pos++
			continue
		}
		_, class, n := l.rune(l.pos)
		if !class.continuesName() {
			return
		}
		l.pos += n
	}
}

// symbols makes the token of a run of symbol characters: a name or the end.
func (l *lexer) symbols(start int) token {
	for {
		_, class, n := l.rune(l.pos)
		if class != symbol {
			break
		}
		l.pos += n
	}
	if l.pos == start+1 && l.buf[start] == '.' {
		if r, class, n := l.rune(l.pos); n == 0 || class == layout || r == '%' {
			l.end(class == layout, n)
			return token{kind: tokEnd, start: start, end: start + 1}
		}
	}
	return l.name(tokName, start, l.buf[start:l.pos])
}

// end consumes the layout character behind an end, and gives any other
// character that was looked at back to the stream.
func (l *lexer) end(isLayout bool, n int) {
	switch {
	case l.src == nil || n == 0:
	case isLayout:
		l.pos += n
	default:
		l.buf = l.buf[:l.pos]
		l.src.UnreadRune() //nolint:errcheck // the last operation was a ReadRune
	}
}

var soloKinds = [128]tokenKind{'(': tokOpen, ')': tokClose, '[': tokOpenList, ']': tokCloseList,
	'{': tokOpenCurly, '}': tokCloseCurly, ',': tokComma, '|': tokBar, '!': tokName, ';': tokName}

func (l *lexer) solo(start, c int) token {
	kind := soloKinds[c]
	if kind == tokComma || kind == tokBar || kind == tokName {
		return l.name(kind, start, l.buf[start:l.pos])
	}
	return token{kind: kind, start: start, end: l.pos}
}

// name gives the token of a name, which may be an operator.
func (l *lexer) name(kind tokenKind, start int, text []byte) token {
	if l.version != l.ops.version || l.names == nil {
		l.names, l.single, l.version = map[string]known{}, new([utf8.RuneSelf]known), l.ops.version
	}
	if len(text) == 1 && text[0] < utf8.RuneSelf {
		k := &l.single[text[0]]
		if k.atom == 0 { // no one-character atom is atom 0
			k.atom = term.InternRune(rune(text[0]))
			if l.ops.IsOperator(k.atom) {
				k.ops = l.ops.sets[k.atom]
			}
		}
		return token{kind: kind, start: start, end: l.pos, atom: k.atom, ops: k.ops}
	}
	k, ok := l.names[string(text)]
	if !ok {
		s := string(text)
		k.atom = term.Intern(s)
		if l.ops.IsOperator(k.atom) {
			k.ops = l.ops.sets[k.atom]
		}
		if len(l.names) < maxNames {
			l.names[s] = k
		}
	}
	return token{kind: kind, start: start, end: l.pos, atom: k.atom, ops: k.ops}
}

// maxNames bounds the cache of names of one reader.
const maxNames = 1 << 16

// illegal reports a character that no token can begin with.
func (l *lexer) illegal(start int) token {
	r, _, n := l.rune(start)
	l.pos += n
	switch {
	case r == utf8.RuneError && n == 1:
		t := l.fail(start, start+1, "illegal_character", "a byte that is not UTF-8: this is not a text file")
		l.fault.fatal = true
		return t
	case r == 0:
		t := l.fail(start, start+1, "illegal_character", "a NUL byte: this is not a text file")
		l.fault.fatal = true
		return t
	case r < ' ' || r == 0x7f:
		return l.fail(start, start+n, "illegal_character", "unexpected control character U+%04X", r)
	}
	return l.fail(start, start+n, "illegal_character", "unexpected character %c (U+%04X)", r, r)
}
