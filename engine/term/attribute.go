package term

// An attributed variable is a block of three cells:
//
//	Att index<<3   itself while it is unbound, then what it is bound to
//	attributes     att(Name, Value, More) or [], never an unbound variable
//	number         a small integer, larger for variables made later
//
// Other cells refer to it by a Ref, as to any variable. A word with tag Att is
// nowhere else but in the first cell, so that nothing goes stale when it is
// bound; Deref gives the Ref.

// attributedCells is the size of the block.
const attributedCells = 3

// NewAttributed gives a fresh variable with these attributes.
func (h *Heap) NewAttributed(attributes Word) Word {
	h.Reserve(attributedCells)
	at := h.Top
	h.Cells[at] = MakeAtt(at)
	h.Cells[at+1] = attributes
	h.Cells[at+2] = h.nextNumber()
	h.Top = at + attributedCells
	return MakeRef(at)
}

func (h *Heap) nextNumber() Word {
	h.numbers++
	return MakeSmall(h.numbers)
}

// Attributed reports whether an image holds attributed variables.
func (im Image) Attributed() bool {
	for i := 0; i < len(im.Cells); i++ {
		w := im.Cells[i]
		if n := w.BoxWords(); n > 0 {
			i += n
		} else if w.Tag() == Att {
			return true
		}
	}
	return false
}

// MakeAtt tags the index of an attributed variable.
func MakeAtt(i int) Word { return Word(i)<<tagBits | Word(Att) }

// IsAttributed reports whether the dereferenced w is an attributed variable.
func (h *Heap) IsAttributed(w Word) bool {
	return w.Tag() == Ref && h.Cells[w.Index()].Tag() == Att
}

// Attributes gives the attributes of the dereferenced attributed variable v.
func (h *Heap) Attributes(v Word) Word { return h.Deref(h.Cells[v.Index()+1]) }

// AttributedVariables gives the distinct attributed variables of w, and those
// that their attributes lead to, in order of first occurrence.
func (h *Heap) AttributedVariables(w Word) []Word {
	var vars []Word
	seen := map[Word]bool{}
	for next := 0; ; next++ {
		for _, v := range h.Variables(w) {
			if h.IsAttributed(v) && !seen[v] {
				seen[v] = true
				vars = append(vars, v)
			}
		}
		if next == len(vars) {
			return vars
		}
		w = h.Attributes(vars[next])
	}
}
