package term

// Walks over terms follow every reference, so a subterm that occurs n times is
// walked n times: cheap for what programs make, without end for a cyclic term
// and exponential for X1 = f(X0,X0), X2 = f(X1,X1) ... A walk that has met more
// compounds than the heap has cells has met one of them twice. From there on it
// remembers where it was, in maps that ordinary terms never pay for.

// visits tells a walk which compounds it need not enter again.
type visits struct {
	left int // compounds to meet before remembering them
	seen map[Word]bool
}

func (h *Heap) newVisits() visits { return visits{left: h.Top} }

// again notes that the walk meets the compound w and reports whether it is
// known to have met it before.
func (v *visits) again(w Word) bool {
	if v.left > 0 {
		v.left--
		return false
	}
	if v.seen == nil {
		v.seen = map[Word]bool{}
	}
	if v.seen[w] {
		return true
	}
	v.seen[w] = true
	return false
}

// classes are sets of compounds taken to be equal, for walks over two terms.
type classes struct {
	left   int
	parent map[Word]Word
}

func (h *Heap) newClasses() classes { return classes{left: h.Top} }

// merge notes that the compounds a and b are compared, and reports whether that
// may be skipped: they are equal if all pairs compared before are.
func (c *classes) merge(a, b Word) (known bool) {
	if c.left > 0 {
		c.left--
		return false
	}
	if c.parent == nil {
		c.parent = map[Word]Word{}
	}
	a, b = c.find(a), c.find(b)
	if a == b {
		return true
	}
	c.parent[a] = b
	return false
}

func (c *classes) find(w Word) Word {
	for {
		p, ok := c.parent[w]
		if !ok {
			return w
		}
		if q, ok := c.parent[p]; ok {
			c.parent[w] = q
		}
		w = p
	}
}

// UnifyShared goes on with a unification that met more compounds than the heap
// has cells: stack holds the pairs still to be unified, bind binds a variable.
// It ends for cyclic terms too.
func (h *Heap) UnifyShared(stack []Word, bind func(v, w Word)) bool {
	var same classes
	for len(stack) > 0 {
		a, b := h.Deref(stack[len(stack)-2]), h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-2]
		switch {
		case a == b:
		case a.Tag() == Ref && (b.Tag() != Ref || a > b):
			bind(a, b)
		case b.Tag() == Ref:
			bind(b, a)
		case a.Tag() != b.Tag():
			return false
		case a.Tag() == Box:
			if !h.equalBox(a, b) {
				return false
			}
		case a.Tag() == Lst, a.Tag() == Str && h.Cells[a.Index()] == h.Cells[b.Index()]:
			if same.merge(a, b) {
				continue
			}
			_, n, _ := h.Functor(a)
			for k := n; k > 0; k-- {
				stack = append(stack, h.RawArg(a, k), h.RawArg(b, k))
			}
		default:
			return false
		}
	}
	return true
}

// Acyclic reports whether w is a finite term. Time is linear in its cells.
func (h *Heap) Acyclic(w Word) bool {
	const (
		open = 1 + iota
		done
	)
	if w = h.Deref(w); !w.IsCompound() {
		return true
	}
	colour := map[Word]uint8{w: open}
	type visit struct {
		w   Word
		arg int // the next argument to look at, from 1
	}
	stack := []visit{{w, 1}}
	for len(stack) > 0 {
		v := &stack[len(stack)-1]
		_, arity, _ := h.Functor(v.w)
		if v.arg > arity {
			colour[v.w] = done
			stack = stack[:len(stack)-1]
			continue
		}
		x := h.Arg(v.w, v.arg)
		v.arg++
		if !x.IsCompound() || colour[x] == done {
			continue
		}
		if colour[x] == open {
			return false
		}
		colour[x] = open
		stack = append(stack, visit{x, 1})
	}
	return true
}
