// Package machine compiles clauses and runs them.
//
// A Program holds predicates, their clauses and compiled code; a Machine holds
// the heap and the stacks of one run over it.
//
//	p := machine.NewProgram(builtin.Table())
//	p.AddClause(h, clause, machine.Source{File: "a.pl", Line: 1, Number: 1}, false)
//	m := machine.New(p)
//	run := m.Solve(goal) // goal lives on m's heap
//	for run.Next() { ... }
//
// A Program and its machines belong to one goroutine at a time; Fork gives further
// programs that share its clauses and code.
package machine

import (
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Pred is a predicate of one of the two namespaces.
type Pred struct {
	Name    term.Atom
	Arity   int
	Index   int32
	System  bool     // of the language: a built-in or a library predicate
	Builtin *Builtin // set for predicates written in Go
	Control bool     // a control construct the machine runs itself
	Library string   // the library a predicate is defined in
	Go      *Builtin // Go run in place of the clauses, which stay its meaning
	Dynamic bool
	Tabled  bool  // calls are answered from tables
	inner   *Pred // runs the clauses of a tabled predicate
	Defined bool  // has or had clauses, or was declared
	Target  *Pred // for a user entry that means the system's predicate, else nil
	fnIndex int   // of Builtin, in the program's table
	outer   *Pred // the tabled predicate whose clauses this one runs, else nil
	clauses *bucket
	indexes []indexView // by argument, made on demand
	retired []int32     // ids of indexes that are given up, which a choice point may name
	shared  *sharedIndexes
	frozen  bool // clauses and indexes are shared with forks: copied before they change
	linked  bool
	stored  bool    // static, and run from the store: there are too many clauses
	retryAt int32   // address of the instruction that tries its next clause
	linkAt  int32   // address of the instruction that links it
	users   []*Pred // user entries whose switch is a copy of this one's
	dirty   bool    // in Program.dirty
	gone    []int32 // erased clauses whose IDs are not free yet

	groups    *keyGroups // for Select; nil when stale
	groupsAll []*Clause
}

// Program is a store of predicates, clauses and code. The user's predicates
// and the system's are two namespaces: clauses of the user see their own
// definitions first, clauses of the library only the system's.
type Program struct {
	Ops   *syntax.Operators
	Flags *syntax.Flags

	preds   []*Pred
	byName  [2]map[term.Word]*Pred // user, system; key: functor word
	records records
	cells   cellStore
	frozen  []term.Word // of the clause that is being added
	origins []origin
	indexes []*argIndex // by id; 0 is none

	freeIndexes []int32 // ids to use again

	builtins []*Builtin
	fns      []Fn   // of builtins, by index
	noted    []bool // built-ins whose outcome goes to the choice log

	sites      map[int]*site // by address
	diversions map[int]int   // by address, see Machine.divert
	boundaries boundarySet   // where the code of goals X = Y begins

	// Autoload, when set, is asked to define the system's predicate name/arity
	// when an undefined predicate is called for the first time. It reports
	// whether it added clauses.
	Autoload func(name term.Atom, arity int) bool

	// UnknownFails makes calls of unknown procedures fail (flag unknown).
	UnknownFails bool

	occurs OccursCheck // flag occurs_check

	code     []uint64
	barrier  int          // code before it is not merged with what follows
	marks    []codeMark   // which clauses code is made of, see stack.go
	blocks   codeBlocks   // code that can be given back
	switches []predSwitch // by predicate index
	splits   []predSwitch // of opSwitchArg
	images   []term.Image // constants of code that are too big to build in line
	specials specials
	scratch  term.Heap // where clauses are taken apart

	oracles   map[term.Word]Search // by functor
	active    []*Machine           // with a run under way
	tables    *tables
	dirty     []*Pred // predicates with erased clauses
	erased    int     // how many clauses they hold that are erased
	reclaimAt int     // erased clauses from which reclaim is tried

	generation uint64
	stored     int64 // bytes of all clauses, about
	aux        map[any]any
}

const (
	user = iota
	system
)

// NewProgram gives a program that knows the built-ins of table and the control
// constructs.
func NewProgram(table []Builtin) *Program {
	p := &Program{
		Ops:   syntax.NewOperators(),
		Flags: &syntax.Flags{},
		aux:   map[any]any{},
	}
	p.byName[user] = map[term.Word]*Pred{}
	p.byName[system] = map[term.Word]*Pred{}
	p.cells.fill = -1
	p.origins = []origin{{}}
	p.indexes = []*argIndex{nil}
	p.newRecord().pred = -1 // no clause has the id 0
	p.reclaimAt, p.blocks.due = enoughErased, enoughDead
	p.emitSpecials()
	for i := range table {
		p.addBuiltin(&table[i])
	}
	return p
}

// Aux gives the extension state under key, made on first use. Built-ins keep
// their streams, global variables and counters there.
func (p *Program) Aux(key any, make func() any) any {
	v, ok := p.aux[key]
	if !ok {
		v = make()
		p.aux[key] = v
	}
	return v
}

func space(isSystem bool) int {
	if isSystem {
		return system
	}
	return user
}

// Lookup gives the predicate that name/arity means in a namespace, or nil.
func (p *Program) Lookup(name term.Atom, arity int, isSystem bool) *Pred {
	key := term.MakeFun(name, arity)
	if !isSystem {
		if q := p.byName[user][key]; q != nil && q.Target == nil {
			return q
		}
	}
	return p.byName[system][key]
}

// Reference gives the entry that code of a namespace calls for name/arity,
// making it when it is new. A user entry without a definition of its own
// stands for the system's predicate.
func (p *Program) Reference(name term.Atom, arity int, isSystem bool) *Pred {
	key := term.MakeFun(name, arity)
	if q := p.byName[space(isSystem)][key]; q != nil {
		return q
	}
	if !isSystem {
		if s := p.byName[system][key]; s != nil && (s.Builtin != nil || s.Control) {
			return s
		}
	}
	return p.newPred(name, arity, isSystem)
}

func (p *Program) newPred(name term.Atom, arity int, isSystem bool) *Pred {
	key := term.MakeFun(name, arity)
	q := &Pred{Name: name, Arity: arity, Index: int32(len(p.preds)), System: isSystem}
	p.preds = append(p.preds, q)
	p.switches = append(p.switches, predSwitch{})
	p.byName[space(isSystem)][key] = q
	if !isSystem {
		q.Target = p.byName[system][key]
	}
	p.unlink(q)
	return q
}

// Preds gives the predicates of a namespace that have a definition, in order
// of first mention. The slice is fresh.
func (p *Program) Preds(isSystem bool) []*Pred {
	var out []*Pred
	for _, q := range p.preds {
		if q.System == isSystem && q.Target == nil && (q.Defined || q.Builtin != nil || q.Control) {
			out = append(out, q)
		}
	}
	return out
}

// Clauses gives the living clauses of q in order. The slice is fresh.
func (p *Program) Clauses(q *Pred) []*Clause {
	if q.Target != nil {
		q = q.Target
	}
	var out []*Clause
	if q.clauses != nil {
		for _, id := range q.clauses.clauses() {
			if c := p.clause(id); !c.Erased() {
				out = append(out, c)
			}
		}
	}
	return out
}

func (p *Program) addBuiltin(b *Builtin) {
	q := p.Reference(term.Intern(b.Name), b.Arity, true)
	if q.Control {
		panic("machine: " + b.Name + " is a control construct")
	}
	if q.Builtin != nil {
		panic("machine: " + b.Name + " is in the table twice")
	}
	q.Builtin, q.Defined, q.linked = b, true, true
	q.fnIndex = p.addFn(b)
	p.switches[q.Index].jump(p.fnCode(q.fnIndex))
}

// addFn enters a built-in in the table of functions and gives its index.
func (p *Program) addFn(b *Builtin) int {
	p.builtins = append(p.builtins, b)
	p.fns = append(p.fns, b.Fn)
	p.noted = append(p.noted, b.Noted())
	return len(p.fns) - 1
}

// fnCode emits the code that calls a function as a predicate.
func (p *Program) fnCode(fn int) int {
	b := p.builtins[fn]
	if b.Redo == nil {
		return p.emit(ins(opFnProceed, b.Arity, 0, 0) | uint64(fn)<<32)
	}
	at := p.emit(ins(opRedoFirst, b.Arity, 0, 0) | uint64(fn)<<32)
	p.emit(ins(opRedoNext, b.Arity, 0, 0) | uint64(fn)<<32)
	return at
}
