package proofs

import (
	"slices"
	"strings"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// recipe is a clause made ready to be resolved with. Its head is a list of
// operations on registers: the first hold the arguments of the goal, further
// ones the arguments of compounds in the head, so that each variable of the
// head is known by the register of its first occurrence. Its body is a block of
// cells that is copied to the heap and then patched.
type recipe struct {
	im     term.Image // of the clause
	vars   []machine.VarName
	pred   *machine.Pred
	serial uint64 // of the clause
	index  int32  // in rebuilder.cooked
	number int    // in the program, 0 when it has none
	fact   bool
	head   []headOp
	regs   int
	room   int         // cells that the head and the body take at most
	cells  []term.Word // the goals of the body
	moved  []int32     // cells that refer into the block
	filled []filling   // cells that are variables of the head
	body   int32       // the conjuncts, in rebuilder.seqs
	length int32       // how many they are
	names  []named     // named variables, in order of first occurrence
}

// headOp matches register reg.
type headOp struct {
	kind opKind
	reg  int32
	to   int32 // first register of the arguments; for matchSame the other register
	// simple is the number of operations that follow and match an argument of
	// this compound with a register or an atom: where the compound is built they
	// are built with it.
	simple int32
	word   term.Word
}

type opKind uint8

const (
	matchSame   opKind = iota // with register to
	matchAtomic               // with word, an atom or a small integer
	matchNumber               // with the number whose image is image[word]
	matchList                 // a list cell
	matchStruct               // a compound with functor word
)

// filling is a cell of the body that gets the value of a register.
type filling struct{ cell, reg int32 }

// named is a named variable of a clause and the place of its first occurrence:
// in the head (goal 0) or in conjunct goal of the body, down a path of argument
// numbers.
type named struct {
	name term.Word // the atom
	goal int32
	path []int32
}

// recipe gives the recipe of a clause, made on first use. The id of a clause
// that is gone may have gone to another.
func (r *rebuilder) recipe(c *machine.Clause) *recipe {
	id := int(c.ID)
	if id >= len(r.recipes) {
		r.recipes = append(r.recipes, make([]*recipe, id+1-len(r.recipes)+64)...)
	}
	k := r.recipes[id]
	if k == nil || k.serial != c.Serial() {
		k = r.makeRecipe(c)
		k.index = int32(len(r.cooked))
		r.cooked = append(r.cooked, k)
		r.recipes[id] = k
	}
	return k
}

// chef makes one recipe.
type chef struct {
	r   *rebuilder
	im  term.Image
	out *recipe
	reg []int32 // by image cell of a variable: its register, 0 for none
	// By image cell, where a variable or a compound of the body stands in the
	// block, plus one; 0 for nowhere. A list cell and the variable that is its
	// head have the same index in the image.
	variable, compound []int32
	from, to           int32 // cells of the conjunct that is planned
}

func (r *rebuilder) makeRecipe(c *machine.Clause) *recipe {
	im, pred := r.program.Image(c), r.program.PredOf(c)
	if pred.Dynamic {
		im.Cells = slices.Clone(im.Cells) // its place may be used again when it is erased
	}
	source := r.program.Source(c)
	out := &recipe{im: im, vars: source.Vars, pred: pred, serial: c.Serial(), number: source.Number, fact: c.IsFact()}
	if c.Asserted() || pred.System {
		out.number = 0
	}
	n := len(im.Cells)
	places := make([]int32, 3*n)
	k := chef{r: r, im: im, out: out, reg: places[:n], variable: places[n : 2*n], compound: places[2*n:]}
	k.head(im.Deref(machine.HeadOf(im)), pred.Arity)
	if !out.fact {
		goals := conjuncts(im, machine.BodyOf(im))
		ends := []int32{0} // of their cells in the block
		for _, g := range goals {
			k.lay(g)
			ends = append(ends, int32(len(out.cells)))
		}
		var seq []goalPlan
		for i, g := range goals {
			k.from, k.to = ends[i], ends[i+1]
			seq = append(seq, k.plan(g, pred.System, 0))
		}
		if int(ends[len(goals)]) < len(out.cells) { // there are bare goals behind them
			k.whole(seq)
		}
		out.body, out.length = r.sequence(seq), int32(len(seq))
	}
	out.room += len(out.cells)
	out.names = namesOf(out)
	return out
}

// whole makes goals, and the parts of constructs, need the whole block.
func (k *chef) whole(seq []goalPlan) {
	stack := [][]goalPlan{seq}
	for len(stack) > 0 {
		seq := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for i := range seq {
			g := &seq[i]
			g.from, g.to = 0, int32(len(k.out.cells))
			stack = append(stack, k.r.seqs[g.cond], k.r.seqs[g.then], k.r.seqs[g.els])
		}
	}
}

// argsOf gives where the arguments of a compound stand in its image, and how
// many there are; none for anything else.
func argsOf(im term.Image, w term.Word) (first, n int) {
	switch w.Tag() {
	case term.Lst:
		return w.Index(), 2
	case term.Str:
		return w.Index() + 1, im.Cells[w.Index()].FunArity()
	}
	return 0, 0
}

// functorOf gives the functor word of a callable term of an image, 0 for others.
func functorOf(im term.Image, w term.Word) term.Word {
	switch w.Tag() {
	case term.Atm:
		return term.MakeFun(w.Atom(), 0)
	case term.Lst:
		return term.FunDot
	case term.Str:
		return im.Cells[w.Index()]
	}
	return 0
}

var funAnd = term.MakeFun(term.AtomComma, 2)

// conjuncts gives the goals of a conjunction of an image, left to right.
func conjuncts(im term.Image, w term.Word) []term.Word {
	var goals []term.Word
	stack := []term.Word{w}
	for len(stack) > 0 {
		w := im.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if functorOf(im, w) == funAnd {
			first, _ := argsOf(im, w)
			stack = append(stack, im.Cells[first+1], im.Cells[first])
			continue
		}
		goals = append(goals, w)
	}
	return goals
}

// head emits the operations that match the head.
func (k *chef) head(head term.Word, arity int) {
	type part struct {
		word term.Word
		reg  int32
	}
	out := k.out
	var work []part // compounds and numbers
	args := func(w term.Word, reg int32) (simple int32) {
		before := len(work)
		first, n := argsOf(k.im, w)
		for i := range n {
			arg := part{k.im.Deref(k.im.Cells[first+i]), reg + int32(i)}
			switch arg.word.Tag() {
			case term.Ref:
				if seen := &k.reg[arg.word.Index()]; *seen == 0 {
					*seen = arg.reg
				} else {
					out.head = append(out.head, headOp{kind: matchSame, reg: arg.reg, to: *seen})
					simple++
				}
			case term.Atm, term.Int:
				out.head = append(out.head, headOp{kind: matchAtomic, reg: arg.reg, word: arg.word})
				simple++
			default:
				work = append(work, arg)
			}
		}
		slices.Reverse(work[before:])
		return simple
	}
	out.regs = arity + 1 // register 0 is no register
	args(head, 1)
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		op := headOp{kind: matchNumber, reg: p.reg, word: p.word}
		if p.word.Tag() == term.Box {
			out.room += 1 + k.im.Cells[p.word.Index()].FunArity()
			out.head = append(out.head, op)
			continue
		}
		op.kind, op.word, op.to = matchStruct, functorOf(k.im, p.word), int32(out.regs)
		if p.word.Tag() == term.Lst {
			op.kind = matchList
		}
		at := len(out.head)
		out.head = append(out.head, op)
		out.regs += op.word.FunArity()
		out.head[at].simple = args(p.word, op.to)
	}
	out.room += 2 * out.regs
}

// lay copies a goal into the block, breadth first.
func (k *chef) lay(goal term.Word) {
	if !goal.IsCompound() {
		return
	}
	out := k.out
	for at := k.block(goal); at < len(out.cells); at++ {
		w := out.cells[at]
		if n := w.BoxWords(); n >= 0 {
			at += n
			continue
		}
		w = k.im.Deref(w)
		switch w.Tag() {
		case term.Ref:
			k.variableAt(at, w.Index())
		case term.Str, term.Lst, term.Box:
			k.block(w)
			out.cells[at] = k.placed(w)
			out.moved = append(out.moved, int32(at))
		default:
			out.cells[at] = w
		}
	}
}

// layBare copies a negation, a collection or, for another goal C, the negation
// \\+ C, into the block, without the call/1 around the goals in it, and gives its
// word. No goal may be planned after that was not laid again.
func (k *chef) layBare(goal term.Word) term.Word {
	out := k.out
	compound := append([]int32(nil), k.compound...)
	defer func() { copy(k.compound, compound) }()
	goals := map[int]bool{} // cells that hold goals
	bare := func(w term.Word) term.Word {
		for w = k.im.Deref(w); functorOf(k.im, w) == funCall; {
			first, _ := argsOf(k.im, w)
			w = k.im.Deref(k.im.Cells[first])
		}
		return w
	}
	from := len(out.cells)
	mark := func(w term.Word, at int) {
		first := at
		if w.Tag() == term.Str {
			first++
		}
		for _, i := range goalArguments(functorOf(k.im, w)) {
			goals[first+i-1] = true
		}
	}
	if f := functorOf(k.im, goal); f == funNot || f == funFindall {
		mark(goal, k.block(goal))
	} else {
		out.cells = append(out.cells, funNot, goal)
		goals[from+1] = true
	}
	for at := from; at < len(out.cells); at++ {
		w := out.cells[at]
		if n := w.BoxWords(); n >= 0 {
			at += n
			continue
		}
		if w = k.im.Deref(w); goals[at] {
			w = bare(w)
		}
		switch w.Tag() {
		case term.Ref:
			k.variableAt(at, w.Index())
		case term.Str, term.Lst, term.Box:
			to := k.block(w)
			if goals[at] {
				mark(w, to)
			}
			out.cells[at] = k.placed(w)
			out.moved = append(out.moved, int32(at))
		default:
			out.cells[at] = w
		}
	}
	return term.MakeStr(from)
}

// goalArguments gives which arguments of a construct are goals.
func goalArguments(f term.Word) []int {
	switch f {
	case funAnd, funOr, funArrow, funSoft:
		return []int{1, 2}
	case funNot:
		return []int{1}
	case funFindall:
		return []int{2}
	}
	return nil
}

// variableAt lays an occurrence of variable v of the image into a cell.
func (k *chef) variableAt(at, v int) {
	out := k.out
	if reg := k.reg[v]; reg != 0 {
		out.filled = append(out.filled, filling{int32(at), reg})
		return
	}
	if k.variable[v] == 0 {
		k.variable[v] = int32(at + 1)
	}
	out.cells[at] = term.MakeRef(int(k.variable[v] - 1))
	out.moved = append(out.moved, int32(at))
}

// block appends the cells of a compound or number to the block and gives the
// place of the first.
func (k *chef) block(w term.Word) int {
	i, n := w.Index(), 2
	if w.Tag() != term.Lst {
		n = k.im.Cells[i].FunArity() + 1
	}
	at := len(k.out.cells)
	k.compound[i] = int32(at + 1)
	k.out.cells = append(k.out.cells, k.im.Cells[i:i+n]...)
	return at
}

// placed gives the word of a compound or number within the block; an atom is
// itself.
func (k *chef) placed(w term.Word) term.Word {
	if w.Tag() == term.Atm {
		return w
	}
	return term.Word(k.compound[w.Index()]-1)<<3 | term.Word(w.Tag())
}

// namesOf finds the first occurrence of each named variable that is written
// with its name, by a walk through head and body, depth first.
func namesOf(k *recipe) []named {
	names := map[int]string{} // by cell
	for _, v := range k.vars {
		if v.Cell >= 0 && !strings.HasPrefix(v.Name, "_") {
			names[v.Cell] = v.Name
		}
	}
	if len(names) == 0 {
		return nil
	}
	var found []named
	goals := []term.Word{k.im.Deref(machine.HeadOf(k.im))}
	if !k.fact {
		goals = append(goals, conjuncts(k.im, machine.BodyOf(k.im))...)
	}
	type visit struct {
		first, n, next int
	}
	for g, goal := range goals {
		var path []visit // the arguments being walked through
		enter := func(w term.Word) {
			if first, n := argsOf(k.im, w); n > 0 {
				path = append(path, visit{first: first, n: n})
			}
		}
		for enter(goal); len(path) > 0; {
			top := &path[len(path)-1]
			if top.next == top.n {
				path = path[:len(path)-1]
				continue
			}
			w := k.im.Deref(k.im.Cells[top.first+top.next])
			top.next++
			if w.Tag() != term.Ref {
				enter(w)
				continue
			}
			name, ok := names[w.Index()]
			if !ok {
				continue
			}
			delete(names, w.Index())
			n := named{name: term.Intern(name).Word(), goal: int32(g)}
			for _, v := range path {
				n.path = append(n.path, int32(v.next))
			}
			found = append(found, n)
		}
	}
	return found
}
