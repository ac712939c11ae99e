package syntax

import (
	"bytes"
	"unicode/utf8"
)

// skipLayout moves to the next token and reports whether there is none because
// of an error, which is then recorded.
func (l *lexer) skipLayout() (ok bool) {
	for {
		c := l.peek(l.pos)
		switch {
		case c < 0:
			return true
		case byteClass[c] == layout:
			l.pos++
		case c == '%':
			l.lineComment()
		case c == '/' && l.peek(l.pos+1) == '*':
			if !l.blockComment() {
				return false
			}
		case c >= utf8.RuneSelf:
			_, class, n := l.rune(l.pos)
			if class != layout {
				return true
			}
			l.pos += n
		default:
			return true
		}
	}
}

func (l *lexer) lineComment() {
	start := l.pos
	if l.src == nil {
		if n := bytes.IndexByte(l.buf[l.pos:], '\n'); n >= 0 {
			l.pos += n
		} else {
			l.pos = len(l.buf)
		}
	} else {
		for c := l.peek(l.pos); c >= 0 && c != '\n'; c = l.peek(l.pos) {
			l.pos++
		}
	}
	if l.comment != nil {
		l.comment(start, l.pos)
	}
}

func (l *lexer) blockComment() bool {
	start := l.pos
	for l.pos += 2; ; l.pos++ {
		c := l.peek(l.pos)
		if c == '*' && l.peek(l.pos+1) == '/' {
			l.pos += 2
			return true
		}
		if c < 0 {
			l.fail(start, start+2, "end_of_file_in_block_comment", "this comment is not closed")
			return false
		}
	}
}
