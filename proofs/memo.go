package proofs

import (
	"math/bits"
	"slices"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// A goal that was solved before, called in the same way and along the same
// entries of the log, is solved in the same way: its derivation is not resolved
// again, and its node is that of the first time. So rebuilding takes time for
// what is distinct in a derivation, and for reading the log.
//
// Only goals are remembered whose arguments, when called, are atomic, unbound or
// ground, and that are ground in the end, and none once there were attributed
// variables. Where a predicate's goals are mostly
// new, looking them up pauses.

// maxMemo is the most goals that are remembered; then all are forgotten.
const maxMemo = 1 << 17

// memo is what a rebuilder remembers of one derivation.
type memo struct {
	in    *importer // tells equal ground terms; nil when nothing is remembered
	words []term.Word
	goals []solvedGoal
	table []int32 // goals by hash: the index plus one, 0 for a free place

	calls []calledGoal  // that are being solved, the innermost last
	stack []term.Word   // their keys and variables
	known []familiarity // two for each predicate: see recursive
}

// solvedGoal is a goal that was solved: its key and, behind it in memo.words, the
// values of the variables it was called with.
type solvedGoal struct {
	at, key, vars int32
	node          int32 // as in rebuilder.values
	from, to      int32 // in the log
}

// calledGoal is a goal that will be remembered when it is solved.
// Its key and variables are the last of memo.stack from at on.
type calledGoal struct{ at, key, vars, from int32 }

// familiarity is how often goals of a predicate were known, called by its own
// clauses or by others.
type familiarity struct{ tries, hits, pause, length int32 }

// How many goals are looked up before the share of known ones is considered, and
// how many goals the first pause takes.
const (
	memoTries = 64
	memoPause = 1024
)

// reset forgets everything.
func (m *memo) reset() {
	m.forget()
	m.calls, m.stack = m.calls[:0], m.stack[:0]
	clear(m.known)
}

// forget forgets the goals that were solved.
func (m *memo) forget() {
	if len(m.goals) > 0 {
		clear(m.table)
	}
	m.words, m.goals = m.words[:0], m.goals[:0]
}

// recall solves a goal that is remembered. Otherwise called reports whether the
// goal is among memo.calls now.
func (r *rebuilder) recall(q *machine.Pred, goal term.Word) (solved, called bool) {
	m := &r.memo
	if m.in == nil || len(r.watching) > 0 || len(r.tabled) > 0 || r.attributed {
		return false, false
	}
	place := 2 * int(q.Index)
	if r.recursive(q) {
		place++
	}
	if place >= len(m.known) {
		m.known = append(m.known, make([]familiarity, place+64-len(m.known))...)
	}
	f := &m.known[place]
	if f.pause > 0 {
		f.pause--
		return false, false
	}
	at := len(m.stack)
	key, ok := r.key(q, goal)
	if !ok {
		m.stack = m.stack[:at]
		f.weigh()
		return false, false
	}
	vars := len(m.stack) - at - key
	if g := m.find(m.stack[at : at+key]); g != nil {
		length := int(g.to - g.from)
		entries := r.log.entries
		if r.at+length <= len(entries) && slices.Equal(entries[r.at:r.at+length], entries[g.from:g.to]) {
			values := m.words[g.at+g.key : g.at+g.key+g.vars]
			for i, v := range m.stack[at+key:] {
				r.h.Cells[v.Index()] = values[i]
				r.trail = append(r.trail, v)
			}
			m.stack = m.stack[:at]
			r.at += length
			r.values = append(r.values, g.node)
			f.hits++
			f.weigh()
			return true, false
		}
	}
	m.calls = append(m.calls, calledGoal{int32(at), int32(key), int32(vars), int32(r.at)})
	f.weigh()
	return false, true
}

// recursive reports whether a goal of q that is called now stands in a clause of
// q. The calls from elsewhere are weighed by themselves: the rounds of a recursion
// are mostly new the first time, and a pause begun there would cover the call that
// begins the same recursion again. Explaining 150 times the same factorials and
// Fibonacci numbers took 16 times the plain run without, 1.2 to 1.4 times with it.
func (r *rebuilder) recursive(q *machine.Pred) bool {
	for i := len(r.frames) - 1; i >= max(0, len(r.frames)-maxParts); i-- {
		if f := &r.frames[i]; f.by == byClause {
			return r.cooked[f.ref].pred == q
		}
	}
	return false
}

// maxParts is how many frames of constructs a goal is looked for its clause in.
const maxParts = 8

// weigh begins a pause when few of the goals looked up were known, each longer
// than the one before.
func (f *familiarity) weigh() {
	if f.tries++; f.tries < memoTries {
		return
	}
	if f.hits < memoTries/16 {
		f.length = min(max(memoPause, 2*f.length), 64*memoPause)
		f.pause = f.length
	} else {
		f.length = 0
	}
	f.tries, f.hits = 0, 0
}

// key puts the key of a goal on the stack, a word for the predicate and one for
// each argument, and behind it the distinct variables among the arguments. It
// gives the length of the key; ok is false for goals that are not remembered.
func (r *rebuilder) key(q *machine.Pred, goal term.Word) (length int, ok bool) {
	m := &r.memo
	args := r.arguments(goal)
	if len(args) == 0 {
		return 0, false
	}
	at := len(m.stack)
	m.stack = append(m.stack, term.Word(q.Index))
	var found [8]term.Word
	vars := found[:0]
	extended := false
	for _, w := range args {
		w = r.h.Deref(w)
		switch w.Tag() {
		case term.Int, term.Atm:
		case term.Ref:
			k := slices.Index(vars, w)
			if k < 0 {
				k = len(vars)
				vars = append(vars, w)
			}
			w = term.MakeFun(term.AtomNil, k) // no argument's word
		default:
			if !extended {
				m.in.extend()
				extended = true
			}
			if w, ok = m.in.takeGround(w); !ok {
				return 0, false
			}
		}
		m.stack = append(m.stack, w)
	}
	length = len(m.stack) - at
	m.stack = append(m.stack, vars...)
	return length, true
}

func hashOf(key []term.Word) uint64 {
	sum := uint64(len(key))
	for _, w := range key {
		hi, lo := bits.Mul64(sum^uint64(w), 0x9E3779B97F4A7C15)
		sum = hi ^ lo
	}
	return sum
}

// find gives the goal of a key, nil for none.
func (m *memo) find(key []term.Word) *solvedGoal {
	if len(m.goals) == 0 {
		return nil
	}
	g := m.table[m.place(key)]
	if g == 0 {
		return nil
	}
	return &m.goals[g-1]
}

// place gives where in the table a key is or belongs.
func (m *memo) place(key []term.Word) int {
	mask := len(m.table) - 1
	i := int(hashOf(key)) & mask
	for m.table[i] != 0 {
		g := &m.goals[m.table[i]-1]
		if int(g.key) == len(key) && slices.Equal(m.words[g.at:g.at+g.key], key) {
			break
		}
		i = (i + 1) & mask
	}
	return i
}

// remember takes the goal that was called last off the stack, which node solves,
// and remembers it when it is ground.
func (r *rebuilder) remember(node int32) {
	m := &r.memo
	c := m.drop()
	if r.attributed {
		return
	}
	vars := m.stack[c.at+c.key : c.at+c.key+c.vars]
	extended := false
	for i, v := range vars {
		w := r.h.Deref(v)
		if t := w.Tag(); t != term.Int && t != term.Atm {
			if !extended {
				m.in.extend()
				extended = true
			}
			if _, ok := m.in.takeGround(w); !ok {
				return
			}
		}
		vars[i] = w
	}
	if len(m.goals) >= maxMemo {
		m.forget()
	}
	m.file(m.stack[c.at:c.at+c.key+c.vars], solvedGoal{key: c.key, vars: c.vars, node: node, from: c.from, to: int32(r.at)})
}

// file keeps a goal, in place of one with the same key. words are its key and the
// values.
func (m *memo) file(words []term.Word, g solvedGoal) {
	g.at = int32(len(m.words))
	m.words = append(m.words, words...)
	m.goals = append(m.goals, g)
	if 2*len(m.goals) <= len(m.table) {
		m.table[m.place(words[:g.key])] = int32(len(m.goals))
		return
	}
	m.table = make([]int32, max(256, 2*len(m.table)))
	for i, g := range m.goals {
		m.table[m.place(m.words[g.at:g.at+g.key])] = int32(i + 1)
	}
}

// drop takes the goal that was called last off the stack.
func (m *memo) drop() calledGoal {
	c := m.calls[len(m.calls)-1]
	m.calls = m.calls[:len(m.calls)-1]
	m.stack = m.stack[:c.at]
	return c
}

// move makes the memo fit for a heap that was collected: now gives where a node
// is. Goals with values that were compounds are forgotten; the variables of those
// that are being solved are moved with the heap.
func (m *memo) move(now func(int32) int32) {
	words, goals := m.words, m.goals
	m.forget()
	for _, g := range goals {
		if slices.ContainsFunc(words[g.at+g.key:g.at+g.key+g.vars], func(w term.Word) bool { return !w.IsAtomic() || w.Tag() == term.Box }) {
			continue
		}
		g.node = now(g.node)
		m.file(words[g.at:g.at+g.key+g.vars], g) // behind which words was not read yet
	}
}
