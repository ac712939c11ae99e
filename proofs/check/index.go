package check

import "github.com/eyeprove/eyeprove/engine/term"

// goalIndex finds the step of a goal. Goals that are variants of one another
// are the same goal.
type goalIndex struct {
	hasher hasher
	first  map[uint64]int32 // hash to the latest step that has it
	next   []int32          // step to the one before it with the same hash, or none
	goals  []term.Word      // by step
	ground []bool           // by step: the goal has no variable
}

// none stands where there is no step.
const none = int32(-1)

func newGoalIndex(h *term.Heap) *goalIndex {
	return &goalIndex{hasher: hasher{heap: h}, first: map[uint64]int32{}}
}

// find gives the step whose goal is a variant of w, or none.
func (x *goalIndex) find(w term.Word) int32 {
	return x.lookup(x.hasher.hash(w), w)
}

// lookup is find with the hash known; the hasher has just hashed w.
func (x *goalIndex) lookup(sum uint64, w term.Word) int32 {
	h := x.hasher.heap
	ground := len(x.hasher.vars) == 0
	at, ok := x.first[sum]
	if !ok {
		return none
	}
	for ; at != none; at = x.next[at] {
		switch goal := x.goals[at]; {
		case ground != x.ground[at]:
		case ground && h.Identical(goal, w), !ground && h.Variant(goal, w):
			return at
		}
	}
	return none
}

// add gives the goal w the next step number, unless a variant of it has one
// already: then added is false and the number is that step's.
func (x *goalIndex) add(w term.Word) (number int32, added bool) {
	sum := x.hasher.hash(w)
	if old := x.lookup(sum, w); old != none {
		return old, false
	}
	number = int32(len(x.next))
	before, ok := x.first[sum]
	if !ok {
		before = none
	}
	x.first[sum] = number
	x.next = append(x.next, before)
	x.goals = append(x.goals, w)
	x.ground = append(x.ground, len(x.hasher.vars) == 0)
	return number, true
}
