package machine

import (
	"github.com/eyeprove/eyeprove/engine/term"
)

// generator turns an analysed clause into code at the end of the program's
// code area. Registers below base hold arguments of the head and of the next
// call; those from base on are allotted one by one and freed at the end of
// their chunk.
type generator struct {
	p       *Program
	a       *analysis
	h       *term.Heap
	c       *Clause
	used    [256]bool
	base    int
	slots   int
	env     bool
	level   int // slot of the clause's cut barrier, -1 for none
	cutSlot int // slot a cut goes back to: level, or that of a condition
	neck    bool
	negated bool // among the tests of a negation
	failed  bool // ran out of registers or slots: run the clause from its image
	labels  []int32
	fixes   []fix
	target  map[term.Word]int // argument of the first call a variable goes to
}

type fix struct {
	at    int32
	label int
}

const failLabel = 0 // label of the address that fails, known from the start

func (g *generator) newLabel() int {
	g.labels = append(g.labels, -1)
	return len(g.labels) - 1
}

func (g *generator) place(label int) {
	g.labels[label] = int32(len(g.p.code))
	g.p.barrier = len(g.p.code)
}

func (g *generator) emit(w uint64) { g.p.emitFused(w) }

// jumpTo emits an instruction whose imm is the address of label.
func (g *generator) jumpTo(w uint64, label int) {
	if label != failLabel {
		g.fixes = append(g.fixes, fix{int32(len(g.p.code)), label})
	}
	g.p.emit(w)
}

func (g *generator) literal(w term.Word) {
	g.p.emit(uint64(w))
	g.p.barrier = len(g.p.code)
}

// reg allots a register.
func (g *generator) reg() int {
	for r := g.base; r < 250; r++ {
		if !g.used[r] {
			g.used[r] = true
			return r
		}
	}
	g.failed = true
	return g.base
}

// run allots n registers in a row.
func (g *generator) run(n int) int {
	for r := g.base; r+n <= 250; r++ {
		ok := true
		for k := r; k < r+n; k++ {
			if g.used[k] {
				ok = false
				r = k
				break
			}
		}
		if ok {
			for k := r; k < r+n; k++ {
				g.used[k] = true
			}
			return r
		}
	}
	g.failed = true
	return g.base
}

func (g *generator) free(r int) {
	if r >= g.base {
		g.used[r] = false
	}
}

// endChunk forgets what registers hold: a call or a join has clobbered them.
func (g *generator) endChunk() {
	for _, v := range g.a.order {
		v.x = 0
	}
	for r := g.base; r < 250; r++ {
		g.used[r] = false
	}
}

// entryPoints are the addresses at which a compiled clause is entered. The word in
// front of code holds the last two.
type entryPoints struct {
	code      int32 // nothing is known
	guarded   int32 // the tests of its guard hold
	keyed     int32 // its first argument was selected
	committed int32 // its head is known to match, and the tests before its cut hold
}

// compileClause emits the code of a clause and notes its entries.
func (p *Program) compileClause(id int32) {
	c := p.change(id)
	c.commit = 0
	p.blocks.jumps = p.blocks.jumps[:0]
	im := p.Image(c)
	if tooBig(im) {
		p.compileImage(c)
		return
	}
	if p.occurs != OccursOff {
		guard := c.guard()
		p.compileImage(c)
		c.setGuard(guard)
		c.commit = c.code // chain tests it all the same, see Select
		return
	}
	start, marks := len(p.code), len(p.marks)
	gd := c.guard()
	separate := gd.ok && gd.indexed && gd.tests > 0
	var e entryPoints
	ok := p.compileBody(c, func(g *generator) {
		if separate {
			// A first argument that is unbound is bound by the head, and other
			// arguments with it: the tests come behind the head.
			e = g.clause(nil, 0)
		} else {
			e = g.clause(g.a.body[:gd.tests], gd.tests)
		}
	})
	e.committed = e.keyed
	if ok && (separate || p.commits(c)) {
		ok = p.compileBody(c, func(g *generator) {
			e.committed = g.clause(nil, testsBeforeCut(im)+1).keyed
		})
	}
	if separate {
		e.guarded = e.committed
	}
	if !ok {
		p.code, p.marks = p.code[:start], p.marks[:marks]
		p.barrier = start
		p.forgetBoundaries(start, 64*len(p.boundaries))
		p.compileImage(c)
		return
	}
	c.code, c.commit = e.code, e.guarded
	p.code[e.code-1] = uint64(uint32(e.keyed)) | uint64(uint32(e.committed))<<32
}

// entries gives where a compiled clause is entered.
func (p *Program) entries(c *Clause) entryPoints {
	w := p.code[c.code-1]
	return entryPoints{c.code, c.commit, int32(w), int32(w >> 32)}
}

// entry gives the address at which a clause is tried; byKey says that its first
// argument was selected.
func (p *Program) entry(c *Clause, byKey bool) int32 {
	if byKey {
		return p.entries(c).keyed
	}
	return c.code
}

// compileBody runs emit with a generator for c and reports whether there were
// registers and slots enough.
func (p *Program) compileBody(c *Clause, emit func(*generator)) bool {
	h := &p.scratch
	im := p.Image(c)
	h.Init(4 * len(im.Cells))
	w := h.Thaw(im)
	a := p.analyze(h, h.Arg(w, 1), h.Arg(w, 2), p.PredOf(c).System)
	g := &generator{p: p, a: a, h: h, c: c, level: -1, cutSlot: -1, neck: true, labels: []int32{0}}
	p.mark(c, false)
	defer p.mark(nil, false)
	emit(g)
	if g.failed {
		return false
	}
	for _, f := range g.fixes {
		p.code[f.at] |= uint64(uint32(g.labels[f.label])) << 32
		p.blocks.jumps = append(p.blocks.jumps, f.at)
	}
	return true
}

// compileImage makes c run from its image.
func (p *Program) compileImage(c *Clause) {
	p.blocks.jumps = p.blocks.jumps[:0]
	header := p.emit(0)
	c.code = int32(p.emit(ins(opImage, p.PredOf(c).Arity, 0, 0) | uint64(c.ID)<<32))
	p.code[header] = uint64(uint32(c.code)) | uint64(uint32(c.code))<<32
	c.commit = 0
	c.setGuard(guard{})
}

// clause emits the tests, which look at the arguments only, then the head and
// the body without its first goals.
func (g *generator) clause(tests []*node, skip int) (e entryPoints) {
	a := g.a
	g.base = a.args + 1
	g.env = needsEnvironment(a.body, true)
	for _, v := range a.order {
		if v.permanent() {
			v.slot = g.slots
			g.slots++
			g.env = true
		}
	}
	if lateCut(a.body, new(bool)) {
		g.level = g.slots
		g.slots++
		g.env = true
	}
	if g.slots > 60 || g.base > 200 {
		g.failed = true
		return e
	}
	g.cutSlot = g.level
	_, arity, _ := g.h.Functor(a.head)

	for i := 1; i <= arity; i++ {
		if w := g.h.Arg(a.head, i); w.IsVar() {
			if v := a.vars[w]; v.x == 0 {
				v.x = i
			}
		}
	}
	body := a.body[skip:]
	e.code = int32(g.p.emit(0)) + 1 // behind the word for other entries
	g.p.barrier = len(g.p.code)
	g.tests(tests, failLabel)
	e.guarded = int32(len(g.p.code))
	first := 1
	if arity > 0 {
		if w := g.h.Arg(a.head, 1); w.IsAtomic() && w.Tag() != term.Box {
			g.get(w, 1, 1)
			first = 2
		}
	}
	e.keyed = int32(len(g.p.code))
	if len(tests) > 0 {
		e.keyed = e.code
	}
	g.p.barrier = len(g.p.code)
	if g.env {
		// The count of slots is known only at the end: marks are allotted on the way.
		at := g.p.emit(ins(opAllocate, 0, 0, 0))
		g.p.mark(g.c, true)
		defer func() { g.p.code[at] |= uint64(uint8(g.slots)) << 56 }()
		if g.level >= 0 {
			g.emit(ins(opGetLevel, g.level, 0, 0))
		}
	}
	g.findTargets(body)
	for i := 1; i <= arity; i++ {
		if w := g.h.Arg(a.head, i); w.IsVar() {
			v := a.vars[w]
			if v.x == i {
				g.save(v)
			}
		}
	}
	for i := first; i <= arity; i++ {
		w := g.h.Arg(a.head, i)
		if w.IsVar() {
			if v := a.vars[w]; v.x != i {
				g.emit(ins(opUnifyXX, v.x, i, 0))
			}
			continue
		}
		g.get(w, i, i)
	}
	g.seq(body, true)
	return e
}

// lateCut reports whether a cut of the clause comes behind a call or inside a
// construct with a choice point: its barrier must then be kept in a slot.
func lateCut(seq []*node, called *bool) bool {
	for _, n := range seq {
		switch n.kind {
		case nodeCut:
			if *called {
				return true
			}
		case nodeCall:
			*called = true
		case nodeIf, nodeOr, nodeNot:
			if !n.simple {
				*called = true
			}
			before := *called
			if lateCut(n.then, called) {
				return true
			}
			after := *called
			*called = before
			if lateCut(n.els, called) {
				return true
			}
			*called = *called || after
		}
	}
	return false
}

// findTargets notes which argument of the first call a variable is passed in:
// where that register is free, the variable is put there at once.
func (g *generator) findTargets(body []*node) {
	g.target = map[term.Word]int{}
	for _, n := range body {
		if n.kind == nodeCall {
			_, arity, _ := g.h.Functor(n.goal)
			for i := arity; i >= 1; i-- {
				if w := g.h.Arg(n.goal, i); w.IsVar() {
					g.target[w] = i
				}
			}
			return
		}
		if n.kind == nodeIf || n.kind == nodeOr || n.kind == nodeNot {
			return
		}
	}
}

// pick gives the register a new variable of the head is put in. done is the
// number of head arguments already taken apart.
func (g *generator) pick(w term.Word, done int) int {
	if r := g.target[w]; r > 0 && g.target != nil {
		_, arity, _ := g.h.Functor(g.a.head)
		if (r > arity || r <= done) && !g.holds(r) {
			return r
		}
	}
	return g.reg()
}

// holds reports whether some variable lives in register r.
func (g *generator) holds(r int) bool {
	for _, v := range g.a.order {
		if v.x == r {
			return true
		}
	}
	return false
}

// save stores a permanent variable that has just got its register.
func (g *generator) save(v *variable) {
	if v.permanent() && !v.inSlot {
		g.emit(ins(opGetY, v.x, v.slot, 0))
		v.inSlot = true
	}
}

// load gives the register of a variable that already has a value.
func (g *generator) load(v *variable) int {
	if v.x == 0 {
		v.x = g.reg()
		g.emit(ins(opPutY, v.x, v.slot, 0))
	}
	return v.x
}

func (g *generator) known(v *variable) bool { return v.x != 0 || v.inSlot }

// constant reports whether w is atomic and fits an instruction.
func constant(w term.Word) bool {
	return (w.Tag() == term.Atm || w.Tag() == term.Int) && fitsImmediate(int64(w))
}

func (g *generator) image(w term.Word) int {
	return g.p.addImage(g.h.Freeze(w))
}

// bigGround reports whether w is a ground compound worth keeping as an image.
func (g *generator) bigGround(w term.Word) bool {
	if !w.IsCompound() {
		return w.Tag() == term.Box
	}
	cells := 0
	stack := []term.Word{w}
	for len(stack) > 0 {
		w := g.h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if w.IsVar() {
			return false
		}
		if _, n, ok := g.h.Functor(w); ok {
			cells += n
			for k := 1; k <= n; k++ {
				stack = append(stack, g.h.RawArg(w, k))
			}
		}
	}
	return cells > 6
}

// get matches the term w with what register r holds. done is for pick.
func (g *generator) get(w term.Word, r, done int) {
	type pending struct {
		w term.Word
		r int
	}
	queue := []pending{{w, r}}
	for first := 0; first < len(queue) && !g.failed; {
		w, r := queue[first].w, queue[first].r
		first++
		switch {
		case constant(w):
			g.emit(ins(opGetConst, r, 0, 0) | immediate(int64(w)))
		case w.IsAtomic() && w.Tag() != term.Box:
			g.emit(ins(opGetLiteral, r, 0, 0))
			g.literal(w)
		case g.bigGround(w):
			g.emit(ins(opGetImage, r, 0, 0) | uint64(g.image(w))<<32)
		default:
			if w.Tag() == term.Lst && g.getPair(w, r, done) {
				break
			}
			n := 2
			if w.Tag() == term.Lst {
				g.emit(ins(opGetList, r, 0, 0))
			} else {
				f := g.h.Cells[w.Index()]
				n = f.FunArity()
				g.emit(ins(opGetStruct, r, 0, 0))
				g.literal(f)
			}
			var saves []*variable
			for k := 1; k <= n; k++ {
				arg := g.h.Arg(w, k)
				if t, v := g.unifyArg(arg, done); t != 0 {
					queue = append(queue, pending{arg, t})
				} else if v != nil {
					saves = append(saves, v)
				}
			}
			for _, v := range saves {
				g.save(v)
			}
		}
		if first > 1 {
			g.free(r)
		}
	}
}

// unifyArg matches the next argument of a structure. A compound is read into a
// register, given back, to be matched later; a new variable is given back to
// be saved.
func (g *generator) unifyArg(w term.Word, done int) (later int, fresh *variable) {
	switch {
	case w.IsVar():
		v := g.a.vars[w]
		if v.occurs == 1 {
			g.emit(ins(opUnifyVoid, 1, 0, 0))
			return 0, nil
		}
		if g.known(v) {
			g.emit(ins(opUnifyVal, g.load(v), 0, 0))
			return 0, nil
		}
		v.x = g.pick(w, done)
		g.emit(ins(opUnifyVar, v.x, 0, 0))
		return 0, v
	case constant(w):
		g.emit(ins(opUnifyConst, 0, 0, 0) | immediate(int64(w)))
	case w.IsAtomic() && w.Tag() != term.Box:
		g.emit(ins(opUnifyLit, 0, 0, 0))
		g.literal(w)
	default:
		r := g.reg()
		g.emit(ins(opUnifyVar, r, 0, 0))
		return r, nil
	}
	return 0, nil
}

// getPair matches a list cell of two variables in one instruction.
func (g *generator) getPair(w term.Word, r, done int) bool {
	head, tail := g.h.Arg(w, 1), g.h.Arg(w, 2)
	if !head.IsVar() || !tail.IsVar() || head == tail {
		return false
	}
	hv, tv := g.a.vars[head], g.a.vars[tail]
	if hv.occurs == 1 || tv.occurs == 1 {
		return false
	}
	hKnown, tKnown := g.known(hv), g.known(tv)
	op := opGetListVV
	switch {
	case hKnown && tKnown:
		op = opGetListUU
	case hKnown:
		op = opGetListUV
	case tKnown:
		op = opGetListVU
	}
	if hKnown {
		g.load(hv)
	} else {
		hv.x = g.pick(head, done)
	}
	if tKnown {
		g.load(tv)
	} else {
		tv.x = g.pick(tail, done)
	}
	g.emit(ins(op, r, hv.x, tv.x))
	if !hKnown {
		g.save(hv)
	}
	if !tKnown {
		g.save(tv)
	}
	return true
}

// put gives a register that holds the term w: that of a variable, else target,
// else a fresh one when target is 0.
func (g *generator) put(w term.Word, target int) int {
	if w.IsVar() {
		v := g.a.vars[w]
		if g.known(v) {
			return g.load(v)
		}
		if target == 0 {
			target = g.reg()
		}
		v.x = target
		if v.permanent() {
			g.emit(ins(opNewY, target, v.slot, 0))
			v.inSlot = true
		} else {
			g.emit(ins(opNewX, target, 0, 0))
		}
		return target
	}
	if target == 0 {
		target = g.reg()
	}
	g.putInto(w, target)
	return target
}

// putInto builds a term that is no variable in register r.
func (g *generator) putInto(w term.Word, r int) {
	switch {
	case constant(w):
		g.emit(ins(opPutConst, r, 0, 0) | immediate(int64(w)))
	case w.IsAtomic() && w.Tag() != term.Box:
		g.emit(ins(opPutLiteral, r, 0, 0))
		g.literal(w)
	case g.bigGround(w):
		g.emit(ins(opPutImage, r, 0, 0) | uint64(g.image(w))<<32)
	default:
		g.build(w, r)
	}
}

// build makes a compound in register r. Compounds below it are built first.
func (g *generator) build(w term.Word, r int) {
	_, n, _ := g.h.Functor(w)
	inner := make([]int, n)
	for k := n; k >= 1; k-- {
		if arg := g.h.Arg(w, k); arg.IsCompound() || arg.Tag() == term.Box {
			inner[k-1] = g.reg()
			g.putInto(arg, inner[k-1])
		}
	}
	if g.failed {
		return
	}
	if w.Tag() == term.Lst && g.buildPair(w, r, inner) {
		return
	}
	if w.Tag() == term.Lst {
		g.emit(ins(opPutList, r, 0, 0))
	} else {
		g.emit(ins(opPutStruct, r, 0, 0))
		g.literal(g.h.Cells[w.Index()])
	}
	var saves []*variable
	for k := 1; k <= n; k++ {
		arg := g.h.Arg(w, k)
		switch {
		case inner[k-1] != 0:
			g.emit(ins(opSetVal, inner[k-1], 0, 0))
			g.free(inner[k-1])
		case arg.IsVar():
			v := g.a.vars[arg]
			switch {
			case v.occurs == 1:
				g.emit(ins(opSetVoid, 1, 0, 0))
			case g.known(v):
				g.emit(ins(opSetVal, g.load(v), 0, 0))
			default:
				v.x = g.reg()
				g.emit(ins(opSetVar, v.x, 0, 0))
				saves = append(saves, v)
			}
		case constant(arg):
			g.emit(ins(opSetConst, 0, 0, 0) | immediate(int64(arg)))
		default:
			g.emit(ins(opSetLit, 0, 0, 0))
			g.literal(arg)
		}
	}
	for _, v := range saves {
		g.save(v)
	}
}

// buildPair makes a list cell of known values in one instruction.
func (g *generator) buildPair(w term.Word, r int, inner []int) bool {
	var regs [2]int
	var consts [2]term.Word
	for k := range 2 {
		arg := g.h.Arg(w, k+1)
		switch {
		case inner[k] != 0:
			regs[k] = inner[k]
		case arg.IsVar():
			v := g.a.vars[arg]
			if !g.known(v) {
				return false
			}
			regs[k] = g.load(v)
		case constant(arg):
			consts[k] = arg
		default:
			return false
		}
	}
	switch {
	case regs[0] != 0 && regs[1] != 0:
		g.emit(ins(opPutListXX, r, regs[0], regs[1]))
	case regs[0] != 0:
		g.emit(ins(opPutListXC, r, regs[0], 0) | immediate(int64(consts[1])))
	case regs[1] != 0:
		g.emit(ins(opPutListCX, r, regs[1], 0) | immediate(int64(consts[0])))
	default:
		return false
	}
	for k := range inner {
		if inner[k] != 0 {
			g.free(inner[k])
		}
	}
	return true
}
