package machine

import (
	"github.com/eyeprove/eyeprove/engine/term"
)

// maxArity is the largest arity of a predicate: its arguments are registers.
const maxArity = 200

// predSwitch says where a call of a predicate goes, by its first argument.
// Every field is an address; without selection they are all the same.
type predSwitch struct {
	entry, variable, list, other int32
	indexed                      bool
	mask                         uint64
	keys                         []term.Word
	vals                         []int32
}

// jump makes every call go to one address.
func (s *predSwitch) jump(at int) {
	*s = predSwitch{entry: int32(at), variable: int32(at), list: int32(at), other: int32(at),
		keys: []term.Word{0}, vals: []int32{int32(at)}}
}

func hashKey(w term.Word) uint64 { return uint64(w>>3 ^ w>>9 ^ w&7 ^ w>>32) }

func (s *predSwitch) build(keys []term.Word, vals []int32) {
	n := 4
	for n < 2*len(keys) {
		n *= 2
	}
	s.mask = uint64(n - 1)
	s.keys = make([]term.Word, n)
	s.vals = make([]int32, n)
	for i := range s.vals {
		s.vals[i] = s.other
	}
	for i, k := range keys {
		h := hashKey(k) & s.mask
		for s.keys[h] != 0 {
			h = (h + 1) & s.mask
		}
		s.keys[h], s.vals[h] = k, vals[i]
	}
}

// unlink makes the next call of q compile it afresh.
func (p *Program) unlink(q *Pred) {
	q.groups = nil
	if !q.linked && q.linkAt != 0 && q.inner == nil {
		return
	}
	q.linked = false
	if q.inner != nil {
		q.inner.Dynamic = q.Dynamic
		p.unlink(q.inner)
	}
	if q.linkAt == 0 {
		q.linkAt = int32(p.emit(ins(opLink, 0, 0, 0) | uint64(q.Index)<<32))
	}
	p.switches[q.Index].jump(int(q.linkAt))
	for _, u := range q.users {
		p.unlink(u)
	}
	q.users = nil
}

// link compiles q so that its switch is ready.
func (p *Program) link(q *Pred) {
	if q.linked {
		return
	}
	if q.Target == nil && !q.Defined {
		p.seek(q)
	}
	if q.Target != nil {
		p.link(q.Target)
	}
	// Linking can add predicates, which moves the switches: take ours only now.
	s := &p.switches[q.Index]
	switch {
	case q.Target != nil:
		*s = p.switches[q.Target.Index]
		if q.Target.Builtin == nil && !q.Target.Control {
			q.Target.users = append(q.Target.users, q)
		}
	case q.Tabled:
		s.jump(p.emit(ins(opTabled, q.Arity, 0, 0) | uint64(q.Index)<<32))
	case q.Go != nil:
		s.jump(p.fnCode(q.fnIndex))
	case q.Control || q.Builtin != nil:
	case q.Dynamic:
		s.jump(p.emit(ins(opDynamic, q.Arity, 0, 0) | uint64(q.Index)<<32))
		p.retryCode(q)
	case !q.Defined:
		s.jump(p.emit(ins(opUndefined, q.Arity, 0, 0) | uint64(q.Index)<<32))
	default:
		p.linkStatic(q)
	}
	q.linked = true
}

// seek looks for the definition of an entry that has none: in the library, and,
// for an entry of the user, among the system's predicates that were defined
// after it was made.
func (p *Program) seek(q *Pred) {
	key := term.MakeFun(q.Name, q.Arity)
	if s := p.byName[system][key]; (s == nil || !s.Defined) && p.Autoload != nil {
		p.Autoload(q.Name, q.Arity)
	}
	if s := p.byName[system][key]; !q.System && s != nil && s.Defined {
		q.Target = s
	}
}

func (p *Program) linkStatic(q *Pred) {
	if q.stored = q.clauses.living() > maxCompiled; q.stored {
		p.switches[q.Index].jump(p.emit(ins(opDynamic, q.Arity, 0, 0) | uint64(q.Index)<<32))
		p.retryCode(q)
		return
	}
	for _, id := range q.clauses.clauses() {
		if c := p.clause(id); !c.Erased() && c.code == 0 {
			p.compileClause(id)
		}
	}
	clauses := p.Clauses(q)
	if q.Arity == 0 || !p.anyKey(clauses) {
		at := p.chain(q, clauses, false)
		p.switches[q.Index].jump(at)
		return
	}
	entry := int32(p.emit(uint64(opSwitch) | uint64(q.Index)<<32))
	s := p.switchOn(clauses, 1, func(group []*Clause, byKey bool) int32 {
		return int32(p.chain(q, group, byKey))
	})
	s.entry, s.indexed = entry, true
	p.switches[q.Index] = s
}

// switchOn makes a selection by argument k; chain gives the address of the code
// for a group, byKey that the argument was selected.
func (p *Program) switchOn(clauses []*Clause, k int, chain func(group []*Clause, byKey bool) int32) predSwitch {
	var s predSwitch
	groups := p.groupByKey(clauses, k)
	s.variable = chain(clauses, false)
	s.other = chain(groups.vars, true)
	s.list = s.other
	var keys []term.Word
	var vals []int32
	for _, k := range groups.keys {
		at := chain(groups.byKey[k], true)
		if k == term.FunDot {
			s.list = at
			continue
		}
		keys = append(keys, k)
		vals = append(vals, at)
	}
	s.build(keys, vals)
	return s
}

func (p *Program) anyKey(clauses []*Clause) bool {
	for _, c := range clauses {
		if p.keyAt(c, 1) != 0 {
			return true
		}
	}
	return false
}

// keyAt gives what argument k of c can match.
func (p *Program) keyAt(c *Clause, k int) term.Word {
	cells := p.Image(c).Cells
	if cells[2].Tag() == term.Atm {
		return 0
	}
	return keyIn(cells, argOf(cells, k))
}

// maxCompiled is the most clauses of a static predicate that are compiled. Those
// of a bigger one are run from the store, as those of dynamic predicates are:
// code and switch take as much memory again as the clause.
const maxCompiled = 1 << 15

// keyGroups are the clauses of a predicate by what their first argument can match.
type keyGroups struct {
	keys  []term.Word // in order of first occurrence
	byKey map[term.Word][]*Clause
	vars  []*Clause // what every other argument finds
}

// groupByKey groups clauses by argument k.
func (p *Program) groupByKey(clauses []*Clause, k int) keyGroups {
	g := keyGroups{byKey: map[term.Word][]*Clause{}}
	for _, c := range clauses {
		key := p.keyAt(c, k)
		if key == 0 {
			g.vars = append(g.vars, c)
			for _, k := range g.keys {
				g.byKey[k] = append(g.byKey[k], c)
			}
			continue
		}
		list, ok := g.byKey[key]
		if !ok {
			g.keys = append(g.keys, key)
			list = append(list, g.vars...)
		}
		g.byKey[key] = append(list, c)
	}
	return g
}

// retryCode emits, once, the instruction that tries q's next clause from the store.
func (p *Program) retryCode(q *Pred) {
	if q.retryAt == 0 {
		q.retryAt = int32(p.emit(ins(opRetryStore, q.Arity, 0, 0) | uint64(q.Index)<<32))
	}
}

// maxChain is the longest group of clauses tried one after the other; longer
// ones are run from the store, which indexes other arguments as well.
const maxChain = 16

// A group of clauses is tried by a plan that the rebuilding of proofs follows
// too (see Select): guarded clauses in front are decided by their tests; a
// single clause that is left is entered; several are tried with a choice
// point, and then the choice log names the clause.

// chain emits the code that tries a group and gives its address. byKey says
// that the first argument was selected.
func (p *Program) chain(q *Pred, group []*Clause, byKey bool) int {
	if len(group) > maxChain {
		p.retryCode(q)
		return p.emit(ins(opDynamic, q.Arity, 0, 0) | uint64(q.Index)<<32)
	}
	start := len(p.code)
	for i, c := range group {
		rest := group[i+1:]
		if g := c.guard(); g.ok && (byKey || !g.indexed) {
			if g.tests == 0 {
				return p.jumpChain(start, p.entries(c).committed)
			}
			if len(rest) == 0 {
				return p.jumpChain(start, p.entry(c, byKey))
			}
			p.guardTests(q, c)
			continue
		}
		if len(rest) == 0 {
			return p.jumpChain(start, p.entry(c, byKey))
		}
		p.tries(q, group[i:], byKey, 2)
		return start
	}
	if start == len(p.code) {
		return addrFail
	}
	p.emit(uint64(opFail))
	return start
}

// jumpChain ends a chain with a single clause, without a jump where it can.
func (p *Program) jumpChain(start int, code int32) int {
	if start == len(p.code) {
		return int(code)
	}
	p.emit(uint64(opJump) | uint64(code)<<32)
	return start
}

// guardTests emits the tests of c on the arguments: when they hold, control
// goes to the clause behind them.
func (p *Program) guardTests(q *Pred, c *Clause) {
	h := &p.scratch
	im := p.Image(c)
	h.Init(4 * len(im.Cells))
	w := h.Thaw(im)
	a := p.analyze(h, h.Arg(w, 1), h.Arg(w, 2), q.System)
	g := &generator{p: p, a: a, h: h, level: -1, cutSlot: -1, labels: []int32{0}}
	g.base = a.args + 1
	for i := 1; i <= q.Arity; i++ {
		if w := h.Arg(a.head, i); w.IsVar() {
			a.vars[w].x = i
		}
	}
	p.barrier = len(p.code)
	p.mark(c, false)
	defer p.mark(nil, false)
	next := g.newLabel()
	g.tests(a.body[:c.guard().tests], next)
	p.emit(uint64(opJump) | uint64(c.commit)<<32)
	g.place(next)
	for _, f := range g.fixes {
		p.code[f.at] |= uint64(uint32(g.labels[f.label])) << 32
	}
}

// Select gives the clause that a call of q takes when no choice is needed to
// know it. It gives nil when the choice log names the clause, and nil with
// none true when no clause can match. It follows the plan of chain.
func (p *Program) Select(h *term.Heap, q *Pred, args []term.Word) (c *Clause, none bool, err error) {
	if q.Target != nil {
		q = q.Target
	}
	if q.Dynamic {
		return nil, false, nil
	}
	if !q.linked {
		p.link(q)
	}
	if q.stored {
		return nil, false, nil
	}
	group, byKey := p.group(h, q, args)
	if len(group) > maxChain {
		return nil, false, nil
	}
	for i, c := range group {
		rest := group[i+1:]
		if g := c.guard(); g.ok && (byKey || !g.indexed) {
			if g.tests == 0 || len(rest) == 0 {
				return c, false, nil
			}
			holds, err := p.guardHolds(h, c, args)
			if err != nil || holds {
				return c, false, err
			}
			continue
		}
		if len(rest) == 0 {
			return c, false, nil
		}
		return nil, false, nil
	}
	return nil, true, nil
}

// group gives the clauses that the first argument selects.
func (p *Program) group(h *term.Heap, q *Pred, args []term.Word) ([]*Clause, bool) {
	if q.groups == nil {
		all := p.Clauses(q)
		g := p.groupByKey(all, 1)
		q.groups, q.groupsAll = &g, all
	}
	if len(args) == 0 || len(q.groups.keys) == 0 {
		return q.groupsAll, false
	}
	w := h.Deref(args[0])
	if w.IsVar() {
		return q.groupsAll, false
	}
	if list, ok := q.groups.byKey[keyOf(h.Cells, w)]; ok {
		return list, true
	}
	return q.groups.vars, true
}
