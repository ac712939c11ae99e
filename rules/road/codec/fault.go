// Package codec reads and writes Country Road puzzles: the URLs of puzz.link, pzv and
// pzplus, pzpr's file texts, and a plain text with a map of countries.
//
// Read takes any of them. Everything malformed is an error of type *Fault with a position.
package codec

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Fault is what is wrong with a puzzle text, and where: Offset counts bytes from 0.
type Fault struct {
	Text    string
	Offset  int
	Message string
}

// Error names the line and the column, both from 1, and draws the line with a caret. Columns
// count characters; what cannot be printed is drawn as a question mark.
func (f *Fault) Error() string {
	at := min(f.Offset, len(f.Text))
	start := strings.LastIndexByte(f.Text[:at], '\n') + 1
	line := strings.Count(f.Text[:at], "\n") + 1
	shown := f.Text[start:]
	if end := strings.IndexAny(shown, "\r\n"); end >= 0 {
		shown = shown[:end]
	}
	drawn := func(r rune) rune {
		if r == utf8.RuneError || !unicode.IsPrint(r) {
			return '?'
		}
		return r
	}
	letters := []rune(strings.Map(drawn, shown))
	column := utf8.RuneCountInString(f.Text[start:at])
	place := column + 1
	const width = 100
	if cut := min(column-width/2, len(letters)); cut > 0 && len(letters) > width {
		letters, column = letters[cut:], column-cut
	}
	if len(letters) > width {
		letters = letters[:width]
	}
	return fmt.Sprintf("line %d, column %d: %s\n  %s\n  %s^", line, place, f.Message, string(letters), strings.Repeat(" ", column))
}

func fault(text string, offset int, format string, args ...any) *Fault {
	return &Fault{Text: text, Offset: offset, Message: fmt.Sprintf(format, args...)}
}
