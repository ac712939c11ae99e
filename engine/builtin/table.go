// Package builtin is the predicates that are written in Go, one family a file.
//
//	p := machine.NewProgram(builtin.Table())
//	streams := builtin.StreamsOf(p)
//	streams.SetOutput(os.Stdout)
//	defer streams.Flush()
//
// Table is what the machine, help, completion, the sandbox and the checker
// read. Control constructs and the predicates on the clause store belong to
// the machine. What is not defined by the standard has its meaning given by
// clauses too, in engine/library.
package builtin

import (
	"slices"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// Modes: + the argument must be bound, - it is unified with the result, ? both.
// For a CallSensitive predicate, whether it holds depends on how far the
// arguments are bound that are not -.

// Table gives a fresh table of every built-in of this package.
func Table() []machine.Builtin {
	return slices.Concat(
		typeTests(), comparisons(), arithmetic(), structures(), attributes(),
		atomTexts(), numberTexts(), textLibrary(), regexps(), charTypes(),
		sorting(), lists(), grammars(),
		flags(), operators(), globals(),
		clauseStore(),
		streamControl(), charIO(), termReading(), termWriting(), formatting(), captures(), clauseTexts(), loading(),
		randoms(), dates(), process(), oracles(), tabling(), tracing(),
	)
}
