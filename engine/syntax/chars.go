package syntax

import (
	"unicode"
	"unicode/utf8"
)

// charClass is what a character can be part of, outside quotes.
type charClass uint8

const (
	illegal charClass = iota
	layout
	lower  // begins a name
	upper  // begins a variable; also _
	digit  // 0 to 9
	mark   // continues a name, begins nothing
	symbol // part of a name made of symbols
	solo   // ! , ; | and the brackets
	quote  // ' " `
	high   // first byte of a character beyond ASCII: see classOf
)

var byteClass = func() (t [256]charClass) {
	for c := 'a'; c <= 'z'; c++ {
		t[c], t[c-'a'+'A'] = lower, upper
	}
	for c := '0'; c <= '9'; c++ {
		t[c] = digit
	}
	t['_'] = upper
	for _, c := range " \t\n\v\f\r" {
		t[c] = layout
	}
	for _, c := range "+-*/\\^<>=~:.?@#&$" {
		t[c] = symbol
	}
	for _, c := range "!,;|()[]{}%" {
		t[c] = solo
	}
	for _, c := range "'\"`" {
		t[c] = quote
	}
	for c := utf8.RuneSelf; c < 256; c++ {
		t[c] = high
	}
	return t
}()

// isAlnum holds for the ASCII characters that continue a name or variable.
var isAlnum = func() (t [256]bool) {
	for c, k := range byteClass {
		t[c] = k == lower || k == upper || k == digit
	}
	return t
}()

// classOf gives the class of any character. Beyond ASCII, letters and marks make
// names and variables by case, symbols make symbol names, and punctuation is
// illegal, so that typographic quotes and dashes are reported where they stand.
func classOf(r rune) charClass {
	switch {
	case r < 0:
		return illegal
	case r < utf8.RuneSelf:
		return byteClass[r]
	case r == utf8.RuneError:
		return illegal
	case unicode.IsUpper(r), unicode.IsTitle(r):
		return upper
	case unicode.IsLetter(r), unicode.Is(unicode.Nl, r):
		return lower
	case unicode.IsMark(r), unicode.IsNumber(r), unicode.Is(unicode.Pc, r):
		return mark
	case unicode.IsSymbol(r):
		return symbol
	case unicode.IsSpace(r):
		return layout
	}
	return illegal
}

// continuesName reports whether a character of this class goes on a name that
// began with a letter.
func (c charClass) continuesName() bool {
	return c == lower || c == upper || c == digit || c == mark
}
