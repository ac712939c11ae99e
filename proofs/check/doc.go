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
//	document.go              the document: claims, records, steps
//	index.go, hash.go        goals up to renaming of variables
//	resolution.go            C1, by one-sided matching (pattern.go)
//	foundation.go            C2
//	justification.go         C3
//	coverage.go              C4
//	redecision.go            C5: builtin steps (decide.go), control steps
//	                         (composition.go), library predicates with goals
//	boundary.go, evidence.go C6
//	relevance.go             C7
//	report.go                what was found
//
// Deciding a goal goes: decide.go asks judge.go (ichiban), exact.go
// (arithmetic without bounds), deep.go (terms too deep for a recursive
// library) or the resolver (resolver.go and its neighbours).
//
// Nothing here recurses in Go over terms: every walk keeps its own stack.
