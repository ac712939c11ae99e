package regions

// Query asks a set of cycles what follows from some borders being crossed and some closed.
// It keeps its buffers between questions; one goroutine may use it at a time.
type Query struct {
	c        *Cycles
	forward  []bool
	backward []bool
}

// NewQuery prepares questions about a set of cycles.
func (c *Cycles) NewQuery() *Query {
	q := &Query{c: c, forward: make([]bool, len(c.lo)+1), backward: make([]bool, len(c.lo)+1)}
	return q
}

// Ask takes for each edge of the graph 1 (on the cycle), -1 (not on it) or 0, and fills in
// out, for each edge, 1 when all the cycles that agree use it, -1 when none does, else 0.
// It returns whether any cycle agrees; if none does, out is not filled in. The cost is
// linear in the number of states.
func (q *Query) Ask(state, out []int8) bool {
	c := q.c
	n := len(c.lo)
	if n == 0 {
		return false
	}
	clear(q.forward)
	q.forward[0] = true
	for l, e := range c.order {
		want := state[e]
		for i := c.layer[l]; i < c.layer[l+1]; i++ {
			if q.forward[i] {
				if want <= 0 && c.lo[i] >= 0 {
					q.forward[c.lo[i]] = true
				}
				if want >= 0 && c.hi[i] >= 0 {
					q.forward[c.hi[i]] = true
				}
			}
		}
	}
	if !q.forward[n] {
		return false
	}
	if out == nil {
		return true
	}
	clear(q.backward)
	q.backward[n] = true
	for l := len(c.order) - 1; l >= 0; l-- {
		want := state[c.order[l]]
		lo, hi := false, false
		for i := c.layer[l]; i < c.layer[l+1]; i++ {
			if !q.forward[i] {
				continue
			}
			if want <= 0 && c.lo[i] >= 0 && q.backward[c.lo[i]] {
				lo = true
				q.backward[i] = true
			}
			if want >= 0 && c.hi[i] >= 0 && q.backward[c.hi[i]] {
				hi = true
				q.backward[i] = true
			}
		}
		switch {
		case !hi:
			out[c.order[l]] = -1
		case !lo:
			out[c.order[l]] = 1
		default:
			out[c.order[l]] = 0
		}
	}
	return true
}

// Reached returns how many states the last question reached.
func (q *Query) Reached() int {
	n := 0
	for _, f := range q.forward {
		if f {
			n++
		}
	}
	return n
}
