package machine

import "github.com/eyeprove/eyeprove/engine/term"

// Global variables that backtracking restores (b_setval/2). Their values live
// on the heap. A change leaves an entry on the trail that is no variable but a
// small integer: the place in saved of what the variable held before. Changes of
// attributes are undone by the same means. A second change with no choice point in
// between leaves none, so that a long loop does not fill the trail; what cuts leave
// of several is dropped by a collection (pruneTrail).

type globals struct {
	place  map[term.Atom]int
	values []term.Word // 0 when not set
	last   []int       // for each variable, the place in saved of its last change, if that is still there
	saved  []savedValue
}

type savedValue struct {
	place int
	old   term.Word
	// of is the attributed variable whose attributes old is, when there is one;
	// noPlace stands for a variable that no backtracking brings back.
	of term.Word
	at int // of the entry on the trail
}

const noPlace = -1

// savedCells is how many cells a savedValue takes.
const savedCells = 4

// SetGlobal gives a global variable the value w until backtracking.
func (m *Machine) SetGlobal(name term.Atom, w term.Word) {
	g := &m.globals
	i, ok := g.place[name]
	if !ok {
		if g.place == nil {
			g.place = map[term.Atom]int{}
		}
		i = len(g.values)
		g.place[name] = i
		g.values = append(g.values, 0)
		g.last = append(g.last, 0)
	}
	if k := g.last[i]; !m.isUndone(k) || g.saved[k].of != 0 || g.saved[k].place != i {
		g.last[i] = len(g.saved)
		m.save(savedValue{place: i, old: g.values[i]})
	}
	g.values[i] = w
}

// save makes backtracking bring s back.
func (m *Machine) save(s savedValue) {
	s.at = m.tr
	m.globals.saved = append(m.globals.saved, s)
	m.push(term.MakeSmall(int64(len(m.globals.saved) - 1)))
}

// isUndone reports whether entry i of saved is there and younger than the last
// choice point.
func (m *Machine) isUndone(i int) bool {
	saved := m.globals.saved
	return i >= 0 && i < len(saved) && saved[i].at >= int(m.cps[m.b-cpTrail])
}

// Global gives the value that SetGlobal gave the variable, if it has one.
func (m *Machine) Global(name term.Atom) (w term.Word, ok bool) {
	i, ok := m.globals.place[name]
	if !ok || m.globals.values[i] == 0 {
		return 0, false
	}
	return m.globals.values[i], true
}

// Globals gives the names of the variables that have a value of SetGlobal.
func (m *Machine) Globals() []term.Atom {
	var names []term.Atom
	for name, i := range m.globals.place {
		if m.globals.values[i] != 0 {
			names = append(names, name)
		}
	}
	return names
}

// UnsetGlobal forgets the value of SetGlobal for good.
func (m *Machine) UnsetGlobal(name term.Atom) {
	if i, ok := m.globals.place[name]; ok {
		m.globals.values[i] = 0
	}
}

// restoreGlobal undoes the change a trail entry stands for.
func (m *Machine) restoreGlobal(entry term.Word) {
	g := &m.globals
	s := g.saved[entry.SmallInt()]
	switch {
	case s.of != 0:
		m.Cells[s.of.Index()+1] = s.old
	case s.place != noPlace:
		g.values[s.place] = s.old
	}
	g.saved = g.saved[:entry.SmallInt()]
}

// moveGlobals moves the values in a collection.
func (m *Machine) moveGlobals(to, attributed func(term.Word) term.Word) {
	move := func(w *term.Word) {
		if *w != 0 {
			*w = to(*w)
		}
	}
	for i := range m.globals.values {
		move(&m.globals.values[i])
	}
	for i := range m.globals.saved {
		s := &m.globals.saved[i]
		if s.of != 0 {
			if s.of = attributed(s.of); s.of == 0 {
				s.place, s.old = noPlace, 0
				continue
			}
		}
		move(&s.old)
	}
}
