package codec

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

// fields walks the rows of a pzpr file text, which are separated by slashes or by newlines.
type fields struct {
	text string
	sep  byte
	at   int // offset of the next row; beyond the text when there is none
	from int // offset of the current row
}

func (f *fields) next() (string, bool) {
	if f.at > len(f.text) {
		return "", false
	}
	f.from = f.at
	rest := f.text[f.at:]
	end := strings.IndexByte(rest, f.sep)
	if end < 0 {
		f.at = len(f.text) + 1
		return strings.TrimRight(rest, "\r"), true
	}
	f.at += end + 1
	return strings.TrimRight(rest[:end], "\r"), true
}

func (f *fields) number(what string, low, high int) (int, error) {
	row, ok := f.next()
	if !ok {
		return 0, fault(f.text, len(f.text), "the text ends before %s", what)
	}
	n, err := strconv.Atoi(strings.TrimSpace(row))
	if err != nil || n < low || n > high {
		return 0, fault(f.text, f.from, "%s must be a number from %d to %d, not %q", what, low, high, row)
	}
	return n, nil
}

// table reads rows of blank-separated words, and hands each word over with its place.
func (f *fields) table(what string, rows, columns int, word func(r, c int, w string) error) error {
	for r := 0; r < rows; r++ {
		row, ok := f.next()
		if !ok {
			return fault(f.text, len(f.text), "the text ends before row %d of %s", r+1, what)
		}
		at, c := 0, 0
		for ; ; c++ {
			for at < len(row) && row[at] == ' ' {
				at++
			}
			if at == len(row) {
				break
			}
			end := at
			for end < len(row) && row[end] != ' ' {
				end++
			}
			if c == columns {
				return fault(f.text, f.from+at, "row %d of %s has more than %d entries", r+1, what, columns)
			}
			if err := word(r, c, row[at:end]); err != nil {
				return fault(f.text, f.from+at, "%s: %v", what, err)
			}
			at = end
		}
		if c < columns {
			return fault(f.text, f.from+len(row), "row %d of %s has %d entries, not %d", r+1, what, c, columns)
		}
	}
	return nil
}

// ReadFile reads a pzpr file text: pzprv3 with country numbers, or pzprv3.1 and pzprv3.2
// with a flag line and border bits. Rows end with a slash or a newline.
func ReadFile(text string) (*Puzzle, error) {
	text = strings.TrimLeft(text, " \r\n\t")
	f := &fields{text: text, sep: '\n'}
	if strings.HasPrefix(strings.TrimLeft(text, "pzrv.0123456789"), "/") {
		f.sep = '/'
	}
	version, _ := f.next()
	withBorders := version == "pzprv3.1" || version == "pzprv3.2"
	if version != "pzprv3" && !withBorders {
		return nil, fault(text, 0, "the first row must be pzprv3 or pzprv3.2, not %q", version)
	}
	if name, _ := f.next(); strings.TrimSpace(name) != "country" {
		return nil, fault(text, min(f.from, len(text)), "the puzzle's name must be country, not %q", name)
	}
	h, err := f.number("the height", 1, geometry.MaxSide)
	if err != nil {
		return nil, err
	}
	w, err := f.number("the width", 1, geometry.MaxSide)
	if err != nil {
		return nil, err
	}
	g, err := geometry.NewGrid(w, h)
	if err != nil {
		return nil, fault(text, f.from, "%v", err)
	}
	var border []bool
	skip := false
	if withBorders {
		flag, ok := f.next()
		switch {
		case !ok:
			return nil, fault(text, len(text), "the text ends before the flags")
		case strings.TrimSpace(flag) == "country_empty":
			skip = true
		case strings.TrimSpace(flag) != "":
			return nil, fault(text, f.from, "the flag must be country_empty or missing, not %q", flag)
		}
		if border, err = f.edges(g, "the borders"); err != nil {
			return nil, err
		}
	} else {
		if _, err = f.number("the number of countries", 1, g.Cells()); err != nil {
			return nil, err
		}
		id := make([]string, g.Cells())
		if err = f.table("the country numbers", h, w, func(r, c int, s string) error {
			if _, err := strconv.Atoi(s); err != nil {
				return fmt.Errorf("%q is not a number", s)
			}
			id[g.Cell(r, c)] = s
			return nil
		}); err != nil {
			return nil, err
		}
		border = make([]bool, g.Edges())
		for e, ends := range g.Ends {
			border[e] = id[ends[0]] != id[ends[1]]
		}
	}
	b, err := geometry.NewBoard(w, h, border, nil, skip)
	if err != nil {
		return nil, fault(text, 0, "%v", err)
	}
	numbers := append([]int(nil), b.Number...)
	if err = f.table("the numbers", h, w, func(r, c int, s string) error {
		n := geometry.NoNumber
		switch s {
		case ".":
			return nil
		case "-":
			n = geometry.Question
		default:
			v, err := strconv.Atoi(s)
			if err != nil || v < 0 || v > geometry.MaxNumber {
				return fmt.Errorf("%q is not a number, nor . nor -", s)
			}
			n = v
		}
		k := b.Country[g.Cell(r, c)]
		if numbers[k] != geometry.NoNumber && numbers[k] != n {
			return fmt.Errorf("%s has two numbers", b.CountryName(int(k)))
		}
		numbers[k] = n
		return nil
	}); err != nil {
		return nil, err
	}
	p := &Puzzle{Board: b.WithNumbers(numbers)}
	if f.rest() == "" {
		return p, nil
	}
	if p.Used, err = f.edges(g, "the lines"); err != nil {
		return nil, err
	}
	if f.rest() == "" {
		return p, nil
	}
	p.Sub = make([]int, g.Cells())
	err = f.table("the auxiliary marks", h, w, func(r, c int, s string) error {
		if s != "0" && s != "1" && s != "2" {
			return fmt.Errorf("%q is not 0, 1 or 2", s)
		}
		p.Sub[g.Cell(r, c)] = int(s[0] - '0')
		return nil
	})
	if err != nil {
		return nil, err
	}
	return p, nil
}

func (f *fields) rest() string {
	if f.at > len(f.text) {
		return ""
	}
	return strings.Trim(f.text[f.at:], " \r\n\t/")
}

func (f *fields) edges(g *geometry.Grid, what string) ([]bool, error) {
	bits := make([]bool, g.Edges())
	put := func(base, width int) func(r, c int, s string) error {
		return func(r, c int, s string) error {
			switch s {
			case "0", "-1":
			case "1":
				bits[base+r*width+c] = true
			default:
				return fmt.Errorf("%q is not 0 or 1", s)
			}
			return nil
		}
	}
	if err := f.table(what+" to the right", g.H, g.W-1, put(0, g.W-1)); err != nil {
		return nil, err
	}
	if err := f.table(what+" below", g.H-1, g.W, put(g.Across(), g.W)); err != nil {
		return nil, err
	}
	return bits, nil
}

// File writes a puzzle as a pzpr file text, rows ended by slashes. The old form (pzprv3)
// cannot hold the flag e nor a border inside a country: for those, and when current is set,
// the form is pzprv3.2.
func (p *Puzzle) File(current bool) string {
	dangling := false
	for e := range p.Border {
		dangling = dangling || p.Dangling(e)
	}
	var out strings.Builder
	row := func(n int, word func(i int) string) {
		for i := 0; i < n; i++ {
			out.WriteString(word(i) + " ")
		}
		out.WriteString("/")
	}
	edges := func(bits []bool) {
		bit := func(i int) string {
			if bits != nil && bits[i] {
				return "1"
			}
			return "0"
		}
		for r := 0; r < p.H; r++ {
			row(p.W-1, func(c int) string { return bit(r*(p.W-1) + c) })
		}
		for r := 0; r+1 < p.H; r++ {
			row(p.W, func(c int) string { return bit(p.Across() + r*p.W + c) })
		}
	}
	if current || dangling || p.MaySkip {
		flag := ""
		if p.MaySkip {
			flag = "country_empty"
		}
		fmt.Fprintf(&out, "pzprv3.2/country/%d/%d/%s/", p.H, p.W, flag)
		edges(p.Border)
	} else {
		fmt.Fprintf(&out, "pzprv3/country/%d/%d/%d/", p.H, p.W, p.Countries())
		for r := 0; r < p.H; r++ {
			row(p.W, func(c int) string { return strconv.Itoa(int(p.Country[p.Cell(r, c)])) })
		}
	}
	shown := p.numberCells()
	for r := 0; r < p.H; r++ {
		row(p.W, func(c int) string {
			k, ok := shown[p.Cell(r, c)]
			switch {
			case !ok || p.Number[k] == geometry.NoNumber:
				return "."
			case p.Number[k] == geometry.Question:
				return "-"
			}
			return strconv.Itoa(p.Number[k])
		})
	}
	edges(p.Used)
	if p.Sub != nil {
		for r := 0; r < p.H; r++ {
			row(p.W, func(c int) string { return strconv.Itoa(p.Sub[p.Cell(r, c)]) })
		}
	}
	return out.String()
}

// numberCells tells in which cell each country's number is drawn: its leftmost column, the
// uppermost cell there.
func (p *Puzzle) numberCells() map[int]int {
	at := map[int]int{}
	for k, cells := range p.Members {
		best := int(cells[0])
		for _, c := range cells {
			_, x := p.RowColumn(int(c))
			if _, y := p.RowColumn(best); x < y {
				best = int(c)
			}
		}
		at[best] = k
	}
	return at
}
