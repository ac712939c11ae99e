// Package term holds Prolog terms as flat tagged 64-bit cells.
//
// A term is a Word: atoms and small integers are the word itself, everything
// else is an index into the cells of a Heap. One Heap is filled by the reader,
// the machine or the checker and read by the writer; nothing in it is a Go
// pointer, so Go's collector never scans it.
//
//	h := term.NewHeap(0)
//	w := h.NewStruct(term.Intern("point"), h.NewInt(1), h.NewInt(2))
//	name, arity := h.Functor(w) // point, 2
package term

// Layout, for maintainers. The low three bits of a Word are its Tag.
//
//	Ref  index<<3      a variable: the cell at index holds itself when unbound
//	Int  value<<3      a signed integer of 61 bits
//	Atm  atom<<3       an atom, an index into the atom table
//	Str  index<<3      a compound: cells[index] is a Fun word, arguments follow
//	Lst  index<<3      a list cell: head at index, tail at index+1
//	Fun  name<<32|n<<3 a functor, only in cells, never a term by itself
//	Box  index<<3      a number out of line: a Fun-tagged header, then n raw words
//	Att  index<<3      an unbound attributed variable; only in its own cell, see attribute.go
//
// Headers of boxes are Fun words with the reserved names below, n being the
// count of raw words, so a linear scan of cells can step over them.

// Word is a tagged cell: a term, or a header inside a heap.
type Word uint64

// Tag is the kind of a Word, its low three bits.
type Tag uint8

// The tags of words.
const (
	Ref Tag = iota
	Int
	Atm
	Str
	Lst
	Fun
	Box
	Att
)

const (
	tagBits = 3
	tagMask = 1<<tagBits - 1

	// MaxSmall and MinSmall bound the integers that fit a Word.
	MaxSmall = 1<<60 - 1
	MinSmall = -1 << 60
	// MaxArity is the largest arity of a compound term.
	MaxArity = 1<<28 - 1
)

// Names of box headers; no atom has them.
const (
	boxFloat  = 0xFFFFFFFF // one raw word: the bits of the float64
	boxBigPos = 0xFFFFFFFE // magnitude of a positive integer, least word first
	boxBigNeg = 0xFFFFFFFD // magnitude of a negative integer, least word first
)

// Tag gives the kind of w.
func (w Word) Tag() Tag { return Tag(w & tagMask) }

// Index gives the cell index of a Ref, Str, Lst, Box or Att word.
func (w Word) Index() int { return int(w >> tagBits) }

// SmallInt gives the value of an Int word.
func (w Word) SmallInt() int64 { return int64(w) >> tagBits }

// Atom gives the atom of an Atm word.
func (w Word) Atom() Atom { return Atom(w >> tagBits) }

// IsAtomic reports whether w, dereferenced, is an atom or a number.
func (w Word) IsAtomic() bool {
	t := w.Tag()
	return t == Atm || t == Int || t == Box
}

// IsVar reports whether w, dereferenced, is an unbound variable.
func (w Word) IsVar() bool {
	t := w.Tag()
	return t == Ref || t == Att
}

// IsCallable reports whether w, dereferenced, is an atom or a compound.
func (w Word) IsCallable() bool {
	t := w.Tag()
	return t == Atm || t == Str || t == Lst
}

// IsCompound reports whether w, dereferenced, is a compound.
func (w Word) IsCompound() bool {
	t := w.Tag()
	return t == Str || t == Lst
}

// MakeRef, MakeStr, MakeLst and MakeBox tag a cell index.
func MakeRef(i int) Word { return Word(i) << tagBits }

// MakeStr tags the index of a functor cell.
func MakeStr(i int) Word { return Word(i)<<tagBits | Word(Str) }

// MakeLst tags the index of a list pair.
func MakeLst(i int) Word { return Word(i)<<tagBits | Word(Lst) }

// MakeBox tags the index of a box header.
func MakeBox(i int) Word { return Word(i)<<tagBits | Word(Box) }

// MakeSmall gives the Int word of v, which must lie in MinSmall..MaxSmall.
func MakeSmall(v int64) Word { return Word(v)<<tagBits | Word(Int) }

// FitsSmall reports whether v fits an Int word.
func FitsSmall(v int64) bool { return v >= MinSmall && v <= MaxSmall }

// MakeFun gives the functor word of name/arity.
func MakeFun(name Atom, arity int) Word {
	return Word(name)<<32 | Word(arity)<<tagBits | Word(Fun)
}

// FunName gives the name of a functor word.
func (w Word) FunName() Atom { return Atom(w >> 32) }

// FunArity gives the arity of a functor word.
func (w Word) FunArity() int { return int(uint32(w) >> tagBits) }

// isBoxHeader reports whether a Fun-tagged word heads raw words.
func (w Word) isBoxHeader() bool { return w>>32 >= boxBigNeg }

// BoxWords gives the count of raw words behind w when w is the header of a
// box, else -1. Any linear scan of cells must step over them.
func (w Word) BoxWords() int {
	if w.Tag() == Fun && w.isBoxHeader() {
		return w.FunArity()
	}
	return -1
}

// FunDot is the functor of list cells, '.'/2.
var FunDot = MakeFun(AtomDot, 2)
