package check

import (
	"math/rand/v2"

	"github.com/eyeprove/eyeprove/engine/term"
)

// hashSeed is another in each process, so that no document can be made of goals
// that all have the same hash.
var hashSeed = rand.Uint64()

// hasher gives terms of one heap a hash that does not depend on the names or
// the age of their variables: variants have the same hash.
type hasher struct {
	heap   *term.Heap
	store  *store // whose terms alone are hashed, or nil
	stack  []term.Word
	vars   numbering // of the term at hand
	left   int       // compounds of a store to meet before remembering them
	met    []uint32  // by cell: the compound's place in marked, from 1, or 0
	marked []int
}

// maxUnmarked is the number of compounds from which a walk over a term of a store
// remembers those it has met.
const maxUnmarked = 1 << 10

// hash gives the hash of w. In a store, a compound without variables is its place,
// and one that was met before is when that was: variants share the same parts there.
func (s *hasher) hash(w term.Word) uint64 {
	h := s.heap
	s.vars.reset()
	s.left = maxUnmarked
	stack := append(s.stack[:0], w)
	sum := hashSeed
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if s.store != nil && !w.IsVar() {
			if !w.IsCompound() || s.store.closed(w) {
				sum = mix(sum, uint64(w))
				continue
			}
			if at := s.again(w); at > 0 {
				sum = mix(sum, uint64(at))
				continue
			}
		}
		switch w.Tag() {
		case term.Atm, term.Int:
			sum = mix(sum, uint64(w))
		case term.Lst:
			at := w.Index()
			sum = mix(sum, uint64(term.FunDot))
			stack = append(stack, h.Cells[at+1], h.Cells[at])
		case term.Str:
			at := w.Index()
			sum = mix(sum, uint64(h.Cells[at]))
			for k := h.Cells[at].FunArity(); k > 0; k-- {
				stack = append(stack, h.Cells[at+k])
			}
		case term.Box:
			at := w.Index()
			for k := 0; k <= h.Cells[at].FunArity(); k++ {
				sum = mix(sum, uint64(h.Cells[at+k]))
			}
		default:
			sum = mix(sum, uint64(s.vars.number(w))<<3|uint64(term.Att))
		}
	}
	s.stack = stack
	for _, at := range s.marked {
		s.met[at] = 0
	}
	s.marked = s.marked[:0]
	return sum
}

// again gives when the compound w of a store was met before in this walk, as far as
// that is remembered, else 0.
func (s *hasher) again(w term.Word) int {
	if s.left--; s.left >= 0 {
		return 0
	}
	if len(s.met) < s.store.top {
		s.met = append(s.met, make([]uint32, s.store.top-len(s.met))...)
	}
	at := &s.met[w.Index()]
	if *at == 0 {
		s.marked = append(s.marked, w.Index())
		*at = uint32(len(s.marked))
		return 0
	}
	return int(*at)
}

func mix(sum, word uint64) uint64 {
	sum = (sum ^ word) * 0xFF51AFD7ED558CCD
	return sum ^ sum>>29
}

// numbering numbers variables in order of first occurrence.
type numbering struct {
	vars []term.Word
	seen map[term.Word]int // of them, when there are many
}

// manyVars is the number of variables from which a map beats a scan.
const manyVars = 16

func (n *numbering) reset() {
	n.vars = n.vars[:0]
	if len(n.seen) > 0 {
		clear(n.seen)
	}
}

func (n *numbering) number(v term.Word) int {
	if len(n.vars) < manyVars {
		for i, w := range n.vars {
			if w == v {
				return i
			}
		}
	} else if i, ok := n.seen[v]; ok {
		return i
	}
	i := len(n.vars)
	n.vars = append(n.vars, v)
	if len(n.vars) >= manyVars {
		if n.seen == nil {
			n.seen = map[term.Word]int{}
		}
		if len(n.seen) == 0 {
			for j, w := range n.vars {
				n.seen[w] = j
			}
		}
		n.seen[v] = i
	}
	return i
}
