package render

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// TreeOptions say what of a document Tree shows. The zero value shows all of it.
type TreeOptions struct {
	// Depth is the number of levels shown below the claims, 0 for all.
	Depth int
	// Only names the predicates shown, as name/arity or name; what other goals rest
	// on moves up to the goal above them. Empty means all.
	Only []string
	// Hide names predicates whose goals are left out, with all below them.
	Hide []string
	// Where gives the place of a clause of the program, such as family.pl:12, ""
	// for one that is not known. It may be nil.
	Where func(clause int64) string
	// Missing is told the names of Only and Hide that no goal has. It may be nil.
	Missing func(pred string)
}

// Tree writes a document as an indented tree, a goal a line: the claims, below each
// goal what it rests on, and behind it what justifies it. What a goal rests on is
// shown where the goal is first met. Claims are always shown. The error is a
// *syntax.Diagnostic for a document that does not read, or out's.
func Tree(out io.Writer, text string, ops *syntax.Operators, flags *syntax.Flags, o TreeOptions) error {
	d, err := readDocument(text, ops, flags)
	if err != nil {
		return err
	}
	buffered := bufio.NewWriter(out)
	t := &treeWriter{out: buffered, d: d, o: o, shown: make([]bool, len(d.steps)),
		only: predicates(o.Only), hide: predicates(o.Hide)}
	for i, claim := range d.claims {
		if i > 0 {
			buffered.WriteByte('\n')
		}
		t.walk(claim)
	}
	if o.Missing != nil {
		t.missing(append(slices.Clone(o.Only), o.Hide...))
	}
	return buffered.Flush()
}

// missing tells of the predicates named that the document has no goal of.
func (t *treeWriter) missing(texts []string) {
	has := map[predicate]bool{}
	note := func(key predicate) { has[key], has[predicate{key.name, anyArity}] = true, true }
	for i := range t.d.steps {
		note(t.d.steps[i].key)
		for _, u := range t.d.steps[i].uses {
			note(u.key)
		}
	}
	for _, text := range texts {
		for key := range predicates([]string{text}) {
			if !has[key] {
				t.o.Missing(text)
			}
		}
	}
}

type treeWriter struct {
	out        *bufio.Writer
	d          *proof
	o          TreeOptions
	only, hide map[predicate]bool
	shown      []bool // by step: what it rests on was shown
}

// branch is a goal to be shown at a level.
type branch struct {
	use   use
	level int
}

// walk shows the conjuncts of a claim and what is below them.
func (t *treeWriter) walk(claim []use) {
	var stack []branch
	push := func(uses []use, level int) {
		for i := len(uses) - 1; i >= 0; i-- {
			stack = append(stack, branch{uses[i], level})
		}
	}
	push(claim, 0)
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		visible := b.level == 0 || t.visible(b.use.key)
		switch {
		case b.level > 0 && holds(t.hide, b.use.key):
		case b.use.step < 0:
			if visible {
				t.line(b.level, b.use.goal, "no step: taken for a fact", "")
			}
		case !visible:
			if !t.shown[b.use.step] {
				t.shown[b.use.step] = true
				push(t.d.steps[b.use.step].uses, b.level)
			}
		default:
			n := &t.d.steps[b.use.step]
			deeper := t.o.Depth == 0 || b.level < t.o.Depth
			again := t.shown[b.use.step] && len(n.uses) > 0
			remark := ""
			switch {
			case again:
				remark = ", see above"
			case len(n.uses) > 0 && !deeper:
				remark = " ..."
			}
			t.line(b.level, n.goal, t.why(n), remark)
			if !again && deeper {
				t.shown[b.use.step] = true
				push(n.uses, b.level+1)
			}
		}
	}
}

func (t *treeWriter) visible(key predicate) bool {
	return len(t.only) == 0 || holds(t.only, key)
}

func (t *treeWriter) line(level int, goal, why, remark string) {
	for range level {
		t.out.WriteString("  ")
	}
	fmt.Fprintf(t.out, "%s  <- %s%s\n", goal, why, remark)
}

// why says how a step justifies its goal.
func (t *treeWriter) why(n *node) string {
	switch n.by {
	case "rule", "fact":
		why := n.by + " " + strconv.FormatInt(n.clause, 10)
		if t.o.Where != nil {
			if at := t.o.Where(n.clause); at != "" {
				why += ", " + at
			}
		}
		return why
	case "builtin":
		return "built in"
	case "called":
		return "built in, called as " + n.called
	case "absent":
		return "no proof of it"
	case "collected":
		return "all solutions"
	case "asserted":
		return "a clause added at run time"
	}
	return n.by
}

// anyArity stands in a set of predicates for all of a name.
const anyArity = -1

// predicates gives the set of predicates that the texts name/arity and name stand for.
func predicates(texts []string) map[predicate]bool {
	set := map[predicate]bool{}
	for _, text := range texts {
		if i := strings.LastIndexByte(text, '/'); i > 0 {
			if arity, err := strconv.Atoi(text[i+1:]); err == nil && arity >= 0 {
				set[predicate{term.Intern(text[:i]), arity}] = true
				continue
			}
		}
		set[predicate{term.Intern(text), anyArity}] = true
	}
	return set
}

func holds(set map[predicate]bool, key predicate) bool {
	return set[key] || set[predicate{key.name, anyArity}]
}

// letters gives A, B, ..., Z, A1, ..., Z1, A2, ...
func letters(i int) string {
	name := string(rune('A' + i%26))
	if i >= 26 {
		name += strconv.Itoa(i / 26)
	}
	return name
}
