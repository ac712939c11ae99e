package codec

import (
	"strings"
	"unicode/utf8"
)

// Read reads one puzzle in any of the forms.
func Read(text string) (*Puzzle, error) {
	t := strings.TrimSpace(text)
	switch {
	case strings.HasPrefix(t, "pzpr") && !isAddress(t):
		return ReadFile(t)
	case isURL(t):
		return ReadURL(t)
	}
	return ReadPlain(text)
}

// IsText tells whether a text may be a puzzle itself rather than the name of a file of them: a
// URL, a pzpr text, or more than one line.
func IsText(text string) bool {
	return strings.Contains(text, "\n") || isURL(text) || strings.HasPrefix(text, "pzpr") && strings.Contains(text, "/")
}

// isAddress tells a site's address apart from a pzpr file text.
func isAddress(t string) bool { return strings.HasPrefix(t, "pzprxs") }

func isURL(t string) bool {
	first, _, _ := strings.Cut(t, "\n")
	if strings.HasPrefix(first, "%") || strings.HasPrefix(first, "#") {
		return false // a comment that names a country
	}
	return strings.Contains(first, "country") && strings.Contains(first, "/") || strings.Contains(first, "://")
}

// ReadAll reads a text of many puzzles. A line that holds a URL, or a pzpr text with
// slashes, is a puzzle of its own (of a table, the column that holds the URL counts); other
// puzzles are separated by empty lines. A line that begins with % or # is a comment, and so is
// a line with tabs but without a URL, the head of a table.
// Offsets of faults count from the start of the puzzle's own text; where says its line.
func ReadAll(text string) (puzzles []*Puzzle, err error) {
	text = strings.TrimPrefix(text, "\ufeff") // some editors begin a text with this mark
	for at, r := range text {
		if r == utf8.RuneError || r < ' ' && !strings.ContainsRune("\t\r\n", r) {
			return nil, fault(text, at, "this is no text: %q stands in it", text[at])
		}
	}
	var block []string
	first := 0
	flush := func() error {
		if len(block) == 0 {
			return nil
		}
		t := strings.Join(block, "\n")
		block = nil
		blank := true
		for _, line := range strings.Split(t, "\n") {
			s := strings.TrimSpace(line)
			blank = blank && (s == "" || s[0] == '%' || s[0] == '#')
		}
		if blank {
			return nil
		}
		p, err := Read(t)
		if err != nil {
			return shift(err, first, text)
		}
		puzzles = append(puzzles, p)
		return nil
	}
	at := 0
	for _, line := range strings.SplitAfter(text, "\n") {
		from := at
		at += len(line)
		t := strings.TrimRight(line, "\r\n")
		for _, cell := range strings.Split(t, "\t") {
			if isURL(cell) || strings.HasPrefix(cell, "pzprv3") && strings.Contains(cell, "/") {
				if err := flush(); err != nil {
					return puzzles, err
				}
				from += strings.Index(t, cell)
				p, err := Read(cell)
				if err != nil {
					return puzzles, shift(err, from, text)
				}
				puzzles = append(puzzles, p)
				t = "\x00"
				break
			}
		}
		switch {
		case t == "\x00" || strings.Contains(t, "\t"):
		case strings.TrimSpace(t) == "" && !(len(block) > 0 && strings.HasPrefix(block[0], "pzprv3.")):
			if err := flush(); err != nil {
				return puzzles, err
			}
		default:
			if len(block) == 0 {
				first = from
			}
			block = append(block, strings.TrimSuffix(line, "\n")) // as long as it is in the text
		}
	}
	return puzzles, flush()
}

// shift moves a fault of one puzzle's text to its place in the text of many.
func shift(err error, from int, text string) error {
	if f, ok := err.(*Fault); ok {
		return &Fault{Text: text, Offset: from + f.Offset, Message: f.Message}
	}
	return err
}
