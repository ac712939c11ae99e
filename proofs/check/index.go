package check

import "github.com/eyeprove/eyeprove/engine/term"

// goalIndex finds the step of a goal. Goals that are variants of one another
// are the same goal.
type goalIndex struct {
	hasher hasher
	places []int32     // a hash table of steps, plus one; 0 for a free place
	sums   []uint64    // by step: the hash of its goal
	goals  []term.Word // by step
	ground []bool      // by step: the goal has no variable
}

// none stands where there is no step.
const none = int32(-1)

func newGoalIndex(h *term.Heap) *goalIndex {
	return &goalIndex{hasher: hasher{heap: h}, places: make([]int32, 64)}
}

// newStoreIndex is newGoalIndex for goals of a store.
func newStoreIndex(s *store) *goalIndex {
	return &goalIndex{hasher: hasher{heap: s.heap, store: s}, places: make([]int32, 64)}
}

// find gives the step whose goal is a variant of w, or none.
func (x *goalIndex) find(w term.Word) int32 {
	at, _ := x.lookup(x.hasher.hash(w), w)
	return at
}

// lookup is find with the hash known; the hasher has just hashed w. Without such a
// step, place is where it belongs.
func (x *goalIndex) lookup(sum uint64, w term.Word) (at int32, place int) {
	ground := len(x.hasher.vars.vars) == 0
	mask := len(x.places) - 1
	place = int(sum>>32) & mask
	for ; x.places[place] != 0; place = (place + 1) & mask {
		at := x.places[place] - 1
		if x.sums[at] != sum || ground != x.ground[at] {
			continue
		}
		if x.same(x.goals[at], w, ground) {
			return at, place
		}
	}
	return none, place
}

// same reports whether two goals, both ground or neither, are variants.
func (x *goalIndex) same(a, b term.Word, ground bool) bool {
	h, s := x.hasher.heap, x.hasher.store
	switch {
	case a == b:
		return true
	case !ground && s != nil:
		return s.variant(a, b)
	case !ground:
		return h.Variant(a, b)
	case s != nil:
		return false
	}
	return h.Identical(a, b)
}

// add gives the goal w the next step number, unless a variant of it has one
// already: then added is false and the number is that step's.
func (x *goalIndex) add(w term.Word) (number int32, added bool) {
	sum := x.hasher.hash(w)
	old, place := x.lookup(sum, w)
	if old != none {
		return old, false
	}
	number = int32(len(x.goals))
	x.places[place] = number + 1
	x.sums = append(x.sums, sum)
	x.goals = append(x.goals, w)
	x.ground = append(x.ground, len(x.hasher.vars.vars) == 0)
	if 2*len(x.goals) > len(x.places) {
		x.grow()
	}
	return number, true
}

// grow doubles the table.
func (x *goalIndex) grow() {
	x.places = make([]int32, 2*len(x.places))
	mask := len(x.places) - 1
	for at, sum := range x.sums {
		place := int(sum>>32) & mask
		for x.places[place] != 0 {
			place = (place + 1) & mask
		}
		x.places[place] = int32(at) + 1
	}
}
