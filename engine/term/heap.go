package term

import (
	"cmp"
	"fmt"
	"math"
	"math/big"
	"math/bits"
	"unicode/utf8"
)

// Heap is a growing array of cells that terms live in. Index 0 is never used.
// A Heap is not safe for concurrent use.
type Heap struct {
	Cells []Word // len(Cells) is the capacity; cells from Top on are free
	Top   int
	// Limit is the most cells the heap may have, 0 for no limit. Beyond it
	// Reserve panics with LimitReached; whoever sets Limit recovers it.
	Limit int
	// Room, when set, is asked before a big area is taken, for the heap or for
	// the image of a term, of this many bytes beside what there is. When it says
	// no the panic is LimitReached.
	Room func(bytes int64) bool
	// Grow, when set, makes the heap bigger, to least cells or more.
	Grow func(least int)
	// Outside, when set, is handed each number that arithmetic has from elsewhere
	// than its arguments, a random number or the time, and gives the one to take.
	Outside func(Word) Word

	scratch big.Int
	marked  []Word // variables that freeze has marked
	copied  []Word // cells of the term that Copy has copied last, to be used again
	numbers int64  // of the attributed variables made so far
}

// Scratch gives a number that belongs to the heap, to compute in.
func (h *Heap) Scratch() *big.Int { return &h.scratch }

// NegativeBig reports whether an integer kept out of line is negative.
func (h *Heap) NegativeBig(w Word) bool { return h.Cells[w.Index()]>>32 == boxBigNeg }

// LimitReached is the panic of a Heap whose Limit would be passed.
type LimitReached struct{ Cells int }

func (l LimitReached) Error() string {
	return fmt.Sprintf("term heap limit of %d cells reached", l.Cells)
}

// NewHeap gives a heap with room for at least n cells.
func NewHeap(n int) *Heap {
	h := &Heap{}
	h.Init(n)
	return h
}

// Init empties the heap and gives it room for at least n cells.
func (h *Heap) Init(n int) {
	if n < 64 {
		n = 64
	}
	if len(h.Cells) < n {
		h.Cells = make([]Word, n)
	}
	h.Top = 1
}

// Reserve makes room for n more cells. The Cells slice may move.
func (h *Heap) Reserve(n int) {
	if h.Top+n > len(h.Cells) {
		h.grow(n)
	}
}

func (h *Heap) grow(n int) {
	need := h.Top + n
	if h.Limit > 0 && need > h.Limit {
		panic(LimitReached{h.Limit})
	}
	if h.Grow != nil {
		h.Grow(need)
		return
	}
	size := 2 * len(h.Cells)
	if size < need {
		size = need + need/4
	}
	if h.Limit > 0 && size > h.Limit {
		size = h.Limit
	}
	if !h.hasRoom(size) {
		if size = need + need/8; !h.hasRoom(size) {
			panic(LimitReached{need})
		}
	}
	h.Cells = Enlarged(h.Cells[:h.Top], size)
}

// smallArea is the most cells that are taken without asking Room.
const smallArea = 1 << 14

func (h *Heap) hasRoom(cells int) bool {
	return h.Room == nil || cells <= smallArea || h.Room(8*int64(cells))
}

// Deref follows bound variables to the term or the unbound variable behind w.
func (h *Heap) Deref(w Word) Word {
	for w&tagMask == Word(Ref) {
		v := h.Cells[w>>tagBits]
		if v == w {
			return w
		}
		w = v
	}
	if w&tagMask == Word(Att) {
		w &^= tagMask
	}
	return w
}

// NewVar gives a fresh variable.
func (h *Heap) NewVar() Word {
	h.Reserve(1)
	w := MakeRef(h.Top)
	h.Cells[h.Top] = w
	h.Top++
	return w
}

// NewStruct gives the compound name(args...), or the atom when there are no
// arguments. '.'/2 gives a list cell.
func (h *Heap) NewStruct(name Atom, args ...Word) Word {
	if len(args) == 0 {
		return name.Word()
	}
	if name == AtomDot && len(args) == 2 {
		return h.Cons(args[0], args[1])
	}
	h.Reserve(len(args) + 1)
	at := h.Top
	h.Cells[at] = MakeFun(name, len(args))
	copy(h.Cells[at+1:], args)
	h.Top = at + 1 + len(args)
	return MakeStr(at)
}

// NewOpen gives name(_, ...) with fresh variables; arity 0 gives the atom.
func (h *Heap) NewOpen(name Atom, arity int) Word {
	if arity == 0 {
		return name.Word()
	}
	h.Reserve(arity + 1)
	at := h.Top
	result := MakeStr(at)
	if name == AtomDot && arity == 2 {
		result = MakeLst(at)
	} else {
		h.Cells[at] = MakeFun(name, arity)
		at++
	}
	for i := range arity {
		h.Cells[at+i] = MakeRef(at + i)
	}
	h.Top = at + arity
	return result
}

// Cons gives [head|tail].
func (h *Heap) Cons(head, tail Word) Word {
	h.Reserve(2)
	at := h.Top
	h.Cells[at] = head
	h.Cells[at+1] = tail
	h.Top = at + 2
	return MakeLst(at)
}

// NewList gives the list of elems ended by tail (AtomNil.Word() for a proper one).
func (h *Heap) NewList(elems []Word, tail Word) Word {
	h.Reserve(2 * len(elems))
	for i := len(elems) - 1; i >= 0; i-- {
		tail = h.Cons(elems[i], tail)
	}
	return tail
}

// NewInt gives an integer of any 64-bit value.
func (h *Heap) NewInt(v int64) Word {
	if FitsSmall(v) {
		return MakeSmall(v)
	}
	neg, mag := v < 0, uint64(v)
	if neg {
		mag = -mag
	}
	return h.newBox(bigHeader(neg, 1), Word(mag))
}

// NewBig gives an integer. v is not kept.
func (h *Heap) NewBig(v *big.Int) Word {
	if v.IsInt64() {
		return h.NewInt(v.Int64())
	}
	limbs := v.Bits()
	if bits.UintSize != 64 {
		panic("term: needs 64-bit words")
	}
	h.Reserve(len(limbs) + 1)
	at := h.Top
	h.Cells[at] = bigHeader(v.Sign() < 0, len(limbs))
	for i, l := range limbs {
		h.Cells[at+1+i] = Word(l)
	}
	h.Top = at + 1 + len(limbs)
	return MakeBox(at)
}

// NewFloat gives a float.
func (h *Heap) NewFloat(f float64) Word {
	if f != f {
		f = math.NaN() // there is one, whatever sign an operation left it
	}
	return h.newBox(Word(boxFloat)<<32|1<<tagBits|Word(Fun), Word(math.Float64bits(f)))
}

func bigHeader(neg bool, n int) Word {
	name := Word(boxBigPos)
	if neg {
		name = boxBigNeg
	}
	return name<<32 | Word(n)<<tagBits | Word(Fun)
}

func (h *Heap) newBox(header, raw Word) Word {
	h.Reserve(2)
	at := h.Top
	h.Cells[at] = header
	h.Cells[at+1] = raw
	h.Top = at + 2
	return MakeBox(at)
}

// NewChars gives the list of the one-character atoms of s, ended by tail.
func (h *Heap) NewChars(s string, tail Word) Word {
	if s == "" {
		return tail
	}
	h.Reserve(2 * utf8.RuneCountInString(s))
	list := MakeLst(h.Top)
	for _, r := range s {
		h.Cells[h.Top], h.Cells[h.Top+1] = InternRune(r).Word(), MakeLst(h.Top+2)
		h.Top += 2
	}
	h.Cells[h.Top-1] = tail
	return list
}

// NewCodes gives the list of the character codes of s, ended by tail.
func (h *Heap) NewCodes(s string, tail Word) Word {
	if s == "" {
		return tail
	}
	h.Reserve(2 * utf8.RuneCountInString(s))
	list := MakeLst(h.Top)
	for _, r := range s {
		h.Cells[h.Top], h.Cells[h.Top+1] = MakeSmall(int64(r)), MakeLst(h.Top+2)
		h.Top += 2
	}
	h.Cells[h.Top-1] = tail
	return list
}

// IsFloat reports whether the dereferenced w is a float.
func (h *Heap) IsFloat(w Word) bool {
	return w.Tag() == Box && h.Cells[w.Index()]>>32 == boxFloat
}

// IsBig reports whether the dereferenced w is an integer kept out of line.
func (h *Heap) IsBig(w Word) bool {
	return w.Tag() == Box && h.Cells[w.Index()]>>32 != boxFloat
}

// IsInteger reports whether the dereferenced w is an integer.
func (h *Heap) IsInteger(w Word) bool { return w.Tag() == Int || h.IsBig(w) }

// IsNumber reports whether the dereferenced w is a number.
func (h *Heap) IsNumber(w Word) bool { return w.Tag() == Int || w.Tag() == Box }

// Float gives the value of a float.
func (h *Heap) Float(w Word) float64 {
	return math.Float64frombits(uint64(h.Cells[w.Index()+1]))
}

// Big gives the value of an integer of either kind, as a fresh big.Int.
func (h *Heap) Big(w Word) *big.Int {
	if w.Tag() == Int {
		return big.NewInt(w.SmallInt())
	}
	at := w.Index()
	header := h.Cells[at]
	limbs := make([]big.Word, header.FunArity())
	for i := range limbs {
		limbs[i] = big.Word(h.Cells[at+1+i])
	}
	v := new(big.Int).SetBits(limbs)
	if header>>32 == boxBigNeg {
		v.Neg(v)
	}
	return v
}

// Sign gives -1, 0 or 1 for the dereferenced integer w.
func (h *Heap) Sign(w Word) int {
	switch {
	case w.Tag() == Int:
		return cmp.Compare(w.SmallInt(), 0)
	case h.NegativeBig(w):
		return -1
	}
	return 1
}

// Int64 gives the value of an integer and whether it fits 64 bits.
func (h *Heap) Int64(w Word) (int64, bool) {
	if w.Tag() == Int {
		return w.SmallInt(), true
	}
	if !h.IsBig(w) {
		return 0, false
	}
	v := h.Big(w)
	return v.Int64(), v.IsInt64()
}

// Functor gives name and arity of a dereferenced atom or compound; an atom
// has arity 0. For other terms ok is false.
func (h *Heap) Functor(w Word) (name Atom, arity int, ok bool) {
	switch w.Tag() {
	case Atm:
		return w.Atom(), 0, true
	case Str:
		f := h.Cells[w.Index()]
		return f.FunName(), f.FunArity(), true
	case Lst:
		return AtomDot, 2, true
	}
	return 0, 0, false
}

// Arg gives argument i (from 1) of a dereferenced compound, dereferenced.
func (h *Heap) Arg(w Word, i int) Word {
	return h.Deref(h.RawArg(w, i))
}

// RawArg gives argument i (from 1) of a dereferenced compound as it is stored.
func (h *Heap) RawArg(w Word, i int) Word {
	if w.Tag() == Lst {
		return h.Cells[w.Index()+i-1]
	}
	return h.Cells[w.Index()+i]
}

// Is reports whether the dereferenced w has this functor; arity 0 asks for the atom.
func (h *Heap) Is(w Word, name Atom, arity int) bool {
	n, a, ok := h.Functor(w)
	return ok && n == name && a == arity
}

// ListEnd says how a list ends.
type ListEnd uint8

// What stands at the end of a list.
const (
	ProperList  ListEnd = iota // []
	PartialList                // an unbound variable
	NotList                    // anything else
)

// Slice gives the elements of the list w (not dereferenced, each as stored)
// and what ends it. A cyclic list is no list: its elements are nil.
func (h *Heap) Slice(w Word) ([]Word, ListEnd) {
	var elems []Word
	for w = h.Deref(w); w.Tag() == Lst; w = h.Deref(h.Cells[w.Index()+1]) {
		if len(elems) > h.Top {
			return nil, NotList
		}
		elems = append(elems, h.Cells[w.Index()])
	}
	switch {
	case w == AtomNil.Word():
		return elems, ProperList
	case w.IsVar():
		return elems, PartialList
	}
	return elems, NotList
}
