package machine

import (
	"fmt"
	"runtime/debug"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// The memory limit is on what the process holds, not on what is in use. Areas that
// take a good part of it grow where they are (area.go), and the heap is then collected
// in place (slide.go). Smaller ones, and what is Go's, are held twice while they are
// copied, until Go collects: so room is asked for before, and then Go is told to.

// bytes is what the areas of m, the program and the atoms made in the run take.
func (m *Machine) bytes() int64 {
	cells := len(m.Cells) + len(m.spare) + len(m.stk) + len(m.cps) + len(m.trail) + m.foundRoom + cap(m.pdl) + savedCells*cap(m.globals.saved)
	return 8*int64(cells) + m.choiceLog.bytes() + m.p.stored + 8*int64(cap(m.p.code)) + term.AtomBytes() - m.atoms
}

// room reports whether the limit leaves room for n more bytes.
func (m *Machine) room(n int64) bool {
	limit := m.limits.Memory
	if limit == 0 {
		return true
	}
	if m.bytes()+n > limit {
		return false
	}
	if n > limit/32 || m.bytes() > m.swept+limit/16 {
		debug.FreeOSMemory()
		m.swept = m.bytes()
	}
	return true
}

// trim gives back what areas hold and do not use. It may be called at any time.
func (m *Machine) trim() {
	m.spare = nil
	for _, a := range []struct {
		area *[]term.Word
		used int
	}{{&m.Cells, m.Top + 6*margin}, {&m.stk, m.st + 1024}, {&m.cps, m.b + 1024}, {&m.trail, m.tr + 1024}} {
		if i := m.mapped.find(*a.area); i >= 0 && len(*a.area) > a.used+1<<15 {
			*a.area = (*a.area)[:a.used]
			m.mapped.cut(i, a.used)
		}
	}
	if i := m.mapped.find(m.found); i >= 0 && m.foundRoom > len(m.found)+1<<15 {
		m.foundRoom = len(m.found) + 1024
		m.mapped.cut(i, m.foundRoom)
	}
	m.softStack = len(m.stk) - 300
	if m.soft > 0 {
		m.setSoft()
	}
}

// TextRoom is asked by built-ins before they make a text of n bytes. The error
// ends the run.
func (m *Machine) TextRoom(n int) error {
	if n > 1<<16 && !m.room(2*int64(n)) {
		return m.memoryLimit()
	}
	return nil
}

func (m *Machine) memoryLimit() error {
	return &LimitError{isoerr.Memory, fmt.Sprintf("%d bytes", m.limits.Memory)}
}

// grown gives an area bigger, with room for n more words at its end. Beyond the
// memory limit it panics as the heap does, which ends the run.
func (m *Machine) grown(area []term.Word, n int) []term.Word {
	size := 2*len(area) + n
	if len(area) > largeArea { // doubling would take more than it saves
		size = len(area)/2*3 + n
	}
	if m.limits.Memory == 0 {
		bigger := term.Enlarged(area, size)
		if len(area) > largeArea {
			m.leftBehind = true
		}
		return bigger
	}
	// Steps that are too small would be taken all the time.
	return m.within(area, size, len(area)+max(n, len(area)/32))
}

// within gives an area bigger where there is a memory limit: of size words, or of as
// many as the limit leaves, at least least.
func (m *Machine) within(area []term.Word, size, least int) []term.Word {
	at, held := m.mapped.find(area), 0
	if at >= 0 {
		held, size = len(area), min(size, cap(area))
	}
	for size > least && !m.room(8*int64(size-held)) {
		size = max(least, size-(size-max(held, least))/2-1)
	}
	if size <= least {
		if !m.room(8 * int64(least-held)) {
			m.trim()
		}
		if at >= 0 && least > cap(area) || !m.room(8*int64(least-held)) {
			panic(term.LimitReached{Cells: least})
		}
	}
	if at >= 0 {
		m.mapped.use(at, size)
		return area[:size]
	}
	var bigger []term.Word
	if most := int(m.limits.Memory / 8); size > most/mapFrom {
		if bigger = m.roomFor(most + 2*margin); bigger != nil {
			bigger = bigger[:size]
			m.mapped.use(len(m.mapped.list)-1, size)
		}
	}
	if bigger == nil {
		bigger = make([]term.Word, size)
	}
	term.Move(bigger, area)
	m.leftBehind = m.leftBehind || len(area) > 1<<18
	return bigger
}

// mapFrom says from which part of the limit on an area gets room for all that is left,
// and a heap is collected in place.
const mapFrom = 8

// growHeap is how the heap grows where there is a memory limit, to least cells or more.
func (m *Machine) growHeap(least int) {
	size := max(2*len(m.Cells), least+least/4)
	if len(m.Cells) > m.Limit/mapFrom {
		size = max(len(m.Cells)+len(m.Cells)/4, least)
	}
	m.Cells = m.within(m.Cells, size, least)
}

// largeArea is the size in words, 64 MB, from which an area that was replaced
// is given back to the system at once: len/2 on a list of 10^7 elements peaks
// at 1.6 GB resident when it waits for Go's collector.
const largeArea = 1 << 23

// giveBack returns what replaced areas took. It runs at calls, where nothing
// refers to them any more.
func (m *Machine) giveBack() {
	if m.leftBehind {
		m.leftBehind = false
		debug.FreeOSMemory()
	}
}
