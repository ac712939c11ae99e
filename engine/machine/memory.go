package machine

import (
	"fmt"
	"runtime/debug"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// The memory limit is on what the process holds, not on what is in use: an area
// that grows is held twice while it is copied, and Go gives the old one back
// when it next collects. So room is asked for before a big area is taken, and
// then Go is told to collect.

// bytes is what the areas of m, the program and the atoms made in the run take.
func (m *Machine) bytes() int64 {
	cells := len(m.Cells) + len(m.spare) + len(m.stk) + len(m.cps) + len(m.trail) + len(m.log)/8 + cap(m.found) + cap(m.pdl) + savedCells*cap(m.globals.saved)
	return 8*int64(cells) + m.p.stored + 8*int64(cap(m.p.code)) + term.AtomBytes() - m.atoms
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

// grown gives a bigger copy of an area, with room for n more words. Beyond the
// memory limit it panics as the heap does, which ends the run.
func (m *Machine) grown(area []term.Word, n int) []term.Word {
	size := 2*len(area) + n
	if len(area) > largeArea { // doubling would take more than it saves
		size = len(area)/2*3 + n
	}
	if !m.room(8 * int64(size)) {
		if size = len(area) + len(area)/8 + n; !m.room(8 * int64(size)) {
			panic(term.LimitReached{Cells: size})
		}
	}
	bigger := make([]term.Word, size)
	copy(bigger, area)
	if len(area) > largeArea {
		m.leftBehind = true
	}
	return bigger
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
