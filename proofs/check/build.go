package check

import "github.com/eyeprove/eyeprove/engine/term"

// builder makes terms from patterns on one heap. Slots without a value get a
// fresh variable.
type builder struct {
	heap   *term.Heap
	values []term.Word // by slot; 0, which is no term, where the slot has no value
	holes  []hole
}

// hole is a run of argument cells still to be filled.
type hole struct{ next, end int }

func (b *builder) reset(n int) {
	if cap(b.values) < n {
		b.values = make([]term.Word, n, 2*n)
	}
	b.values = b.values[:n]
	clear(b.values)
}

// build gives the term whose pattern starts at p[i], and the index behind it.
func (b *builder) build(p pattern, i int) (term.Word, int) {
	h := b.heap
	holes := b.holes[:0]
	var result term.Word
	for {
		var w term.Word
		var args hole
		switch token := p[i]; token.Tag() {
		case term.Ref:
			slot := token.Index()
			if b.values[slot] == 0 {
				b.values[slot] = h.NewVar()
			}
			w = b.values[slot]
			i++
		case term.Fun:
			if n := token.BoxWords(); n >= 0 {
				h.Reserve(n + 1)
				w = term.MakeBox(h.Top)
				copy(h.Cells[h.Top:], p[i:i+n+1])
				h.Top += n + 1
				i += n + 1
				break
			}
			arity := token.FunArity()
			h.Reserve(arity + 1)
			if token == term.FunDot {
				w = term.MakeLst(h.Top)
			} else {
				w = term.MakeStr(h.Top)
				h.Cells[h.Top] = token
				h.Top++
			}
			args = hole{h.Top, h.Top + arity}
			h.Top += arity
			i++
		default:
			w = token
			i++
		}
		if len(holes) == 0 {
			result = w
		} else {
			top := &holes[len(holes)-1]
			h.Cells[top.next] = w
			top.next++
			if top.next == top.end {
				holes = holes[:len(holes)-1]
			}
		}
		if args.next < args.end {
			holes = append(holes, args)
		}
		if len(holes) == 0 {
			b.holes = holes
			return result, i
		}
	}
}

// skip gives the index behind the term whose pattern starts at p[i].
func skip(p pattern, i int) int {
	for open := 1; open > 0; open-- {
		if token := p[i]; token.Tag() == term.Fun {
			if n := token.BoxWords(); n >= 0 {
				i += n
			} else {
				open += token.FunArity()
			}
		}
		i++
	}
	return i
}
