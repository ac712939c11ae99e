package proofs

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// justification is how a goal was solved.
type justification uint8

const (
	byNothing justification = iota // a frame that is no goal of its own
	byClause                       // rule(N) or fact(N), builtin for a library clause
	byBuiltin
	byControl
	byCalled // called(G0)
	byAbsent
	byCollected
	byAsserted
	byLibrary // while it is being solved: builtin, called(G0) or control
)

// node is a goal of the derivation that was solved. Its uses begin at uses in
// rebuilder.uses and end where those of the next node begin.
type node struct {
	goal  term.Word
	uses  int32
	ref   int32 // of byClause: the recipe, in rebuilder.cooked
	met   int32 // length of the trail when the goal was met, plus one; 0 where that does not matter
	by    justification
	inner bool // a negation or collection within the library
}

// frame is a sequence of goals being solved. It holds no pointers, so that Go's
// collector does not look at the stack of a deep derivation.
type frame struct {
	goal   term.Word // what is solved when it is done; with later, what to run
	base   int       // where the block of its clause lies
	seq    int32     // in rebuilder.seqs
	left   int32     // how many goals are left of it
	mark   int32     // values from here on are its uses
	ref    int32
	met    int32 // as for a node
	watch  bool  // it is in rebuilder.watching
	memo   bool  // it is in rebuilder.memo.calls
	by     justification
	stage  stage
	later  bool // run goal, which no plan exists for
	system bool // goals of run-time terms are read in the system's namespace
	silent bool // within the library: its goals are not recorded
}

// rebuilder resolves along logs. Its heap is that of a machine which only runs
// deterministic built-ins again.
type rebuilder struct {
	program  *machine.Program
	m        *machine.Machine
	h        *term.Heap
	expanded bool // explain through the library

	seqs    [][]goalPlan
	recipes []*recipe // by clause id
	cooked  []*recipe // all of them, in the order they were made
	preds   [2]map[term.Word]*predicate
	regs    []term.Word
	pairs   []term.Word // stack of unify
	args    []term.Word // of a built-in

	log    choiceLog
	at     int // next entry
	frames []frame
	nodes  []node
	uses   []int32 // of the nodes: a node, or ^ an index in done
	values []int32 // the same: what no node uses yet
	done   []use   // nodes that were made steps and are gone
	root   term.Word
	steps  int // resolution steps and built-in calls

	// full is called when the heap passes soft cells, or the nodes softNodes.
	full            func()
	fewNodes        int          // softNodes at first
	interrupted     func() error // see Options
	turns           int          // of the loop
	soft, softNodes int
	spare           []term.Word // area for the next collection
	copier          copier

	converted bool // there are goals '$call'(X), see withCalls

	tabled    []tabledCall        // tabled goals on their way
	answers   map[answerKey]int32 // nodes of answers that are derived
	lastTable int                 // table that answered last

	memo    memo
	waiting // what attributed variables wake

	trail    []term.Word // variables bound, in order
	watched  []sighting
	watching []watch // goals of the library that are being solved and watch
	watches  []watch // those that are solved, in the order of their nodes
}

// sighting is a variable that a call-sensitive built-in met. It is older than
// the calls of the watching goals from index from on.
type sighting struct {
	variable term.Word
	from     int32
}

// watch is the part of rebuilder.watched that belongs to a goal of the library,
// and the top of the heap when it was called. When one of these variables that
// was there then is bound in the end, the goal's instance, called again, could
// go another way: how it was called matters.
type watch struct {
	from, to, top int
	depth         int32 // place in watching
	node          int32
}

// interrupted is the panic of a rebuilding that Options.Interrupted ends.
type interrupted struct{ err error }

// astray is the panic of a derivation that does not follow its log.
type astray struct{ reason string }

func newRebuilder(p *machine.Program, expanded bool) *rebuilder {
	r := &rebuilder{program: p, m: machine.New(p), expanded: expanded, seqs: make([][]goalPlan, 1)}
	r.h = &r.m.Heap
	r.m.TrailAll()
	r.m.SettleBy(r.outcome)
	r.h.Outside = func(term.Word) term.Word { return r.outcome() }
	return r
}

// astray ends the rebuilding.
func (r *rebuilder) astray(format string, args ...any) {
	panic(astray{fmt.Sprintf(format, args...)})
}

// rebuild derives the goal along the log. Afterwards nodes are the derivation,
// but for what is done already, values the goal's conjuncts and root the goal's
// instance.
func (r *rebuilder) rebuild(s *Solution) {
	r.h.Init(1 << 12)
	if r.memo.in != nil {
		r.memo.reset()
		r.memo.in.begin(r.h)
	}
	r.log, r.at = s.log, 0
	r.frames, r.nodes, r.uses, r.values, r.done = r.frames[:0], r.nodes[:0], r.uses[:0], r.values[:0], r.done[:0]
	r.trail, r.watched, r.watching, r.watches = r.trail[:0], r.watched[:0], r.watching[:0], r.watches[:0]
	r.tabled, r.answers = r.tabled[:0], map[answerKey]int32{}
	r.waiting = waiting{}
	r.m.TakeWoken(nil) // of a derivation that went astray
	r.soft, r.softNodes = minCells, min(minNodes, r.fewNodes)
	r.root = r.h.Thaw(s.Goal)
	r.converted = false
	r.called(r.root, false, false)
	r.run()
	if r.at != len(r.log.entries) {
		r.astray("%d entries of the log are left over", len(r.log.entries)-r.at)
	}
	r.attach()
	answer := r.h.Thaw(s.Answer)
	if !r.h.Variant(r.root, answer) {
		r.astray("another instance of the goal was derived")
	}
}

// run solves goals until no frame is left.
func (r *rebuilder) run() {
	for len(r.frames) > 0 || r.attributed && r.m.HasWoken() {
		if r.turns++; r.turns&0xFFF == 0 && r.interrupted != nil {
			if err := r.interrupted(); err != nil {
				panic(interrupted{err})
			}
		}
		if (r.h.Top > r.soft || len(r.nodes) > r.softNodes) && r.full != nil && !r.attributed {
			r.full()
		}
		if r.attributed && r.m.HasWoken() {
			r.wake()
		}
		f := &r.frames[len(r.frames)-1]
		if f.stage != noStage {
			s := f.stage
			r.frames = r.frames[:len(r.frames)-1]
			r.advance(s)
			continue
		}
		if f.later {
			goal, system, silent := f.goal, f.system, f.silent
			r.frames = r.frames[:len(r.frames)-1]
			r.runLater(goal, system, silent)
			continue
		}
		if f.left == 0 {
			if f.by != byNothing {
				r.complete(f)
			}
			r.frames = r.frames[:len(r.frames)-1]
			continue
		}
		seq := r.seqs[f.seq]
		g := &seq[len(seq)-int(f.left)]
		f.left--
		base, silent, system := f.base, f.silent, f.system
		word := g.word
		if word.Tag() != term.Atm {
			word += term.Word(base) << 3
		}
		if f.left == 0 && f.by == byNothing {
			r.frames = r.frames[:len(r.frames)-1] // nothing to come back for
		}
		if g.kind == isPredicate {
			r.call(g.pred, word, silent)
			continue
		}
		r.construct(g, word, base, system, silent)
	}
}

// complete makes the node of a frame whose goals are solved.
func (r *rebuilder) complete(f *frame) {
	by := f.by
	if by == byLibrary {
		by = byBuiltin
		if f.ref == libraryTakes || len(r.values) > int(f.mark) {
			by = byControl
		}
	}
	n := node{goal: f.goal, uses: int32(len(r.uses)), ref: f.ref, met: f.met, by: by}
	if f.watch {
		w := r.watching[len(r.watching)-1]
		r.watching = r.watching[:len(r.watching)-1]
		if w.to = len(r.watched); w.to > w.from {
			w.node = int32(len(r.nodes))
			r.watches = append(r.watches, w)
		}
	}
	r.nodes = append(r.nodes, n)
	if f.by == byLibrary && r.attributed && len(r.values) == int(f.mark) {
		r.suspended(f.goal)
	}
	if by != byAsserted {
		r.uses = append(r.uses, r.values[f.mark:]...)
	}
	r.values = append(r.values[:f.mark], int32(len(r.nodes)-1))
	if f.memo {
		r.remember(int32(len(r.nodes) - 1))
	}
}

// libraryTakes is the ref of a library frame whose predicate takes goals.
const libraryTakes = -1

// leaf makes the node of a goal that is solved without others.
func (r *rebuilder) leaf(goal term.Word, by justification, ref, met int32) {
	r.nodes = append(r.nodes, node{goal: goal, uses: int32(len(r.uses)), ref: ref, met: met, by: by})
	r.values = append(r.values, int32(len(r.nodes)-1))
}

// call solves a goal of a predicate.
func (r *rebuilder) call(p *predicate, goal term.Word, silent bool) {
	q := p.pred
	if q == nil {
		q = r.resolve(p)
	}
	if p.builtin != nil {
		r.primitive(p, goal, silent)
		return
	}
	if q.Tabled {
		r.callTabled(q, goal, silent)
		return
	}
	r.resolution(p, q, q, goal, silent)
}

// resolution solves a goal by a clause of q. selects is q, or the predicate
// that runs the clauses of a tabled one; p is nil for the latter.
func (r *rebuilder) resolution(p *predicate, selects, q *machine.Pred, goal term.Word, silent bool) {
	r.steps++
	if q.System && q.Name.Name() == wokenName && q.Arity == 1 {
		r.woken(r.h.Arg(goal, 1))
		return
	}
	memo := false
	if p != nil && !silent {
		solved := false
		if solved, memo = r.recall(q, goal); solved {
			return
		}
	}
	args := r.arguments(goal)
	c, none, err := r.program.Select(r.h, selects, args)
	if none || err != nil {
		r.astray("no clause of %s/%d matches", q.Name, q.Arity)
	}
	if c == nil {
		id := r.choice()
		if id <= 0 || id > 1<<31-1 {
			r.astray("the log does not name a clause for %s/%d", q.Name, q.Arity)
		}
		if c = r.program.ClauseByID(id); c == nil {
			r.astray("the log names a clause that is gone")
		} else if of := r.program.PredOf(c); of != q {
			r.astray("the log names a clause of %s/%d for %s/%d", of.Name, of.Arity, q.Name, q.Arity)
		}
	}
	k := r.recipe(c)
	top, met := r.h.Top, r.now()
	base := r.resolveWith(k, args)
	f := frame{seq: k.body, left: k.length, base: base, goal: goal, mark: int32(len(r.values)), ref: k.index, by: byClause, system: q.System}
	switch {
	case q.System && silent:
		f.by, f.silent = byNothing, true
	case q.System:
		takes := r.wonder(p).takes
		if !r.expanded || takes {
			f.by, f.silent = byLibrary, true
		}
		if takes {
			f.ref = libraryTakes
		}
		if !takes || p.wavers {
			f.met = met
		}
		if p.wavers {
			f.watch = true
			r.watching = append(r.watching, watch{from: len(r.watched), top: top, depth: int32(len(r.watching))})
		}
	case k.number == 0:
		f.by = byAsserted
	}
	switch {
	case f.left > 0 || f.by == byLibrary:
		f.memo = memo
		r.frames = append(r.frames, f)
	case f.by != byNothing:
		if memo {
			r.memo.drop()
		}
		r.leaf(goal, f.by, f.ref, 0)
	}
}

// now gives what node.met is for a goal that is met now.
func (r *rebuilder) now() int32 { return int32(len(r.trail) + 1) }

// mattered reports whether how the goal of a node was called mattered, as far
// as call-sensitive built-ins in it saw.
func (r *rebuilder) mattered(at int32) bool {
	k, watches := slices.BinarySearchFunc(r.watches, at, func(w watch, at int32) int { return cmp.Compare(w.node, at) })
	if !watches {
		return false
	}
	w := r.watches[k]
	seen := map[term.Word]term.Word{}
	for _, s := range r.watched[w.from:w.to] {
		if s.from > w.depth {
			continue // one that solving the goal made
		}
		now := r.h.Deref(s.variable)
		if !now.IsVar() {
			return true
		}
		if before, ok := seen[now]; ok && before != s.variable {
			return true // two variables became one
		}
		seen[now] = s.variable
	}
	return false
}

// arguments gives the arguments of a goal, as stored on the heap. The slice is
// good until the heap grows.
func (r *rebuilder) arguments(goal term.Word) []term.Word {
	i := goal.Index()
	switch goal.Tag() {
	case term.Str:
		return r.h.Cells[i+1 : i+1+r.h.Cells[i].FunArity()]
	case term.Lst:
		return r.h.Cells[i : i+2]
	}
	return nil
}
