package machine

import (
	"encoding/binary"
	"math"

	"github.com/eyeprove/eyeprove/engine/term"
)

// The choice log is bytes: a number below firstLong, as most ids of clauses and
// all outcomes are, is one; otherwise a byte tells how the entry goes on. With a
// word an entry tak took a quarter more time when recording, for memory alone.
// The bytes are in segments: a log that is copied when it grows touches twice the
// memory, and a page of fresh memory costs more than the entries that fill it.
const (
	firstLong = 0xF0
	twoBytes  = 0xF0 // a number
	fourBytes = 0xF1 // a number
	atomEntry = 0xF2 // four bytes: an atom
	whole     = 0xF3 // eight bytes: an integer, or a term on the heap
	keptTerm  = 0xF4 // eight bytes: the place of an image in kept
	keptList  = 0xF5 // the same, of what findall found
)

const (
	segmentBits = 16
	segmentSize = 1 << segmentBits
)

// choiceLog is the log of a machine.
type choiceLog struct {
	log      []byte // the segment of the entries written last
	logBase  int    // the place of its first byte
	lp       int    // length of the log
	segments [][]byte
	keptTerms
}

// note appends an atom, an integer or a term on the heap to the choice log.
func (m *Machine) note(w term.Word) {
	v := uint64(w >> 3)
	switch tag := w.Tag(); {
	case tag == term.Int && v < firstLong:
		m.put(v, 1)
	case tag == term.Int && v < 1<<16:
		m.put(twoBytes|v<<8, 3)
	case tag == term.Int && v < 1<<32:
		m.put(fourBytes|v<<8, 5)
	case tag == term.Atm && v < 1<<32:
		m.put(atomEntry|v<<8, 5)
	default:
		m.put(whole, 1)
		m.put(uint64(w), 8)
	}
}

// put appends the n low bytes of v, 8 at most, the lowest first.
func (m *Machine) put(v uint64, n int) {
	if i := m.lp - m.logBase; i >= 0 && i+8 <= len(m.log) {
		binary.LittleEndian.PutUint64(m.log[i:], v)
		m.lp += n
		return
	}
	for ; n > 0; n-- {
		if uint(m.lp-m.logBase) >= uint(len(m.log)) {
			m.seek()
		}
		m.log[m.lp-m.logBase] = byte(v)
		m.lp++
		v >>= 8
	}
}

// seek makes the segment at the end of the log the one that is written to.
func (m *Machine) seek() {
	k := m.lp >> segmentBits
	if k == len(m.segments) {
		if !m.room(segmentSize) {
			panic(term.LimitReached{Cells: segmentSize / 8})
		}
		m.segments = append(m.segments, make([]byte, segmentSize))
	}
	m.log, m.logBase = m.segments[k], k<<segmentBits
}

func (m *Machine) noteBit(one int64) { m.note(term.MakeSmall(one)) }

// undoLog takes back what was entered since the log had this length.
func (m *Machine) undoLog(lp int) {
	m.lp = lp
	m.logLow = min(m.logLow, lp)
}

// bytes gives what the log takes.
func (l *choiceLog) bytes() int64 { return int64(len(l.segments)*segmentSize) + 8*l.cells }

// get reads n bytes at a place, the lowest first.
func (l *choiceLog) get(at, n int) (v uint64) {
	for i := range n {
		v |= uint64(l.segments[(at+i)>>segmentBits][(at+i)&(segmentSize-1)]) << (8 * i)
	}
	return v
}

// entries gives the entries of the log from a place on, in a fresh slice. Terms
// that are off the heap are built on it.
func (m *Machine) entries(from int) []term.Word {
	n := 0
	for at := from; at < m.lp; n++ {
		at += entrySize(m.segments[at>>segmentBits][at&(segmentSize-1)])
	}
	words := make([]term.Word, 0, n)
	for at := from; at < m.lp; {
		kind := byte(m.get(at, 1))
		size := entrySize(kind)
		var w term.Word
		if size == 1 {
			w = term.MakeSmall(int64(kind))
		} else {
			v := m.get(at+1, size-1)
			switch kind {
			case twoBytes, fourBytes:
				w = term.MakeSmall(int64(v))
			case atomEntry:
				w = term.Word(v)<<3 | term.Word(term.Atm)
			case whole:
				w = term.Word(v)
			case keptTerm:
				w = m.Thaw(term.Image{Cells: m.kept(v), Root: term.MakeRef(0)})
			case keptList:
				w = m.listOf(m.kept(v))
			}
		}
		words = append(words, w)
		at += size
	}
	return words
}

func entrySize(kind byte) int {
	switch {
	case kind < firstLong:
		return 1
	case kind == twoBytes:
		return 3
	case kind == fourBytes, kind == atomEntry:
		return 5
	}
	return 9
}

// WithLog calls f with another choice log than that of m: entries, terms on m's
// heap. It is for an engine that solves goals in m's place and calls built-ins
// which look at the log. It gives the entries that they added, on m's heap.
func (m *Machine) WithLog(before []term.Word, f func() error) (added []term.Word, err error) {
	log := m.choiceLog
	m.choiceLog = choiceLog{}
	m.logLow = math.MaxInt
	defer func() { m.choiceLog = log }()
	for _, w := range before {
		m.note(w)
	}
	start := m.lp
	err = f()
	return m.entries(start), err
}
