package machine

import (
	"github.com/eyeprove/eyeprove/engine/term"
)

// nodeKind is what a goal of a body compiles to.
type nodeKind uint8

const (
	nodeTrue nodeKind = iota
	nodeFail
	nodeCut
	nodeCall    // a predicate with code of its own
	nodeFn      // a deterministic built-in in Go, called in line
	nodeTest    // such a built-in that binds nothing
	nodeType    // var/1 and its kin
	nodeUnify   // =/2
	nodeIs      // is/2 with operators known when compiling
	nodeCompare // an arithmetic comparison of such expressions
	nodeIf      // (cond -> then ; else); soft for *->
	nodeOr      // (then ; else)
	nodeNot     // \+ cond
)

// node is a goal of a clause body.
type node struct {
	kind   nodeKind
	goal   term.Word
	pred   *Pred
	fn     int
	cond   []*node
	then   []*node
	els    []*node
	soft   bool
	simple bool // the condition is tests alone: no choice point, no log entry
	pos    int  // place in a walk of the clause, from 1; the head is 0
	end    int  // the last place inside a control construct
	chunk  int  // goals of one chunk share registers
	after  int  // the chunk behind a control construct
}

// variable is what the compiler knows of a variable of the clause.
type variable struct {
	word        term.Word
	first, last int // positions
	chunk       int // the chunk it occurs in, -1 for several: it needs a slot
	occurs      int
	slot        int // in the environment, from 0; -1 for none
	x           int // register that holds it now, 0 for none
	inSlot      bool
}

func (v *variable) permanent() bool { return v.chunk < 0 }

// analysis is a clause made ready for code generation.
type analysis struct {
	p       *Program
	h       *term.Heap
	system  bool
	head    term.Word
	body    []*node
	vars    map[term.Word]*variable
	order   []*variable
	chunks  int
	pos     int
	calls   int
	choices bool // a construct pushes a choice point
	args    int  // most arguments of the head or a call
}

// analyze gives the structure of a clause, or nil when it is too big for the
// compiler's registers and recursion; such a clause is run from its image.
func (p *Program) analyze(h *term.Heap, head, body term.Word, isSystem bool) *analysis {
	a := &analysis{p: p, h: h, system: isSystem, head: head, vars: map[term.Word]*variable{}}
	a.body = a.goals(body, nil)
	_, a.args, _ = h.Functor(head)
	a.occurAll(head, 0, 0)
	a.number(a.body, 0)
	return a
}

// maxClauseCells and maxClauseDepth bound what is compiled.
const (
	maxClauseCells = 1500
	maxClauseDepth = 100
)

// tooBig measures a clause image without recursion.
func tooBig(im term.Image) bool {
	if len(im.Cells) > maxClauseCells {
		return true
	}
	// Breadth-first images have children behind their parents.
	depth := make([]int, len(im.Cells))
	for i := 0; i < len(im.Cells); i++ {
		w := im.Cells[i]
		var at, n int
		switch w.Tag() {
		case term.Fun:
			i += max(w.BoxWords(), 0) // what is in a number is no word
			continue
		case term.Str:
			at, n = w.Index(), im.Cells[w.Index()].FunArity()+1
		case term.Lst:
			at, n = w.Index(), 2
		default:
			continue
		}
		for k := at; k < at+n && k > i; k++ {
			depth[k] = depth[i] + 1
			if depth[k] > maxClauseDepth {
				return true
			}
		}
	}
	return false
}

// goals flattens a body into its sequence of goals.
func (a *analysis) goals(body term.Word, seq []*node) []*node {
	for {
		body = a.h.Deref(body)
		if !a.h.Is(body, term.AtomComma, 2) {
			return append(seq, a.goal(body))
		}
		seq = a.goals(a.h.RawArg(body, 1), seq)
		body = a.h.RawArg(body, 2)
	}
}

func (a *analysis) goal(g term.Word) *node {
	h := a.h
	if g.IsVar() {
		g = h.NewStruct(term.AtomCall, g)
	}
	n := &node{goal: g, fn: -1}
	name, arity, ok := h.Functor(g)
	if !ok {
		// Not callable: call/1 raises the error when the goal is reached.
		n.goal = h.NewStruct(term.AtomCall, g)
		n.kind, n.pred = nodeCall, a.p.Reference(term.AtomCall, 1, a.system)
		return n
	}
	switch {
	case arity == 0 && name == term.AtomTrue:
		return n
	case arity == 0 && (name == term.AtomFail || name == term.AtomFalse):
		n.kind = nodeFail
		return n
	case arity == 0 && name == term.AtomCut:
		n.kind = nodeCut
		return n
	case arity == 2 && name == term.AtomSemicolon:
		left := h.Arg(g, 1)
		switch {
		case h.Is(left, term.AtomArrow, 2), h.Is(left, term.AtomSoftArrow, 2):
			n.kind, n.soft = nodeIf, h.Is(left, term.AtomSoftArrow, 2)
			n.cond = a.goals(h.RawArg(left, 1), nil)
			n.then = a.goals(h.RawArg(left, 2), nil)
			n.els = a.goals(h.RawArg(g, 2), nil)
			n.simple = allTests(n.cond)
		default:
			n.kind = nodeOr
			n.then, n.els = a.goals(left, nil), a.goals(h.RawArg(g, 2), nil)
		}
		return n
	case arity == 2 && (name == term.AtomArrow || name == term.AtomSoftArrow):
		n.kind, n.soft = nodeIf, name == term.AtomSoftArrow
		n.cond = a.goals(h.RawArg(g, 1), nil)
		n.then = a.goals(h.RawArg(g, 2), nil)
		n.els = []*node{{kind: nodeFail, fn: -1}}
		n.simple = allTests(n.cond)
		return n
	case arity == 1 && name == term.AtomNot && isBody(h, h.RawArg(g, 1)):
		n.kind, n.cond = nodeNot, a.goals(h.RawArg(g, 1), nil)
		n.simple = allTests(n.cond)
		return n
	}
	if arity > maxArity || arity == 2 && name == term.AtomColon {
		// call/1 takes the module off, and refuses too many arguments.
		n.goal = h.NewStruct(term.AtomCall, g)
		n.kind, n.pred = nodeCall, a.p.Reference(term.AtomCall, 1, a.system)
		return n
	}
	n.pred = a.p.Reference(name, arity, a.system)
	b := n.pred.Builtin
	if b == nil || b.Fn == nil {
		n.kind = nodeCall
		return n
	}
	n.fn = n.pred.fnIndex
	switch {
	case arity == 1 && isTypeTest(b):
		n.kind = nodeType
	case name == term.AtomEquals && arity == 2:
		n.kind = nodeUnify
	case name == term.AtomIs && arity == 2 && knownExpr(h, h.RawArg(g, 2)):
		n.kind = nodeIs
	case arity == 2 && compareOp(name) != 0 && knownExpr(h, h.RawArg(g, 1)) && knownExpr(h, h.RawArg(g, 2)):
		n.kind = nodeCompare
	case isTest(b):
		n.kind = nodeTest
	default:
		n.kind = nodeFn
	}
	return n
}

// isBody reports whether w can be a body. \+ of what cannot is called, and
// raises the error when it is.
func isBody(h *term.Heap, w term.Word) bool {
	_, ok := convertBody(h, w)
	return ok
}

func isTypeTest(b *Builtin) bool {
	_, ok := typeKinds[b.Name]
	return ok && b.Arity == 1
}

// testNames are built-ins that bind nothing and run no goal: as conditions
// they need no choice point, and rebuilding a proof evaluates them again.
var testNames = map[string]int{
	"==": 2, "\\==": 2, "@<": 2, "@=<": 2, "@>": 2, "@>=": 2, "\\=": 2,
	"is_list": 1, "ground": 1,
	"=:=": 2, "=\\=": 2, "<": 2, "=<": 2, ">": 2, ">=": 2,
}

func isTest(b *Builtin) bool {
	n, ok := testNames[b.Name]
	return ok && n == b.Arity || isTypeTest(b)
}

// allTests reports whether a condition is a conjunction of tests.
func allTests(seq []*node) bool {
	for _, n := range seq {
		switch n.kind {
		case nodeTest, nodeType, nodeCompare, nodeTrue, nodeFail:
		default:
			return false
		}
	}
	return true
}

// SimpleCondition reports whether the condition c, a goal on h, is a conjunction
// of tests; its outcome is then not in the choice log. When ages is true the log
// can still have entries of it, also when it does not hold: what the age of
// variables decided (Ordering).
func (p *Program) SimpleCondition(h *term.Heap, c term.Word, isSystem bool) (simple, ages bool) {
	stack := []term.Word{c}
	for len(stack) > 0 {
		g := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if h.Is(g, term.AtomComma, 2) {
			stack = append(stack, h.RawArg(g, 2), h.RawArg(g, 1))
			continue
		}
		name, arity, ok := h.Functor(g)
		if !ok {
			return false, false
		}
		if arity == 0 && (name == term.AtomTrue || name == term.AtomFail || name == term.AtomFalse) {
			continue
		}
		q := p.Lookup(name, arity, isSystem)
		if q == nil || q.Builtin == nil || !isTest(q.Builtin) {
			return false, false
		}
		ages = ages || q.Builtin.Ages
	}
	return true, ages
}

// Numbering. A chunk is a stretch of the clause in which registers survive: it
// ends behind each call. The branches of a construct that pushes a choice
// point begin chunks of their own; those of a conditional on tests alone go on
// in the chunk before it. The whole of a construct is followed by a new chunk.

func (a *analysis) number(seq []*node, chunk int) int {
	for _, n := range seq {
		a.pos++
		n.pos, n.chunk = a.pos, chunk
		switch n.kind {
		case nodeIf, nodeOr, nodeNot:
			if !n.simple {
				a.choices = true
			}
			if n.kind != nodeOr {
				chunk = a.number(n.cond, chunk)
			}
			if n.kind != nodeNot {
				chunk = a.number(n.then, chunk)
				elseChunk := n.chunk
				if !n.simple {
					elseChunk = a.newChunk()
				}
				a.number(n.els, elseChunk)
			}
			if n.kind == nodeNot && n.simple {
				chunk = n.chunk
			} else {
				chunk = a.newChunk()
			}
			n.after = chunk
			n.end = a.pos
		case nodeCall:
			a.calls++
			_, arity, _ := a.h.Functor(n.goal)
			if arity > a.args {
				a.args = arity
			}
			a.occurAll(n.goal, n.pos, chunk)
			chunk = a.newChunk()
		case nodeTrue, nodeFail, nodeCut:
		default:
			a.occurAll(n.goal, n.pos, chunk)
		}
	}
	return chunk
}

func (a *analysis) newChunk() int {
	a.chunks++
	return a.chunks
}

// occurAll notes every variable of w at a position.
func (a *analysis) occurAll(w term.Word, pos, chunk int) {
	stack := []term.Word{w}
	h := a.h
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if w.IsVar() {
			a.occur(w, pos, chunk)
			continue
		}
		if _, n, ok := h.Functor(w); ok {
			for k := n; k > 0; k-- {
				stack = append(stack, h.RawArg(w, k))
			}
		}
	}
}

func (a *analysis) occur(w term.Word, pos, chunk int) {
	v := a.vars[w]
	if v == nil {
		v = &variable{word: w, first: pos, chunk: chunk, slot: -1}
		a.vars[w] = v
		a.order = append(a.order, v)
	}
	if v.chunk != chunk {
		v.chunk = -1
	}
	v.last = pos
	v.occurs++
}

// needsEnvironment reports whether a sequence in this place makes calls that
// return to the clause.
func needsEnvironment(seq []*node, tail bool) bool {
	for i, n := range seq {
		last := tail && i == len(seq)-1
		switch n.kind {
		case nodeCall:
			if !last {
				return true
			}
		case nodeIf, nodeOr, nodeNot:
			if !n.simple || needsEnvironment(n.then, last) || needsEnvironment(n.els, last) {
				return true
			}
			if n.kind == nodeIf && !last && (containsCall(n.then) || containsCall(n.els)) {
				return true
			}
		}
	}
	return false
}

func containsCall(seq []*node) bool {
	for _, n := range seq {
		if n.kind == nodeCall || containsCall(n.cond) || containsCall(n.then) || containsCall(n.els) {
			return true
		}
	}
	return false
}
