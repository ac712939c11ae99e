package machine

import (
	"github.com/eyeprove/eyeprove/engine/term"
)

// state is what the generator knows of the variables at a place, kept to be
// restored where another path of control arrives there.
type state struct {
	x      []int
	inSlot []bool
	used   [256]bool
}

func (g *generator) snapshot() state {
	s := state{used: g.used}
	for _, v := range g.a.order {
		s.x = append(s.x, v.x)
		s.inSlot = append(s.inSlot, v.inSlot)
	}
	return s
}

func (g *generator) restore(s state) {
	g.used = s.used
	for i, v := range g.a.order {
		v.x, v.inSlot = s.x[i], s.inSlot[i]
	}
}

// mask gives the slots whose variables are set and needed at position pos or
// later, one bit a slot.
func (g *generator) mask(pos int) uint64 {
	var m uint64
	for _, v := range g.a.order {
		if v.inSlot && v.last >= pos {
			m |= 1 << v.slot
		}
	}
	return m
}

// seq emits goals. In tail position the last of them returns from the clause.
func (g *generator) seq(seq []*node, tail bool) {
	for i, n := range seq {
		if g.failed {
			return
		}
		last := tail && i == len(seq)-1
		switch n.kind {
		case nodeTrue:
		case nodeFail:
			g.emit(uint64(opFail))
			g.p.barrier = len(g.p.code)
		case nodeCut:
			g.cut()
		case nodeCall:
			g.call(n, last)
			if last {
				return
			}
		case nodeFn:
			g.fn(n)
		case nodeTest, nodeType, nodeCompare:
			g.test(n, failLabel)
		case nodeUnify:
			g.p.boundary()
			g.unify(g.h.Arg(n.goal, 1), g.h.Arg(n.goal, 2))
		case nodeIs:
			g.is(n)
		case nodeIf, nodeOr:
			g.branch(n, last)
			if last {
				return
			}
		case nodeNot:
			g.not(n)
		}
	}
	if tail {
		g.proceed()
	}
}

func (g *generator) proceed() {
	if g.env {
		g.emit(uint64(opReturn))
	} else {
		g.emit(uint64(opProceed))
	}
	g.p.barrier = len(g.p.code)
}

func (g *generator) cut() {
	if g.cutSlot >= 0 {
		g.emit(ins(opCutTo, g.cutSlot, 0, 0))
		return
	}
	g.emit(uint64(opNeckCut))
}

// slot allots a slot that holds a choice point's place.
func (g *generator) slot() int {
	g.slots++
	if g.slots > 60 {
		g.failed = true
	}
	return g.slots - 1
}

// call emits a call: compound arguments are built first, then registers move
// to their places all at once, then what needs no source is put.
func (g *generator) call(n *node, last bool) {
	h := g.h
	_, arity, _ := h.Functor(n.goal)
	source := make([]int, arity+1)
	for i := 1; i <= arity; i++ {
		if w := h.Arg(n.goal, i); w.IsCompound() && !g.bigGround(w) {
			source[i] = g.reg()
			if !g.holds(i) && !g.targeted(source, i) {
				g.free(source[i])
				source[i] = i
			}
			g.build(w, source[i])
		}
	}
	for i := 1; i <= arity; i++ {
		if w := h.Arg(n.goal, i); w.IsVar() {
			source[i] = g.a.vars[w].x
		}
	}
	g.moves(source)
	for i := 1; i <= arity; i++ {
		if source[i] != 0 {
			continue
		}
		w := h.Arg(n.goal, i)
		if !w.IsVar() {
			g.putInto(w, i)
			continue
		}
		v := g.a.vars[w]
		switch {
		case v.x != 0:
			g.emit(ins(opMove, v.x, i, 0))
		case v.inSlot:
			g.emit(ins(opPutY, i, v.slot, 0))
		case v.permanent():
			g.emit(ins(opNewY, i, v.slot, 0))
			v.x, v.inSlot = i, true
		default:
			g.emit(ins(opNewX, i, 0, 0))
			v.x = i
		}
	}
	if last {
		op := opExecute
		if g.env {
			op = opDeallocExecute
		}
		g.emit(ins(op, arity, 0, 0) | uint64(n.pred.Index)<<32)
		g.p.barrier = len(g.p.code)
		return
	}
	g.emit(ins(opCall, arity, 0, 0) | uint64(n.pred.Index)<<32)
	g.literal(term.Word(g.mask(n.pos + 1)))
	g.neck = false
	g.target = nil
	g.endChunk()
}

// targeted reports whether a built argument already sits in register r.
func (g *generator) targeted(source []int, r int) bool {
	for _, s := range source {
		if s == r {
			return true
		}
	}
	return false
}

// moves carries out x[i] = x[source[i]] for all i at once.
func (g *generator) moves(source []int) {
	pending := map[int]int{} // destination -> source
	readers := map[int]int{} // register -> pending moves that read it
	var order []int
	for i, s := range source {
		if s != 0 && s != i {
			pending[i] = s
			readers[s]++
			order = append(order, i)
		}
	}
	for len(pending) > 0 {
		progress := false
		for _, d := range order {
			s, ok := pending[d]
			if !ok || readers[d] > 0 {
				continue
			}
			g.emit(ins(opMove, s, d, 0))
			delete(pending, d)
			readers[s]--
			progress = true
		}
		if progress {
			continue
		}
		// Only cycles are left: free one destination through a spare register.
		for _, d := range order {
			if _, ok := pending[d]; !ok {
				continue
			}
			t := g.reg()
			g.emit(ins(opMove, d, t, 0))
			for e, s := range pending {
				if s == d {
					pending[e] = t
					readers[d]--
					readers[t]++
				}
			}
			break
		}
	}
}

// fn emits a call of a Go built-in: its arguments in registers in a row.
func (g *generator) fn(n *node) {
	base, arity := g.fnArgs(n)
	op := opFn
	if g.p.noted[n.fn] {
		op = opFnNoted
	}
	g.emit(ins(op, base, arity, 0) | uint64(n.fn)<<32)
	g.p.barrier = len(g.p.code)
	g.freeRun(base, arity)
}

func (g *generator) fnArgs(n *node) (base, arity int) {
	_, arity, _ = g.h.Functor(n.goal)
	base = g.run(max(arity, 1))
	for i := range arity {
		w := g.h.Arg(n.goal, i+1)
		r := base + i
		if !w.IsVar() {
			g.putInto(w, r)
			continue
		}
		v := g.a.vars[w]
		switch {
		case v.x != 0:
			g.emit(ins(opMove, v.x, r, 0))
		default:
			g.put(w, r)
			if v.x != r && v.inSlot {
				g.emit(ins(opMove, v.x, r, 0))
			}
		}
	}
	return base, arity
}

// freeRun frees the argument registers that are no variable's home.
func (g *generator) freeRun(base, n int) {
	for r := base; r < base+n; r++ {
		if !g.holds(r) {
			g.free(r)
		}
	}
}

// unify emits X = Y.
func (g *generator) unify(x, y term.Word) {
	if !x.IsVar() && y.IsVar() {
		x, y = y, x
	}
	if !x.IsVar() {
		r := g.put(x, 0)
		g.get(y, r, 0)
		g.free(r)
		return
	}
	v := g.a.vars[x]
	if y.IsVar() {
		u := g.a.vars[y]
		switch {
		case x == y:
			if !g.known(v) {
				g.put(x, 0)
			}
		case g.known(v) && g.known(u):
			g.emit(ins(opUnifyXX, g.load(v), g.load(u), 0))
		case g.known(u):
			g.alias(v, g.load(u))
		default:
			g.alias(u, g.put(x, 0))
		}
		return
	}
	if g.known(v) {
		g.get(y, g.load(v), 0)
		return
	}
	if g.occursIn(x, y) { // X = f(X): build it with a variable, then unify
		r := g.put(x, 0)
		g.get(y, r, 0)
		return
	}
	r := g.home(x)
	g.putInto(y, r)
	v.x = r
	g.save(v)
}

func (g *generator) occursIn(v, w term.Word) bool { return g.h.Occurs(v, w) }

// alias gives the new variable v the value in register r.
func (g *generator) alias(v *variable, r int) {
	if v.occurs == 1 {
		return
	}
	v.x = g.reg()
	g.emit(ins(opMove, r, v.x, 0))
	g.save(v)
}

// home picks the register of a new variable that is about to be computed: the
// place it goes to in the next call when nothing that is still needed is there.
func (g *generator) home(w term.Word) int {
	if r := g.target[w]; r > 0 && g.neck && !g.holds(r) {
		return r
	}
	return g.reg()
}

// test emits a goal that binds nothing; when it does not hold control goes to label.
func (g *generator) test(n *node, label int) {
	switch n.kind {
	case nodeTrue:
	case nodeFail:
		g.jumpTo(uint64(opJump), label)
	case nodeType:
		w := g.h.Arg(n.goal, 1)
		r := g.put(w, 0)
		name, _, _ := g.h.Functor(n.goal)
		kind := typeKinds[name.Name()]
		g.jumpTo(ins(opType, r, kind, int(kindTags[kind])), label)
		if !w.IsVar() {
			g.free(r)
		}
	case nodeCompare:
		g.compare(n, label)
	default:
		base, arity := g.fnArgs(n)
		op := opTest
		if g.negated && g.p.builtins[n.fn].Ages {
			op = opTestUnlogged
		}
		g.jumpTo(ins(op, base, arity, 0), label)
		g.literal(term.Word(n.fn))
		g.freeRun(base, arity)
	}
	g.p.barrier = len(g.p.code)
}

func (g *generator) tests(seq []*node, label int) {
	for _, n := range seq {
		g.test(n, label)
	}
}

// prepare gives variables that begin inside a construct and live on behind it
// their value, a fresh variable, before the paths part. One that occurs earlier,
// on a path that does not lead here, may begin inside too.
func (g *generator) prepare(n *node) {
	for _, v := range g.a.order {
		if !g.known(v) && v.first <= n.end && v.last > n.end {
			g.put(v.word, 0)
		}
	}
}

// branch emits a conditional or a disjunction.
func (g *generator) branch(n *node, last bool) {
	if !last {
		g.prepare(n)
	}
	elseLabel, join := g.newLabel(), g.newLabel()
	barrier := g.cutSlot
	neck := g.neck
	var before state
	if n.simple {
		before = g.snapshot()
		g.tests(n.cond, elseLabel)
	} else {
		g.neck = false
		mark := -1
		if n.kind == nodeIf {
			mark = g.slot()
			g.emit(ins(opMark, mark, 0, 0))
		}
		before = g.snapshot()
		g.jumpTo(ins(opTryElse, 0, 1, 0), elseLabel)
		if n.kind == nodeIf {
			g.condition(n.cond)
			op := opCommit
			if n.soft {
				op = opSoftCommit
			}
			g.emit(ins(op, mark, 0, 0))
		}
	}
	g.cutSlot = barrier
	g.seq(n.then, last)
	if !last {
		g.jumpTo(uint64(opJump), join)
	}
	neckThen := g.neck
	g.neck = neck && n.simple
	g.restore(before)
	if !n.simple {
		for _, v := range g.a.order {
			v.x = 0
		}
		g.used = [256]bool{}
		g.literal(term.Word(g.mask(n.els[0].pos)))
	}
	g.place(elseLabel)
	if !n.simple {
		g.emit(ins(opElse, 1, 0, 0))
	}
	g.seq(n.els, last)
	g.place(join)
	g.neck = g.neck && neckThen
	if last {
		return
	}
	g.restore(before)
	g.endChunk()
}

// condition emits the goals of a condition that is no mere test. A cut in it
// is local to it.
func (g *generator) condition(cond []*node) {
	barrier := g.cutSlot
	if hasCut(cond) {
		g.cutSlot = g.slot()
		g.emit(ins(opMark, g.cutSlot, 0, 0))
	}
	g.seq(cond, false)
	g.cutSlot = barrier
}

func hasCut(seq []*node) bool {
	for _, n := range seq {
		if n.kind == nodeCut || hasCut(n.then) || hasCut(n.els) {
			return true
		}
	}
	return false
}

// not emits \+ cond.
func (g *generator) not(n *node) {
	g.prepare(n)
	holds := g.newLabel()
	if n.simple {
		before := g.snapshot()
		g.negated = true
		g.tests(n.cond, holds)
		g.negated = false
		g.emit(uint64(opFail))
		g.place(holds)
		g.restore(before)
		return
	}
	g.neck = false
	mark := g.slot()
	g.emit(ins(opMark, mark, 0, 0))
	before := g.snapshot()
	g.jumpTo(ins(opTryElse, 0, 0, 0), holds)
	g.condition(n.cond)
	g.emit(ins(opCommit, mark, 0, 0))
	g.emit(uint64(opFail))
	g.restore(before)
	g.literal(term.Word(g.mask(n.end + 1)))
	g.place(holds)
	g.emit(ins(opElse, 0, 0, 0))
	g.endChunk()
}
