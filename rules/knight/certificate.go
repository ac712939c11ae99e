package knight

import (
	"fmt"
	"sort"
	"strconv"
	"strings"
)

// Kind says what a certificate of absence rests on.
type Kind string

// The kinds of certificates.
const (
	// Trivial: the task asks for what no board of this size has: a closed tour of
	// fewer than three squares, or two equal ends on more than one square.
	Trivial Kind = "trivial"
	// Cut: without the squares of Cut the board falls into more Pieces than a tour
	// does. Parity and connectivity are cuts: the smaller colour, the empty set.
	Cut Kind = "cut"
	// Weighted: as Cut, but a piece that a path cannot cover in one go counts for
	// the number of paths that it needs at least. The filter of degrees is one.
	Weighted Kind = "weighted"
	// Forced: squares with two moves left must use both, and so on to a
	// contradiction; Tree has assumptions about moves where that is not enough.
	Forced Kind = "forced"
)

// Certificate shows that there is no tour of a task on a board.
type Certificate struct {
	Kind   Kind
	Filter string    // the filter that found it: parity, degree, connectivity, or ""
	Cut    []Point   // for Cut and Weighted
	Pieces [][]Point // for Cut and Weighted: the pieces left
	Tree   *Branches // for Forced
}

// Text is the compact form: the kind and what cannot be recomputed from it.
//
//	cut 2,2 3,2 2,3 3,3
//	weighted 1,1
//	forced .
//	forced (1,1-2,3 . (out-4,4 . .))
func (c *Certificate) Text() string {
	var b strings.Builder
	b.WriteString(string(c.Kind))
	switch c.Kind {
	case Cut, Weighted:
		for _, p := range c.Cut {
			b.WriteString(" " + p.String())
		}
	case Forced:
		b.WriteString(" ")
		writeTree(&b, c.Tree)
	}
	return b.String()
}

func writeTree(b *strings.Builder, t *Branches) {
	type item struct {
		tree *Branches
		text string
	}
	for todo := []item{{tree: t}}; len(todo) > 0; {
		it := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		switch {
		case it.tree == nil:
			b.WriteString(it.text)
		case it.tree.Leaf():
			b.WriteString(".")
		default:
			fmt.Fprintf(b, "(%s-%s ", endName(it.tree.A), endName(it.tree.B))
			todo = append(todo, item{text: ")"}, item{tree: it.tree.Out}, item{text: " "}, item{tree: it.tree.In})
		}
	}
}

func endName(p Point) string {
	if p == (Point{}) {
		return "out"
	}
	return p.String()
}

// ParseCertificate reads the compact form, for a board.
func ParseCertificate(g *Graph, text string) (*Certificate, error) {
	kind, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
	c := &Certificate{Kind: Kind(kind)}
	switch c.Kind {
	case Trivial:
		return c, nil
	case Cut, Weighted:
		var set []int32
		for _, f := range strings.Fields(rest) {
			p, err := g.Board.ParsePoint(f)
			if err != nil {
				return nil, err
			}
			set = append(set, g.Board.Square(p))
		}
		*c = *g.cutCertificate(c.Kind, set)
		return c, nil
	case Forced:
		tree, err := readTree(rest)
		c.Tree = tree
		return c, err
	}
	return nil, fmt.Errorf("%q is no kind of certificate", kind)
}

func readTree(text string) (*Branches, error) {
	tokens := strings.Fields(strings.NewReplacer("(", " ( ", ")", " ) ").Replace(text))
	bad := fmt.Errorf("the tree of the certificate is damaged")
	var root *Branches
	var stack []*Branches // nodes whose children are being read
	put := func(t *Branches) bool {
		if len(stack) == 0 {
			if root != nil {
				return false
			}
			root = t
			return true
		}
		top := stack[len(stack)-1]
		switch {
		case top.In == nil:
			top.In = t
		case top.Out == nil:
			top.Out = t
		default:
			return false
		}
		return true
	}
	for i := 0; i < len(tokens); i++ {
		switch tokens[i] {
		case "(":
			i++
			if i == len(tokens) {
				return nil, bad
			}
			a, b, _ := strings.Cut(tokens[i], "-")
			pa, ok1 := readEnd(a)
			pb, ok2 := readEnd(b)
			t := &Branches{A: pa, B: pb}
			if !ok1 || !ok2 || !put(t) {
				return nil, bad
			}
			stack = append(stack, t)
		case ")":
			if len(stack) == 0 || stack[len(stack)-1].Out == nil {
				return nil, bad
			}
			stack = stack[:len(stack)-1]
		case ".":
			if !put(&Branches{}) {
				return nil, bad
			}
		default:
			return nil, bad
		}
	}
	if root == nil || len(stack) > 0 {
		return nil, bad
	}
	return root, nil
}

func readEnd(text string) (Point, bool) {
	if text == "out" {
		return Point{}, true
	}
	x, y, _ := strings.Cut(text, ",")
	nx, err1 := strconv.Atoi(x)
	ny, err2 := strconv.Atoi(y)
	return Point{nx, ny}, err1 == nil && err2 == nil
}

// cutCertificate is the certificate of a set of squares.
func (g *Graph) cutCertificate(kind Kind, set []int32) *Certificate {
	set = append([]int32(nil), set...)
	sort.Slice(set, func(i, j int) bool { return set[i] < set[j] })
	c := &Certificate{Kind: kind}
	for _, s := range set {
		c.Cut = append(c.Cut, g.Board.Point(s))
	}
	for _, piece := range g.pieces(set) {
		var points []Point
		for _, s := range piece {
			points = append(points, g.Board.Point(s))
		}
		c.Pieces = append(c.Pieces, points)
	}
	return c
}

// pieces gives the connected parts of the board without the squares of set.
func (g *Graph) pieces(set []int32) [][]int32 {
	seen := make([]bool, g.N)
	for _, s := range set {
		seen[s] = true
	}
	var pieces [][]int32
	for s := range int32(g.N) {
		if seen[s] {
			continue
		}
		seen[s] = true
		piece := []int32{s}
		for i := 0; i < len(piece); i++ {
			for _, u := range g.Moves(piece[i]) {
				if !seen[u] {
					seen[u] = true
					piece = append(piece, u)
				}
			}
		}
		sort.Slice(piece, func(i, j int) bool { return piece[i] < piece[j] })
		pieces = append(pieces, piece)
	}
	return pieces
}

// allowance is how many pieces a tour of the task falls into at most, when the
// squares of set are taken out of it.
func allowance(t Task, set []int32) int {
	if t.Closed {
		return max(1, len(set))
	}
	n := len(set) + 1
	for _, s := range set {
		if s == t.Start {
			n--
		}
		if s == t.End {
			n--
		}
	}
	return n
}

// Parity gives the certificate that the colours of the board admit no tour of the
// task, or nil: a cut whose set is the squares of one colour.
func (g *Graph) Parity(t Task) *Certificate {
	f := g.Filter()
	if !f.Colours || !f.Connectivity {
		return nil
	}
	for colour := range int8(2) {
		var set []int32
		for s := range int32(g.N) {
			if f.colour[s] == colour {
				set = append(set, s)
			}
		}
		if g.N-len(set) > allowance(t, set) {
			c := g.cutCertificate(Cut, set)
			c.Filter = "parity"
			return c
		}
	}
	return nil
}

// filtered gives the certificate of the first filter that refuses the task, or nil.
func (g *Graph) filtered(t Task) *Certificate {
	if t.Closed && g.N < 3 || !t.Closed && g.N > 1 && t.Start >= 0 && t.Start == t.End ||
		g.N == 1 && t.Closed {
		return &Certificate{Kind: Trivial}
	}
	if g.N == 1 {
		return nil
	}
	if c := g.Parity(t); c != nil {
		return c
	}
	if len(g.pieces(nil)) > 1 {
		c := g.cutCertificate(Cut, nil)
		c.Filter = "connectivity"
		return c
	}
	if w := g.weigh(nil); w.total > allowance(t, nil) {
		c := g.cutCertificate(Weighted, nil)
		c.Filter = "degree"
		return c
	}
	return nil
}
