package machine

import (
	"github.com/eyeprove/eyeprove/engine/term"
)

// tries emits the code that tries the clauses of a group, the choice log naming
// each that is entered. Screened clauses in front are decided without a choice
// point. Then an argument may tell the other clauses apart: the first that does,
// from argument from on.
func (p *Program) tries(q *Pred, group []*Clause, byKey bool, from int) {
	t := trier{p: p, q: q, group: group, byKey: byKey, unsure: make([][]int, len(group)), alts: make([][]int, len(group))}
	front := t.screens()
	if rest := group[front:]; len(rest) == 1 {
		p.enter(rest[0], p.entry(rest[0], byKey))
		t.retries()
	} else if k := p.splitting(q, rest, from); k > 0 {
		p.emit(ins(opSwitchArg, k, 0, 0) | uint64(len(p.splits))<<32)
		t.retries()
		p.splitOn(q, rest, byKey, k)
	} else {
		t.try(front)
		t.retries()
	}
}

// trier is the emission of one group. Places in the code wait for the addresses
// they hold in their upper half.
type trier struct {
	p      *Program
	q      *Pred
	group  []*Clause
	byKey  bool
	unsure [][]int // what goes to the trying of a clause, by its place in the group
	alts   [][]int // what goes to the retrying of a clause
}

// screens emits the screens of the clauses in front and gives their number.
func (t *trier) screens() int {
	p := t.p
	var fails []int
	front := 0
	for front < len(t.group)-1 {
		c := t.group[front]
		s, ok := p.screenOf(c, t.byKey)
		if !ok {
			break
		}
		p.patch(fails)
		fails = nil
		for _, step := range s.steps {
			fails = append(fails, p.emit(step.ins))
			p.emit(uint64(step.literal))
			t.unsure[front] = append(t.unsure[front], p.emit(0))
		}
		if s.certain {
			p.enter(c, p.entries(c).committed)
		} else {
			t.unsure[front] = append(t.unsure[front], p.emit(uint64(opJump)))
		}
		front++
	}
	p.patch(fails)
	return front
}

// try emits the first try of a clause, which makes the choice point.
func (t *trier) try(i int) {
	c := t.group[i]
	t.p.emit(ins(opTry, t.q.Arity, 0, 0) | uint64(t.p.entry(c, t.byKey))<<32)
	t.alts[i+1] = append(t.alts[i+1], t.p.emit(uint64(c.ID)))
}

// retries emits the tries of clauses whose screens do not tell, and the retries
// that tries go on at.
func (t *trier) retries() {
	p := t.p
	for i := range t.group {
		if len(t.unsure[i]) > 0 {
			p.patch(t.unsure[i])
			t.try(i)
		}
	}
	for i := range t.group {
		if len(t.alts[i]) == 0 {
			continue
		}
		p.patch(t.alts[i])
		op := opRetry
		if i == len(t.group)-1 {
			op = opTrust
		}
		c := t.group[i]
		p.emit(ins(op, t.q.Arity, 0, 0) | uint64(p.entry(c, t.byKey))<<32)
		at := p.emit(uint64(c.ID))
		if op == opRetry {
			t.alts[i+1] = append(t.alts[i+1], at)
		}
	}
}

// patch puts the address of what is emitted next in the upper half of words.
func (p *Program) patch(at []int) {
	for _, i := range at {
		p.code[i] |= uint64(len(p.code)) << 32
	}
}

// enter emits a jump to a clause that the choice log names.
func (p *Program) enter(c *Clause, code int32) {
	p.emit(uint64(opEnter) | uint64(code)<<32)
	p.emit(uint64(c.ID))
}

// maxSplit is the last argument that is looked at to tell clauses apart.
const maxSplit = 4

// splitting gives the first argument, from a place on, of which two clauses have
// different keys; 0 when there is none.
func (p *Program) splitting(q *Pred, group []*Clause, from int) int {
	for k := from; k <= min(q.Arity, maxSplit); k++ {
		first := term.Word(0)
		for _, c := range group {
			key := p.keyAt(c, k)
			if first == 0 {
				first = key
			}
			if key != 0 && key != first {
				return k
			}
		}
	}
	return 0
}

// splitOn builds the newest switch of opSwitchArg: on argument k of a group.
func (p *Program) splitOn(q *Pred, group []*Clause, byKey bool, k int) {
	i := len(p.splits)
	p.splits = append(p.splits, predSwitch{})
	s := p.switchOn(group, k, func(group []*Clause, _ bool) int32 {
		if len(group) == 0 {
			return addrFail
		}
		start := int32(len(p.code))
		if len(group) == 1 {
			p.enter(group[0], p.entry(group[0], byKey))
		} else {
			p.tries(q, group, byKey, k+1)
		}
		return start
	})
	p.splits[i] = s
}

// commits reports whether a screen can know that a clause commits, or that it
// commits whenever its first argument is selected: then it is compiled a second
// time, as what is left to do, unless it is big.
func (p *Program) commits(c *Clause) bool {
	if c.size > maxTwice {
		return false
	}
	s, ok := p.screenOf(c, true)
	gd := c.guard()
	return ok && s.certain || gd.ok && gd.tests == 0
}

// maxTwice is the most cells of a clause that is compiled twice.
const maxTwice = 80

// testsBeforeCut counts the goals of a body before its first cut.
func testsBeforeCut(im term.Image) int {
	n := 0
	goal, rest := firstGoal(im, BodyOf(im))
	for ; rest != 0 && goal != term.AtomCut.Word(); goal, rest = firstGoal(im, rest) {
		n++
	}
	return n
}
