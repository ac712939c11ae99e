package engine

import (
	"fmt"
	"slices"
	"strings"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// WithMaxAnswer bounds the text of an answer, in bytes. A search whose answer is
// longer ends with a *LimitError.
func WithMaxAnswer(bytes int) Option { return func(e *Engine) { e.maxAnswer = bytes } }

// Vocabulary gives the names of the predicates that a goal can call, sorted: those
// of the program, of the language and of its library.
func (e *Engine) Vocabulary() []string {
	var names []string
	for _, q := range e.program.Preds(false) {
		names = append(names, q.Name.Name())
	}
	for _, f := range e.system() {
		names = append(names, f.FunName().Name())
	}
	slices.Sort(names)
	return slices.DeleteFunc(slices.Compact(names), func(n string) bool { return n == "" || n[0] == '$' })
}

// Describe tells of the predicates with this name, in a few lines each, that belong
// to the language and its library. It gives "" when there is none.
func (e *Engine) Describe(name string) string {
	var b strings.Builder
	for _, q := range e.program.Preds(true) {
		if q.Name.Name() == name && q.Builtin != nil {
			describeBuiltin(&b, q.Builtin)
		} else if q.Name.Name() == name && q.Control {
			fmt.Fprintf(&b, "%s/%d\n    A control construct.\n", syntax.FormatAtom(q.Name), q.Arity)
		}
	}
	for _, f := range theCatalogue().files {
		describeClauses(&b, f.Text, name)
	}
	return b.String()
}

func describeBuiltin(b *strings.Builder, p *machine.Builtin) {
	b.WriteString(syntax.FormatAtom(term.Intern(p.Name)))
	if p.Modes != "" {
		fmt.Fprintf(b, "(%s)", p.Modes)
	} else if p.Arity > 0 {
		fmt.Fprintf(b, "/%d", p.Arity)
	}
	fmt.Fprintf(b, " is %s\n    %s\n", [...]string{"det", "semidet", "nondet"}[p.Det], p.Doc)
}

// describeClauses finds the comments that document name in a text of the library.
func describeClauses(b *strings.Builder, text, name string) {
	within := false
	for line := range strings.Lines(text) {
		if doc, ok := strings.CutPrefix(line, "%! "); ok {
			n, _ := documented(doc)
			if within = n == name; within {
				b.WriteString(strings.TrimRight(doc, ".\n") + "\n")
			}
		} else if doc, ok := strings.CutPrefix(line, "%"); ok && within {
			b.WriteString("    " + strings.TrimSpace(doc) + "\n")
		} else {
			within = false
		}
	}
}
