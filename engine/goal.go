package engine

import (
	"errors"
	"io"
	"strings"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Goal is a goal to be solved. It belongs to no heap and may be solved often.
type Goal struct {
	File string // where it was read; "" for a goal of ParseGoal
	Line int    // of its first character, from 1
	Text string // as written, without the final dot

	image term.Image
	names []string // of its named variables
	cells []int    // of these variables, in image; -1 for one that fell away
	place place
}

// place is where a goal or directive stands, for diagnostics.
type place struct {
	name, text string // of the source
	start, end int    // offsets
}

// ParseGoal reads a goal with the program's operators and flags; the final dot
// may be missing. The error is a *syntax.Diagnostic.
func (e *Engine) ParseGoal(text string) (*Goal, error) {
	h := term.NewHeap(0)
	t, err := syntax.ParseGoal(h, text, "goal", e.program.Ops, e.program.Flags)
	if errors.Is(err, io.EOF) {
		return nil, syntax.DiagnoseAt("goal", text, 0, len(text), syntax.Error, "a goal is expected, and there is none")
	}
	if err != nil {
		return nil, err
	}
	return newGoal(h, t, place{"goal", text, t.Start.Offset, t.End.Offset}), nil
}

func newGoal(h *term.Heap, t syntax.Term, at place) *Goal {
	g := &Goal{Line: t.Start.Line, place: at}
	g.Text = goalText(at.text[at.start:at.end])
	vars := make([]term.Word, len(t.Vars))
	for i, v := range t.Vars {
		vars[i] = h.Deref(v.Word)
		g.names = append(g.names, v.Name)
	}
	g.image, g.cells = h.FreezeVars(t.Word, vars)
	return g
}

// goalText takes off the text of a term what is not the goal: ?- before it, the
// final dot, and the layout around both.
func goalText(text string) string {
	const layout = " \n\t\r"
	if goal, ok := strings.CutPrefix(text, "?-"); ok {
		text = goal
	}
	text = strings.TrimSuffix(strings.TrimRight(text, layout), ".")
	return strings.Trim(text, layout)
}

// Goals gives the goals that the loaded sources ask: those declared in comments,
// `%% ?- Goal.`, else the queries `?- Goal.`.
func (e *Engine) Goals() []*Goal {
	if len(e.goals) > 0 {
		return e.goals
	}
	return e.queries
}

// Term gives the goal on h with fresh variables.
func (g *Goal) Term(h *term.Heap) term.Word { return h.Thaw(g.image) }

// Variables gives the names of the goal's named variables in order of first
// occurrence.
func (g *Goal) Variables() []string { return g.names }

// Values gives what the variables of Variables stand for in an instance of the
// goal, as terms of h that share their unbound variables. Time is linear in the
// size of goal and instance.
func (g *Goal) Values(h *term.Heap, instance term.Word) []term.Word {
	base := h.Top
	general := g.Term(h)
	values := make([]term.Word, len(g.cells))
	for i, c := range g.cells {
		if c < 0 {
			values[i] = h.NewVar()
			continue
		}
		values[i] = term.MakeRef(base + c)
	}
	var trail []term.Word
	h.Unify(general, instance, &trail) // it is an instance: this cannot fail
	return values
}

// Image gives the goal cut loose from any heap.
func (g *Goal) Image() term.Image { return g.image }
