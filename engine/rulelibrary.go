package engine

import (
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// RuleLibrary is a library of rules that programs load by use_module(library(Name)).
// Its text is a source like the program's own, laid after it, and its clauses are
// numbered and cited; its oracles can be asked with propose/2 once it is loaded.
type RuleLibrary struct {
	Name    string
	Text    string
	Oracles []machine.Search
	// Accelerated are run in place of the library's clauses that define them, which its
	// text must declare by :- accelerated(Name/Arity). Proofs are checked by the clauses.
	Accelerated []machine.Builtin
}

// WithRuleLibraries makes rule libraries known.
func WithRuleLibraries(libraries ...RuleLibrary) Option {
	return func(e *Engine) {
		for _, l := range libraries {
			e.rules[l.Name] = l
		}
	}
}

// SourceName is what the text of the library is called among the sources.
func (l *RuleLibrary) SourceName() string { return "library(" + l.Name + ")" }

// LoadRules loads a rule library as use_module does. It reports whether there is one
// of that name; the error is that of Load.
func (e *Engine) LoadRules(name string) (bool, error) {
	l := &loader{e: e}
	known, err := l.rules(name)
	return known, l.finish(err)
}

// rules loads a rule library, once.
func (l *loader) rules(name string) (bool, error) {
	library, known := l.e.rules[name]
	key := library.SourceName()
	if !known || l.e.loaded[key] {
		return known, nil
	}
	l.e.loaded[key] = true
	for _, o := range library.Oracles {
		l.e.program.AddOracle(o)
	}
	for i := range library.Accelerated {
		l.e.program.Accelerate(&library.Accelerated[i], key)
	}
	return true, l.unit(&unit{folder: folder{closed: true}, sourceText: &sourceText{name: key, text: library.Text}, rules: true})
}

// ruleLibrary gives Name when the item is use_module(library(Name), ...).
func (u *unit) ruleLibrary(item *syntax.Item) (string, bool) {
	h := u.heap
	w := h.Deref(h.Arg(item.Word, 1))
	if !h.Is(w, term.Intern("library"), 1) {
		return "", false
	}
	name, arity, ok := h.Functor(h.Arg(w, 1))
	return name.Name(), ok && arity == 0
}
