package proofs

import "github.com/eyeprove/eyeprove/engine/term"

// resolveWith unifies the head of a clause with arguments and lays down its
// body. It gives where the block of the body lies.
func (r *rebuilder) resolveWith(k *recipe, args []term.Word) int {
	if k.regs > len(r.regs) {
		r.regs = make([]term.Word, 2*k.regs+64)
	}
	regs := r.regs
	copy(regs[1:], args)
	h := r.h
	h.Reserve(k.room)
	cells := h.Cells
	for i := 0; i < len(k.head); i++ {
		op := &k.head[i]
		w := regs[op.reg]
		for w&7 == 0 {
			v := cells[w>>3]
			if v == w {
				break
			}
			w = v
		}
		switch op.kind {
		case matchSame:
			if !r.unify(w, regs[op.to]) {
				r.mismatch(k)
			}
		case matchAtomic:
			if w&7 == 0 {
				cells[w>>3] = op.word
				r.trail = append(r.trail, w)
			} else if w != op.word {
				if w.Tag() != term.Att {
					r.mismatch(k)
				}
				r.unifyAttributed(w, op.word)
			}
		case matchList:
			if w&7 == 0 || w.Tag() == term.Att {
				at := h.Top
				h.Top += 2
				r.bind(w, term.MakeLst(at))
				cells[at], cells[at+1] = term.MakeRef(at), term.MakeRef(at+1)
				i += r.build(k, i, at)
				w = term.MakeLst(at)
			} else if w.Tag() != term.Lst {
				r.mismatch(k)
			}
			regs[op.to], regs[op.to+1] = cells[w>>3], cells[w>>3+1]
		case matchStruct:
			n := op.word.FunArity()
			if w&7 == 0 || w.Tag() == term.Att {
				at := h.Top
				h.Top += n + 1
				r.bind(w, term.MakeStr(at))
				cells[at] = op.word
				for j := at + 1; j <= at+n; j++ {
					cells[j] = term.MakeRef(j)
				}
				i += r.build(k, i, at+1)
				w = term.MakeStr(at)
			} else if w.Tag() != term.Str || cells[w>>3] != op.word {
				r.mismatch(k)
			}
			copy(regs[op.to:int(op.to)+n], cells[w>>3+1:])
		default:
			if !r.unify(w, r.number(k.im, op.word)) {
				r.mismatch(k)
			}
		}
	}
	base := h.Top
	block := cells[base : base+len(k.cells)]
	copy(block, k.cells)
	h.Top += len(k.cells)
	for _, at := range k.moved {
		block[at] += term.Word(base) << 3
	}
	for _, f := range k.filled {
		block[f.cell] = regs[f.reg]
	}
	return base
}

// bind binds the unbound variable w, which may be attributed, to a compound.
func (r *rebuilder) bind(w, v term.Word) {
	if w.Tag() == term.Att {
		r.unifyAttributed(w, v)
		return
	}
	r.h.Cells[w>>3] = v
	r.trail = append(r.trail, w)
}

// build fills in the simple arguments of the compound of operation i, which is
// being built with its arguments from cell first on. It gives how many
// operations that does.
func (r *rebuilder) build(k *recipe, i, first int) int {
	op := &k.head[i]
	n := int(op.simple)
	for j := i + 1; j <= i+n; j++ {
		s := &k.head[j]
		w := s.word
		if s.kind == matchSame {
			if w = r.regs[s.to]; s.to >= op.to && s.to < op.to+int32(op.word.FunArity()) {
				w = term.MakeRef(first + int(s.to-op.to)) // another argument of the same compound
			}
		}
		r.h.Cells[first+int(s.reg-op.to)] = w
	}
	return n
}

// number copies a boxed number of an image to the heap.
func (r *rebuilder) number(im term.Image, w term.Word) term.Word {
	i := w.Index()
	n := im.Cells[i].FunArity() + 1
	r.h.Reserve(n)
	at := r.h.Top
	copy(r.h.Cells[at:], im.Cells[i:i+n])
	r.h.Top += n
	return term.MakeBox(at)
}

func (r *rebuilder) mismatch(k *recipe) {
	r.astray("the head of a clause of %s/%d does not match", k.pred.Name, k.pred.Arity)
}

// unifyLook is how many compounds are unified before the terms are looked at, which
// is done again after twice as many: those that contain themselves have no end.
const unifyLook = 1 << 16

// unify makes a and b equal. What it binds is trailed, all of it.
func (r *rebuilder) unify(a, b term.Word) bool {
	cells := r.h.Cells
	stack := r.pairs[:0]
	wholeA, wholeB := a, b
	left, look := unifyLook, unifyLook
	for {
		for a&7 == 0 {
			v := cells[a>>3]
			if v == a {
				break
			}
			a = v
		}
		for b&7 == 0 {
			v := cells[b>>3]
			if v == b {
				break
			}
			b = v
		}
		if a != b {
			if left--; left < 0 {
				if !r.h.Acyclic(wholeA) || !r.h.Acyclic(wholeB) {
					r.astray("a term contains itself")
				}
				look *= 2
				left = look
			}
			switch {
			case a&7 == 0:
				if b&7 == 0 && b > a {
					a, b = b, a
				} else if b.Tag() == term.Att {
					b &^= 7
				}
				cells[a>>3] = b
				r.trail = append(r.trail, a)
			case b&7 == 0:
				if a.Tag() == term.Att {
					a &^= 7
				}
				cells[b>>3] = a
				r.trail = append(r.trail, b)
			case a.Tag() == term.Att || b.Tag() == term.Att:
				r.unifyAttributed(a, b)
			case a&7 != b&7:
				return false
			case a.Tag() == term.Lst:
				i, j := a>>3, b>>3
				stack = append(stack, cells[i+1], cells[j+1])
				a, b = cells[i], cells[j]
				continue
			case a.Tag() == term.Str:
				i, j := int(a>>3), int(b>>3)
				f := cells[i]
				if f != cells[j] {
					return false
				}
				for k := f.FunArity(); k > 1; k-- {
					stack = append(stack, cells[i+k], cells[j+k])
				}
				a, b = cells[i+1], cells[j+1]
				continue
			case a.Tag() != term.Box || !r.h.EqualBox(a, b):
				return false
			}
		}
		if len(stack) == 0 {
			r.pairs = stack
			return true
		}
		a, b = stack[len(stack)-2], stack[len(stack)-1]
		stack = stack[:len(stack)-2]
	}
}
