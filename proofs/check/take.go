package check

import "github.com/eyeprove/eyeprove/engine/term"

// taker brings terms of other heaps into a store, each cell of them once. Nothing
// that it is told about them is believed but that cells below kept stay as they are.
type taker struct {
	s     *store
	h     *term.Heap
	kept  int
	memo  []uint32                // by cell of h: where the compound or number there went, 0, or busy
	vars  numbering               // of the variables of the fact that are not kept
	fixed map[term.Word]term.Word // where kept variables went
	stack []taking
	words []term.Word
}

// busy stands in memo for a compound whose arguments are being looked at.
const busy = 1<<32 - 1

// taking is a compound whose arguments are being brought in: those that are begin
// at words in taker.words.
type taking struct {
	word  term.Word
	next  int32
	words int32
	open  bool
}

// begin takes up a fact on h whose cells below kept will not change any more.
func (t *taker) begin(h *term.Heap, kept int) {
	kept = max(min(kept, h.Top), 1)
	if h != t.h {
		clear(t.memo)
		t.fixed = map[term.Word]term.Word{}
		t.h, t.kept = h, kept
	}
	if kept < t.kept {
		clear(t.memo)
		clear(t.fixed)
	}
	t.kept = kept
	t.vars.reset()
	if len(t.memo) < h.Top {
		memo := make([]uint32, h.Top+h.Top/4)
		copy(memo, t.memo)
		t.memo = memo
	}
}

// end forgets what will change of a fact.
func (t *taker) end() { clear(t.memo[t.kept:max(t.h.Top, t.kept)]) }

// take gives the term of the store that is w; ok is false when w contains itself.
func (t *taker) take(w term.Word) (taken term.Word, ok bool) {
	h := t.h
	w = h.Deref(w)
	if !w.IsCompound() {
		return t.simple(w), true
	}
	if at := t.memo[w.Index()]; at != 0 {
		return term.Word(at)<<3 | w&7, true
	}
	t.memo[w.Index()] = busy
	stack, words := append(t.stack[:0], taking{word: w}), t.words[:0]
scan:
	for {
		top := &stack[len(stack)-1]
		at, n := top.word.Index(), 2
		if top.word.Tag() == term.Str {
			n = h.Cells[at].FunArity() + 1
			if top.next == 0 {
				words = append(words, h.Cells[at])
				top.next++
			}
		}
		for int(top.next) < n {
			arg := h.Deref(h.Cells[at+int(top.next)])
			top.next++
			if !arg.IsCompound() {
				top.open = top.open || arg.IsVar()
				words = append(words, t.simple(arg))
				continue
			}
			switch to := t.memo[arg.Index()]; to {
			case 0:
				t.memo[arg.Index()] = busy
				stack = append(stack, taking{word: arg, words: int32(len(words))})
				continue scan
			case busy:
				clear(t.memo)
				return 0, false
			default:
				taken := term.Word(to)<<3 | arg&7
				top.open = top.open || !t.s.closed(taken)
				words = append(words, taken)
			}
		}
		made := t.s.intern(top.word.Tag(), words[top.words:], top.open)
		t.memo[at] = uint32(made.Index())
		open := top.open
		words = words[:top.words]
		stack = stack[:len(stack)-1]
		if len(stack) == 0 {
			t.stack, t.words = stack, words
			return made, true
		}
		words = append(words, made)
		up := &stack[len(stack)-1]
		up.open = up.open || open
	}
}

// simple gives what an atom, a number or a variable is in the store.
func (t *taker) simple(w term.Word) term.Word {
	switch w.Tag() {
	case term.Atm, term.Int:
		return w
	case term.Box:
		i := w.Index()
		if t.memo[i] == 0 {
			number := t.s.intern(term.Box, t.h.Cells[i:i+t.h.Cells[i].FunArity()+1], false)
			t.memo[i] = uint32(number.Index())
		}
		return term.MakeBox(int(t.memo[i]))
	}
	if w.Index() >= t.kept {
		return t.s.variable(t.vars.number(w))
	}
	// What it stands in may be kept from fact to fact.
	taken, met := t.fixed[w]
	if !met {
		taken = t.s.heap.NewVar()
		t.s.room()
		t.fixed[w] = taken
	}
	return taken
}
