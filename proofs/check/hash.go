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
	heap  *term.Heap
	stack []term.Word
	vars  []term.Word // the variables of the term at hand, in order of occurrence
	seen  map[term.Word]int
}

// manyVars is the number of variables from which a map beats a scan.
const manyVars = 16

func (s *hasher) hash(w term.Word) uint64 {
	h := s.heap
	s.vars = s.vars[:0]
	clear(s.seen)
	stack := append(s.stack[:0], w)
	sum := hashSeed
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
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
			sum = mix(sum, uint64(s.number(w))<<3|uint64(term.Att))
		}
	}
	s.stack = stack
	return sum
}

func mix(sum, word uint64) uint64 {
	sum = (sum ^ word) * 0xFF51AFD7ED558CCD
	return sum ^ sum>>29
}

func (s *hasher) number(v term.Word) int {
	if len(s.vars) < manyVars {
		for i, w := range s.vars {
			if w == v {
				return i
			}
		}
	} else if i, ok := s.seen[v]; ok {
		return i
	}
	i := len(s.vars)
	s.vars = append(s.vars, v)
	if len(s.vars) >= manyVars {
		if s.seen == nil {
			s.seen = map[term.Word]int{}
		}
		if len(s.seen) == 0 {
			for j, w := range s.vars {
				s.seen[w] = j
			}
		}
		s.seen[v] = i
	}
	return i
}
