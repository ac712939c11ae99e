package machine

import (
	"encoding/binary"
	"math"
	"slices"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Terms of the choice log are kept as images off the heap, where no collection
// moves them: a log only grows, and would be moved again and again. A big ground
// term stays on the heap: others that are logged may share its parts.

// biggestKept is the most cells of a ground term that goes off the heap.
const biggestKept = 64

// chunkCells is how many cells are taken at a time.
const chunkCells = 1 << 13

type keptTerms struct {
	// terms are those of the log, in order; those noted at logLow or behind were
	// undone, the shortest length of the log since this was seen to.
	terms  []loggedTerm
	logLow int
	chunks [][]term.Word
	cells  int64 // of all chunks
	place  keptPlace
	last   keptPlace // of the image kept last, and where it ends
	end    keptPlace
	scrap  []term.Word
}

// keptPlace is where the next image goes.
type keptPlace struct{ chunk, at int32 }

// loggedTerm is a term of the log.
type loggedTerm struct {
	entry  int // its place in the log
	before keptPlace
	onHeap bool // a collection must move it
}

// noteTerm appends a term to the choice log as it is now: variables of it that
// are bound later stay variables, without attributes.
func (m *Machine) noteTerm(w term.Word) {
	if m.Ground(w) {
		m.noteGround(w)
		return
	}
	m.scrap, _ = m.AppendFrozenVars(m.scrap[:0], w, nil)
	m.noteKept(keptTerm, m.scrap)
}

// noteGround appends a term without variables to the choice log.
func (m *Machine) noteGround(w term.Word) {
	w = m.Deref(w)
	if t := w.Tag(); t == term.Int || t == term.Atm {
		m.note(w)
		return
	}
	if m.small(w) {
		m.scrap = m.AppendFrozen(m.scrap[:0], w)
		m.noteKept(keptTerm, m.scrap)
		return
	}
	m.trimTerms()
	m.terms = append(m.terms, loggedTerm{entry: m.lp, before: m.place, onHeap: true})
	m.note(w)
}

// noteImage appends a term that is an image already.
func (m *Machine) noteImage(im term.Image) {
	if len(im.Cells) == 0 {
		m.note(im.Root)
		return
	}
	m.noteKept(keptTerm, im.Cells)
}

// small reports whether a ground term has at most biggestKept cells.
func (m *Machine) small(w term.Word) bool {
	var room [biggestKept]term.Word
	stack := append(room[:0], w)
	for left := biggestKept; len(stack) > 0; {
		w := m.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		var args []term.Word
		switch w.Tag() {
		case term.Lst, term.Str:
			args = m.arguments(w)
		case term.Box:
			left -= m.Cells[w.Index()].FunArity()
		}
		if left -= len(args) + 1; left < 0 {
			return false
		}
		stack = append(stack, args...)
	}
	return true
}

// noteKept appends an entry that stands for cells, which are copied.
func (m *Machine) noteKept(kind uint64, cells []term.Word) {
	m.trimTerms()
	before := m.place
	m.terms = append(m.terms, loggedTerm{entry: m.lp, before: before})
	at := m.keep(cells)
	m.put(kind, 1)
	m.put(at, 8)
}

// keep copies cells off the heap, behind their number. The same cells as the last
// time, as an error that a loop makes again, are kept once.
func (m *Machine) keep(cells []term.Word) uint64 {
	if m.place == m.end && m.place.at > 0 {
		if last := m.last.number(); slices.Equal(m.kept(last), cells) {
			return last
		}
	}
	k, n := m.place, len(cells)+1
	if int(k.chunk) == len(m.chunks) || int(k.at)+n > len(m.chunks[k.chunk]) {
		if int(k.chunk) < len(m.chunks) {
			k.chunk++
		}
		k.at = 0
		if int(k.chunk) < len(m.chunks) && len(m.chunks[k.chunk]) < n {
			for _, c := range m.chunks[k.chunk:] {
				m.keptTerms.cells -= int64(len(c))
			}
			clear(m.chunks[k.chunk:])
			m.chunks = m.chunks[:k.chunk]
		}
		if int(k.chunk) == len(m.chunks) {
			size := max(n, chunkCells)
			if !m.room(8 * int64(size)) {
				panic(term.LimitReached{Cells: size})
			}
			m.chunks = append(m.chunks, make([]term.Word, size))
			m.keptTerms.cells += int64(size)
		}
	}
	chunk := m.chunks[k.chunk][k.at:]
	chunk[0] = term.Word(len(cells))
	copy(chunk[1:], cells)
	m.last, m.place = k, keptPlace{k.chunk, k.at + int32(n)}
	m.end = m.place
	return k.number()
}

// number is how an entry of the log names a place.
func (k keptPlace) number() uint64 { return uint64(k.chunk)<<32 | uint64(k.at) }

// kept gives what keep has put at a place.
func (m *Machine) kept(at uint64) []term.Word {
	chunk := m.chunks[at>>32][uint32(at):]
	return chunk[1 : 1+chunk[0]]
}

// trimTerms forgets the terms of choices that were undone.
func (m *Machine) trimTerms() {
	if m.logLow == math.MaxInt {
		return
	}
	n := len(m.terms)
	for n > 0 && m.terms[n-1].entry >= m.logLow {
		n--
	}
	if n < len(m.terms) {
		m.place = m.terms[n].before
		m.terms = m.terms[:n]
	}
	m.logLow = math.MaxInt
}

// moveLog moves the terms of the log with a collection.
func (m *Machine) moveLog(move func(term.Word) term.Word) {
	m.trimTerms()
	for _, t := range m.terms {
		if t.onHeap {
			m.set(t.entry+1, uint64(move(term.Word(m.get(t.entry+1, 8)))))
		}
	}
}

// set overwrites eight bytes of the log.
func (l *choiceLog) set(at int, v uint64) {
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], v)
	for i, c := range b {
		l.segments[(at+i)>>segmentBits][(at+i)&(segmentSize-1)] = c
	}
}
