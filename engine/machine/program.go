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
// A Program and its machines belong to one goroutine at a time.
package machine

import (
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Source says where a clause was read.
type Source struct {
	File    string
	Library string // the rule library it belongs to, "" for the program itself
	Line    int
	Number  int       // its number in the program (PROOFS.md 4), 0 when it has none
	Vars    []VarName // its named variables in order of first occurrence
}

// VarName is a variable of a clause: Cell is its cell in the clause's image,
// -1 when the variable fell away.
type VarName struct {
	Name string
	Cell int
}

// Clause is a clause of the store. Everything but the generations is fixed
// once it is added.
type Clause struct {
	ID       int32
	Pred     *Pred
	Image    term.Image // Head :- Body; a fact has the body true
	Source   Source
	keys     [3]term.Word // what its first arguments can match, see keyOf
	Asserted bool         // added at run time
	runs     int32        // how often it was run from its image
	guard    guard
	born     uint64 // generation it was added in
	died     uint64 // generation it was erased in, noGeneration while it lives
	code     int32  // entry of its code, 0 when it is not compiled
	commit   int32  // entry behind its guard, 0 when it has none
}

const noGeneration = 1<<64 - 1

// Head gives the image cell of the clause's head, Body that of its body.
func (c *Clause) Head() term.Word { return c.Image.Cells[2] }

// Body gives the image cell of the clause's body.
func (c *Clause) Body() term.Word { return c.Image.Cells[3] }

// IsFact reports whether the body is true.
func (c *Clause) IsFact() bool { return c.Body() == term.AtomTrue.Word() }

// Erased reports whether the clause was retracted.
func (c *Clause) Erased() bool { return c.died != noGeneration }

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
	clauses *bucket
	indexes []*argIndex // by argument, made on demand
	retired []*bucket   // that fell out of indexes, which a choice point may name
	linked  bool
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
	clauses []*Clause              // by ID
	buckets []*bucket              // by id

	freeBuckets []int32 // ids of buckets to use again

	builtins []*Builtin
	fns      []Fn   // of builtins, by index
	noted    []bool // built-ins whose outcome goes to the choice log

	// Autoload, when set, is asked to define the system's predicate name/arity
	// when an undefined predicate is called for the first time. It reports
	// whether it added clauses.
	Autoload func(name term.Atom, arity int) bool

	// UnknownFails makes calls of unknown procedures fail (flag unknown).
	UnknownFails bool

	code     []uint64
	barrier  int          // code before it is not merged with what follows
	marks    []codeMark   // which clauses code is made of, see stack.go
	switches []predSwitch // by predicate index
	images   []term.Image // constants of code that are too big to build in line
	specials specials
	scratch  term.Heap // where clauses are taken apart

	oracles   map[term.Word]Search // by functor
	active    []*Machine           // with a run under way
	tables    *tables
	dirty     []*Pred // predicates with erased clauses
	erased    int     // how many clauses they hold that are erased
	reclaimAt int     // erased clauses from which reclaim is tried
	freeIDs   []int32 // clause IDs to use again

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
	p.clauses = []*Clause{nil}
	p.reclaimAt = enoughErased
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

// ClauseByID gives the clause the choice log names.
func (p *Program) ClauseByID(id int) *Clause { return p.clauses[id] }

// Clauses gives the living clauses of q in order. The slice is fresh.
func (p *Program) Clauses(q *Pred) []*Clause {
	if q.Target != nil {
		q = q.Target
	}
	var out []*Clause
	if q.clauses != nil {
		for _, id := range q.clauses.clauses() {
			if c := p.clauses[id]; !c.Erased() {
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
