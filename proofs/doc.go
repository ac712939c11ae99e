// Package proofs explains answers: from the choice log of a solution it rebuilds
// the derivation, without searching, and writes it as a document of clauses and
// steps that package check can judge.
//
//	d := proofs.NewDocument(program, proofs.Options{})
//	m.SetRecord(true)
//	run := m.Solve(goal)
//	for run.Next() {
//		if err := d.Explain(proofs.Capture(asked, m, run)); err != nil { ... }
//	}
//	err := d.Write(os.Stdout)
//
// A Document gathers the answers of a run: goals that several of them rest on
// are explained once.
package proofs

// For maintainers, in the order of things:
//
//	log.go         what a solution leaves behind: the goal, its instance, the log
//	recipe.go      a clause made ready to be resolved with: how its head is
//	               matched, what cells its body has
//	plan.go        the goals of a body and what each is: predicate, construct, ...
//	library.go     which library predicates take goals
//	rebuild.go     the loop that resolves along the log, on a stack of frames
//	control.go     control constructs in that loop
//	primitive.go   built-ins in that loop
//	intern.go      equal terms made one: the heap of the document
//	document.go    nodes of a derivation made distinct steps
//	record.go      clause records and bindings
//	write.go       order of the steps, facts as text
//	layout.go      where a long fact is broken
//
// Rebuilding never undoes anything: it follows one derivation, so variables are
// bound for good and the heap only grows. A node is added when its goal is
// solved. Nodes therefore stand in order of completion, a node's uses before
// it, and the first node of several with the same goal is the one that
// completed first: that is the one a step is made of (PROOFS.md 5), whatever
// state the program had.
//
// Nothing here recurses in Go over terms or derivations.
