// Package check decides whether a proof document holds: conditions C1-C7 of
// the proof format, and the report that says so.
//
//	program, err := check.LoadProgram([]check.Source{{Name: "p.pl", Text: text}})
//	report, err := check.Check(ctx, program, document, check.Options{})
//	if report.Valid() { ... }
//	fmt.Print(report.Text())
//
// A document is data. Nothing in it is executed, no directive of the program
// is executed, and no derivation is searched that the document failed to
// record. What the checker runs is the built-in goals a document cites, and it
// runs them without any clause of the program: on github.com/ichiban/prolog
// where that has the predicate, else by the clauses of the language's library
// and of prelude.pl, on the checker's own small resolver.
//
// The package shares no machine, no built-in and no arithmetic with the engine
// that makes proofs; a test lists its imports.
package check

// For maintainers. One check goes through these files, in this order:
//
//	program.go, clause.go    the program: numbered clauses, as patterns
//	changes.go, hidden.go    what it declares and changes, said or unsaid
//	occurs.go, protected.go  what it asks of unification, and may not define
//	document.go              the document: claims, records, steps
//	store.go, take.go        its terms, equal ones once
//	index.go, hash.go, variant.go  goals up to renaming of variables
//	checker.go               the order of it all
//	resolution.go            C1, by one-sided matching (pattern.go)
//	foundation.go            C2
//	justification.go         C3
//	coverage.go              C4
//	redecision.go            C5: builtin steps and goals justified as called
//	composition.go           C5: control steps, library predicates with goals
//	boundary.go, evidence.go, evidential.go  C6
//	relevance.go             C7
//	discharge.go             C8: replay*.go run the claims again along their
//	                         steps, closer.go closes what they meet; course.go
//	                         tells where the run may have gone another way
//	report.go, report_text.go  what was found
//
// Deciding a goal: decide.go asks court.go about primitives. The court asks
// judge.go (ichiban; primitive.go lists what, translate.go carries terms there
// and back) and, where ichiban has no answer or a wrong one, exact.go and its
// neighbours (arithmetic without bounds), loops.go (terms of any depth),
// atoms.go, grammars.go and regular.go. Other predicates are solved by resolver.go,
// control.go and clauses.go on the clauses of theory.go; answers.go answers
// what those call from the uses of a step. unify.go has the occurs check,
// budget.go the bound.
//
// Where two sides are compared, what the document says is called claimed and
// what is worked out here computed.
//
// Nothing here recurses in Go over terms: every walk keeps its own stack.
