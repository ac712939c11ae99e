// Package oracle makes the solvers of Country Road known to programs:
//
//	propose(road_reason(P, Context, Fact), R)     R = found(Why): the first argument of
//	                                              follows/4 in knowledge.pl
//	propose(road_contradiction(P, Context), R)    that of clashes/3
//	propose(road_loop(P), R)                      the only solution, as a list of cells
//	propose(road_loops(P), R)                     two different solutions
//
// or R = unknown(Why). P is a puzzle given by the facts that board.pl describes; its
// countries must be the numbers from 1 in reading order of their first cells.
package oracle

import (
	"fmt"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/rules/road/clauses"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
)

// MaxAssumptions bounds the assumptions made for one puzzle.
const MaxAssumptions = 1_000_000

// Searches gives the oracles, for machine.Program's AddOracle.
func Searches() []machine.Search {
	return []machine.Search{
		{Name: "road_reason", Arity: 3, Doc: "why a fact holds: road_reason(Puzzle, Context, Fact)", Run: reason},
		{Name: "road_contradiction", Arity: 2, Doc: "why assumptions contradict: road_contradiction(Puzzle, Context)", Run: contradiction},
		{Name: "road_loop", Arity: 1, Doc: "the only solution of a puzzle: road_loop(Puzzle)", Run: loop},
		{Name: "road_loops", Arity: 1, Doc: "two solutions of a puzzle: road_loops(Puzzle)", Run: loops},
	}
}

// advice is what was found out about one puzzle. The board is read first, and solved when a
// proposal is asked for.
type advice struct {
	puzzle  *ladder.Puzzle // nil when the facts do not describe one
	claim   string         // unique, several or none; empty when unknown
	unknown string         // why
	loops   []string
	reasons map[string]string // by context and fact; nil before it is solved
}

type adviceKey struct{}

// read reads the puzzle called w from the program's facts, once a program.
func read(m *machine.Machine, w term.Word) (*advice, error) {
	if !m.Heap.Ground(w) {
		return nil, isoerr.Instantiation(&m.Heap)
	}
	name := text(m, w)
	known := m.Aux(adviceKey{}, func() any { return map[string]*advice{} }).(map[string]*advice)
	if a, ok := known[name]; ok {
		return a, nil
	}
	a := &advice{}
	b, err := readBoard(m, name)
	if err != nil {
		a.unknown = err.Error()
	} else {
		a.puzzle = ladder.Prepare(b)
	}
	known[name] = a
	return a, nil
}

// described reads a puzzle that the program's facts must describe.
func described(m *machine.Machine, w term.Word) (*ladder.Puzzle, error) {
	a, err := read(m, w)
	if err != nil {
		return nil, err
	}
	if a.puzzle == nil {
		return nil, isoerr.Domain(&m.Heap, isoerr.RoadPuzzle, w)
	}
	return a.puzzle, nil
}

// about finds out about the puzzle called w, once a program.
func about(m *machine.Machine, w term.Word) (*advice, error) {
	a, err := read(m, w)
	if err != nil || a.puzzle == nil || a.reasons != nil {
		return a, err
	}
	c, err := clauses.Certify(m.Context(), a.puzzle, ladder.All, MaxAssumptions)
	if m.Stopped() {
		return &advice{unknown: "the run was ended"}, nil
	}
	a.reasons = map[string]string{}
	if err != nil {
		a.unknown = err.Error()
		return a, nil
	}
	a.claim, a.loops = c.Claim, c.Loops
	for _, p := range c.Proposals {
		a.reasons[p.Context+p.Fact] = p.Reason
	}
	return a, nil
}

// why says why there is no advice of the wanted kind.
func (a *advice) why(claim string) string {
	switch {
	case a.unknown != "":
		return a.unknown
	case a.claim == "unique":
		return "the puzzle has exactly one solution: ask unique/2"
	case a.claim == "several":
		return "the puzzle has several solutions: ask several/3"
	case a.claim == "none":
		return "the puzzle has no solution: ask none/1"
	}
	return "there is no " + claim
}

func reason(m *machine.Machine, args []term.Word) (term.Word, string, error) {
	if !m.Heap.Ground(args[1]) || !m.Heap.Ground(args[2]) {
		return 0, "", isoerr.Instantiation(&m.Heap)
	}
	a, err := about(m, args[0])
	if err != nil {
		return 0, "", err
	}
	why, ok := a.reasons[text(m, args[1])+text(m, args[2])]
	if !ok {
		if a.unknown != "" {
			return 0, a.unknown, nil
		}
		return 0, fmt.Sprintf("no reason is known for %s", text(m, args[2])), nil
	}
	return parse(m, why)
}

func contradiction(m *machine.Machine, args []term.Word) (term.Word, string, error) {
	if !m.Heap.Ground(args[1]) {
		return 0, "", isoerr.Instantiation(&m.Heap)
	}
	a, err := about(m, args[0])
	if err != nil {
		return 0, "", err
	}
	why, ok := a.reasons[text(m, args[1])]
	if !ok {
		return 0, a.why("contradiction"), nil
	}
	return parse(m, why)
}

func loop(m *machine.Machine, args []term.Word) (term.Word, string, error) {
	a, err := about(m, args[0])
	if err != nil {
		return 0, "", err
	}
	if a.claim != "unique" {
		return 0, a.why("loop"), nil
	}
	return parse(m, a.loops[0])
}

func loops(m *machine.Machine, args []term.Word) (term.Word, string, error) {
	a, err := about(m, args[0])
	if err != nil {
		return 0, "", err
	}
	if a.claim != "several" {
		return 0, a.why("second loop"), nil
	}
	return parse(m, "["+a.loops[0]+", "+a.loops[1]+"]")
}

// text writes a term as package clauses does.
func text(m *machine.Machine, w term.Word) string {
	flags := m.Program().Flags
	return syntax.Format(&m.Heap, w, syntax.NewOperators(), syntax.Answer(flags))
}

func parse(m *machine.Machine, text string) (term.Word, string, error) {
	read, err := syntax.ParseTerm(&m.Heap, text+" .", "advice", syntax.NewOperators(), m.Program().Flags)
	if err != nil {
		return 0, "the advice cannot be read: " + err.Error(), nil
	}
	return read.Word, "", nil
}
