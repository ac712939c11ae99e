// Package ladder deduces facts about Country Road boards, rung by rung: region, once, loop,
// macro, probe. Every deduction is an instance of a named rule with premises, so that it can
// be written down as an instance of a clause of rules/road/*.pl and checked there.
//
// Use New and Run for the fixpoint of some rungs, Solve to go on with the rung probe, and a
// Recorder to get the steps. Package search does the same without a recorder, and guesses.
package ladder

import (
	"fmt"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

// Var is a thing that the loop uses or does not use. Cells come first, then edges, then
// pairs: the borders between two countries, which exist only on cyclic boards.
type Var = int32

// Lit is a fact: 2*v says that variable v is on, 2*v+1 that it is off.
type Lit = int32

// False is the conclusion of a contradiction.
const False Lit = -1

// On and Off make facts.
func On(v Var) Lit  { return 2 * v }
func Off(v Var) Lit { return 2*v + 1 }

// Not returns the opposite fact.
func Not(l Lit) Lit { return l ^ 1 }

// Kind tells what a variable is.
type Kind int

// The kinds of variables.
const (
	CellVar Kind = iota
	EdgeVar
	PairVar
)

// Describe splits a variable of a board into its kind and its number.
func Describe(b *geometry.Board, v Var) (Kind, int) {
	n := int(v)
	if n < b.Cells() {
		return CellVar, n
	}
	if n -= b.Cells(); n < b.Edges() {
		return EdgeVar, n
	}
	return PairVar, n - b.Edges()
}

// Words writes a fact for people.
func Words(b *geometry.Board, l Lit) string {
	if l == False {
		return "a contradiction"
	}
	kind, n := Describe(b, l/2)
	on := l&1 == 0
	switch kind {
	case CellVar:
		if on {
			return b.CellName(n) + " is on the loop"
		}
		return b.CellName(n) + " is empty"
	case EdgeVar:
		if on {
			return "the loop goes " + b.EdgeName(n)
		}
		return "the loop does not go " + b.EdgeName(n)
	}
	p := b.Pairs[n]
	verb := "crosses"
	if !on {
		verb = "does not cross"
	}
	return fmt.Sprintf("the loop %s the border between %s and %s", verb, b.CountryName(int(p.A)), b.CountryName(int(p.B)))
}
