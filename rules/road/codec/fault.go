// Package codec reads and writes Country Road puzzles: the URLs of puzz.link, pzv and
// pzplus, pzpr's file texts, and a plain text with a map of countries.
//
// Read takes any of them. Everything malformed is an error of type *Fault with a position.
package codec

import (
	"fmt"
	"strings"
)

// Fault is what is wrong with a puzzle text, and where: Offset counts bytes from 0.
type Fault struct {
	Text    string
	Offset  int
	Message string
}

// Error names the line and the column, both from 1, and draws the line with a caret.
func (f *Fault) Error() string {
	at := min(f.Offset, len(f.Text))
	start := strings.LastIndexByte(f.Text[:at], '\n') + 1
	line := strings.Count(f.Text[:at], "\n") + 1
	shown := f.Text[start:]
	if end := strings.IndexByte(shown, '\n'); end >= 0 {
		shown = shown[:end]
	}
	column := at - start
	const width = 100
	if cut := column - width/2; cut > 0 && len(shown) > width {
		shown, column = shown[cut:], column-cut
	}
	if len(shown) > width {
		shown = shown[:width]
	}
	return fmt.Sprintf("line %d, column %d: %s\n  %s\n  %s^", line, at-start+1, f.Message, shown, strings.Repeat(" ", column))
}

func fault(text string, offset int, format string, args ...any) *Fault {
	return &Fault{Text: text, Offset: offset, Message: fmt.Sprintf(format, args...)}
}
