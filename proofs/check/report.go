package check

import "github.com/eyeprove/eyeprove/engine/term"

// condition is one of the conditions C1 to C8, from 0.
type condition int

const (
	c1 condition = iota
	c2
	c3
	c4
	c5
	c6
	c7
	conditions              // of every check
	c8         = conditions // only when asked to discharge
)

var conditionNames = [c8 + 1]string{
	"resolution", "well_founded", "justification", "coverage",
	"re_decision", "boundary_consistency", "relevance", "closure",
}

// id gives 'C1' and so on.
func (c condition) id() string { return "C" + string(rune('1'+c)) }

// Reasons of obligations.
const (
	theoryScoped  = "theory_scoped"
	reflective    = "reflective"
	stateful      = "stateful"
	outOfBounds   = "bound"
	instantiation = "instantiation"
)

// failure is one finding against the document; subject 0 stands for the
// document as a whole.
type failure struct {
	condition condition
	subject   term.Word
	detail    string
}

// obligation is a trusted boundary.
type obligation struct {
	kind, reason string
	goal         term.Word
	step         int32 // the step it is about, none for a claim
}

// Report is what a check found. Its terms live on a heap of their own; Text
// and JSON write them.
type Report struct {
	Steps      int // steps of the document, without those set aside
	Claims     int
	Verified   int  // rule and fact steps that are instances of their clauses
	Recomputed int  // built-in steps decided again, that agreed
	Composed   int  // control steps that follow from their uses
	Uses       int  // uses of all steps
	Closed     int  // obligations and commitments that C8 closed
	Discharged bool // C8 was asked for
	Failures   []failure
	Trusted    []obligation

	covered [c8 + 1]int
	late    []failure // found while reading, reported after the records
	heap    *term.Heap
	program *Program

	document *document
}

func (r *Report) fail(c condition, subject term.Word, detail string) {
	r.Failures = append(r.Failures, failure{c, subject, detail})
}

func (r *Report) cover(c condition, n int) { r.covered[c] = n }

// Valid reports whether no condition failed.
func (r *Report) Valid() bool { return len(r.Failures) == 0 }

// Failed gives the number of failures of condition 1 to 8.
func (r *Report) Failed(condition int) int {
	n := 0
	for _, f := range r.Failures {
		if int(f.condition)+1 == condition {
			n++
		}
	}
	return n
}

// Covered gives what condition 1 to 8 covers, as the report counts it.
func (r *Report) Covered(condition int) int { return r.covered[condition-1] }

// Verdict gives failed, checked_with_obligations or checked.
func (r *Report) Verdict() string {
	switch {
	case !r.Valid():
		return "failed"
	case len(r.Trusted) > 0:
		return "checked_with_obligations"
	}
	return "checked"
}

// conditionCount gives how many conditions the report lists.
func (r *Report) conditionCount() condition {
	if r.Discharged {
		return c8 + 1
	}
	return conditions
}
