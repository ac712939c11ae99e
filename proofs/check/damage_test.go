package check

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// draft is a document in pieces of text, to be damaged.
type draft struct {
	claims  []string
	records [][3]string
	steps   []draftStep
	words   []string // names and numbers of the document
}

type draftStep struct {
	goal, by       string
	bindings, uses []string
}

func makeDraft(p *Program, document string) *draft {
	h := term.NewHeap(0)
	r := syntax.NewReader(h, document, "proof", p.ops, p.flags)
	d := &draft{words: word.FindAllString(document, -1)}
	for {
		h.Init(0)
		t, err := r.Read()
		if err != nil {
			return d
		}
		o := syntax.Answer(p.flags)
		o.Priority = 999
		o.VariableNames = map[term.Word]string{}
		for _, v := range t.Vars {
			o.VariableNames[v.Word] = v.Name
		}
		text := func(w term.Word) string { return syntax.Format(h, w, p.ops, o) }
		texts := func(w term.Word) (all []string) {
			elems, _ := h.Slice(w)
			for _, e := range elems {
				all = append(all, text(e))
			}
			return all
		}
		arg := func(i int) term.Word { return h.Arg(t.Word, i) }
		switch {
		case h.Is(t.Word, term.AtomClause, 3):
			d.records = append(d.records, [3]string{text(arg(1)), text(arg(2)), text(arg(3))})
		case h.Is(t.Word, term.AtomStep, 4):
			d.steps = append(d.steps, draftStep{text(arg(1)), text(arg(2)), texts(arg(3)), texts(arg(4))})
		default:
			d.claims = append(d.claims, text(t.Word))
		}
	}
}

// copy gives a draft whose pieces can be changed.
func (d *draft) copy() *draft {
	c := &draft{slices.Clone(d.claims), slices.Clone(d.records), slices.Clone(d.steps), d.words}
	return c
}

func (d *draft) text() string {
	var b strings.Builder
	for _, c := range d.claims {
		fmt.Fprintf(&b, "%s.\n", c)
	}
	for _, r := range d.records {
		fmt.Fprintf(&b, "clause(%s, %s, %s).\n", r[0], r[1], r[2])
	}
	for _, s := range d.steps {
		fmt.Fprintf(&b, "step(%s, %s, [%s], [%s]).\n", s.goal, s.by, strings.Join(s.bindings, ", "), strings.Join(s.uses, ", "))
	}
	return b.String()
}

// essence is what of a document matters to what it proves: steps whatever their
// order and bindings, claims whatever their order and numeral. Two documents of one
// essence are equivalent by construction.
func (d *draft) essence() string {
	set := map[string]bool{}
	for _, c := range d.claims {
		set["claim "+c] = true
	}
	for _, s := range d.steps {
		set[fmt.Sprintf("%s by %s uses %q", s.goal, s.by, s.uses)] = true
	}
	lines := make([]string, 0, len(set))
	for l := range set {
		lines = append(lines, l)
	}
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

// damage is a kind of damage. It changes the draft, or the text for those below it,
// and reports whether it found something to change.
type damage struct {
	name string
	do   func(r *rand.Rand, d *draft) bool
	text func(r *rand.Rand, text string) string
}

var numeral = regexp.MustCompile(`\b[0-9]+\b`)

// pickStep gives a step, nil when no step will do.
func (d *draft) pickStep(r *rand.Rand, will func(*draftStep) bool) *draftStep {
	if len(d.steps) == 0 {
		return nil
	}
	from := r.IntN(len(d.steps))
	for i := range d.steps {
		if s := &d.steps[(from+i)%len(d.steps)]; will == nil || will(s) {
			return s
		}
	}
	return nil
}

// replaceOne puts with in the place of one match.
func replaceOne(r *rand.Rand, text string, at *regexp.Regexp, with func(string) string) (string, bool) {
	spans := at.FindAllStringIndex(text, -1)
	if len(spans) == 0 {
		return text, false
	}
	span := spans[r.IntN(len(spans))]
	return text[:span[0]] + with(text[span[0]:span[1]]) + text[span[1]:], true
}

func increment(n string) string {
	if len(n) > 15 {
		return n[:len(n)-1] + string('0'+('9'-n[len(n)-1]+1)%10)
	}
	var i int
	fmt.Sscan(n, &i)
	return fmt.Sprint(i + 1)
}

func (d *draft) another(r *rand.Rand) func(string) string {
	return func(string) string { return d.words[r.IntN(len(d.words))] }
}

// everywhere changes all pieces alike.
func (d *draft) everywhere(change func(string) string) {
	each := func(texts []string) []string {
		out := make([]string, len(texts))
		for i, t := range texts {
			out[i] = change(t)
		}
		return out
	}
	d.claims = each(d.claims)
	for i := range d.steps {
		s := &d.steps[i]
		*s = draftStep{change(s.goal), s.by, each(s.bindings), each(s.uses)}
	}
}

func hasUses(n int) func(*draftStep) bool { return func(s *draftStep) bool { return len(s.uses) >= n } }

func hasBindings(s *draftStep) bool { return len(s.bindings) > 0 }

func isClauseStep(s *draftStep) bool {
	return strings.HasPrefix(s.by, "rule") || strings.HasPrefix(s.by, "fact")
}

var damages = []damage{
	{name: "a step left out", do: func(r *rand.Rand, d *draft) bool {
		i := r.IntN(len(d.steps))
		d.steps = slices.Delete(d.steps, i, i+1)
		return true
	}},
	{name: "a step doubled", do: func(r *rand.Rand, d *draft) bool {
		d.steps = append(d.steps, d.steps[r.IntN(len(d.steps))])
		return true
	}},
	{name: "two steps exchanged", do: func(r *rand.Rand, d *draft) bool {
		i, j := r.IntN(len(d.steps)), r.IntN(len(d.steps))
		d.steps[i], d.steps[j] = d.steps[j], d.steps[i]
		return i != j
	}},
	{name: "two steps' justifications exchanged", do: func(r *rand.Rand, d *draft) bool {
		i, j := r.IntN(len(d.steps)), r.IntN(len(d.steps))
		d.steps[i].goal, d.steps[j].goal = d.steps[j].goal, d.steps[i].goal
		return i != j
	}},
	{name: "a word of a goal replaced", do: func(r *rand.Rand, d *draft) (ok bool) {
		s := d.pickStep(r, nil)
		s.goal, ok = replaceOne(r, s.goal, word, d.another(r))
		return ok
	}},
	{name: "a word of a use replaced", do: func(r *rand.Rand, d *draft) (ok bool) {
		s := d.pickStep(r, hasUses(1))
		if s == nil {
			return false
		}
		s.uses = slices.Clone(s.uses)
		i := r.IntN(len(s.uses))
		s.uses[i], ok = replaceOne(r, s.uses[i], word, d.another(r))
		return ok
	}},
	{name: "a word replaced everywhere", do: func(r *rand.Rand, d *draft) bool {
		from, to := d.another(r)(""), d.another(r)("")
		d.everywhere(func(t string) string {
			return word.ReplaceAllStringFunc(t, func(w string) string {
				if w == from {
					return to
				}
				return w
			})
		})
		return from != to
	}},
	{name: "a number of a goal increased", do: func(r *rand.Rand, d *draft) (ok bool) {
		s := d.pickStep(r, func(s *draftStep) bool { return numeral.MatchString(s.goal) })
		if s == nil {
			return false
		}
		s.goal, ok = replaceOne(r, s.goal, numeral, increment)
		return ok
	}},
	{name: "a number increased everywhere", do: func(r *rand.Rand, d *draft) bool {
		from := numeral.FindString(strings.Join(d.claims, " "))
		if from == "" {
			return false
		}
		d.everywhere(func(t string) string {
			return numeral.ReplaceAllStringFunc(t, func(n string) string {
				if n == from {
					return increment(n)
				}
				return n
			})
		})
		return true
	}},
	{name: "a use left out", do: func(r *rand.Rand, d *draft) bool {
		s := d.pickStep(r, hasUses(1))
		if s == nil {
			return false
		}
		i := r.IntN(len(s.uses))
		s.uses = slices.Delete(slices.Clone(s.uses), i, i+1)
		return true
	}},
	{name: "a use added", do: func(r *rand.Rand, d *draft) bool {
		s := d.pickStep(r, nil)
		s.uses = append(slices.Clone(s.uses), d.pickStep(r, nil).goal)
		return true
	}},
	{name: "two uses exchanged", do: func(r *rand.Rand, d *draft) bool {
		s := d.pickStep(r, hasUses(2))
		if s == nil {
			return false
		}
		s.uses = slices.Clone(s.uses)
		i := r.IntN(len(s.uses) - 1)
		s.uses[i], s.uses[i+1] = s.uses[i+1], s.uses[i]
		return s.uses[i] != s.uses[i+1]
	}},
	{name: "a use replaced by the goal itself", do: func(r *rand.Rand, d *draft) bool {
		s := d.pickStep(r, hasUses(1))
		if s == nil {
			return false
		}
		s.uses = slices.Clone(s.uses)
		s.uses[r.IntN(len(s.uses))] = s.goal
		return true
	}},
	{name: "another clause number", do: func(r *rand.Rand, d *draft) (ok bool) {
		s := d.pickStep(r, isClauseStep)
		if s == nil {
			return false
		}
		n := fmt.Sprint(r.IntN(12))
		before := s.by
		s.by, ok = replaceOne(r, s.by, numeral, func(string) string { return n })
		return s.by != before
	}},
	{name: "another justification", do: func(r *rand.Rand, d *draft) bool {
		s := d.pickStep(r, nil)
		ways := []string{"builtin", "control", "absent", "collected", "asserted", "called(" + s.goal + ")", "fact(1)", "rule(1)", "unproven"}
		before := s.by
		s.by = ways[r.IntN(len(ways))]
		return s.by != before
	}},
	{name: "a binding left out", do: func(r *rand.Rand, d *draft) bool {
		s := d.pickStep(r, hasBindings)
		if s == nil {
			return false
		}
		i := r.IntN(len(s.bindings))
		s.bindings = slices.Delete(slices.Clone(s.bindings), i, i+1)
		return true
	}},
	{name: "a binding altered", do: func(r *rand.Rand, d *draft) (ok bool) {
		s := d.pickStep(r, hasBindings)
		if s == nil {
			return false
		}
		s.bindings = slices.Clone(s.bindings)
		i := r.IntN(len(s.bindings))
		s.bindings[i], ok = replaceOne(r, s.bindings[i], word, d.another(r))
		return ok
	}},
	{name: "a constant made a variable", do: func(r *rand.Rand, d *draft) (ok bool) {
		s := d.pickStep(r, nil)
		s.goal, ok = replaceOne(r, s.goal, word, func(string) string { return "Z" })
		return ok
	}},
	{name: "a clause record altered", do: func(r *rand.Rand, d *draft) (ok bool) {
		if len(d.records) == 0 {
			return false
		}
		i := r.IntN(len(d.records))
		k := r.IntN(3)
		d.records[i][k], ok = replaceOne(r, d.records[i][k], word, d.another(r))
		return ok
	}},
	{name: "a claim altered", do: func(r *rand.Rand, d *draft) (ok bool) {
		i := r.IntN(len(d.claims))
		d.claims[i], ok = replaceOne(r, d.claims[i], word, d.another(r))
		return ok
	}},
	{name: "the text cut short", text: func(r *rand.Rand, text string) string { return text[:r.IntN(len(text))] }},
	{name: "a character replaced", text: func(r *rand.Rand, text string) string {
		i := r.IntN(len(text))
		const others = "abXY01_()[]',|.\\\"% \x00"
		return text[:i] + string(others[r.IntN(len(others))]) + text[i+1:]
	}},
}
