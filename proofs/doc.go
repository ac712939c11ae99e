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
//	log.go          what a solution leaves behind: the goal, its instance, the log
//	recipe.go       a clause made ready to be resolved with: how its head is
//	                matched, what cells its body has
//	plan.go         the goals of a body and what each is: predicate, construct, ...
//	library.go      what library predicates do, as far as a proof must know
//	rebuild.go      the loop that resolves along the log, on a stack of frames
//	memo.go         what was derived before is not derived again
//	match.go        one resolution: a head matched, a body laid down
//	control.go      control constructs in that loop
//	primitive.go    built-ins in that loop
//	tabled.go       tabled predicates in that loop
//	consolidate.go  a long derivation is forgotten as it becomes final,
//	collect.go      and the heap collected
//	intern.go       equal terms made one: the heap of the document
//	goals.go        goals on that heap, and their steps
//	document.go     nodes of a derivation made distinct steps
//	called.go       goals that are justified by how they were called
//	record.go       clause records and bindings
//	write.go        order of the steps, facts as text
//	layout.go       where a long fact is broken
//
// Rebuilding never undoes anything: it follows one derivation, so variables are
// bound for good. A node is added when its goal is solved. Nodes therefore
// stand in order of completion, a node's uses before it, and the first node of
// several with the same goal is the one that completed first: that is the one a
// step is made of, whatever state the program had. In a derivation so long that it
// is consolidated, the first is the first that became final; what a step rests on
// still became a step before it.
//
// Measured (nrev, tak, fib, queens, a loop): 45 to 60 ns of processor time a
// step to resolve along the log, 115 to 180 with everything that makes steps of
// it, where nothing is remembered; 0.6 to 1.7 microseconds a distinct step when there are
// millions; a microsecond a distinct step to write. Of what was derived before
// only the log is compared: tak(27, 18, 9, V), 40 million steps with some thousand
// distinct goals, is run, explained, written and checked in 0.9 s, of which the
// run is 0.6; without the memo 5 s.
//
// Nothing here recurses in Go over terms or derivations.
