package clauses

import (
	"strconv"
	"strings"

	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/regions"
)

// Writer turns what a recorder kept into proposals: for each fact under a context, and each
// contradictory context, the reason that the clauses are to follow.
type Writer struct {
	p   *ladder.Puzzle
	rec *ladder.Recorder
	out []Proposal
	met map[[2]int32]bool
}

// Proposal is one reason. Fact is empty for a contradiction.
type Proposal struct {
	Context string // a list of facts, the latest first
	Fact    string
	Reason  string
}

// NewWriter prepares the proposals of a recorder's steps.
func NewWriter(p *ladder.Puzzle, rec *ladder.Recorder) *Writer {
	return &Writer{p: p, rec: rec, met: map[[2]int32]bool{}}
}

// Collect returns the proposals that some steps need, each before those that rest on it.
// Targets are step indices; a fact of a context that a deeper one uses is carried down by
// the rule weaker.
func (w *Writer) Collect(targets ...int32) []Proposal {
	w.out = nil
	for _, i := range w.rec.Needed(targets...) {
		step := &w.rec.Steps[i]
		for _, u := range step.Uses {
			w.carry(u, step)
		}
		p := Proposal{Context: w.context(step.Context), Reason: w.Reason(step)}
		if step.Conclusion != ladder.False {
			p.Fact = Fact(w.p.Board, step.Conclusion)
		}
		w.out = append(w.out, p)
	}
	return w.out
}

// carry takes the fact of a step down to the context where another step uses it.
func (w *Writer) carry(u int32, step *ladder.Step) {
	used := &w.rec.Steps[u]
	if step.Rule == ladder.Refuted {
		return // It rests on a contradiction in a deeper context.
	}
	var down []int32
	for c := step.Context; c != used.Context; c = w.rec.Contexts[c].Parent {
		down = append(down, c)
	}
	for i := len(down) - 1; i >= 0; i-- {
		key := [2]int32{down[i], used.Conclusion}
		if !w.met[key] {
			w.met[key] = true
			w.out = append(w.out, Proposal{Context: w.context(down[i]), Fact: Fact(w.p.Board, used.Conclusion), Reason: "weaker"})
		}
	}
}

func (w *Writer) context(c int32) string {
	list := w.rec.Assumptions(c)
	out := make([]string, len(list))
	for i, l := range list {
		out[len(list)-1-i] = Fact(w.p.Board, l)
	}
	return "[" + strings.Join(out, ", ") + "]"
}

// CutReason writes a cut of the region graph as a reason of a contradiction.
func CutReason(p *ladder.Puzzle, c regions.Cut) string {
	side := make([]string, len(c.Side))
	for i, k := range c.Side {
		side[i] = strconv.Itoa(k + 1)
	}
	exit := "country(" + strconv.Itoa(c.Vertex+1) + ")"
	if c.Vertex < 0 {
		exit = "bridge(" + border(p.Board, int32(c.Bridge)) + ")"
	}
	return "region_cut([" + strings.Join(side, ", ") + "], " + exit + ")"
}
