package check

import "github.com/eyeprove/eyeprove/engine/term"

// unifier unifies terms of one heap, with the occurs check: a term that
// contains itself can be neither written in a document nor walked, so here it
// does not come about. Work is bounded by the budget.
type unifier struct {
	heap   *term.Heap
	trail  []term.Word
	budget *budget
	build  builder
	stack  []term.Word
	walk   []term.Word
	// check says what the program does where such a term would come about. Where it
	// would go on with the term, or that is not known, the decision ends.
	check    occursCheck
	circular bool   // a unification failed because it would have made such a term
	store    *store // of the heap, or nil
}

func (u *unifier) bind(v, w term.Word) {
	u.heap.Cells[v.Index()] = w
	u.trail = append(u.trail, v)
}

// undo unbinds what was bound since the trail had this length.
func (u *unifier) undo(mark int) { u.heap.Undo(&u.trail, mark) }

// unify makes a and b equal, or fails and leaves bindings for the caller to
// undo.
func (u *unifier) unify(a, b term.Word) bool {
	h := u.heap
	stack := append(u.stack[:0], a, b)
	defer func() { u.stack = stack[:0] }()
	for len(stack) > 0 {
		u.budget.spend(1)
		a, b := h.Deref(stack[len(stack)-2]), h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-2]
		switch {
		case a == b:
		case a.IsVar() && b.IsVar():
			if a < b { // the younger is bound to the older
				a, b = b, a
			}
			u.bind(a, b)
		case a.IsVar():
			if !u.assign(a, b) {
				return false
			}
		case b.IsVar():
			if !u.assign(b, a) {
				return false
			}
		case a.Tag() != b.Tag():
			return false
		case u.store != nil && a.IsCompound() && u.store.closed(a) && u.store.closed(b):
			return false
		case a.Tag() == term.Lst:
			i, j := a.Index(), b.Index()
			stack = append(stack, h.Cells[i+1], h.Cells[j+1], h.Cells[i], h.Cells[j])
		case a.Tag() == term.Str:
			i, j := a.Index(), b.Index()
			if h.Cells[i] != h.Cells[j] {
				return false
			}
			for k := h.Cells[i].FunArity(); k > 0; k-- {
				stack = append(stack, h.Cells[i+k], h.Cells[j+k])
			}
		case a.Tag() == term.Box:
			if !h.EqualBox(a, b) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// identical reports whether a and b are the same term, variables included.
func (u *unifier) identical(a, b term.Word) bool {
	h := u.heap
	stack := append(u.stack[:0], a, b)
	defer func() { u.stack = stack[:0] }()
	for len(stack) > 0 {
		u.budget.spend(1)
		a, b := h.Deref(stack[len(stack)-2]), h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-2]
		switch {
		case a == b:
		case a.Tag() != b.Tag():
			return false
		case a.Tag() == term.Box:
			if !h.EqualBox(a, b) {
				return false
			}
		case !a.IsCompound():
			return false
		default:
			nameA, arityA, _ := h.Functor(a)
			nameB, arityB, _ := h.Functor(b)
			if nameA != nameB || arityA != arityB {
				return false
			}
			for k := arityA; k > 0; k-- {
				stack = append(stack, h.RawArg(a, k), h.RawArg(b, k))
			}
		}
	}
	return true
}

// assign binds a variable to a term that is none, unless it occurs in it.
func (u *unifier) assign(v, w term.Word) bool {
	if w.IsCompound() && u.occurs(v, w) {
		switch u.check {
		case occursFails:
			u.circular = true
			return false
		case occursRaises:
			panic(occursFault{v, w})
		}
		panic(exhausted{})
	}
	u.bind(v, w)
	return true
}

func (u *unifier) occurs(v, w term.Word) bool {
	h := u.heap
	walk := append(u.walk[:0], w)
	defer func() { u.walk = walk[:0] }()
	for len(walk) > 0 {
		w := h.Deref(walk[len(walk)-1])
		walk = walk[:len(walk)-1]
		if u.store != nil && w.IsCompound() && u.store.closed(w) {
			continue
		}
		switch w.Tag() {
		case term.Lst:
			u.budget.spend(1)
			at := w.Index()
			walk = append(walk, h.Cells[at+1], h.Cells[at])
		case term.Str:
			at := w.Index()
			n := h.Cells[at].FunArity()
			u.budget.spend(n)
			walk = append(walk, h.Cells[at+1:at+1+n]...)
		default:
			if w == v {
				return true
			}
		}
	}
	return false
}

// unifyPattern unifies the instance of p under u.build.values with w. Slots
// without a value take one, which needs no occurs check: nothing refers to
// them yet.
func (u *unifier) unifyPattern(p pattern, w term.Word) bool {
	h := u.heap
	values := u.build.values
	// The stack of unify is in use by nested calls, so this one is its own.
	pending := []term.Word{w}
	for i := 0; i < len(p); {
		w := h.Deref(pending[len(pending)-1])
		pending = pending[:len(pending)-1]
		token := p[i]
		if token.Tag() == term.Ref {
			slot := token.Index()
			if values[slot] == 0 {
				values[slot] = w
			} else if !u.unify(values[slot], w) {
				return false
			}
			i++
			continue
		}
		if w.IsVar() {
			var built term.Word
			built, i = u.build.build(p, i)
			if !u.assign(w, built) {
				return false
			}
			continue
		}
		if token.Tag() != term.Fun {
			if token != w {
				return false
			}
			i++
			continue
		}
		if n := token.BoxWords(); n >= 0 {
			if w.Tag() != term.Box || !sameWords(p[i:i+n+1], h.Cells[w.Index():]) {
				return false
			}
			i += n + 1
			continue
		}
		at := w.Index()
		switch {
		case w.Tag() == term.Lst && token == term.FunDot:
			pending = append(pending, h.Cells[at+1], h.Cells[at])
		case w.Tag() == term.Str && h.Cells[at] == token:
			for k := token.FunArity(); k > 0; k-- {
				pending = append(pending, h.Cells[at+k])
			}
		default:
			return false
		}
		i++
	}
	return true
}
