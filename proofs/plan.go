package proofs

import (
	"strings"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// goalKind is what a goal is.
type goalKind uint8

const (
	isPredicate goalKind = iota // a predicate: clauses or a built-in
	isTrue                      // true, otherwise, and the cut: nothing to do
	isFail
	isCall    // call/N
	isNot     // \+ G
	isFindall // findall/3
	isCatch   // catch/3
	isOr      // (A ; B)
	isIf      // (C -> T ; E), (C -> T), and with *->
	isModule  // M:G
	isAnd     // a conjunction made at run time
	isRelieve // '$relieve'(Sentry, Outcome), see setup_call_cleanup/3
	isBody    // '$call'(X), a variable among the goals of what was called
	isLate    // nested too deep to be planned: looked at when it is reached
)

// goalPlan is a goal of a body. For a construct of a clause its parts are
// planned too: their cells lie in the block of the clause.
type goalPlan struct {
	kind   goalKind
	simple bool // of isIf: the condition is tests alone, which the log leaves out
	orElse bool // of isIf: there is an else
	// takes is set for a construct that runs goals given at run time: in a
	// clause of the library, it is where the program is met again.
	takes bool
	word  term.Word // within the block; an atom is itself
	// The cells of the block that the goal and its parts need, from one on and
	// before the other. Those of the goals of one clause are the same or apart.
	from, to int32
	bare     term.Word // for takes: what is recorded there, see chef.layBare; 0 for none
	pred     *predicate
	// The parts of a construct, as sequences in rebuilder.seqs.
	cond, then, els int32
}

// bareAt gives the word of g.bare in the block that lies at base, 0 for none.
func (g *goalPlan) bareAt(base int) term.Word {
	if g.bare == 0 || base == noBlock {
		return 0
	}
	return g.bare + term.Word(base)<<3
}

// predicate is what rebuilding knows of a predicate, as code of one of the two
// namespaces calls it.
type predicate struct {
	entry   *machine.Pred // what the machine's code refers to
	pred    *machine.Pred // what that means
	builtin *machine.Builtin
	noted   bool // its outcome is in the log
	// sensitive holds the arguments, from 0, that decide what a call-sensitive
	// built-in says, one bit each.
	sensitive uint64
	wondered  bool // whether it takes goals was asked
	takes     bool // it is of the library and takes goals
	wavers    bool // it is of the library and rests on call-sensitive built-ins
	acts      bool // it depends on or changes more than its arguments
}

var (
	funOr       = term.MakeFun(term.AtomSemicolon, 2)
	funArrow    = term.MakeFun(term.AtomArrow, 2)
	funSoft     = term.MakeFun(term.AtomSoftArrow, 2)
	funNot      = term.MakeFun(term.AtomNot, 1)
	funFindall  = term.MakeFun(term.AtomFindall, 3)
	funCatch    = term.MakeFun(term.AtomCatch, 3)
	funModule   = term.MakeFun(term.AtomColon, 2)
	funCall     = term.MakeFun(term.AtomCall, 1)
	funCaret    = term.MakeFun(term.AtomCaret, 2)
	funSentry   = term.MakeFun(term.Intern("$sentry"), 3)
	funRelieve  = term.MakeFun(term.Intern("$relieve"), 2)
	funTrue     = term.MakeFun(term.AtomTrue, 0)
	funElse     = term.MakeFun(term.Intern("otherwise"), 0)
	funCut      = term.MakeFun(term.AtomCut, 0)
	funFail     = term.MakeFun(term.AtomFail, 0)
	funFalse    = term.MakeFun(term.AtomFalse, 0)
	systemWord  = term.Intern("system").Word()
	atomArgs    = term.Intern("$args")
	maxPlanned  = 50 // constructs nested deeper are planned when they are reached
	maxCallArgs = 8
)

// kindOf tells control constructs from predicates. moduleCalls says that M:G is
// a construct, which it is where goals are taken apart at run time.
func kindOf(f term.Word) goalKind {
	switch f {
	case funAnd:
		return isAnd
	case funTrue, funElse, funCut, funSentry:
		return isTrue
	case funRelieve:
		return isRelieve
	case funFail, funFalse:
		return isFail
	case funOr:
		return isOr
	case funArrow, funSoft:
		return isIf
	case funNot:
		return isNot
	case funFindall:
		return isFindall
	case funCatch:
		return isCatch
	case funModule:
		return isModule
	case funBody:
		return isBody
	}
	if n := f.FunArity(); f.FunName() == term.AtomCall && n >= 1 && n <= maxCallArgs {
		return isCall
	}
	return isPredicate
}

// plan plans a goal of a clause, which was laid into the block.
func (k *chef) plan(goal term.Word, system bool, depth int) goalPlan {
	f := functorOf(k.im, goal)
	g := goalPlan{kind: kindOf(f), word: k.placed(goal), from: k.from, to: k.to}
	first, _ := argsOf(k.im, goal)
	arg := func(i int) term.Word { return k.im.Deref(k.im.Cells[first+i-1]) }
	part := func(w term.Word) int32 {
		var seq []goalPlan
		for _, c := range conjuncts(k.im, w) {
			seq = append(seq, k.plan(c, system, depth+1))
		}
		return k.r.sequence(seq)
	}
	switch g.kind {
	case isOr, isIf:
		if depth > maxPlanned {
			g.kind = isLate
			return g
		}
		condition := goal
		if g.kind == isOr {
			left := arg(1)
			g.els = part(arg(2))
			switch functorOf(k.im, left) {
			case funArrow, funSoft:
				g.kind, g.orElse, condition = isIf, true, left
			default:
				g.then = part(left)
				return g
			}
		}
		first, _ = argsOf(k.im, condition)
		g.simple = k.tests(arg(1), system)
		g.takes = k.r.takesGoals(k.im, arg(1), system)
		g.cond, g.then = part(arg(1)), part(arg(2))
		if g.takes && !g.simple {
			g.bare = k.layBare(arg(1))
		}
	case isNot:
		if g.takes = k.r.takesGoals(k.im, arg(1), system); g.takes {
			g.bare = k.layBare(goal)
		}
	case isFindall:
		if g.takes = k.r.takesGoals(k.im, arg(2), system); g.takes {
			g.bare = k.layBare(goal)
		}
	case isCatch:
		g.takes = k.r.takesGoals(k.im, arg(1), system)
	case isPredicate:
		g.pred = k.r.predicate(f, system)
	}
	return g
}

// sequence keeps a sequence of goals and gives its number. 0 is the empty one.
func (r *rebuilder) sequence(seq []goalPlan) int32 {
	if len(seq) == 0 {
		return 0
	}
	r.seqs = append(r.seqs, seq)
	return int32(len(r.seqs) - 1)
}

// tests reports whether a condition of a clause is tests alone.
func (k *chef) tests(w term.Word, system bool) bool {
	var block term.Heap
	block.Init(len(k.im.Cells) + 1)
	whole := block.Thaw(k.im)
	base := whole.Index() - k.im.Cells[0].Index()
	switch w.Tag() {
	case term.Ref, term.Str, term.Lst, term.Box:
		w += term.Word(base) << 3
	}
	simple, _ := k.r.program.SimpleCondition(&block, w, system)
	return simple
}

// predicate gives what is known of the predicate that code of a namespace
// calls by this functor.
func (r *rebuilder) predicate(f term.Word, system bool) *predicate {
	space := &r.preds[0]
	if system {
		space = &r.preds[1]
	}
	if *space == nil {
		*space = map[term.Word]*predicate{}
	}
	p := (*space)[f]
	if p == nil {
		p = &predicate{entry: r.program.Reference(f.FunName(), f.FunArity(), system)}
		(*space)[f] = p
	}
	return p
}

// resolve finds what the predicate means now: an entry of the program may get
// its definition late.
func (r *rebuilder) resolve(p *predicate) *machine.Pred {
	if p.pred != nil {
		return p.pred
	}
	q := p.entry
	if q.Target != nil {
		q = q.Target
	}
	if !q.Defined && q.Builtin == nil {
		name, arity := q.Name, q.Arity
		if r.program.Autoload != nil {
			r.program.Autoload(name, arity)
		}
		if s := r.program.Lookup(name, arity, true); s != nil && s.Defined {
			q = s
		}
	}
	if b := q.Native(); b != nil {
		p.builtin = b
		p.acts, p.noted = b.Purity.Acts(), b.Noted()
		if b.Purity == machine.CallSensitive {
			p.sensitive = inputs(b)
		}
	}
	if q.Builtin != nil || q.Defined || q.Dynamic {
		p.pred = q
	}
	return q
}

// inputs gives the arguments of a built-in that are not mere outputs, one bit
// each: those whose mode is not -.
func inputs(b *machine.Builtin) uint64 {
	bits := uint64(1)<<b.Arity - 1
	for i, mode := range strings.Split(b.Modes, ",") {
		if strings.HasPrefix(strings.TrimSpace(mode), "-") {
			bits &^= 1 << i
		}
	}
	return bits
}
