package machine

import (
	"runtime"
	"sync"
	"sync/atomic"

	"github.com/eyeprove/eyeprove/engine/term"
)

// With a limit of memory an area that has grown big gets room for all that the limit
// allows: it then grows where it is, in steps as small as need be. Room that is not
// used takes no memory, and Go's collector does not know of it. Room is never taken
// from the process: it is used again.

// mappedAreas are the areas of a machine that have such room.
type mappedAreas struct {
	list []mappedArea
}

type mappedArea struct {
	room []term.Word
	size int // words in use
}

var (
	mappedBytes atomic.Int64 // in use by all machines
	spareRoom   struct {
		sync.Mutex
		list [][]term.Word
	}
)

// MappedBytes gives the memory in use of the process that Go does not count.
func MappedBytes() int64 { return mappedBytes.Load() }

// roomFor gives room for so many words, nil when there is none to be had.
func (m *Machine) roomFor(words int) []term.Word {
	if m.mapped == nil {
		m.mapped = &mappedAreas{}
		runtime.AddCleanup(m, func(a *mappedAreas) { a.drop(0, true) }, m.mapped)
	}
	spareRoom.Lock()
	defer spareRoom.Unlock()
	var room []term.Word
	for i, r := range spareRoom.list {
		if len(r) >= words && len(r) <= 2*words {
			room = r
			spareRoom.list = append(spareRoom.list[:i], spareRoom.list[i+1:]...)
			break
		}
	}
	if room == nil {
		if room = mapped(words); room == nil {
			return nil
		}
	}
	m.mapped.list = append(m.mapped.list, mappedArea{room: room})
	return room
}

// find gives the index of the area that begins at the same place, -1 for none.
func (a *mappedAreas) find(area []term.Word) int {
	if a != nil && cap(area) > 0 {
		first := &area[:1][0]
		for i := range a.list {
			if &a.list[i].room[0] == first {
				return i
			}
		}
	}
	return -1
}

// use notes how much of area i is in use.
func (a *mappedAreas) use(i, size int) {
	if size > a.list[i].size {
		mappedBytes.Add(8 * int64(size-a.list[i].size))
		a.list[i].size = size
	}
}

// cut notes that only so much of area i is in use, and gives the rest back.
func (a *mappedAreas) cut(i, size int) {
	vacate(a.list[i].room, size)
	mappedBytes.Add(8 * int64(size-a.list[i].size))
	a.list[i].size = size
}

// drop gives the room of area i back, or of all areas.
func (a *mappedAreas) drop(i int, all bool) {
	spareRoom.Lock()
	defer spareRoom.Unlock()
	end := i + 1
	if all {
		end = len(a.list)
	}
	for _, area := range a.list[i:end] {
		vacate(area.room, 0)
		mappedBytes.Add(-8 * int64(area.size))
		spareRoom.list = append(spareRoom.list, area.room)
	}
	a.list = append(a.list[:i], a.list[end:]...)
}

// giveUp gives the memory of an area back that nothing refers to any more.
func (m *Machine) giveUp(area []term.Word) {
	if i := m.mapped.find(area); i >= 0 {
		m.mapped.drop(i, false)
	}
}
