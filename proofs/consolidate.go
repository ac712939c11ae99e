package proofs

import "github.com/eyeprove/eyeprove/engine/term"

// A long derivation is not kept whole. When the heap or the nodes have grown, the
// nodes that are final are made steps and forgotten, and the heap is collected.
//
// A node is final when its goal has no variable left, or a node above it is
// final: the variables under a solved ground goal are its own, nothing will
// bind them. What is left are nodes whose goals may still change, and frames.

// How many cells and nodes there may be before the first look; afterwards how
// many times what was left. Tests set them lower.
var (
	minCells  = 1 << 20
	minNodes  = 1 << 17
	maxGrowth = 2
)

// consolidate makes steps of the final nodes and forgets what they took.
func (d *Document) consolidate() {
	r := d.r
	d.in.begin(r.h)
	final := d.finalNodes()
	d.addNodes(final)
	d.dropNodes(final)
	if len(d.steps) > d.options.MaxSteps {
		panic(d.tooManySteps())
	}
	r.collect()
	d.in.begin(r.h)
	r.soft = max(minCells, maxGrowth*r.h.Top)
	r.softNodes = max(minNodes, maxGrowth*len(r.nodes))
}

// finalNodes tells which nodes are final.
func (d *Document) finalNodes() []bool {
	r := d.r
	final := make([]bool, len(r.nodes))
	d.taken = append(d.taken[:0], make([]term.Word, len(r.nodes))...)
	end := len(r.uses)
	for i := len(r.nodes) - 1; i >= 0; i-- {
		n := &r.nodes[i]
		if !final[i] && !n.inner {
			d.taken[i], final[i] = d.in.takeGroundGoal(n.goal)
		}
		if final[i] {
			for _, u := range r.uses[n.uses:end] {
				if u >= 0 {
					final[u] = true
				}
			}
		}
		end = int(n.uses)
	}
	return final
}

// dropNodes forgets the final nodes. Of those that something else uses, the goal
// and its step are kept in done.
func (d *Document) dropNodes(final []bool) {
	r := d.r
	moved := make([]int32, len(r.nodes)) // where a node is now
	kept := int32(0)
	for i := range moved {
		if !final[i] {
			moved[i] = kept
			kept++
		}
	}
	now := func(entry int32) int32 {
		if entry < 0 {
			return entry
		}
		if final[entry] && moved[entry] >= 0 {
			r.done = append(r.done, d.goals[entry])
			moved[entry] = ^int32(len(r.done) - 1)
		}
		return moved[entry]
	}
	var uses []int32
	nodes := r.nodes[:0]
	for i := range r.nodes {
		end := len(r.uses)
		if i+1 < len(final) {
			end = int(r.nodes[i+1].uses)
		}
		if final[i] {
			continue
		}
		n := r.nodes[i]
		from := len(uses)
		for _, u := range r.uses[n.uses:end] {
			uses = append(uses, now(u))
		}
		n.uses = int32(from)
		nodes = append(nodes, n)
	}
	r.nodes, r.uses = nodes, append(r.uses[:0], uses...)
	for i, v := range r.values {
		r.values[i] = now(v)
	}
	for key, v := range r.answers {
		r.answers[key] = now(v)
	}
	r.memo.move(now)
	watches := r.watches[:0]
	for _, w := range r.watches {
		if !final[w.node] {
			w.node = moved[w.node]
			watches = append(watches, w)
		}
	}
	r.watches = watches
}
