package machine

import (
	"encoding/binary"
	"math"
	"strings"

	"github.com/eyeprove/eyeprove/engine/term"
)

// The choice log is bytes: a number below firstLong, as most ids of clauses and
// all outcomes are, is one; otherwise a byte tells how the entry goes on. With a
// word an entry tak took a quarter more time when recording, for memory alone.
const (
	firstLong = 0xF0
	shortID   = 0xF0 // two bytes: a number
	whole     = 0xF1 // eight bytes: a word, which may refer to the heap
)

// note appends an entry to the choice log.
func (m *Machine) note(w term.Word) {
	if m.lp+9 > len(m.log) {
		m.growLog()
	}
	log := m.log[m.lp:]
	switch {
	case w.Tag() == term.Int && w>>3 < firstLong:
		log[0] = byte(w >> 3)
		m.lp++
	case w.Tag() == term.Int && w>>3 < 1<<16:
		log[0] = shortID
		binary.LittleEndian.PutUint16(log[1:], uint16(w>>3))
		m.lp += 3
	default:
		log[0] = whole
		binary.LittleEndian.PutUint64(log[1:], uint64(w))
		m.lp += 9
	}
}

func (m *Machine) growLog() {
	n := 2*len(m.log) + 1<<10
	if !m.room(int64(n)) {
		panic(term.LimitReached{Cells: n / 8})
	}
	log := make([]byte, n)
	copy(log, m.log[:m.lp])
	m.log = log
}

func (m *Machine) noteBit(one int64) { m.note(term.MakeSmall(one)) }

// noteTerm appends a term to the choice log; a copy when it has variables,
// which could be bound later.
func (m *Machine) noteTerm(w term.Word) {
	if !m.Ground(w) {
		w = m.Copy(w)
	}
	m.noteGround(w)
}

// noteAttributed is noteTerm for a term whose variables keep their attributes.
func (m *Machine) noteAttributed(w term.Word) {
	if !m.Ground(w) {
		w = m.CopyAttributed(w)
	}
	m.noteGround(w)
}

// noteGround appends a term without variables to the choice log.
func (m *Machine) noteGround(w term.Word) {
	if t := w.Tag(); t != term.Int && t != term.Atm {
		m.trimTerms()
		m.logTerms = append(m.logTerms, m.lp)
	}
	m.note(w)
}

// trimTerms forgets the terms of choices that were undone.
func (m *Machine) trimTerms() {
	n := len(m.logTerms)
	for n > 0 && m.logTerms[n-1] >= m.logLow {
		n--
	}
	m.logTerms, m.logLow = m.logTerms[:n], math.MaxInt
}

// undoLog takes back what was entered since the log had this length.
func (m *Machine) undoLog(lp int) {
	m.lp = lp
	m.logLow = min(m.logLow, lp)
}

// moveLog moves the terms of the log with a collection.
func (m *Machine) moveLog(move func(term.Word) term.Word) {
	m.trimTerms()
	for _, at := range m.logTerms {
		word := m.log[at+1 : at+9]
		binary.LittleEndian.PutUint64(word, uint64(move(term.Word(binary.LittleEndian.Uint64(word)))))
	}
}

// entries gives the entries of a part of the log, in a fresh slice.
func entries(log []byte) []term.Word {
	n := 0
	for i := 0; i < len(log); n++ {
		switch log[i] {
		case shortID:
			i += 3
		case whole:
			i += 9
		default:
			i++
		}
	}
	words := make([]term.Word, 0, n)
	for i := 0; i < len(log); {
		switch log[i] {
		case shortID:
			words = append(words, term.MakeSmall(int64(binary.LittleEndian.Uint16(log[i+1:]))))
			i += 3
		case whole:
			words = append(words, term.Word(binary.LittleEndian.Uint64(log[i+1:])))
			i += 9
		default:
			words = append(words, term.MakeSmall(int64(log[i])))
			i++
		}
	}
	return words
}

// WithLog calls f with another choice log than that of m: entries, terms on m's
// heap. It is for an engine that solves goals in m's place and calls built-ins
// which look at the log. It gives the entries that they added, on m's heap.
func (m *Machine) WithLog(before []term.Word, f func() error) (added []term.Word, err error) {
	log, lp, terms := m.log, m.lp, m.logTerms
	m.log, m.lp, m.logTerms = nil, 0, nil
	defer func() { m.log, m.lp, m.logTerms = log, lp, terms }()
	for _, w := range before {
		m.note(w)
	}
	start := m.lp
	err = f()
	return entries(m.log[start:m.lp]), err
}

// Noted reports whether the choice log keeps the outcome of b: it cannot be
// had again by running b again.
func (b *Builtin) Noted() bool {
	return b.Redo != nil || b.Purity.Acts() && b.Purity != Attributes
}

// NotesArg reports whether the log keeps argument i, from 0, of a call of b that
// is noted. The argument can be as before the call or as success left it. One
// that must be given is left out when it is atomic, or when b binds nothing.
//
// The entries are the arguments kept, one each when all are atoms and small
// integers, else one of a term '$args'(Argument, ...).
func (b *Builtin) NotesArg(i int, atomic bool) bool {
	return b.given>>i&1 == 0 || !atomic && !b.Mute
}

// findGiven reads from the modes which arguments must be given.
func (b *Builtin) findGiven() {
	for i, mode := range strings.Split(b.Modes, ",") {
		if strings.HasPrefix(strings.TrimSpace(mode), "+") {
			b.given |= 1 << i
		}
	}
}

// noteFn logs the outcome of the built-in that opFn has called.
func (m *Machine) noteFn(ins uint64) {
	if m.p.noted[ins>>32] {
		base, n := int(uint8(ins>>8)), int(uint8(ins>>16))
		m.noteArgs(m.p.builtins[ins>>32], m.x[base:base+n])
	}
}

// noteArgs logs the arguments of a built-in as its success left them.
func (m *Machine) noteArgs(b *Builtin, args []term.Word) {
	var kept [8]term.Word
	n, simple, atomic := 0, true, true
	if len(args) > len(kept) {
		m.noteTerm(m.NewStruct(atomArgs, args...))
		return
	}
	for i, w := range args {
		w = m.Deref(w)
		if !b.NotesArg(i, w.IsAtomic()) {
			continue
		}
		kept[n] = w
		n++
		simple = simple && (w.Tag() == term.Int || w.Tag() == term.Atm)
		atomic = atomic && w.IsAtomic()
	}
	switch {
	case simple:
		for _, w := range kept[:n] {
			m.note(w)
		}
	case atomic:
		m.noteGround(m.NewStruct(atomArgs, kept[:n]...))
	default:
		m.noteTerm(m.NewStruct(atomArgs, kept[:n]...))
	}
}

var atomArgs = term.Intern("$args")
