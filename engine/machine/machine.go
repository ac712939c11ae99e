package machine

import (
	"sync/atomic"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Machine is one run over a program: a heap, stacks and registers.
//
// The heap is the embedded term.Heap: built-ins make terms with its methods.
// All other areas are indexed by integers, so Go's collector sees no pointers.
type Machine struct {
	// What nearly every instruction touches comes first, in few cache lines:
	// behind x, fib, ackermann and tak took 1.1 to 1.2 times as long.
	e   int // current environment
	st  int // top of stk
	bst int // top of stk at the newest choice point: what is below is protected
	b   int // end of the newest choice point
	b0  int // choice point when the current predicate was called
	cp  int // continuation
	pc  int // next instruction, while the run loop has called something
	s   int // next argument to unify
	hb  int // heap top at the newest choice point: older variables are trailed
	tr  int // top of trail

	budget    int // calls until the next look at limits
	soft      int // heap top from which a call collects
	softStack int // stk top from which a call grows it

	stk   []term.Word // environments: caller's E, continuation, slots
	cps   []term.Word // choice points: saved arguments, then 8 fields
	trail []term.Word
	p     *Program

	term.Heap
	Ops   *syntax.Operators
	Flags *syntax.Flags

	x   [256]term.Word // argument and temporary registers
	pdl []term.Word

	record bool
	choiceLog
	catching     []term.Word // variables of the catcher that is tried, see findCatching
	manyCatching bool
	named        int32            // the clause that a built-in has found, see Builtin.Names
	settled      func() term.Word // see Ordering

	// Unknown is why oracles gave up, in order: an absence of answers after one
	// of them did says nothing.
	Unknown []string

	globals globals
	waking  waking
	base    int // choice point the current run began at
	sentry  int // newest choice point of a sentry, 0 for none: see sentry.go
	nested  int // clean-ups being run, one within the other

	occurs OccursCheck // the flag occurs_check
	fault  error       // of a unification, when it is error: see takeFault
	stack  Stack       // where the last uncaught error was raised, see stack.go

	pending       term.Word // body to run next, set by firstClause and its kin
	pendingSystem bool
	binding       []term.Word // variables of an image, by cell

	found     []term.Word // findall's collected solutions, all levels
	foundRoom int         // words that they may take
	levels    []int       // where in found each running findall begins
	limits    Limits
	calls     uint64 // calls made before the current budget
	slice     int    // size of the current budget
	stop      atomic.Pointer[error]
	// waiting is the machine that this one was forked from: what interrupts it
	// interrupts both.
	waiting *Machine
	atoms   int64 // bytes of atoms when the limits were set
	swept   int64 // bytes held when Go was told to collect, with a memory limit
	Stats   Stats

	spare      []term.Word // area for the next collection
	mapped     *mappedAreas
	leftBehind bool // a large area was replaced
	full       bool // the heap was about to pass its limit
	live       int  // cells that the last collection kept
	stress     bool // collect at every call
	seen       []uint64
}

// Fields of a choice point, from its end.
const (
	cpPrev  = 8 // end of the choice point before
	cpE     = 7
	cpCP    = 6
	cpAlt   = 5 // address of the alternative
	cpTrail = 4
	cpHeap  = 3
	cpStack = 2
	cpLog   = 1
	cpSize  = 8
)

// New gives a machine over p.
func New(p *Program) *Machine {
	m := &Machine{p: p, Ops: p.Ops, Flags: p.Flags, occurs: p.occurs}
	m.Init(1 << 16)
	m.stk = make([]term.Word, 1<<12)
	m.cps = make([]term.Word, 1<<12)
	m.trail = make([]term.Word, 1<<12)
	m.b = cpSize
	m.base = m.b
	m.setSoft()
	m.softStack = len(m.stk) - 300
	m.budget, m.slice = budgetSlice, budgetSlice
	return m
}

// Program gives the program the machine runs.
func (m *Machine) Program() *Program { return m.p }

// Aux gives extension state of the program, see Program.Aux.
func (m *Machine) Aux(key any, make func() any) any { return m.p.Aux(key, make) }

// margin is how many cells the code between two calls may take unasked.
const margin = 4096

func (m *Machine) setSoft() {
	m.soft = len(m.Cells) - 3*margin
	if m.stress {
		m.soft = 0
	}
	if len(m.waking.goals) > 0 {
		m.soft = -1
	}
}

// SetStress makes every call collect, for tests.
func (m *Machine) SetStress(on bool) {
	m.stress = on
	m.setSoft()
}

// bind sets the unbound variable v, which must be a Ref, to w, dereferenced.
func (m *Machine) bind(v, w term.Word) {
	if m.Cells[v.Index()] != v {
		m.bindAttributed(v, w)
		return
	}
	m.Cells[v.Index()] = w
	if v.Index() < m.hb {
		m.push(v)
	}
}

// push notes on the trail that v was bound.
func (m *Machine) push(v term.Word) {
	if m.tr >= len(m.trail) {
		m.growTrail()
	}
	m.trail[m.tr] = v
	m.tr++
}

// growTrail also makes the next call collect, which prunes the trail.
func (m *Machine) growTrail() {
	if m.tr >= pruneAt && m.soft > 0 {
		m.soft = 0
	}
	m.trail = m.grown(m.trail, 1)
}

// pruneAt is the length from which a trail is pruned before it grows again.
const pruneAt = 1 << 16

// pushChoice makes a choice point that keeps x1..xn, with this alternative.
func (m *Machine) pushChoice(n, alt int) {
	nb := m.b + cpSize + n
	if nb+cpSize >= len(m.cps) {
		m.growChoices(nb)
	}
	copy(m.cps[m.b:m.b+n], m.x[1:n+1])
	m.fillChoice(nb, m.cp, alt)
	m.choose(nb)
}

// fillChoice writes the fields of a choice point that ends at nb and has this
// continuation and alternative. Arguments it keeps lie below them.
func (m *Machine) fillChoice(nb, cp, alt int) {
	f := (*[cpSize]term.Word)(m.cps[nb-cpSize:])
	f[0] = term.Word(m.b)
	f[1] = term.Word(m.e)
	f[2] = term.Word(cp)
	f[3] = term.Word(alt)
	f[4] = term.Word(m.tr)
	f[5] = term.Word(m.Top)
	f[6] = term.Word(m.st)
	f[7] = term.Word(m.lp)
}

// choose makes what ends at nb the newest choice point, once it is filled.
func (m *Machine) choose(nb int) {
	m.b = nb
	m.hb = m.Top
	m.bst = m.st
	m.Stats.Choices++
}

// growChoices makes room for a choice point that ends at nb, and a little more.
func (m *Machine) growChoices(nb int) { m.cps = m.grown(m.cps, nb+cpSize+1-len(m.cps)) }

// cutTo drops the choice points newer than b.
func (m *Machine) cutTo(b int) {
	if m.b != b {
		m.dropChoices(b)
	}
}

// dropChoices makes b the newest choice point.
func (m *Machine) dropChoices(b int) {
	m.b = b
	f := (*[cpSize]term.Word)(m.cps[b-cpSize:])
	m.hb = int(f[cpSize-cpHeap])
	m.bst = int(f[cpSize-cpStack])
}

// restoreChoice brings registers back to the newest choice point of n arguments.
func (m *Machine) restoreChoice(n int) {
	f := m.cps[m.b-cpSize : m.b]
	m.e = int(f[1])
	m.cp = int(f[2])
	copy(m.x[1:n+1], m.cps[m.b-cpSize-n:m.b-cpSize])
	m.b0 = int(f[0])
}

// popChoice drops the newest choice point.
func (m *Machine) popChoice() { m.cutTo(int(m.cps[m.b-cpPrev])) }

// frame makes an environment with these slots whose continuation is the
// current one; the code at cont runs when the goal called next returns.
func (m *Machine) frame(cont int, slots ...term.Word) {
	if m.st+len(slots)+2 > len(m.stk)-300 {
		m.growStack(len(slots) + 302)
	}
	m.stk[m.st] = term.Word(m.e)
	m.stk[m.st+1] = term.Word(m.cp)
	copy(m.stk[m.st+2:], slots)
	m.e = m.st
	m.st += len(slots) + 2
	m.cp = cont
}

func (m *Machine) growStack(n int) {
	m.stk = m.grown(m.stk, n)
	m.softStack = len(m.stk) - 300
}

// allocate makes an environment of so many slots.
func (m *Machine) allocate(slots uint64) {
	e := m.st
	m.stk[uint32(e)] = term.Word(m.e)
	m.stk[uint32(e+1)] = term.Word(m.cp)
	m.e = e
	m.st = e + int(slots) + 2
}

// deallocate drops the current environment.
func (m *Machine) deallocate() {
	m.cp = int(m.stk[uint32(m.e+1)])
	if m.e >= m.bst {
		m.st = m.e
	}
	m.e = int(m.stk[uint32(m.e)])
}

// slot gives the place of a slot of the current environment; n is an operand
// that stands in the low byte of what it is given.
func (m *Machine) slot(n uint64) *term.Word { return &m.stk[uint32(m.e+2+int(uint8(n)))] }

// softCommit makes the choice point that ends at b fail for good, and drops it
// when it is the newest.
func (m *Machine) softCommit(b int) {
	if m.b == b {
		m.popChoice()
		return
	}
	m.cps[b-cpAlt] = term.Word(m.p.specials.dropFail)
}
