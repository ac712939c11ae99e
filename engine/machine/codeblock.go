package machine

import (
	"math"
	"math/bits"
	"slices"
	"sort"

	"github.com/eyeprove/eyeprove/engine/term"
)

// The code of a dynamic clause is a block of its own, which is used again when the
// clause was erased and nothing goes on in it: no environment returns to it, and no
// choice point. What a choice point on the predicate's clauses still comes to is then
// run from its term. Blocks stay where they are and keep their size, so that they are
// found by address. Code that forks share is not given back.

// codeBlock is a piece of Program.code.
type codeBlock struct {
	at, size int32
	clause   int32 // 0 when it is free
	next     int32 // the clause's next block, or the next free one of the size; 0 for none
	images   int32 // the last of the constants that it has in Program.images, 0 for none
	// The clause has its environment from env on, up to second, and from env2 on.
	env, second, env2 int32
	copied            bool // made by Machine.divert
	mapped            bool // sites or diversions are noted for it
}

// codeBlocks are the blocks of a program, in order of their addresses; the first
// stands for none.
type codeBlocks struct {
	list   []codeBlock
	free   map[int]int32 // by size
	marks  []codeMark    // of the block being made
	jumps  []int32       // its instructions with addresses of its own
	dead   []int32       // erased clauses that have blocks
	words  int           // the size of these
	due    int           // the size from which they are looked at
	shared int           // blocks below are known to forks too
	images imageChain
}

// imageChain keeps which block an element of Program.images belongs to.
type imageChain struct {
	next []int32 // by element: the block's one before, or the next free one
	last int32   // of the block being made
	free int32
}

// enoughDead is how many words of code make it worth looking, at least.
const enoughDead = 1 << 15

// opNone is no instruction. Free blocks are full of it.
const opNone = 255

// blockAt gives the index of the block that an address lies in, 0 for none.
func (p *Program) blockAt(pc int) int32 {
	list := p.blocks.list
	i := sort.Search(len(list), func(i int) bool { return int(list[i].at) > pc }) - 1
	if i <= 0 || pc >= int(list[i].at+list[i].size) || list[i].clause == 0 {
		return 0
	}
	return int32(i)
}

// takeBlock gives a free block for n words, 0 when there is none.
func (b *codeBlocks) takeBlock(n int) int32 {
	i := b.free[blockSize(n)]
	if i != 0 {
		b.free[blockSize(n)] = b.list[i].next
	}
	return i
}

// endBlock makes a block of the code from start on.
func (p *Program) endBlock(start int) int32 {
	b := &p.blocks
	size := blockSize(len(p.code) - start)
	for len(p.code) < start+size {
		p.emit(uint64(opFail))
	}
	p.barrier = len(p.code)
	if len(b.list) == 0 {
		b.list = append(b.list, codeBlock{})
	}
	b.list = append(b.list, codeBlock{at: int32(start), size: int32(size)})
	return int32(len(b.list) - 1)
}

// compileApart is compileClause for a clause that is run from the store.
func (p *Program) compileApart(id int32) {
	if !p.PredOf(p.clause(id)).Dynamic {
		p.compileClause(id)
		return
	}
	b := &p.blocks
	marks, start := p.marks, len(p.code)
	p.marks, p.barrier, b.images.last = b.marks[:0], start, 0
	p.compileClause(id)
	i := b.takeBlock(len(p.code) - start)
	if i == 0 {
		i = p.endBlock(start)
	} else { // now that its length is known
		p.moveCode(p.change(id), start, int(b.list[i].at))
	}
	k := &b.list[i]
	*k = codeBlock{at: k.at, size: k.size, clause: id, images: b.images.last}
	for _, m := range p.marks {
		switch {
		case m.env && k.second != 0:
			k.env2 = m.at
		case m.env:
			k.env = m.at
		case m.clause != 0 && m.at != k.at:
			k.second = m.at
		}
	}
	b.marks, p.marks = p.marks, marks
}

// moveCode moves the code of c, which is all from start on, to another place.
func (p *Program) moveCode(c *Clause, start, at int) {
	code, by := p.code, int32(at-start)
	end := at + copy(code[at:], code[start:])
	high := func(w uint64) uint64 { return uint64(uint32(int32(w>>32)+by))<<32 | uint64(uint32(w)) }
	for _, jump := range p.blocks.jumps {
		code[jump+by] = high(code[jump+by])
	}
	c.code += by
	if c.commit != 0 {
		c.commit += by
	}
	w := high(code[c.code-1])
	code[c.code-1] = w&^math.MaxUint32 | uint64(uint32(int32(w)+by))
	for pc := at; pc < end; pc++ {
		if p.boundaries.has(pc - int(by)) {
			p.boundaries[pc>>6] |= 1 << (pc & 63)
		}
	}
	p.forgetBoundaries(start, len(code))
	for i := range p.marks {
		p.marks[i].at += by
	}
	p.code, p.barrier = code[:start], start
}

// lay puts words that belong to the code at pc into a block of its clause, or to the
// end for code that has no block. env says that the clause has its environment.
func (p *Program) lay(pc int, words []uint64, env, copied bool) (at int) {
	b := &p.blocks
	owner := p.blockAt(pc)
	if owner == 0 {
		var c *Clause
		if !copied {
			c, _ = p.clauseAt(pc + 1)
		}
		p.mark(c, env)
		at = len(p.code)
		p.code = append(p.code, words...)
		p.mark(nil, false)
		p.barrier = len(p.code)
		return at
	}
	i := b.takeBlock(len(words))
	if i == 0 {
		at = len(p.code)
		p.code = append(p.code, words...)
		i = p.endBlock(at)
	} else {
		copy(p.code[b.list[i].at:], words)
	}
	k := &b.list[i]
	*k = codeBlock{at: k.at, size: k.size, clause: b.list[owner].clause, copied: copied}
	if env {
		k.env = k.at
	}
	if int(owner) >= b.shared {
		k.next, b.list[owner].next = b.list[owner].next, i
	}
	return int(k.at)
}

// clauseOf gives the clause of block i that has its code before an address, as
// clauseAt does.
func (p *Program) clauseOf(i int32, pc int) (c *Clause, env bool) {
	k := &p.blocks.list[i]
	if k.copied {
		return nil, false
	}
	at := int32(pc)
	env = k.env != 0 && k.env < at && (k.second == 0 || at <= k.second) || k.env2 != 0 && k.env2 < at
	return p.ClauseByID(int(k.clause)), env
}

// noteMapped notes that a map has the address.
func (p *Program) noteMapped(pc int) {
	if i := p.blockAt(pc); int(i) >= max(1, p.blocks.shared) {
		p.blocks.list[i].mapped = true
	}
}

// bury notes that an erased clause has code.
func (p *Program) bury(c *Clause) {
	if c.code == 0 {
		return
	}
	if i := p.blockAt(int(c.code)); i != 0 && int(i) >= p.blocks.shared {
		p.blocks.dead = append(p.blocks.dead, c.ID)
		p.blocks.words += int(p.blocks.list[i].size)
	}
}

// buried reports whether c waits for its code to be given back.
func (p *Program) buried(c *Clause) bool {
	if c.code == 0 {
		return false
	}
	i := p.blockAt(int(c.code))
	return i != 0 && int(i) >= p.blocks.shared
}

// reclaimCode gives back the code of erased clauses that no machine goes on in.
func (p *Program) reclaimCode() {
	b := &p.blocks
	inUse := map[int32]bool{}
	walked := 0
	for _, m := range p.active {
		if m.nested > 0 { // where the goal that waits goes on is not known here
			b.due = b.words + enoughDead
			return
		}
		m.clausesInUse(inUse)
		walked += m.st + m.b
	}
	kept, mapped := b.dead[:0], false
	b.words = 0
	for _, id := range b.dead {
		c := p.clause(id)
		i := p.blockAt(int(c.code))
		if inUse[id] {
			kept = append(kept, id)
			b.words += int(b.list[i].size)
			continue
		}
		c = p.change(id)
		c.code, c.commit = 0, 0
		for i != 0 {
			k := &b.list[i]
			next := k.next
			mapped = mapped || k.mapped
			p.releaseImages(k.images)
			p.forgetBoundaries(int(k.at), int(k.at+k.size))
			if b.free == nil {
				b.free = map[int]int32{}
			}
			for pc := k.at; pc < k.at+k.size; pc++ {
				p.code[pc] = opNone
			}
			*k = codeBlock{at: k.at, size: k.size, next: b.free[int(k.size)]}
			b.free[int(k.size)] = i
			i = next
		}
	}
	b.dead = kept
	// The walk takes time linear in the stacks: it waits for as much to give back.
	b.due = b.words + max(enoughDead, len(p.code)/8, walked/8)
	if mapped {
		p.forgetMapped()
	}
}

// forgetMapped drops what maps say about free blocks.
func (p *Program) forgetMapped() {
	list := p.blocks.list
	free := func(pc int) bool {
		i := sort.Search(len(list), func(i int) bool { return int(list[i].at) > pc }) - 1
		return i > 0 && pc < int(list[i].at+list[i].size) && list[i].clause == 0
	}
	for pc := range p.sites {
		if free(pc) {
			delete(p.sites, pc)
		}
	}
	for pc := range p.diversions {
		if free(pc) {
			delete(p.diversions, pc)
		}
	}
}

// clausesInUse adds the clauses in blocks where m goes on.
func (m *Machine) clausesInUse(in map[int32]bool) {
	last := 0
	add := func(pc int) {
		if pc != last && pc > 0 {
			last = pc
			if i := m.p.blockAt(pc); i != 0 {
				in[m.p.blocks.list[i].clause] = true
			}
		}
	}
	if words := m.st/64 + 1; len(m.seen) < words {
		m.seen = make([]uint64, 2*words)
	}
	c := slots{seen: m.seen}
	clear(c.seen)
	chain := func(e, cp int) {
		for {
			add(cp)
			if cp == m.p.specials.resume && e > 0 {
				add(int(m.stk[e+4].SmallInt()))
			}
			if e <= 0 || !c.mark(e) {
				return
			}
			e, cp = int(m.stk[e]), int(m.stk[e+1])
		}
	}
	add(m.pc)
	chain(m.e, m.cp)
	for b := m.b; b > cpSize; b = int(m.cps[b-cpPrev]) {
		add(int(m.cps[b-cpAlt]))
		chain(int(m.cps[b-cpE]), int(m.cps[b-cpCP]))
	}
}

// share makes the blocks there are stay for good.
func (b *codeBlocks) share() {
	b.shared = len(b.list)
	b.free, b.dead, b.words, b.due = nil, nil, 0, enoughDead
	b.images.free = 0
}

// fork gives the blocks for a program that is forked, when they are shared.
func (b *codeBlocks) fork() codeBlocks {
	return codeBlocks{list: slices.Clip(b.list), shared: b.shared, due: enoughDead,
		images: imageChain{next: slices.Clip(b.images.next)}}
}

// addImage keeps a constant of the code that is being made, and gives its index.
func (p *Program) addImage(im term.Image) int {
	c := &p.blocks.images
	i := c.free
	if i != 0 {
		c.free = c.next[i]
		p.images[i] = im
	} else {
		for len(c.next) <= len(p.images) {
			c.next = append(c.next, 0)
		}
		if len(p.images) == 0 { // 0 is none
			p.images, c.next = append(p.images, term.Image{}), append(c.next, 0)
		}
		i = int32(len(p.images))
		p.images = append(p.images, im)
	}
	c.next[i], c.last = c.last, i
	return int(i)
}

// releaseImages makes the images of a block free.
func (p *Program) releaseImages(last int32) {
	c := &p.blocks.images
	for last != 0 {
		next := c.next[last]
		p.images[last] = term.Image{}
		c.next[last], c.free = c.free, last
		last = next
	}
}

// boundarySet has a bit for each address of code.
type boundarySet []uint64

func (s boundarySet) has(pc int) bool {
	return pc>>6 < len(s) && s[pc>>6]>>(pc&63)&1 == 1
}

// forgetBoundaries clears the bits of addresses from from to below end.
func (p *Program) forgetBoundaries(from, end int) {
	s := p.boundaries
	for pc := from; pc < min(end, 64*len(s)); pc++ {
		if s[pc>>6]>>(pc&63) == 0 {
			pc |= 63
			continue
		}
		pc += bits.TrailingZeros64(s[pc>>6] >> (pc & 63))
		if pc < end {
			s[pc>>6] &^= 1 << (pc & 63)
		}
	}
}
