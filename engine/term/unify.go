package term

// Unify makes a and b equal by binding variables, recording each bound
// variable on the trail. When it fails, the bindings made stay until the
// caller undoes the trail. It does not check for occurs, and ends for cyclic
// terms. Attributes have no say: it is for trials, and for heaps without them.
func (h *Heap) Unify(a, b Word, trail *[]Word) bool {
	var stack []Word
	left := h.Top
	for {
		a, b = h.Deref(a), h.Deref(b)
		switch {
		case a == b:
		case a.Tag() == Ref && (b.Tag() != Ref || a > b):
			h.bind(a, b, trail)
		case b.Tag() == Ref:
			h.bind(b, a, trail)
		case a.Tag() != b.Tag():
			return false
		case left < 0 && a.IsCompound():
			return h.UnifyShared(append(stack, a, b), func(v, w Word) { h.bind(v, w, trail) })
		case a.Tag() == Lst:
			left--
			i, j := a.Index(), b.Index()
			stack = append(stack, h.Cells[i+1], h.Cells[j+1])
			a, b = h.Cells[i], h.Cells[j]
			continue
		case a.Tag() == Str:
			left--
			i, j := a.Index(), b.Index()
			if h.Cells[i] != h.Cells[j] {
				return false
			}
			for k := h.Cells[i].FunArity(); k > 1; k-- {
				stack = append(stack, h.Cells[i+k], h.Cells[j+k])
			}
			a, b = h.Cells[i+1], h.Cells[j+1]
			continue
		case a.Tag() == Box:
			if !h.equalBox(a, b) {
				return false
			}
		default:
			return false
		}
		if len(stack) == 0 {
			return true
		}
		a, b = stack[len(stack)-2], stack[len(stack)-1]
		stack = stack[:len(stack)-2]
	}
}

// bind binds the unbound variable v. What its cell held goes to the trail.
func (h *Heap) bind(v, w Word, trail *[]Word) {
	*trail = append(*trail, h.Cells[v.Index()])
	h.Cells[v.Index()] = w
}

// Undo unbinds the variables of trail from length mark on and shortens it.
func (h *Heap) Undo(trail *[]Word, mark int) {
	for i := len(*trail) - 1; i >= mark; i-- {
		v := (*trail)[i]
		h.Cells[v.Index()] = v
	}
	*trail = (*trail)[:mark]
}

// EqualBox reports whether two Box words are the same number bit for bit.
func (h *Heap) EqualBox(a, b Word) bool { return h.equalBox(a, b) }

func (h *Heap) equalBox(a, b Word) bool {
	i, j := a.Index(), b.Index()
	n := h.Cells[i].FunArity()
	for k := 0; k <= n; k++ {
		if h.Cells[i+k] != h.Cells[j+k] {
			return false
		}
	}
	return true
}

// Occurs reports whether the variable v occurs in w.
func (h *Heap) Occurs(v, w Word) bool {
	stack := []Word{w}
	visits := h.newVisits()
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if w == v {
			return true
		}
		if w.IsCompound() && visits.again(w) {
			continue
		}
		stack = h.pushArgs(stack, w)
	}
	return false
}

// pushArgs pushes the arguments of the dereferenced w, the last one first.
func (h *Heap) pushArgs(stack []Word, w Word) []Word {
	switch w.Tag() {
	case Lst:
		return append(stack, h.Cells[w.Index()+1], h.Cells[w.Index()])
	case Str:
		for k := h.Cells[w.Index()].FunArity(); k > 0; k-- {
			stack = append(stack, h.Cells[w.Index()+k])
		}
	}
	return stack
}

// Variables gives the distinct unbound variables of w in order of first
// occurrence, depth first and left to right.
func (h *Heap) Variables(w Word) []Word {
	var vars []Word
	seen := map[Word]bool{}
	stack := []Word{w}
	visits := h.newVisits()
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if w.IsVar() {
			if !seen[w] {
				seen[w] = true
				vars = append(vars, w)
			}
			continue
		}
		if w.IsCompound() && visits.again(w) {
			continue
		}
		stack = h.pushArgs(stack, w)
	}
	return vars
}

// Ground reports whether w holds no unbound variable.
func (h *Heap) Ground(w Word) bool {
	w = h.Deref(w)
	if !w.IsCompound() {
		return !w.IsVar()
	}
	stack := []Word{w}
	visits := h.newVisits()
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if w.IsVar() {
			return false
		}
		if w.IsCompound() && visits.again(w) {
			continue
		}
		stack = h.pushArgs(stack, w)
	}
	return true
}
