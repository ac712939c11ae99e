package main

import (
	"io"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/proofs/check"
	"github.com/eyeprove/eyeprove/rules/knight"
	"github.com/eyeprove/eyeprove/rules/knight/oracle"
)

// ruleLibraries gives the rule libraries that programs can load.
func ruleLibraries() []engine.RuleLibrary {
	return []engine.RuleLibrary{
		{Name: "knight", Text: knight.Library(), Oracles: oracle.Searches()},
	}
}

// namedLibrary gives the rule library that a program named library(Name) is.
func namedLibrary(name string) (engine.RuleLibrary, bool) {
	for _, l := range ruleLibraries() {
		if l.SourceName() == name {
			return l, true
		}
	}
	return engine.RuleLibrary{}, false
}

// withLibraries lays the rule libraries that the sources load after them, in the
// order in which they are asked for, each once. A source that cannot be read is left
// to the checker to complain of.
func withLibraries(sources []check.Source) []check.Source {
	byName := map[string]engine.RuleLibrary{}
	for _, l := range ruleLibraries() {
		byName[l.Name] = l
	}
	h := term.NewHeap(0)
	ops, flags := syntax.NewOperators(), &syntax.Flags{}
	for _, s := range sources {
		if l, ok := namedLibrary(s.Name); ok {
			delete(byName, l.Name)
		}
	}
	for i := 0; i < len(sources); i++ {
		src := syntax.NewSource(h, sources[i].Name, sources[i].Text, 1, ops, flags)
		for {
			h.Init(0)
			item, err := src.Next()
			if err == io.EOF {
				break
			}
			if err != nil || item.Kind != syntax.DirectiveItem {
				if _, ok := err.(*syntax.Diagnostic); err != nil && !ok {
					break
				}
				continue
			}
			if l, ok := byName[loadedLibrary(h, item.Word)]; ok {
				delete(byName, l.Name)
				sources = append(sources, check.Source{Name: l.SourceName(), Text: l.Text})
			}
		}
	}
	return sources
}

// loadedLibrary gives Name for a directive use_module(library(Name), ...), else "".
func loadedLibrary(h *term.Heap, directive term.Word) string {
	name, arity, _ := h.Functor(h.Deref(directive))
	if arity == 0 || name.Name() != "use_module" {
		return ""
	}
	w := h.Deref(h.Arg(h.Deref(directive), 1))
	if !h.Is(w, term.Intern("library"), 1) {
		return ""
	}
	library, arity, ok := h.Functor(h.Arg(w, 1))
	if !ok || arity != 0 {
		return ""
	}
	return library.Name()
}
