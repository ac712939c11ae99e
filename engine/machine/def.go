package machine

import (
	"fmt"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Fn is a built-in that succeeds at most once. The arguments are as stored
// (call m.Deref). It reports success; an error is an *isoerr.Exception, which
// the program may catch, or a limit, which ends the run. It may grow the heap
// (m.Cells moves), never runs goals and never panics.
type Fn func(m *Machine, args []term.Word) (bool, error)

// RedoFn is a built-in with several solutions. state is 0 at the first call;
// afterwards it is the next that the call before returned, any term. A next of
// 0 says there is no further solution. Bindings made by an earlier solution
// are undone before it is called again. When ok is false, next is ignored.
type RedoFn func(m *Machine, args []term.Word, state term.Word) (ok bool, next term.Word, err error)

// Determinism says how often a built-in can succeed.
type Determinism uint8

// The kinds of determinism.
const (
	Det     Determinism = iota // exactly once, or an error
	Semidet                    // at most once
	Nondet                     // any number of times
)

// Purity says what an answer of a built-in depends on, besides its arguments.
// The sandbox, the rebuilding of proofs and the checker read it.
type Purity uint8

// The kinds of purity.
const (
	// Pure: a function of its arguments; a proof recomputes it.
	Pure Purity = iota
	// CallSensitive: pure, but what it says changes when arguments are bound
	// further (var, ==, copy_term ...); a proof keeps the goal as called.
	CallSensitive
	// Reflective: depends on the program (clause, current_op ...).
	Reflective
	// Stateful: depends on or changes state outside the terms (assert, I/O ...).
	Stateful
	// Oracle: proposes a value that clauses must then establish.
	Oracle
	// Accelerated: Go run in place of clauses that define it.
	Accelerated
	// Attributes: depends on or changes the attributes of variables. A proof
	// does it again, and it is trusted there like what is stateful.
	Attributes
)

// Acts reports whether a built-in of this purity depends on or changes more
// than its arguments.
func (p Purity) Acts() bool {
	return p == Reflective || p == Stateful || p == Oracle || p == Attributes
}

// Builtin is one row of the table of built-in predicates.
type Builtin struct {
	Name   string
	Arity  int
	Modes  string // as in the standard: "+integer, ?term"
	Doc    string // one line
	Det    Determinism
	Purity Purity
	ISO    bool // defined by the standard: programs may not redefine it
	Ages   bool // it compares in the standard order: see Ordering
	Mute   bool // it binds nothing
	Names  bool // it finds a clause and says which: retract/1, clause/2
	Fn     Fn   // exactly one of Fn and Redo is set
	Redo   RedoFn
}

// Halt is the error of halt/0,1: it ends the run with this exit status and
// cannot be caught by the program.
type Halt struct{ Code int }

func (h *Halt) Error() string { return fmt.Sprintf("halted with status %d", h.Code) }
