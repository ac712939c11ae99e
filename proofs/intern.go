package proofs

import (
	"math/bits"

	"github.com/eyeprove/eyeprove/engine/term"
)

// pool is a heap on which equal terms are one: two terms are identical exactly
// when their words are equal, and variants when their variables were numbered
// in scopes of their own. Memory is linear in the number of distinct subterms.
type pool struct {
	h term.Heap
	// Compounds and numbers by hash: the hash in the upper half, below it the
	// cell. 0 is a free place. The half that is empty and the hashes, by which
	// others are passed over unseen, make a third of the time of steps.
	table     []uint64
	used      int
	goals     []uint64 // the same for goals, each behind a cell for its step, see goals.go
	goalsUsed int
	open      []uint64 // one bit a cell: the compound there holds a variable

	variables []term.Word
}

func newPool() *pool {
	p := &pool{table: make([]uint64, 1<<10), goals: make([]uint64, 1<<10)}
	p.h.Init(1 << 10)
	p.h.Top = maxGoal // no term is at a place that may be one in a key
	p.room()
	return p
}

// ground reports whether w of the pool holds no variable.
func (p *pool) ground(w term.Word) bool {
	switch w.Tag() {
	case term.Ref:
		return false
	case term.Str, term.Lst:
		i := w.Index()
		return p.open[i>>6]>>(i&63)&1 == 0
	}
	return true
}

// intern gives the one word of the compound or number with these cells, of tag
// Str, Lst or Box. open says that it holds a variable.
func (p *pool) intern(tag term.Tag, cells []term.Word, open bool) term.Word {
	sum := hashCells(cells)
	if 2*p.used >= len(p.table) {
		p.table = rehash(p.table)
	}
	mask := uint64(len(p.table) - 1)
	slot := uint64(sum) & mask
	for ; p.table[slot] != 0; slot = (slot + 1) & mask {
		if e := p.table[slot]; uint32(e>>32) == sum && p.same(int(uint32(e)), cells) {
			return term.Word(uint32(e))<<3 | term.Word(tag)
		}
	}
	p.h.Reserve(len(cells))
	at := p.h.Top
	copy(p.h.Cells[at:], cells)
	p.h.Top += len(cells)
	p.table[slot] = uint64(sum)<<32 | uint64(at)
	p.used++
	p.room()
	if open {
		p.open[at>>6] |= 1 << (at & 63)
	}
	return term.Word(at)<<3 | term.Word(tag)
}

// hashCells gives the hash of the cells of a compound or number. Their first tells
// a list cell from others.
func hashCells(cells []term.Word) uint32 {
	sum := uint64(len(cells))
	for _, c := range cells {
		hi, lo := bits.Mul64(sum^uint64(c), 0x9E3779B97F4A7C15)
		sum = hi ^ lo
	}
	return uint32(sum * 0xFF51AFD7ED558CCD >> 32)
}

func (p *pool) same(at int, cells []term.Word) bool {
	for i, c := range cells {
		if p.h.Cells[at+i] != c {
			return false
		}
	}
	return true
}

// rehash gives the table of twice the length.
func rehash(old []uint64) []uint64 {
	table := make([]uint64, 2*len(old))
	mask := uint64(len(table) - 1)
	for _, e := range old {
		if e == 0 {
			continue
		}
		slot := e >> 32 & mask
		for table[slot] != 0 {
			slot = (slot + 1) & mask
		}
		table[slot] = e
	}
	return table
}

// variable gives variable number k: terms of the pool have no variables but
// these, numbered in order of first occurrence within what belongs together.
func (p *pool) variable(k int) term.Word {
	for k >= len(p.variables) {
		p.variables = append(p.variables, p.h.NewVar())
		p.room()
	}
	return p.variables[k]
}

// room makes open long enough.
func (p *pool) room() {
	for len(p.open) <= p.h.Top>>6 {
		p.open = append(p.open, 0)
	}
}

// importer brings terms of one heap into a pool. Terms without variables are
// final: each is looked at once, whatever refers to it. Others are brought in
// again each time; their variables are numbered within a scope.
type importer struct {
	p     *pool
	h     *term.Heap
	top   int
	memo  []uint32 // by cell of a compound below top: its place in the pool, or free
	scope []term.Word
	first int               // number of the first variable of the scope
	index map[term.Word]int // of scope, when that is long
	stack []importing
	words []term.Word
	key   []term.Word // of a goal
}

// What stands in memo for a compound whose arguments are being looked at, and
// for one that holds a variable.
const (
	busy = 1<<32 - 1
	free = 1<<32 - 2
)

// importing is a compound whose arguments are being brought in: those that are
// begin at words in importer.words.
type importing struct {
	word  term.Word
	next  int32
	words int32
	open  bool
}

// begin forgets the heap before and takes up h.
func (m *importer) begin(h *term.Heap) {
	m.h, m.top = h, 0
	m.extend()
}

// extend takes notice of terms that were made since begin.
func (m *importer) extend() {
	top := m.h.Top
	if len(m.memo) < top {
		memo := make([]uint32, top+top/4)
		copy(memo, m.memo[:m.top])
		m.memo = memo
	} else {
		clear(m.memo[m.top:top])
	}
	m.top = top
}

// newScope begins a scope whose variables are numbered from first on.
func (m *importer) newScope(first int) {
	m.scope, m.first = m.scope[:0], first
	if len(m.index) > 0 {
		clear(m.index)
	}
}

// variables gives the number behind that of the last variable of the scope.
func (m *importer) variables() int { return m.first + len(m.scope) }

// longScope is the number of variables from which a map beats a search.
const longScope = 16

func (m *importer) variable(w term.Word) term.Word {
	if len(m.scope) < longScope {
		for i, v := range m.scope {
			if v == w {
				return m.p.variable(m.first + i)
			}
		}
	} else {
		if len(m.index) == 0 {
			if m.index == nil {
				m.index = map[term.Word]int{}
			}
			for i, v := range m.scope {
				m.index[v] = i
			}
		}
		if i, ok := m.index[w]; ok {
			return m.p.variable(m.first + i)
		}
		m.index[w] = len(m.scope)
	}
	m.scope = append(m.scope, w)
	return m.p.variable(m.first + len(m.scope) - 1)
}

// take gives the term of the pool that is w, in the scope at hand. Time is
// linear in what of w holds variables and what was not taken before.
func (m *importer) take(w term.Word) term.Word {
	taken, _ := m.bring(w, true)
	return taken
}

// takeGround is take for a term without variables; ok is false for others.
func (m *importer) takeGround(w term.Word) (taken term.Word, ok bool) { return m.bring(w, false) }

func (m *importer) bring(w term.Word, variables bool) (taken term.Word, ok bool) {
	h := m.h
	w = h.Deref(w)
	switch {
	case w.IsVar():
		if !variables {
			return 0, false
		}
		return m.variable(w), true
	case !w.IsCompound():
		return m.atomic(w), true
	}
	switch at := m.memo[w.Index()]; {
	case at == free && !variables:
		return 0, false
	case at != 0 && at < free:
		return term.Word(at)<<3 | w&7, true
	}
	m.memo[w.Index()] = busy
	stack, words := append(m.stack[:0], importing{word: w}), m.words[:0]
scan:
	for {
		top := &stack[len(stack)-1]
		at, n := top.word.Index(), 2
		if top.word.Tag() == term.Str {
			if top.next == 0 {
				words = append(words, h.Cells[at])
				top.next++
			}
			n = h.Cells[at].FunArity() + 1
		}
		for int(top.next) < n {
			arg := h.Deref(h.Cells[at+int(top.next)])
			top.next++
			switch {
			case arg.IsVar():
				if !variables {
					for _, p := range stack {
						m.memo[p.word.Index()] = free
					}
					return 0, false
				}
				top.open = true
				words = append(words, m.variable(arg))
			case !arg.IsCompound():
				words = append(words, m.atomic(arg))
			default:
				switch at := m.memo[arg.Index()]; {
				case at == busy:
					panic(astray{"a term contains itself"})
				case at == free && !variables:
					for _, p := range stack {
						m.memo[p.word.Index()] = free
					}
					return 0, false
				case at == 0 || at == free:
					m.memo[arg.Index()] = busy
					stack = append(stack, importing{word: arg, words: int32(len(words))})
					continue scan
				default:
					words = append(words, term.Word(at)<<3|arg&7)
				}
			}
		}
		made := m.p.intern(top.word.Tag(), words[top.words:], top.open)
		m.memo[top.word.Index()] = free
		if !top.open {
			m.memo[top.word.Index()] = uint32(made.Index())
		}
		open := top.open
		words = words[:top.words]
		stack = stack[:len(stack)-1]
		if len(stack) == 0 {
			m.stack, m.words = stack, words
			return made, true
		}
		words = append(words, made)
		up := &stack[len(stack)-1]
		up.open = up.open || open
	}
}

// atomic gives what an atom or a number is in the pool.
func (m *importer) atomic(w term.Word) term.Word {
	if w.Tag() != term.Box {
		return w
	}
	i := w.Index()
	if at := m.memo[i]; at != 0 {
		return term.MakeBox(int(at))
	}
	v := m.p.intern(term.Box, m.h.Cells[i:i+m.h.Cells[i].FunArity()+1], false)
	m.memo[i] = uint32(v.Index())
	return v
}
