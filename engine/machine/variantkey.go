package machine

import (
	"encoding/binary"

	"github.com/eyeprove/eyeprove/engine/term"
)

// maxTreeKey is the most cells of a key that is written out as a tree; what is
// larger is told by its distinct parts. It must not depend on what a term shares.
const maxTreeKey = 1 << 12

// variantKey gives a text that is equal for variants only, and for all of them,
// whatever parts they share. Time is linear in the cells of w, not in its written
// size. Of two cyclic terms it is equal only when they are made alike.
func (m *Machine) variantKey(w term.Word) string {
	k := variantKey{h: &m.Heap, out: []byte{'t'}}
	if k.tree(w) {
		return string(k.out)
	}
	k.out, k.vars = append(k.out[:0], 'd'), k.vars[:0]
	clear(k.numbers)
	if k.distinct(w) {
		return string(k.out)
	}
	im := m.Freeze(w)
	k.out = append(k.out[:0], 'c')
	for _, c := range im.Cells {
		k.put(c)
	}
	return string(k.out)
}

// variantKey is a key being written.
type variantKey struct {
	h       *term.Heap
	out     []byte
	vars    []term.Word // by number
	numbers map[term.Word]int
}

func (k *variantKey) put(w term.Word) { k.out = binary.LittleEndian.AppendUint64(k.out, uint64(w)) }

// variable gives the word of an unbound variable: its number.
func (k *variantKey) variable(v term.Word) term.Word {
	const few = 16
	if len(k.vars) < few {
		for i, w := range k.vars {
			if w == v {
				return term.MakeRef(i)
			}
		}
	} else {
		if len(k.numbers) == 0 {
			k.numbers = map[term.Word]int{}
			for i, w := range k.vars {
				k.numbers[w] = i
			}
		}
		if i, ok := k.numbers[v]; ok {
			return term.MakeRef(i)
		}
		k.numbers[v] = len(k.vars)
	}
	k.vars = append(k.vars, v)
	return term.MakeRef(len(k.vars) - 1)
}

// cells gives the cells of a compound or number, its head first, and how many of
// them, the last ones, are arguments.
func (k *variantKey) cells(w term.Word) (cells []term.Word, args int) {
	i := w.Index()
	n := 0
	switch w.Tag() {
	case term.Lst:
		return k.h.Cells[i : i+2], 2
	case term.Str:
		n = k.h.Cells[i].FunArity()
		args = n
	default:
		n = k.h.Cells[i].FunArity()
	}
	return k.h.Cells[i : i+n+1], args
}

// tree writes the term as it stands, heads before arguments. It gives up, with
// false, where that takes too long.
func (k *variantKey) tree(w term.Word) bool {
	stack := []term.Word{w}
	for len(stack) > 0 {
		if len(k.out) > 8*maxTreeKey {
			return false
		}
		w := k.h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		switch {
		case w.IsVar():
			k.put(k.variable(w))
			continue
		case w.Tag() == term.Atm || w.Tag() == term.Int:
			k.put(w)
			continue
		}
		cells, args := k.cells(w)
		if len(cells) > maxTreeKey {
			return false
		}
		if w.Tag() == term.Lst {
			k.put(term.MakeLst(0))
		}
		for _, c := range cells[:len(cells)-args] {
			k.put(c)
		}
		for i := len(cells) - 1; i >= len(cells)-args; i-- {
			stack = append(stack, cells[i])
		}
	}
	return true
}

// distinct writes each distinct compound and number once, arguments first, which
// are told by their places in this order. It gives up, with false, where a term
// contains itself.
func (k *variantKey) distinct(w term.Word) bool {
	const open = -1
	places := map[term.Word]int{} // by word
	parts := map[string]int{}     // by what was written
	var node []byte               // what a part is written as
	told := func(w term.Word) term.Word {
		switch w = k.h.Deref(w); {
		case w.IsVar():
			return k.variable(w)
		case w.Tag() == term.Atm || w.Tag() == term.Int:
			return w
		}
		return term.Word(places[w])<<3 | w&7
	}
	type visit struct {
		word term.Word
		next int
	}
	root := k.h.Deref(w)
	places[root] = open
	stack := []visit{{word: root}}
scan:
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		cells, args := k.cells(top.word)
		heads := len(cells) - args
		for ; top.next < args; top.next++ {
			arg := k.h.Deref(cells[heads+top.next])
			if arg.IsVar() {
				k.variable(arg) // numbers are in order of first occurrence
				continue
			}
			if arg.Tag() == term.Atm || arg.Tag() == term.Int {
				continue
			}
			place, known := places[arg]
			if known && place == open {
				return false
			}
			if !known {
				places[arg] = open
				stack = append(stack, visit{word: arg})
				continue scan
			}
		}
		node = append(node[:0], byte(top.word.Tag()))
		for i, c := range cells {
			if i >= heads {
				c = told(c)
			}
			node = binary.LittleEndian.AppendUint64(node, uint64(c))
		}
		place, known := parts[string(node)]
		if !known {
			place = len(parts)
			parts[string(node)] = place
			k.out = append(k.out, node...)
		}
		places[top.word] = place
		stack = stack[:len(stack)-1]
	}
	return true
}
