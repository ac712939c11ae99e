package term

// Image is a term cut loose from any heap: a block of cells whose references
// are relative to the block. Clauses, findall results, thrown balls and global
// variables are kept as images. An Image is immutable and may be shared.
type Image struct {
	Cells []Word // variables are cells that hold a Ref to themselves
	Root  Word   // atomic, or a reference into Cells
}

// Deref follows references within the image to an unbound variable or a term.
func (im Image) Deref(w Word) Word {
	for w.Tag() == Ref {
		v := im.Cells[w.Index()]
		if v == w {
			break
		}
		w = v
	}
	return w
}

// Freeze copies w into an image. Variables keep their identity within the
// image and lose it towards the heap. Time and space are linear in the written
// size of w; sharing of subterms is not kept, unless the image would have more
// cells than the heap: then w shares parts or is cyclic, and so is the image.
// Attributed variables become plain ones.
func (h *Heap) Freeze(w Word) Image { return h.frozen(w, false) }

// FreezeAttributed is Freeze, and keeps the attributes of variables.
func (h *Heap) FreezeAttributed(w Word) Image { return h.frozen(w, true) }

func (h *Heap) frozen(w Word, attributed bool) Image {
	w = h.Deref(w)
	if t := w.Tag(); t == Atm || t == Int {
		return Image{Root: w}
	}
	cells := h.freeze(make([]Word, 0, 16), w, attributed)
	h.unmark()
	return Image{Cells: cells, Root: MakeRef(0)}
}

// AppendFrozen appends the cells of w's image, with attributes, to dst: as
// FreezeAttributed for a term that is no atom or small integer.
func (h *Heap) AppendFrozen(dst []Word, w Word) []Word {
	dst = h.freeze(dst, w, true)
	h.unmark()
	return dst
}

// FreezeVars is Freeze, and gives for each of vars (unbound, dereferenced) the
// index of its cell in the image, or -1 where it does not occur.
func (h *Heap) FreezeVars(w Word, vars []Word) (Image, []int) {
	w = h.Deref(w)
	if t := w.Tag(); t == Atm || t == Int {
		return Image{Root: w}, h.frozenAt(vars)
	}
	cells, at := h.AppendFrozenVars(make([]Word, 0, 16), w, vars)
	return Image{Cells: cells, Root: MakeRef(0)}, at
}

// AppendFrozenVars is AppendFrozen, and gives what FreezeVars gives for vars.
func (h *Heap) AppendFrozenVars(dst []Word, w Word, vars []Word) ([]Word, []int) {
	dst = h.freeze(dst, w, false)
	at := h.frozenAt(vars)
	h.unmark()
	return dst, at
}

// frozenAt reads off the marks of freeze which cells variables have.
func (h *Heap) frozenAt(vars []Word) []int {
	if len(vars) == 0 {
		return nil
	}
	at := make([]int, len(vars))
	for i, v := range vars {
		at[i] = -1
		if mark := h.Cells[v.Index()]; mark.Tag() == Fun && mark.FunName() == freezeMark {
			at[i] = mark.FunArity()
		}
	}
	return at
}

func (h *Heap) unmark() {
	for _, v := range h.marked {
		h.Cells[v.Index()] = v
	}
	h.marked = h.marked[:0]
}

// freezeMark heads a heap variable that already has a cell in the image: the
// cell's index is in the arity bits. It lives only while freeze runs.
const freezeMark = 0xFFFFFFFC

// freeze appends the image of w to cells. It copies breadth first: the block
// itself is the queue of cells whose contents still refer to the heap. The
// variables it marked are in h.marked, as their cells held them.
func (h *Heap) freeze(cells []Word, w Word, attributed bool) []Word {
	base := len(cells)
	cells = append(cells, h.Deref(w))
	var places map[Word]Word // of compounds in the image, once it outgrows the heap
	known := func(w Word) bool {
		if len(cells)-base <= h.Top {
			return false
		}
		if places == nil {
			places = map[Word]Word{}
		}
		_, ok := places[w]
		if !ok {
			places[w] = Word(len(cells)-base)<<tagBits | w&tagMask
		}
		return ok
	}
	for scan := base; scan < len(cells); {
		if n := cells[scan].BoxWords(); n >= 0 {
			scan += n + 1
			continue
		}
		w := cells[scan]
		if w.Tag() == Fun {
			if w.FunName() == freezeMark { // an argument cell that was marked before
				cells[scan] = MakeRef(w.FunArity())
			}
			scan++
			continue
		}
		for w.Tag() == Ref {
			v := h.Cells[w.Index()]
			if v == w || v.Tag() == Fun || v.Tag() == Att {
				break
			}
			w = v
		}
		switch w.Tag() {
		case Ref:
			at := w.Index()
			v := h.Cells[at]
			switch {
			case v.Tag() == Fun:
				cells[scan] = MakeRef(v.FunArity())
				scan++
				continue
			case v.Tag() == Att && attributed:
				place := len(cells) - base
				cells = h.widen(cells, attributedCells)
				cells[scan] = MakeRef(place)
				cells = append(cells, MakeAtt(place), h.Cells[at+1], h.Cells[at+2])
				h.Cells[at] = MakeFun(freezeMark, place)
			default:
				cells[scan] = MakeRef(scan - base)
				h.Cells[at] = MakeFun(freezeMark, scan-base)
			}
			h.marked = append(h.marked, v)
		case Str:
			if known(w) {
				cells[scan] = places[w]
				break
			}
			at := w.Index()
			n := h.Cells[at].FunArity()
			cells = h.widen(cells, n+1)
			cells[scan] = MakeStr(len(cells) - base)
			cells = append(cells, h.Cells[at:at+n+1]...)
		case Lst:
			if known(w) {
				cells[scan] = places[w]
				break
			}
			at := w.Index()
			cells = h.widen(cells, 2)
			cells[scan] = MakeLst(len(cells) - base)
			cells = append(cells, h.Cells[at], h.Cells[at+1])
		case Box:
			at := w.Index()
			n := h.Cells[at].FunArity()
			cells = h.widen(cells, n+1)
			cells[scan] = MakeBox(len(cells) - base)
			cells = append(cells, h.Cells[at:at+n+1]...)
		default:
			cells[scan] = w
		}
		scan++
	}
	return cells
}

// widen makes sure that a big image grows, by n cells, only where there is room.
func (h *Heap) widen(cells []Word, n int) []Word {
	need := len(cells) + n
	if need <= cap(cells) || need <= smallArea {
		return cells
	}
	size := 2 * need
	if !h.hasRoom(size) {
		if size = need + need/8; !h.hasRoom(size) {
			h.unmark()
			panic(LimitReached{need})
		}
	}
	return Enlarged(cells, size)[:len(cells)]
}

// Thaw builds the image on the heap with fresh variables. Attributed ones are
// numbered in the order of the image.
func (h *Heap) Thaw(im Image) Word {
	if len(im.Cells) == 0 {
		return im.Root
	}
	h.Reserve(len(im.Cells))
	base := Word(h.Top) << tagBits
	dst := h.Cells[h.Top : h.Top+len(im.Cells)]
	for i := 0; i < len(im.Cells); i++ {
		w := im.Cells[i]
		switch w.Tag() {
		case Ref, Str, Lst, Box:
			w += base
		case Att:
			attributes := im.Cells[i+1]
			if attributes.Tag() != Atm {
				attributes += base
			}
			dst[i], dst[i+1], dst[i+2] = w+base, attributes, h.nextNumber()
			i += attributedCells - 1
			continue
		case Fun:
			if w.isBoxHeader() {
				n := w.FunArity()
				copy(dst[i:], im.Cells[i:i+n+1])
				i += n
				continue
			}
		}
		dst[i] = w
	}
	h.Top += len(im.Cells)
	return h.Deref(im.Root + base)
}

// Copy gives a copy of w with fresh variables, without attributes, on the same
// heap.
func (h *Heap) Copy(w Word) Word { return h.copy(w, false) }

// CopyAttributed is Copy with the attributes of variables.
func (h *Heap) CopyAttributed(w Word) Word { return h.copy(w, true) }

func (h *Heap) copy(w Word, attributed bool) Word {
	w = h.Deref(w)
	if t := w.Tag(); t == Atm || t == Int {
		return w
	}
	cells := h.freeze(h.copied[:0], w, attributed)
	h.unmark()
	if cap(cells) <= maxCopied {
		h.copied = cells
	}
	return h.Thaw(Image{Cells: cells, Root: MakeRef(0)})
}

// maxCopied is the most cells that are kept for the next Copy. A loop of copies of a
// small term takes 0.4 of the time that it took with an area of its own for each.
const maxCopied = 1 << 12

// CopyTo copies w of h to another heap.
func (h *Heap) CopyTo(dst *Heap, w Word) Word {
	if dst == h {
		return h.Copy(w)
	}
	return dst.Thaw(h.Freeze(w))
}
