package machine

import (
	"math/bits"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Heap collection copies what is live to a fresh area, breadth first. It runs
// at calls only, where the live registers are the arguments. Roots are these,
// the environments (the word in front of each continuation says which slots
// are live), the choice points with theirs, and the choice log. The trail is
// pruned: a variable that nothing reaches needs no resetting.
//
// Every cell moves once; it leaves behind a forwarding word, of tag Att and with
// the top bit set, which no other word of that tag has. A Ref may point into a
// structure: the cell then moves alone, and the structure, when it is reached,
// refers to it. In the new area such a word stands for a finished reference until
// the scan passes it, since other words there still refer to the old area. An
// attributed variable moves as a whole, also when it is bound and the trail says
// that it may become unbound. After a collection the heap mark of every
// choice point is the new top: nothing below is younger than any of them.

const (
	fwdTag  = 1<<63 | term.Word(term.Att)
	fwdMask = 1<<63 | 7
)

type collector struct {
	from, to []term.Word
	top      int
	hb       int // cells from here on are on no trail
}

// keepSpare is the most cells of an old area kept for the next collection.
const keepSpare = 1 << 22

// keepPairs is the longest stack of pairs still to be unified that is kept.
const keepPairs = 1 << 16

// collect moves the live cells. arity is the number of argument registers in use.
func (m *Machine) collect(arity int) {
	if m.nested > 0 { // registers of the goal that waits may be in use
		if m.Top > len(m.Cells)-3*margin {
			m.enlarge()
		}
		m.setSoft()
		return
	}
	if m.sliding() {
		m.slide(arity)
		return
	}
	size := len(m.Cells)
	switch {
	case m.live > size/2:
		size *= 2
	case m.live < size/16 && size > keepSpare: // grown for something long gone
		size /= 2
	}
	if m.Limit > 0 {
		size = max(min(size, m.Limit), m.Top)
	}
	c := &collector{from: m.Cells, hb: m.hb, top: 1}
	if cap(m.pdl) > keepPairs {
		m.pdl = nil
	}
	if len(m.spare) >= size {
		c.to, m.spare = m.spare, nil
	} else {
		m.spare = nil
		if !m.room(8 * int64(size)) {
			if size = m.Top; !m.room(8 * int64(size)) {
				panic(term.LimitReached{Cells: size})
			}
		}
		c.to = make([]term.Word, size)
	}
	choices := m.moveRoots(arity, c.move, c.moveAttributed)
	c.scan()
	m.pruneTrail(choices, func(w term.Word) (term.Word, bool) {
		v := c.from[w>>3]
		return v&^fwdMask | w&7, v&fwdMask == fwdTag
	})
	for _, b := range choices {
		m.cps[b-cpHeap] = term.Word(c.top)
	}
	// Nothing is undone behind the base, but its mark becomes the top at the end.
	m.cps[cpSize-cpHeap] = min(m.cps[cpSize-cpHeap], term.Word(c.top))
	if len(m.Cells) <= keepSpare {
		m.spare = m.Cells
	} else if len(m.Cells) > largeArea {
		m.leftBehind = true
	}
	m.Cells, m.Top = c.to, c.top
	m.hb = c.top
	if len(choices) == 0 {
		m.hb = int(m.cps[m.b-cpHeap])
	}
	m.collected()
}

// collected ends a collection: the heap holds what is live.
func (m *Machine) collected() {
	m.live = m.Top
	m.Stats.Collections++
	m.Stats.PeakBytes = max(m.Stats.PeakBytes, m.bytes())
	if m.Top > len(m.Cells)/4*3 {
		m.enlarge()
	}
	m.setSoft()
}

// moveRoots applies move to what the machine holds outside the heap, and gives the
// choice points, newest first. attributed is told of attributed variables first, by
// a Ref or their own words; it gives the Ref they have then, 0 for one that was
// bound for good.
func (m *Machine) moveRoots(arity int, move, attributed func(term.Word) term.Word) (choices []int) {
	words := m.st/64 + 1
	if len(m.seen) < words {
		m.seen = make([]uint64, 2*words)
	}
	s := slots{m.seen[:words], move}
	clear(s.seen)
	for _, v := range m.trail[:m.tr] {
		if v&7 == attTag {
			attributed(v)
		}
	}
	for i := 1; i <= arity; i++ {
		m.x[i] = move(m.x[i])
	}
	m.moveLog(move)
	m.moveGlobals(move, attributed)
	m.environments(s, m.e, m.cp)
	for b := m.b; b > cpSize; b = int(m.cps[b-cpPrev]) {
		choices = append(choices, b)
		for i := int(m.cps[b-cpPrev]); i < b-cpSize; i++ {
			m.cps[i] = move(m.cps[i])
		}
		m.environments(s, int(m.cps[b-cpE]), int(m.cps[b-cpCP]))
	}
	return choices
}

// slots are those of environments, of which each moves once.
type slots struct {
	seen []uint64 // slots and environments already done
	move func(term.Word) term.Word
}

// enlarge doubles the heap, or takes what the limit leaves. When that is little the
// heap would only be collected all the time: this ends the run.
func (m *Machine) enlarge() {
	m.spare = nil
	if m.Limit == 0 {
		m.Reserve(len(m.Cells))
		return
	}
	m.growHeap(max(len(m.Cells), m.Top+max(m.Top/32, 4*margin)))
}

// environments moves the live slots of a chain of environments. An environment
// met before may have other slots live at this continuation, but its callers
// are done.
func (m *Machine) environments(c slots, e, cp int) {
	for e > 0 {
		for mask := m.p.code[cp-1]; mask != 0; mask &= mask - 1 {
			i := e + 2 + bits.TrailingZeros64(mask)
			if c.mark(i) {
				m.stk[i] = c.move(m.stk[i])
			}
		}
		if !c.mark(e) {
			return
		}
		e, cp = int(m.stk[e]), int(m.stk[e+1])
	}
}

// mark notes that index i of the environment stack is done; false when it was.
func (c slots) mark(i int) bool {
	bit := uint64(1) << (i & 63)
	if c.seen[i>>6]&bit != 0 {
		return false
	}
	c.seen[i>>6] |= bit
	return true
}

// move gives the word that stands for w in the new area.
func (c *collector) move(w term.Word) term.Word {
	for {
		i := int(w >> 3)
		switch w.Tag() {
		case term.Ref:
			v := c.from[i]
			if v&fwdMask == fwdTag {
				return v &^ fwdMask
			}
			if v&7 == attTag {
				return c.block(i)
			}
			if v != w && i >= c.hb {
				w = v // bound, and never to be undone: take the value
				continue
			}
			c.room(1)
			c.cell(i, c.top)
			c.top++
			return term.MakeRef(c.top - 1)
		case term.Lst:
			h, t := c.from[i], c.from[i+1]
			if h&fwdMask == fwdTag && t&fwdMask == fwdTag && t>>3 == h>>3+1 {
				return h&^fwdMask | term.Word(term.Lst)
			}
			c.room(2)
			at := c.top
			c.top += 2
			c.cell(i, at)
			c.cell(i+1, at+1)
			return term.MakeLst(at)
		case term.Str, term.Box:
			f := c.from[i]
			if f&fwdMask == fwdTag {
				return f&^fwdMask | w&7
			}
			n := f.FunArity()
			c.room(n + 1)
			at := c.top
			c.top += n + 1
			c.to[at] = f
			if w.Tag() == term.Box {
				copy(c.to[at+1:], c.from[i+1:i+1+n])
			} else {
				for k := 1; k <= n; k++ {
					c.cell(i+k, at+k)
				}
			}
			c.from[i] = term.Word(at)<<3 | fwdTag
			return w&7 | term.Word(at)<<3
		}
		return w
	}
}

// room makes sure that n cells fit: duplicates of list cells can make the live
// cells more than there were.
func (c *collector) room(n int) {
	if c.top+n > len(c.to) {
		c.to = term.Enlarged(c.to[:c.top], 2*len(c.to)+n)
	}
}

// cell moves the cell i to index at.
func (c *collector) cell(i, at int) {
	v := c.from[i]
	fwd := term.Word(at)<<3 | fwdTag
	switch {
	case v&fwdMask == fwdTag: // it moved alone: refer to it
		c.to[at] = v
		return
	case v == term.MakeRef(i): // unbound
		c.to[at] = fwd
	default:
		c.to[at] = v
	}
	c.from[i] = fwd
}

// moveAttributed moves the attributed variable v, a Ref or its own word, which
// may be bound. It gives the Ref, or 0 when v was bound for good.
func (c *collector) moveAttributed(v term.Word) term.Word {
	i := v.Index()
	switch w := c.from[i]; {
	case w&fwdMask == fwdTag:
		return w &^ fwdMask
	case v&7 == attTag || w&7 == attTag:
		return c.block(i)
	}
	return 0
}

// block moves the three cells of the attributed variable at i.
func (c *collector) block(i int) term.Word {
	c.room(3)
	at := c.top
	c.top += 3
	if c.from[i]&7 == attTag {
		c.to[at] = term.MakeAtt(at)
		c.from[i] = term.Word(at)<<3 | fwdTag
	} else {
		c.cell(i, at)
	}
	c.cell(i+1, at+1)
	c.to[at+2] = c.from[i+2]
	return term.MakeRef(at)
}

// scan finishes the cells of the new area in order, moving what they refer to.
func (c *collector) scan() {
	for at := 1; at < c.top; at++ {
		w := c.to[at]
		switch w.Tag() {
		case term.Att:
			if w&fwdMask == fwdTag {
				c.to[at] = w &^ fwdMask
			}
		case term.Ref, term.Lst, term.Str, term.Box:
			v := c.move(w)
			c.to[at] = v
		case term.Fun:
			if n := w.BoxWords(); n > 0 {
				at += n
			}
		}
	}
}

// pruneTrail moves the trail's entries and adjusts the trail marks of the choice
// points, given newest first; moved gives the entry that an entry of a variable is now. Entries of dead variables are dropped, those of
// variables younger than the choice point before them, which cuts leave behind, and
// of several changes of one thing between two choice points all but the first.
func (m *Machine) pruneTrail(choices []int, moved func(term.Word) (w term.Word, live bool)) {
	g := &m.globals
	kept, keptSaved, i, young := 0, 0, 0, len(m.Cells)
	var changed map[term.Word]bool // since the choice point: of an attributed variable, or a place
	keepTo := func(end int) {
		clear(changed)
		for ; i < end; i++ {
			w := m.trail[i]
			switch w.Tag() {
			case term.Ref, term.Att:
				old := int(w >> 3)
				var live bool
				if w, live = moved(w); !live || old >= young {
					continue
				}
			case term.Fun: // goals were woken, and run since
				continue
			case term.Int:
				s := g.saved[w.SmallInt()]
				thing := s.of
				if thing == 0 {
					thing = term.MakeSmall(int64(s.place))
				}
				if s.of == 0 && s.place == noPlace || changed[thing] {
					continue
				}
				if changed == nil {
					changed = map[term.Word]bool{}
				}
				changed[thing] = true
				s.at = kept
				g.saved[keptSaved] = s
				if s.of == 0 {
					g.last[s.place] = keptSaved
				}
				w = term.MakeSmall(int64(keptSaved))
				keptSaved++
			}
			m.trail[kept] = w
			kept++
		}
	}
	for k := len(choices) - 1; k >= 0; k-- {
		b := choices[k]
		keepTo(int(m.cps[b-cpTrail]))
		m.cps[b-cpTrail] = term.Word(kept)
		young = int(m.cps[b-cpHeap])
	}
	keepTo(m.tr)
	m.tr = kept
	g.saved = g.saved[:keptSaved]
}
