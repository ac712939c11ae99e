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
	if err := m.checkBody(m.x[2]); err != nil {
		return err
	}
	m.x[4] = term.MakeSmall(int64(len(m.levels)))
	m.pushChoice(4, m.p.specials.findallDone)
	m.levels = append(m.levels, len(m.found))
	m.frame(m.p.specials.findallAdd, m.x[1])
	return nil
}

func (m *Machine) findallAdd(template term.Word) {
	m.found = append(m.found, m.Freeze(template))
}

func (m *Machine) findallDone() bool {
	m.restoreChoice(4)
	m.popChoice()
	level := int(m.x[4].SmallInt())
	from := m.levels[level]
	found := m.found[from:]
	cells := 2 * len(found)
	for _, im := range found {
		cells += len(im.Cells)
	}
	m.Reserve(cells)
	list := term.AtomNil.Word()
	for i := len(found) - 1; i >= 0; i-- {
		list = m.Cons(m.Thaw(found[i]), list)
		found[i] = term.Image{}
	}
	m.found = m.found[:from]
	m.levels = m.levels[:level]
	if m.record {
		m.noteTerm(list)
	}
	if m.Top > m.soft {
		m.ensure()
	}
	return m.unify(m.x[3], list)
}
