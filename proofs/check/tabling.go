package check

import "github.com/eyeprove/eyeprove/engine/term"

// tabling solves goals of tabled predicates: each goal, up to renaming, has a table
// of its distinct answers. A goal that is met again while its table is being filled
// is given the answers found so far; the outermost of the goals that wait for each
// other so, the leader, runs its clauses again until a round adds no answer to any
// of their tables. Then these are complete.
//
// Answers found so far must not decide anything but what answers there are: where
// a negation, a condition, a collection or a cut waits for them the run is given
// up, as is one that nests too deep.
type tabling struct {
	index   *goalIndex // of the goals
	tables  []*table
	filling []*table // from the outermost inwards
	waiting []*table // for a leader, in the order in which they were filled
	added   int      // answers, to all tables
	round   int
}

// table is the answers of a goal.
type table struct {
	answers  *goalIndex
	complete bool
	round    int  // in which it was filled last
	depth    int  // its place in filling, -1 for none
	leader   int  // the place of the outermost goal that it waits for
	met      bool // again, while it was being filled
	decides  bool // what waits for it looks at more than its answers one by one
}

const (
	maxTableDepth   = 2_000
	maxTableAnswers = 1_000_000 // of all tables kept from one run to the next
)

func newTabling() *tabling { return &tabling{index: newGoalIndex(term.NewHeap(0))} }

// of gives the table of a goal of h, making it when it is new.
func (t *tabling) of(h *term.Heap, goal term.Word) *table {
	own := t.index.hasher.heap
	top := own.Top
	at, added := t.index.add(h.CopyTo(own, goal))
	if !added {
		own.Top = top
		return t.tables[at]
	}
	fresh := &table{answers: newGoalIndex(term.NewHeap(0)), depth: -1, round: -1}
	t.tables = append(t.tables, fresh)
	return fresh
}

// wait notes that the goals being filled from this depth on wait for that one;
// decides says that they do more with its answers than to find theirs.
func (t *tabling) wait(depth int, decides bool) {
	for _, above := range t.filling[depth+1:] {
		decides = decides || above.decides
		above.leader = min(above.leader, depth)
	}
	if decides {
		panic(exhausted{})
	}
}

// solveTabled solves a goal of a tabled predicate.
func (r *resolver) solveTabled(goal term.Word, p *predicate) result {
	t := r.tabling
	r.payForCopy(goal)
	table := t.of(r.heap, goal)
	switch {
	case table.complete:
	case table.depth >= 0:
		table.met = true
		t.wait(table.depth, r.decides())
	case len(t.filling) > 0 && table.round == t.round:
		t.wait(table.leader, r.decides())
	default:
		if came := r.fill(table, goal, p); came.answer != solved {
			return came
		}
	}
	h := r.heap
	own := table.answers.hasher.heap
	r.budget.spend(own.Top)
	solutions := make([]solution, len(table.answers.goals))
	for i, answer := range table.answers.goals {
		solutions[i] = solution{{goal, own.CopyTo(h, answer)}}
	}
	if !r.takeSolution(goal, solutions, r.cont, false) {
		return result{answer: failed}
	}
	return result{answer: solved}
}

// fill finds the answers of a goal, all of them when it is a leader.
func (r *resolver) fill(table *table, goal term.Word, p *predicate) result {
	t := r.tabling
	depth, waiting := len(t.filling), len(t.waiting)
	if depth == maxTableDepth {
		panic(exhausted{})
	}
	table.depth, table.leader, table.met, table.decides = depth, depth, false, r.decides()
	t.filling = append(t.filling, table)
	came := result{answer: solved}
	for {
		t.round++
		table.round = t.round
		before := t.added
		came = r.fillOnce(table, goal, p)
		if came.answer != solved || table.leader < depth || !table.met || t.added == before {
			break
		}
	}
	t.filling = t.filling[:depth]
	table.depth = -1
	dependent := t.waiting[waiting:]
	switch {
	case came.answer != solved:
		table.round = -1
		for _, w := range dependent {
			w.round = -1
		}
		t.waiting = t.waiting[:waiting]
	case table.leader == depth:
		table.complete = true
		for _, w := range dependent {
			w.complete = true
		}
		t.waiting = t.waiting[:waiting]
	default:
		table.round = t.round
		for _, w := range dependent {
			w.leader = min(w.leader, table.leader)
		}
		t.waiting = append(t.waiting, table)
	}
	return came
}

// fillOnce runs the clauses of a goal to the end and adds the answers to its table.
func (r *resolver) fillOnce(table *table, goal term.Word, p *predicate) result {
	h := r.heap
	base, cont, floor := int32(len(r.choices)), r.cont, r.floor
	r.push(choice{kind: stopChoice})
	r.floor = base + 1
	stop := r.frame(frame{kind: stopFrame})
	own := h.Copy(goal)
	came := result{answer: failed}
	if r.tryClauses(frame{goal: own, next: stop, foreign: true}, own, p, 0, false) {
		came = r.run()
	}
	for ; came.answer == solved; came = r.again() {
		r.payForCopy(own)
		answers := table.answers.hasher.heap
		top := answers.Top
		if _, added := table.answers.add(h.CopyTo(answers, own)); added {
			r.tabling.added++
		} else {
			answers.Top = top
		}
	}
	var ball term.Image
	if came.answer == threw {
		ball = h.Freeze(came.ball)
	}
	c := r.choices[base]
	r.undo(int(c.trail))
	h.Top = c.top
	r.frames = r.frames[:c.frames]
	r.cutTo(base)
	r.cont, r.floor = cont, floor
	switch came.answer {
	case failed:
		came.answer = solved
	case threw:
		came.ball = h.Thaw(ball)
	}
	return came
}

// decides reports whether what follows a goal looks at more than its answers one by
// one.
func (r *resolver) decides() bool {
	for at := r.cont; r.frames[at].kind != stopFrame; at = r.frames[at].next {
		r.budget.spend(1)
		switch f := &r.frames[at]; f.kind {
		case leaveFrame:
		case solveFrame:
			if goalHasCut(r.heap, f.goal) {
				return true
			}
		default:
			return true
		}
	}
	return false
}

// forget drops what is not complete, after a run that was given up, and all when
// it is too much to keep.
func (t *tabling) forget() {
	if len(t.filling) > 0 || t.added > maxTableAnswers {
		*t = *newTabling()
	}
}
