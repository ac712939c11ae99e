package codec

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

// The plain form of a puzzle is made for people:
//
//	% a title
//	AABBC
//	AABBC
//	DEEEC
//	DFFGG
//	DFFGG
//	A=2 D=1 E=2
//	wall r1c1-r1c2
//	skip
//
// The map has one character a cell, or blank-separated words when there are many
// countries. Numbers follow, ? for a question mark; then walls, the borders drawn inside a
// country; then the word skip when countries may be skipped. All but the map may be
// missing.

// ReadPlain reads the plain form.
func ReadPlain(text string) (*Puzzle, error) {
	p := &Puzzle{}
	var label []string
	var walls []int
	var wallText []string
	number := map[string]int{}
	numberAt := map[string]int{}
	w, h, skip, inMap := 0, 0, false, true
	for at := 0; at < len(text); {
		end := strings.IndexByte(text[at:], '\n')
		if end < 0 {
			end = len(text) - at
		}
		from := at
		line := strings.TrimRight(text[at:at+end], " \r\t")
		at += end + 1
		trimmed := strings.TrimLeft(line, " \t")
		from += len(line) - len(trimmed)
		switch {
		case trimmed == "":
			continue
		case trimmed[0] == '%' || trimmed[0] == '#':
			if p.Title == "" {
				p.Title = strings.TrimSpace(trimmed[1:])
			}
			continue
		}
		words := strings.Fields(trimmed)
		if inMap && (words[0] == "skip" || words[0] == "wall" || strings.Contains(trimmed, "=")) && h > 0 {
			inMap = false
		}
		if inMap {
			row := words
			if len(words) == 1 {
				row = strings.Split(trimmed, "")
			}
			for i, r := range trimmed {
				if !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' && r != ' ' && r != '\t' {
					return nil, fault(text, from+i, "a map of countries has letters and digits, not %q; this is no puzzle", r)
				}
			}
			if h == 0 {
				w = len(row)
			}
			if len(row) != w {
				return nil, fault(text, from, "row %d of the map of countries has %d cells, the first has %d", h+1, len(row), w)
			}
			if h++; h > geometry.MaxSide || w > geometry.MaxSide {
				return nil, fault(text, from, "a board is at most %d cells wide and high", geometry.MaxSide)
			}
			label = append(label, row...)
			continue
		}
		switch words[0] {
		case "skip":
			skip = true
			if len(words) > 1 {
				return nil, fault(text, from, "skip stands alone in its line")
			}
		case "wall":
			if len(words) == 1 {
				return nil, fault(text, from, "wall is followed by edges, as in wall r1c1-r1c2")
			}
			for _, s := range words[1:] {
				wallText = append(wallText, s)
				walls = append(walls, from+strings.Index(trimmed, s))
			}
		default:
			for _, s := range words {
				place := from + strings.Index(trimmed, s)
				name, value, ok := strings.Cut(s, "=")
				n, err := strconv.Atoi(value)
				if value == "?" {
					n, err = geometry.Question, nil
				} else if n < 0 || n > geometry.MaxNumber {
					ok = false
				}
				if !ok || err != nil {
					return nil, fault(text, place, "expected a country and its number, as in A=3, not %q", s)
				}
				if _, twice := number[name]; twice {
					return nil, fault(text, place, "country %s has a number already", name)
				}
				number[name], numberAt[name] = n, place
			}
		}
	}
	if h == 0 {
		return nil, fault(text, 0, "there is no map of countries")
	}
	b, err := geometry.FromMap(w, h, label, nil, skip)
	if err != nil {
		return nil, fault(text, 0, "%v", err)
	}
	border := b.Border
	for i, s := range wallText {
		e, err := ReadEdge(b.Grid, s)
		if err != nil {
			return nil, fault(text, walls[i], "%v", err)
		}
		border[e] = true
	}
	if b, err = geometry.NewBoard(w, h, border, nil, skip); err != nil {
		return nil, fault(text, 0, "%v", err)
	}
	owners := map[string]int{}
	numbers := append([]int(nil), b.Number...)
	for k, cells := range b.Members {
		name := label[cells[0]]
		owners[name]++
		if n, ok := number[name]; ok {
			if owners[name] > 1 {
				return nil, fault(text, numberAt[name], "the cells of country %s are not connected, so its number is ambiguous", name)
			}
			numbers[k] = n
		}
	}
	for name, place := range numberAt {
		if owners[name] == 0 {
			return nil, fault(text, place, "there is no country %s in the map", name)
		}
	}
	p.Board = b.WithNumbers(numbers)
	return p, nil
}

// ReadEdge reads the name of an edge, as in r1c2-r1c3.
func ReadEdge(g *geometry.Grid, s string) (int, error) {
	a, b, ok := strings.Cut(s, "-")
	if !ok {
		return 0, fmt.Errorf("%q is not two cells, as in r1c2-r1c3", s)
	}
	x, err := ReadCell(g, a)
	if err != nil {
		return 0, err
	}
	y, err := ReadCell(g, b)
	if err != nil {
		return 0, err
	}
	e := g.Between(int32(x), int32(y))
	if e < 0 {
		return 0, fmt.Errorf("the cells of %q are not neighbours", s)
	}
	return int(e), nil
}

// ReadCell reads the name of a cell, as in r1c2.
func ReadCell(g *geometry.Grid, s string) (int, error) {
	var r, c int
	if n, err := fmt.Sscanf(s, "r%dc%d", &r, &c); n != 2 || err != nil || fmt.Sprintf("r%dc%d", r, c) != s {
		return 0, fmt.Errorf("%q is not a cell, as in r1c2", s)
	}
	if r < 1 || c < 1 || r > g.H || c > g.W {
		return 0, fmt.Errorf("there is no cell %s on a board of %d rows and %d columns", s, g.H, g.W)
	}
	return g.Cell(r-1, c-1), nil
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

// Plain writes the plain form. It reads back as the same board.
func (p *Puzzle) Plain() string {
	name := func(k int) string { return letters[k : k+1] }
	gap := ""
	switch {
	case p.Countries() <= len(letters):
	case p.W > 1:
		name = func(k int) string { return "c" + strconv.Itoa(k+1) }
		gap = " "
	default: // One word a line would be read as a row of letters.
		name = func(k int) string { return string(rune(0x100 + k)) }
	}
	var out strings.Builder
	if p.Title != "" {
		out.WriteString("% " + p.Title + "\n")
	}
	for r := 0; r < p.H; r++ {
		row := make([]string, p.W)
		for c := range row {
			row[c] = name(int(p.Country[p.Cell(r, c)]))
		}
		out.WriteString(strings.Join(row, gap) + "\n")
	}
	var numbers, walls []string
	for k, n := range p.Number {
		switch n {
		case geometry.NoNumber:
		case geometry.Question:
			numbers = append(numbers, name(k)+"=?")
		default:
			numbers = append(numbers, name(k)+"="+strconv.Itoa(n))
		}
	}
	for e := range p.Border {
		if p.Dangling(e) {
			walls = append(walls, p.EdgeName(e))
		}
	}
	if len(numbers) > 0 {
		out.WriteString(strings.Join(numbers, " ") + "\n")
	}
	if len(walls) > 0 {
		out.WriteString("wall " + strings.Join(walls, " ") + "\n")
	}
	if p.MaySkip {
		out.WriteString("skip\n")
	}
	return out.String()
}
