package engine

import (
	"fmt"
	"strings"

	"github.com/agnivade/levenshtein"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Nearest gives the candidate that is most like name, or "" when none is like
// it: about a third of its characters may differ, and one must not.
func Nearest(name string, candidates []string) string {
	best, least := "", max(1, (len(name)+1)/3)+1
	for _, c := range candidates {
		if c == name {
			continue
		}
		d := levenshtein.ComputeDistance(name, c)
		if strings.EqualFold(name, c) {
			d = 1
		}
		if d < least && d < len(name) {
			best, least = c, d
		}
	}
	return best
}

// suggest gives what the author of a call of an unknown predicate may have
// meant, as notes.
func (e *Engine) suggest(name term.Atom, arity int) []string {
	preds := e.program.Preds(false)
	var notes []string
	if arities := e.arities(name, preds); len(arities) > 0 {
		return []string{"there is " + strings.Join(arities, ", ")}
	}
	var names []string
	for _, q := range preds {
		if q.Arity == arity {
			names = append(names, q.Name.Name())
		}
	}
	for _, q := range e.system() {
		if q.FunArity() == arity {
			names = append(names, q.FunName().Name())
		}
	}
	if near := Nearest(name.Name(), names); near != "" {
		notes = append(notes, fmt.Sprintf("did you mean %s/%d?", syntax.FormatAtom(term.Intern(near)), arity))
	}
	return notes
}

// arities gives name/N for every predicate of this name.
func (e *Engine) arities(name term.Atom, preds []*machine.Pred) []string {
	seen := map[int]bool{}
	var out []string
	add := func(n term.Atom, arity int) {
		if n == name && !seen[arity] {
			seen[arity] = true
			out = append(out, fmt.Sprintf("%s/%d", syntax.FormatAtom(n), arity))
		}
	}
	for _, q := range preds {
		add(q.Name, q.Arity)
	}
	for _, q := range e.system() {
		add(q.FunName(), q.FunArity())
	}
	return out
}

// system gives the predicates of the language and its library, as functor words,
// without those of names that only the library uses.
func (e *Engine) system() []term.Word {
	var out []term.Word
	for _, q := range e.program.Preds(true) {
		n := q.Name.Name()
		if q.Library == "" && !strings.HasPrefix(n, "$") {
			out = append(out, term.MakeFun(q.Name, q.Arity))
		}
	}
	for f := range theCatalogue().byName {
		out = append(out, f)
	}
	return out
}
