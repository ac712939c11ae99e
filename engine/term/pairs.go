package term

// Pairs tells a walk over two terms at once which pairs came before. It looks only
// when more came than the heap has cells, which is so for cyclic terms and those that
// share parts again and again: no other walk pays for it.
type Pairs struct {
	left int
	seen map[[2]Word]bool
}

// NewPairs begins a walk.
func (h *Heap) NewPairs() Pairs { return Pairs{left: h.Top} }

// Again reports whether the pair came before, as far as that was looked at. Both are
// dereferenced.
func (p *Pairs) Again(a, b Word) bool {
	if p.left--; p.left >= 0 {
		return false
	}
	if p.seen == nil {
		p.seen = map[[2]Word]bool{}
	}
	pair := [2]Word{a, b}
	again := p.seen[pair]
	p.seen[pair] = true
	return again
}
