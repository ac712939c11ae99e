// Package reference runs programs on github.com/ichiban/prolog, a second engine
// by other people, in place of the machine.
//
//	searcher := reference.New(m, machine.Limits{})
//	run := searcher.Solve(goal) // goal lives on m's heap
//	for run.Next() { ... run.Goal(), run.Log() ... }
//	err := run.Err()
//
// The program is that of m: texts are read, numbered and stored as ever, and the
// built-ins that the standard does not define are the same Go code. What
// resolves, backtracks, cuts and catches is ichiban, and so are the primitives
// of the standard. A run gives the same answers in the same order as a run of
// the machine, and the same choice log, hence the same proofs.
//
// # Limits
//
// ichiban is a thousand times slower and reclaims nothing while a goal is being
// solved. Its unification and comparison recurse in Go, which could overflow
// the Go stack: it is given no term deeper than 10 thousand, and goals that
// make deeper ones, or cyclic ones, end in a *machine.LimitError. Unbound
// variables are ordered by the clauses they were passed to last, so what depends
// on their order may come out differently. setup_call_cleanup/3 takes the first
// solution of its goal for the last. TestDocuments holds the list of the
// programs that differ, each with its reason.
package reference

// Notes for maintainers.
//
// A clause `p(X) :- q(X), r.` becomes
//
//	p(X, 17, L0, L) :- q(X, L0, L1), r(L1, L).
//
// where 17 is the clause's id and L0, L the choice log as a difference list:
// what is entered is undone by backtracking like any binding. The goal q(X, L0,
// L1) calls a Go predicate, the entry of q/1 (entry.go), which counts the step,
// finds the definition, and decides whether the log names the clause of this
// call. If so it extends the log by the variable that the head of the clause
// binds to its id; if not the id goes nowhere. A conditional or disjunction
// becomes a predicate of its own (construct.go) whose clauses log the outcome:
//
//	(C -> T ; E)   aux(Vs, [1|L1], L) :- C, !, T.
//	               aux(Vs, [0|L1], L) :- E.
//
//	term.go       terms of a heap to ichiban's and back
//	special.go    integers beyond 64 bits, Go values as terms
//	searcher.go   the engine: making it, limits, interrupts
//	run.go        one goal's search: solutions, answers, the log
//	clause.go     a clause of the program as a clause of ichiban's
//	construct.go  control constructs of clauses
//	link.go       static predicates: all of their clauses, made at the first call
//	entry.go      calls of predicates
//	store.go      calls of dynamic predicates, by the program's clause store
//	cut.go        cuts that ichiban's own cannot do
//	goal.go       goals made at run time
//	condition.go  conditionals and negations made at run time
//	catch.go      catch/3, throw/1
//	sentry.go     setup_call_cleanup/3
//	findall.go    findall/3
//	unify.go      unification that finds cycles
//	tabling.go    calls answered from tables
//	global.go     b_setval/2 and its kin
//	native.go     primitives that ichiban decides
//	bridge.go     built-ins that are the machine's Go code
//	bounds.go     what ends a run early
