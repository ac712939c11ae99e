package syntax

import "github.com/eyeprove/eyeprove/engine/term"

// Extent finds the next term of text[from:] by its tokens alone, so that it
// needs no operators: start is the offset of its first character, end that
// behind its final dot. ok is false when what follows is no tokens, or ends
// without a dot; end is then undefined. start is len(text) when only layout is
// left.
func Extent(text string, from int) (start, end int, ok bool) {
	l := lexer{h: term.NewHeap(64), ops: noOperators, buf: []byte(text), pos: from}
	if !l.skipLayout() {
		return l.pos, 0, false
	}
	start = l.pos
	for {
		l.h.Init(0)
		switch tok := l.next(); tok.kind {
		case tokEnd:
			return start, tok.end, true
		case tokEOF, tokError:
			return start, 0, false
		}
	}
}
