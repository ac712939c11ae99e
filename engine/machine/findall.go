package machine

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// findall(x1, x2, x3). A choice point that ends the search is made first; the
// goal returns to code that keeps a copy of the template and fails.

func (m *Machine) findallBegin() error {
	_, end := m.Slice(m.x[3])
	if end == term.NotList {
		return isoerr.Type(&m.Heap, isoerr.List, m.Deref(m.x[3]))
	}
	goal, err := m.body(m.x[2])
	if err != nil {
		return err
	}
	m.pending = goal
	if err := m.p.refuseOracle(&m.Heap, m.x[2], true); err != nil {
		return err
	}
	m.x[4] = term.MakeSmall(int64(len(m.levels)))
	m.pushChoice(4, m.p.specials.findallDone)
	m.levels = append(m.levels, len(m.found))
	m.frame(m.p.specials.findallAdd, m.x[1])
	return nil
}

// Solutions wait in one array of words: an atom or small integer is a word by
// itself, any other term a header, the count of its cells, and its image.
const foundHeader = term.Word(term.Fun)

func (m *Machine) findallAdd(template term.Word) {
	n := len(m.found)
	if n+64 > m.foundRoom {
		area := m.grown(m.found[:m.foundRoom], 128)
		m.setFound(area[:n], len(area))
	}
	w := m.Deref(template)
	if t := w.Tag(); t == term.Atm || t == term.Int {
		m.found = append(m.found, w)
		return
	}
	found := m.AppendFrozen(append(m.found, 0), w)
	m.setFound(found, max(m.foundRoom, len(found)))
	found[n] = foundHeader | term.Word(len(found)-n-1)<<3
}

// setFound keeps the solutions in an area of which so many words are used.
func (m *Machine) setFound(found []term.Word, room int) {
	if cap(m.found) > 0 && cap(found) > 0 && &m.found[:1][0] != &found[:1][0] {
		m.giveUp(m.found)
	}
	m.found, m.foundRoom = found, min(room, cap(found))
}

func (m *Machine) findallDone() bool {
	m.restoreChoice(4)
	m.popChoice()
	level := int(m.x[4].SmallInt())
	from := m.levels[level]
	found := m.found[from:]
	if m.record {
		m.noteFound(found)
	}
	list := m.listOf(found)
	m.found = m.found[:from]
	m.levels = m.levels[:level]
	if from == 0 && m.foundRoom > keepSpare {
		m.giveUp(m.found)
		m.found, m.foundRoom = nil, 0
	}
	if m.Top > m.soft {
		m.ensure()
	}
	return m.unify(m.x[3], list)
}

// noteFound logs the solutions of a findall.
func (m *Machine) noteFound(found []term.Word) {
	if len(found) == 0 {
		m.note(term.AtomNil.Word())
		return
	}
	m.noteKept(keptList, found)
}

// listOf builds the list of the solutions of a findall.
func (m *Machine) listOf(found []term.Word) term.Word {
	// A list cell of two words for each solution. One that is a word by itself pays
	// for one of them, a header for the other's.
	m.Reserve(len(found) + countFound(found) + 1)
	list := term.AtomNil.Word()
	tail := -1
	for i := 0; i < len(found); i++ {
		w := found[i]
		if w.Tag() == term.Fun {
			n := int(w >> 3)
			w = m.Thaw(term.Image{Cells: found[i+1 : i+1+n], Root: term.MakeRef(0)})
			i += n
		}
		cell := m.Cons(w, term.AtomNil.Word())
		if tail < 0 {
			list = cell
		} else {
			m.Cells[tail] = cell
		}
		tail = cell.Index() + 1
	}
	return list
}

// countFound gives the number of solutions.
func countFound(found []term.Word) int {
	n := 0
	for i := 0; i < len(found); i++ {
		if w := found[i]; w.Tag() == term.Fun {
			i += int(w >> 3)
		}
		n++
	}
	return n
}
