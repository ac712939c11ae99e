package syntax

import (
	"bytes"
	"fmt"
	"unicode/utf8"
)

// Position is a place in a text. The zero Position means unknown.
type Position struct {
	Offset int // in bytes, from 0
	Line   int // from 1
	Column int // in characters, from 1
}

// Start is the position of the first character of a text.
var Start = Position{Line: 1, Column: 1}

// IsKnown reports whether p is a place.
func (p Position) IsKnown() bool { return p.Line > 0 }

// String gives line:column.
func (p Position) String() string { return fmt.Sprintf("%d:%d", p.Line, p.Column) }

// Advance gives the position behind text, which starts at p.
func (p Position) Advance(text []byte) Position {
	p.Offset += len(text)
	if n := bytes.Count(text, newline); n > 0 {
		p.Line += n
		p.Column = 1
		text = text[bytes.LastIndexByte(text, '\n')+1:]
	}
	p.Column += utf8.RuneCount(text)
	return p
}

var newline = []byte{'\n'}
