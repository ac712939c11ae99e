package builtin

import (
	"strings"
	"unicode/utf8"
)

// column lays out text in columns, as the directives ~t, ~| and ~+ of format/2
// ask. Text since the last column stop waits in segment until the next stop
// says how wide it is to be.
type column struct {
	done    strings.Builder
	segment strings.Builder
	fills   []fillPoint
	start   int // column of the last stop
	at      int // column behind the segment
}

// fillPoint is a place in the segment where blanks may go.
type fillPoint struct {
	offset int // in bytes
	with   rune
}

func newColumn(at int) column { return column{start: at, at: at} }

func (c *column) write(s string) {
	if i := strings.LastIndexByte(s, '\n'); i >= 0 {
		c.segment.WriteString(s[:i+1])
		c.flush(0)
		c.start, c.at = 0, 0
		s = s[i+1:]
	}
	c.segment.WriteString(s)
	c.at += utf8.RuneCountInString(s)
}

func (c *column) fill(with rune) {
	c.fills = append(c.fills, fillPoint{c.segment.Len(), with})
}

// stop ends the segment at this column; -1 is where it ends anyway.
func (c *column) stop(at int) {
	pad := 0
	if at > c.at {
		pad = at - c.at
	}
	c.flush(pad)
}

// advance ends the segment so many columns behind the last stop.
func (c *column) advance(n int) { c.stop(c.start + n) }

// flush writes the segment with pad characters shared out among the fill
// points, what is left over to the last; without any they follow the text.
func (c *column) flush(pad int) {
	text := c.segment.String()
	c.segment.Reset()
	if len(c.fills) == 0 {
		c.fills = append(c.fills, fillPoint{len(text), ' '})
	}
	from := 0
	for i, f := range c.fills {
		n := pad / len(c.fills)
		if i == len(c.fills)-1 {
			n += pad % len(c.fills)
		}
		c.done.WriteString(text[from:f.offset])
		c.done.WriteString(strings.Repeat(string(f.with), n))
		from = f.offset
	}
	c.done.WriteString(text[from:])
	c.fills = c.fills[:0]
	c.at += pad
	c.start = c.at
}

func (c *column) text() string {
	c.flush(0)
	return c.done.String()
}
