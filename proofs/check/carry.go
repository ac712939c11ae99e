package check

import "github.com/eyeprove/eyeprove/engine/term"

// carrier copies terms of the document's heap to another, with fresh variables. What
// they share stays shared, so that time and memory are linear in the distinct cells.
type carrier struct {
	from *term.Heap
	memo []uint32 // by cell of from: where the compound or number there went, or 0
	met  []int    // the cells whose memo is not 0
	vars map[term.Word]term.Word
	made []int // the cells of to that are variables, in order
}

// carry gives the copy of w on the heap to.
func (c *carrier) carry(to *term.Heap, w term.Word) term.Word {
	c.forget()
	if len(c.memo) < c.from.Top {
		c.memo = append(c.memo, make([]uint32, c.from.Top+c.from.Top/8-len(c.memo))...)
	}
	root := to.NewVar().Index()
	scan, made := to.Top, 0
	to.Cells[root] = c.one(to, w)
	for scan < to.Top {
		cell := to.Cells[scan]
		switch n := cell.BoxWords(); {
		case made < len(c.made) && c.made[made] == scan:
			made++
		case n >= 0:
			scan += n
		case cell.Tag() == term.Fun:
		default:
			moved := c.one(to, cell)
			to.Cells[scan] = moved
		}
		scan++
	}
	return to.Deref(to.Cells[root])
}

// forget drops what is known of the copy before.
func (c *carrier) forget() {
	for _, at := range c.met {
		c.memo[at] = 0
	}
	c.met, c.made = c.met[:0], c.made[:0]
	if len(c.vars) > 0 {
		clear(c.vars)
	}
}

// one gives what a word of the document becomes. The arguments of a compound that is
// met for the first time still have to be moved.
func (c *carrier) one(to *term.Heap, w term.Word) term.Word {
	h := c.from
	w = h.Deref(w)
	at, n := w.Index(), 0
	switch w.Tag() {
	case term.Atm, term.Int:
		return w
	case term.Lst:
		n = 2
	case term.Str, term.Box:
		n = h.Cells[at].FunArity() + 1
	default:
		v, met := c.vars[w]
		if !met {
			v = to.NewVar()
			c.made = append(c.made, v.Index())
			if c.vars == nil {
				c.vars = map[term.Word]term.Word{}
			}
			c.vars[w] = v
		}
		return v
	}
	if c.memo[at] == 0 {
		to.Reserve(n)
		copy(to.Cells[to.Top:], h.Cells[at:at+n])
		c.memo[at] = uint32(to.Top)
		c.met = append(c.met, at)
		to.Top += n
	}
	return term.Word(c.memo[at])<<3 | w&7
}
