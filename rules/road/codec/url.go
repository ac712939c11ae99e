package codec

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

// Puzzle is a board together with what its text said besides: the form of the address, so
// that it can be written back byte for byte, and a drawn loop if the text held one.
type Puzzle struct {
	*geometry.Board
	// Address is nil unless the puzzle was read from a URL.
	Address *Address
	// Used holds the drawn line of a pzpr file, by edge; nil when there is none.
	Used []bool
	// Sub holds the auxiliary marks of a pzpr file, by cell; nil when there are none.
	Sub []int
	// Title is the comment line above the puzzle in a plain text; it may be empty.
	Title string
}

// Address is a puzzle URL without the width, the height and the body.
type Address struct {
	Lead   string   // everything before the puzzle's name, as in "https://puzz.link/p?"
	Mode   string   // "", "_edit" or "_play"
	Pieces []string // labels and flags between the name and the width
	Trail  string   // "" or "/"
}

// The sites that read these URLs.
const (
	PuzzLink = "https://puzz.link/p?"
	Pzv      = "http://pzv.jp/p.html?"
	PzPlus   = "https://pzplus.tck.mn/p?"
)

const digits = "0123456789abcdefghijklmnopqrstuv"

// ReadURL reads a puzzle URL, or the part of one that follows the question mark.
func ReadURL(text string) (*Puzzle, error) {
	text = strings.TrimSpace(text)
	start := 0
	if q := strings.IndexByte(text, '?'); q >= 0 {
		start = q + 1
	}
	for {
		rest := text[start:]
		amp := strings.IndexByte(rest, '&')
		if !strings.HasPrefix(rest, "type=") || amp < 0 {
			break
		}
		start += amp + 1
	}
	a := &Address{}
	at := start
	piece := func() (string, int) {
		from := at
		end := strings.IndexByte(text[at:], '/')
		if end < 0 {
			at = len(text) + 1
			return text[from:], from
		}
		at += end + 1
		return text[from : at-1], from
	}
	name, from := piece()
	for strings.HasPrefix(name, "v:") && at <= len(text) {
		name, from = piece()
	}
	a.Lead = text[:from]
	switch name {
	case "country", "country_edit", "country_play":
		a.Mode = strings.TrimPrefix(name, "country")
	default:
		if start == 0 && strings.Contains(text, "://") {
			return nil, fault(text, len(text), "the address has no puzzle: after a question mark, country/ and the puzzle are to follow")
		}
		return nil, fault(text, from, "the puzzle's name must be country, not %q", name)
	}
	skip := false
	var size [2]int
	for i := 0; i < 2; {
		if at > len(text) {
			return nil, fault(text, len(text), "the URL ends before the width, the height and the body")
		}
		p, from := piece()
		n, err := strconv.Atoi(p)
		switch {
		case err == nil && (n < 1 || n > geometry.MaxSide || p != strconv.Itoa(n)):
			return nil, fault(text, from, "a board is 1 to %d cells wide and high, not %q", geometry.MaxSide, p)
		case err == nil:
			size[i] = n
			i++
		case i == 1:
			return nil, fault(text, from, "the height must be a number, not %q", p)
		case strings.HasPrefix(p, "v:"):
			a.Pieces = append(a.Pieces, p)
		case p == "e":
			skip = true
			a.Pieces = append(a.Pieces, p)
		default:
			return nil, fault(text, from, "%q is neither the width nor the flag e", p)
		}
	}
	if at > len(text) {
		return nil, fault(text, len(text), "the URL ends before the body")
	}
	body, from := piece()
	if at <= len(text) {
		a.Trail = "/"
		if at < len(text) {
			return nil, fault(text, at, "surplus text after the body")
		}
	}
	b, err := readBody(text, from, body, size[0], size[1], skip)
	if err != nil {
		return nil, err
	}
	return &Puzzle{Board: b, Address: a}, nil
}

func readBody(text string, from int, body string, w, h int, skip bool) (*geometry.Board, error) {
	at := 0
	var border []bool
	for _, n := range []int{(w - 1) * h, w * (h - 1)} {
		bits := make([]bool, n)
		for i := 0; i < n && at < len(body); i += 5 {
			d := strings.IndexByte(digits, body[at])
			if d < 0 {
				return nil, fault(text, from+at, "%q is not a digit of border bits (0-9 a-v)", letter(body[at:]))
			}
			for j := 0; j < 5; j++ {
				on := d>>(4-j)&1 == 1
				if i+j < n {
					bits[i+j] = on
				} else if on {
					return nil, fault(text, from+at, "%q sets border bits beyond the board", body[at])
				}
			}
			at++
		}
		border = append(border, bits...)
	}
	b, err := geometry.NewBoard(w, h, border, nil, skip)
	if err != nil {
		return nil, fault(text, from, "%v", err)
	}
	numbers := append([]int(nil), b.Number...)
	hex := func(from0, n, base int) (int, error) {
		if from0+n > len(body) {
			return 0, fault(text, from+len(body), "the number is cut off")
		}
		v, err := strconv.ParseUint(body[from0:from0+n], 16, 32)
		if err != nil {
			return 0, fault(text, from+from0, "%q is not %d hexadecimal digits", body[from0:from0+n], n)
		}
		return int(v) + base, nil
	}
	for k := 0; at < len(body); {
		ch := body[at]
		n, width, base := 0, 0, 0
		switch {
		case ch >= '0' && ch <= '9' || ch >= 'a' && ch <= 'f':
			width = 1
		case ch >= 'g' && ch <= 'z':
			k += int(ch-'g') + 1
			at++
			if k > len(numbers) {
				return nil, fault(text, from+at-1, "the numbers run past the last of %d countries", len(numbers))
			}
			continue
		case ch == '-':
			width, at = 2, at+1
		case ch == '+':
			width, at = 3, at+1
		case ch == '=':
			width, base, at = 3, 4096, at+1
		case ch == '%' || ch == '@':
			width, base, at = 3, 8192, at+1
		case ch == '.':
			n, at = geometry.Question, at+1
		default:
			return nil, fault(text, from+at, "%q means nothing among the numbers", letter(body[at:]))
		}
		if k >= len(numbers) {
			return nil, fault(text, from+at, "a number after the last of %d countries", len(numbers))
		}
		if width > 0 {
			if n, err = hex(at, width, base); err != nil {
				return nil, err
			}
			at += width
		}
		numbers[k] = n
		k++
	}
	return b.WithNumbers(numbers), nil
}

// letter is the first character of a text.
func letter(text string) rune {
	r, _ := utf8.DecodeRuneInString(text)
	return r
}

// Body writes a board as the last piece of a puzzle URL.
func Body(b *geometry.Board) string {
	var out strings.Builder
	pack := func(bits []bool) {
		for i := 0; i < len(bits); i += 5 {
			d := 0
			for j := 0; j < 5; j++ {
				d <<= 1
				if i+j < len(bits) && bits[i+j] {
					d |= 1
				}
			}
			out.WriteByte(digits[d])
		}
	}
	pack(b.Border[:b.Across()])
	pack(b.Border[b.Across():])
	gap := 0
	flush := func() {
		for ; gap > 20; gap -= 20 {
			out.WriteByte('z')
		}
		if gap > 0 {
			out.WriteByte(byte('g' + gap - 1))
		}
		gap = 0
	}
	hex := func(mark string, n, width int) {
		s := strconv.FormatInt(int64(n), 16)
		out.WriteString(mark + strings.Repeat("0", width-len(s)) + s)
	}
	for _, n := range b.Number {
		if n == geometry.NoNumber {
			gap++
			continue
		}
		flush()
		switch {
		case n == geometry.Question:
			out.WriteByte('.')
		case n < 16:
			hex("", n, 1)
		case n < 256:
			hex("-", n, 2)
		case n < 4096:
			hex("+", n, 3)
		case n < 8192:
			hex("=", n-4096, 3)
		default:
			hex("%", n-8192, 3)
		}
	}
	flush()
	return out.String()
}

// URL writes a puzzle as a URL. A puzzle that was read from a URL keeps its form; otherwise
// the form is puzz.link's. SetSite changes the form.
func (p *Puzzle) URL() string {
	a := p.Address
	if a == nil {
		a = NewAddress(PuzzLink, p.Board)
	}
	body := Body(p.Board)
	trail := a.Trail
	if strings.HasSuffix(body, ".") {
		trail = "/"
	}
	parts := append([]string{a.Lead + "country" + a.Mode}, a.Pieces...)
	parts = append(parts, strconv.Itoa(p.W), strconv.Itoa(p.H), body)
	return strings.Join(parts, "/") + trail
}

// NewAddress is the address of a board at a site, such as PuzzLink.
func NewAddress(lead string, b *geometry.Board) *Address {
	a := &Address{Lead: lead}
	if b.MaySkip {
		a.Pieces = []string{"e"}
	}
	return a
}
