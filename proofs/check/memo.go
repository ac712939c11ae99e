package check

import "github.com/eyeprove/eyeprove/engine/term"

// memo keeps the goals that were replayed, as called, and what came of them,
// for steps that several calls lead to. A pair is replayed once.
type memo struct {
	heap    *term.Heap
	hasher  hasher
	first   map[memoKey]int32 // to the latest entry, counted from 1
	entries []memoEntry       // entry 0 is not used
}

type memoKey struct {
	step int32
	hash uint64
}

type memoEntry struct {
	called, answer term.Word // answer is 0 until the goal is solved
	next           int32
}

func newMemo() memo {
	return memo{heap: term.NewHeap(0), first: map[memoKey]int32{}, entries: make([]memoEntry, 1)}
}

// find gives the answer of a goal as called, a term of h, or 0 and the number
// of a fresh entry for it.
func (m *memo) find(h *term.Heap, goal term.Word, step int32) (note int32, answer term.Word) {
	m.hasher.heap = h
	key := memoKey{step, m.hasher.hash(goal)}
	for at := m.first[key]; at != 0; at = m.entries[at].next {
		if e := &m.entries[at]; e.answer != 0 && term.VariantAcross(h, goal, m.heap, e.called) {
			return 0, e.answer
		}
	}
	m.entries = append(m.entries, memoEntry{called: h.CopyTo(m.heap, goal), next: m.first[key]})
	note = int32(len(m.entries) - 1)
	m.first[key] = note
	return note, 0
}

// answer completes an entry.
func (m *memo) answer(note int32, h *term.Heap, answer term.Word) {
	m.entries[note].answer = h.CopyTo(m.heap, answer)
}
