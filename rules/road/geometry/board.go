package geometry

import "fmt"

// Numbers of a country that are not a count of cells.
const (
	NoNumber = -1 // nothing is written
	Question = -2 // a question mark: no constraint, kept apart for round trips
)

// MaxNumber is the largest number that a country may carry: the largest that a puzzle URL
// can hold.
const MaxNumber = 8192 + 0xfff

// Board is a puzzle: drawn borders, countries, numbers and the variant flag.
// It is never changed after NewBoard returned it.
type Board struct {
	*Grid
	// Border tells for each edge whether a border is drawn across it. A border drawn inside
	// one country counts: it cannot be crossed, and its two sides may not both be empty.
	Border []bool
	// MaySkip is the variant flag "e": a country may be left out by the loop.
	MaySkip bool

	// Country holds the country of each cell. Countries are the connected components of
	// cells after cutting at borders, in reading order of their first cell.
	Country []int32
	// Number holds for each country a count, or NoNumber, or Question.
	Number []int
	// Members lists the cells of each country in reading order.
	Members [][]int32
	// Rim lists for each country the edges that leave it, in edge order.
	Rim [][]int32
	// Pairs lists the pairs of adjacent countries, with the edges between them.
	Pairs []Pair
	// PairOf holds the pair that each edge belongs to, -1 for an edge inside one country.
	PairOf []int32
	// PairsOf lists the pairs of each country.
	PairsOf [][]int32
}

// Pair is two adjacent countries, A < B, and the edges between them.
type Pair struct {
	A, B  int32
	Edges []int32
}

// NewBoard makes a board from border bits, in edge order, and one number for each country
// (nil: no numbers at all). It fails on a wrong size, a wrong count of bits or numbers, and
// on a number above MaxNumber or a negative one that is neither NoNumber nor Question.
func NewBoard(w, h int, border []bool, numbers []int, maySkip bool) (*Board, error) {
	g, err := NewGrid(w, h)
	if err != nil {
		return nil, err
	}
	if len(border) != g.Edges() {
		return nil, fmt.Errorf("a %d by %d board has %d border bits, not %d", w, h, g.Edges(), len(border))
	}
	b := &Board{Grid: g, Border: append([]bool(nil), border...), MaySkip: maySkip}
	b.findCountries()
	b.findPairs()
	if numbers == nil {
		numbers = make([]int, len(b.Members))
		for k := range numbers {
			numbers[k] = NoNumber
		}
	}
	if len(numbers) != len(b.Members) {
		return nil, fmt.Errorf("the board has %d countries, but %d numbers are given", len(b.Members), len(numbers))
	}
	for k, n := range numbers {
		if n < Question || n > MaxNumber {
			return nil, fmt.Errorf("country %d has the number %d", k+1, n)
		}
	}
	b.Number = append([]int(nil), numbers...)
	return b, nil
}

// FromMap makes a board from the country of each cell, given as any labels; a border is
// drawn wherever labels differ. Cells of one label that are not connected become several
// countries. The number of a label goes to every country of that label.
func FromMap[L comparable](w, h int, label []L, number map[L]int, maySkip bool) (*Board, error) {
	g, err := NewGrid(w, h)
	if err != nil {
		return nil, err
	}
	if len(label) != g.Cells() {
		return nil, fmt.Errorf("a %d by %d board has %d cells, not %d", w, h, g.Cells(), len(label))
	}
	border := make([]bool, g.Edges())
	for e, ends := range g.Ends {
		border[e] = label[ends[0]] != label[ends[1]]
	}
	b, err := NewBoard(w, h, border, nil, maySkip)
	if err != nil {
		return nil, err
	}
	for k, cells := range b.Members {
		if n, ok := number[label[cells[0]]]; ok {
			b.Number[k] = n
		}
	}
	return b, nil
}

// WithNumbers returns the same board with other numbers.
func (b *Board) WithNumbers(numbers []int) *Board {
	c := *b
	c.Number = append([]int(nil), numbers...)
	return &c
}

func (b *Board) findCountries() {
	n := b.Cells()
	b.Country = make([]int32, n)
	for c := range b.Country {
		b.Country[c] = -1
	}
	var stack []int32
	for first := 0; first < n; first++ {
		if b.Country[first] >= 0 {
			continue
		}
		k := int32(len(b.Members))
		b.Members = append(b.Members, nil)
		b.Country[first] = k
		stack = append(stack[:0], int32(first))
		for len(stack) > 0 {
			c := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for s, e := range b.Around[c] {
				if e >= 0 && !b.Border[e] {
					if d := b.Beside[c][s]; b.Country[d] < 0 {
						b.Country[d] = k
						stack = append(stack, d)
					}
				}
			}
		}
	}
	for c, k := range b.Country {
		b.Members[k] = append(b.Members[k], int32(c))
	}
}

func (b *Board) findPairs() {
	k := len(b.Members)
	b.Rim = make([][]int32, k)
	b.PairsOf = make([][]int32, k)
	b.PairOf = make([]int32, b.Edges())
	known := map[[2]int32]int32{}
	for e, ends := range b.Ends {
		x, y := b.Country[ends[0]], b.Country[ends[1]]
		b.PairOf[e] = -1
		if x == y {
			continue
		}
		b.Rim[x] = append(b.Rim[x], int32(e))
		b.Rim[y] = append(b.Rim[y], int32(e))
		if x > y {
			x, y = y, x
		}
		p, ok := known[[2]int32{x, y}]
		if !ok {
			p = int32(len(b.Pairs))
			known[[2]int32{x, y}] = p
			b.Pairs = append(b.Pairs, Pair{A: x, B: y})
			b.PairsOf[x] = append(b.PairsOf[x], p)
			b.PairsOf[y] = append(b.PairsOf[y], p)
		}
		b.Pairs[p].Edges = append(b.Pairs[p].Edges, int32(e))
		b.PairOf[e] = p
	}
}

// Countries returns the number of countries.
func (b *Board) Countries() int { return len(b.Members) }

// Dangling tells whether an edge carries a border drawn inside one country.
func (b *Board) Dangling(edge int) bool { return b.Border[edge] && b.PairOf[edge] < 0 }

// Cyclic tells whether the countries in the order of the loop are a Hamiltonian cycle of
// the region graph: from three countries on, and when no country may be skipped. Only then
// is the same border never crossed twice.
func (b *Board) Cyclic() bool { return len(b.Members) >= 3 && !b.MaySkip }

// CountryName writes a country by the place of its first cell, as in "the country of r1c1".
func (b *Board) CountryName(k int) string {
	return "the country of " + b.CellName(int(b.Members[k][0]))
}
