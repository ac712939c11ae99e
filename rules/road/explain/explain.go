// Package explain tells a recorded solve to people: numbered steps in words, each with the
// rule's name, what it rests on, and where on the board it is.
package explain

import (
	"fmt"
	"strings"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
)

// Step is one step of an explanation.
type Step struct {
	Number int    `json:"step"`
	Depth  int    `json:"depth"` // assumptions it stands under
	Rule   string `json:"rule"`
	Rung   string `json:"rung,omitempty"`
	Fact   string `json:"fact"`
	Why    string `json:"why"`
	From   []int  `json:"from,omitempty"` // numbers of the steps it rests on
	// Marks is what is known after the step, and Focus the variables that it is about.
	Marks geometry.Marks `json:"-"`
	Focus []int          `json:"-"`
}

// Steps explains the recorded steps that some targets need, in order. Facts about borders
// between countries and facts under assumptions are steps too. start is what was given.
func Steps(p *ladder.Puzzle, rec *ladder.Recorder, start geometry.Marks, targets ...int32) []Step {
	b := p.Board
	var out []Step
	number := map[int32]int{}
	known := []geometry.Marks{copyMarks(start)} // by depth
	said := map[int32]bool{}
	for _, i := range rec.Needed(targets...) {
		step := &rec.Steps[i]
		depth := len(rec.Assumptions(step.Context))
		known = known[:min(len(known), depth+1)]
		for len(known) <= depth {
			known = append(known, copyMarks(known[len(known)-1]))
		}
		if depth > 0 && !said[step.Context] {
			said[step.Context] = true
			known[depth] = copyMarks(known[depth-1])
		}
		mark(b, known[depth], step.Conclusion)
		s := Step{
			Number: len(out) + 1, Depth: depth, Rule: step.Rule.String(), Rung: step.Rule.Rung().String(),
			Fact: ladder.Words(b, step.Conclusion), Why: step.Rule.Words(), Marks: copyMarks(known[depth]),
		}
		if step.Rule == ladder.Given && depth > 0 {
			s.Why = "suppose so"
		}
		for _, u := range step.Uses {
			if n, ok := number[u]; ok {
				s.From = append(s.From, n)
			}
		}
		for _, l := range append([]ladder.Lit{step.Conclusion}, step.Premises...) {
			if l != ladder.False && int(l/2) < p.Vars() {
				s.Focus = append(s.Focus, int(l/2))
			}
		}
		number[i] = s.Number
		out = append(out, s)
	}
	return out
}

// String writes a step on one line, indented by its assumptions.
func (s Step) String() string {
	from := ""
	if len(s.From) > 0 {
		list := make([]string, len(s.From))
		for i, n := range s.From {
			list[i] = fmt.Sprint(n)
		}
		from = ", by " + strings.Join(list, ", ")
	}
	return fmt.Sprintf("%s%d. %s: %s (%s%s)", strings.Repeat("    ", s.Depth), s.Number, s.Fact, s.Why, s.Rule, from)
}

func mark(b *geometry.Board, m geometry.Marks, l ladder.Lit) {
	if l == ladder.False {
		return
	}
	x := geometry.On
	if l&1 == 1 {
		x = geometry.Off
	}
	switch kind, n := ladder.Describe(b, l/2); kind {
	case ladder.CellVar:
		m.Cell[n] = x
	case ladder.EdgeVar:
		m.Edge[n] = x
	}
}

func copyMarks(m geometry.Marks) geometry.Marks {
	return geometry.Marks{Cell: append([]geometry.Mark(nil), m.Cell...), Edge: append([]geometry.Mark(nil), m.Edge...)}
}
