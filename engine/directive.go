package engine

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// directives are those the loader carries out itself. Any other directive is a
// goal, solved once.
var directives = map[term.Word]func(*unit, *syntax.Item) error{}

func init() {
	for _, d := range []struct {
		name  string
		arity int
		do    func(*unit, *syntax.Item) error
	}{
		{"module", 2, (*unit).nothing}, {"meta_predicate", 1, (*unit).nothing},
		{"set_stream", 2, (*unit).nothing}, {"license", 1, (*unit).nothing},
		{"accelerated", 1, (*unit).nothing}, {"style_check", 1, (*unit).nothing},
		{"encoding", 1, (*unit).nothing}, {"expects_dialect", 1, (*unit).nothing},
		{"use_module", 1, (*unit).useModule}, {"use_module", 2, (*unit).useModule},
		{"discontiguous", 1, (*unit).discontiguous}, {"multifile", 1, (*unit).multifile},
		{"initialization", 1, (*unit).initialization}, {"initialization", 2, (*unit).initialization},
		{"include", 1, (*unit).include}, {"ensure_loaded", 1, (*unit).ensureLoaded},
		{"consult", 1, (*unit).ensureLoaded}, {".", 2, (*unit).consultList},
	} {
		directives[term.MakeFun(term.Intern(d.name), d.arity)] = d.do
	}
}

// directive carries out `:- Goal`. The error ends the whole run.
func (u *unit) directive(item *syntax.Item) error {
	h := u.heap
	if goals := conjuncts(h, item.Word); len(goals) > 1 {
		for _, g := range goals {
			if _, special := u.special(g); special {
				return u.each(item, goals)
			}
		}
	}
	if do, ok := u.special(item.Word); ok {
		return do(u, item)
	}
	if q := u.loader.e.program.Lookup(u.functor(item.Word)); q != nil && !q.System {
		u.loader.e.active = true
	}
	return u.solve(item, u.goal(item.Term, item.Word), "directive")
}

// functor gives what Lookup wants to know of a goal of the program.
func (u *unit) functor(w term.Word) (name term.Atom, arity int, isSystem bool) {
	name, arity, _ = u.heap.Functor(w)
	return name, arity, false
}

func (u *unit) special(w term.Word) (func(*unit, *syntax.Item) error, bool) {
	name, arity, _ := u.heap.Functor(w)
	do, ok := directives[term.MakeFun(name, arity)]
	return do, ok
}

// each carries out the conjuncts of a directive one by one.
func (u *unit) each(item *syntax.Item, goals []term.Word) error {
	for _, g := range goals {
		one := *item
		one.Word = g
		if err := u.directive(&one); err != nil {
			return err
		}
	}
	return nil
}

// conjuncts takes apart (A, B, ...), dereferenced.
func conjuncts(h *term.Heap, w term.Word) []term.Word {
	var out []term.Word
	for w = h.Deref(w); h.Is(w, term.AtomComma, 2); w = h.Arg(w, 2) {
		out = append(out, h.Arg(w, 1))
	}
	return append(out, w)
}

// mainGoal is what solve calls the goal of initialization(G, main). It is the whole
// of its program, so that its failure is an error.
const mainGoal = "main goal"

// solve runs a directive's goal once. A failure is a warning and an exception an
// error; loading goes on after both.
func (u *unit) solve(item *syntax.Item, g *Goal, what string) error {
	if u.loader.e.readOnly {
		return nil
	}
	ok, err := u.loader.e.once(g)
	var uncaught *Uncaught
	switch {
	case errors.As(err, &uncaught):
		u.loader.report(uncaught.Diagnostic)
	case err != nil:
		return err
	case !ok && what == mainGoal:
		u.loader.report(u.src.Diagnose(item, "directive", syntax.Error, "this "+what+" fails"))
	case !ok:
		u.loader.report(u.src.Diagnose(item, "directive", syntax.Warning, "this "+what+" fails"))
	}
	return nil
}

func (u *unit) nothing(*syntax.Item) error { return nil }

// initialization keeps the goal until the text is loaded; initialization(G,
// main) until everything is.
func (u *unit) initialization(item *syntax.Item) error {
	h := u.heap
	u.loader.e.active = true
	_, arity, _ := h.Functor(item.Word)
	p := pendingGoal{u.goal(item.Term, h.Arg(item.Word, 1)), *item, u}
	if arity == 2 && h.Is(h.Arg(item.Word, 2), term.Intern("main"), 0) {
		u.loader.e.mains = append(u.loader.e.mains, p)
		return nil
	}
	u.initial = append(u.initial, p)
	return nil
}

// Active reports whether a program has run goals of its own while it was loaded:
// initialization goals, or directives that call its predicates. Such a program
// has something to do even when it asks no goal.
func (e *Engine) Active() bool { return e.active }

// RunMain runs the goals of initialization(G, main) directives, once everything
// is loaded. The error is that of Load.
func (e *Engine) RunMain() error {
	mains := e.mains
	e.mains = nil
	l := &loader{e: e}
	for _, p := range mains {
		p.unit.loader = l
		if err := p.unit.solve(&p.item, p.goal, mainGoal); err != nil {
			return err
		}
	}
	return l.finish(nil)
}

// useModule loads a file or a rule library. The language's own libraries need no
// loading.
func (u *unit) useModule(item *syntax.Item) error {
	if name, ok := u.ruleLibrary(item); ok {
		if known, err := u.loader.rules(name); known || err != nil {
			return err
		}
	}
	if library := u.heap.Arg(item.Word, 1); u.heap.Is(library, term.Intern("library"), 1) {
		if name := u.heap.Arg(library, 1); name.Tag() != term.Atm || !languageLibraries[name.Atom().Name()] {
			u.loader.report(u.src.Diagnose(item, "library", syntax.Warning,
				fmt.Sprintf("there is no %s here: what it would define is missing", u.loader.e.Format(u.heap, library))))
		}
		return nil
	}
	return u.ensureLoaded(item)
}

// languageLibraries are the names under which other systems offer what is part of
// the language here, in whole or for the most part.
var languageLibraries = map[string]bool{
	"aggregate": true, "apply": true, "apply_macros": true, "arithmetic": true, "assoc": true,
	"backcomp": true, "between": true, "charsio": true, "dcgs": true, "debug": true, "error": true,
	"format": true, "gensym": true, "iso_ext": true, "listing": true, "lists": true, "main": true,
	"option": true, "ordsets": true, "pairs": true, "prolog_code": true, "pure_input": true, "random": true,
	"readutil": true, "solution_sequences": true, "statistics": true, "strings": true, "system": true,
	"tabling": true, "terms": true, "yall": true, "dif": true, "when": true, "ansi_term": true, "edinburgh": true, "files": true,
	"occurs": true,
}

// ensureLoaded loads the files that were not loaded before; a library as
// use_module does.
func (u *unit) ensureLoaded(item *syntax.Item) error {
	if u.heap.Is(u.heap.Arg(item.Word, 1), term.Intern("library"), 1) {
		return u.useModule(item)
	}
	return u.ensureFiles(item, u.heap.Arg(item.Word, 1))
}

// consultList is the directive [File, ...].
func (u *unit) consultList(item *syntax.Item) error { return u.ensureFiles(item, item.Word) }

func (u *unit) ensureFiles(item *syntax.Item, names term.Word) error {
	return u.files(item, names, func(name string) error {
		if found, _, err := u.folder.read(name); err == nil && u.loader.e.loaded[found.key()] {
			return nil
		}
		return u.ask(item, name)
	})
}

func (u *unit) include(item *syntax.Item) error {
	return u.files(item, u.heap.Arg(item.Word, 1), func(name string) error { return u.ask(item, name) })
}

func (u *unit) ask(item *syntax.Item, name string) error {
	_, err := u.loader.file(u.folder, name, *u.src.Diagnose(item, CodeSource, syntax.Error, ""))
	return err
}

// files calls load for the file names that a directive gives: arg is an atom, a list
// of atoms, or a name in double quotes, which is a list of characters.
func (u *unit) files(item *syntax.Item, arg term.Word, load func(string) error) error {
	h := u.heap
	names := []term.Word{arg}
	if arg.Tag() == term.Lst {
		names, _ = h.Slice(arg)
	}
	var texts []string
	if name, quoted := quotedText(h, names); quoted && arg != item.Word {
		names, texts = nil, []string{name}
	}
	for _, w := range names {
		if w = h.Deref(w); w.Tag() != term.Atm {
			u.loader.incomplete(u.src.Diagnose(item, "directive", syntax.Error, "a file is named by an atom, such as 'facts.pl'"))
			return nil
		}
		texts = append(texts, w.Atom().Name())
	}
	for _, name := range texts {
		if err := load(name); err != nil {
			return err
		}
	}
	return nil
}

// quotedText gives the text that elements of a list are, of characters or codes, if
// they are that.
func quotedText(h *term.Heap, list []term.Word) (string, bool) {
	var text strings.Builder
	for _, w := range list {
		switch w = h.Deref(w); {
		case w.Tag() == term.Atm && utf8.RuneCountInString(w.Atom().Name()) == 1:
			text.WriteString(w.Atom().Name())
		case w.Tag() == term.Int && w.SmallInt() > 0 && w.SmallInt() <= utf8.MaxRune:
			text.WriteRune(rune(w.SmallInt()))
		default:
			return "", false
		}
	}
	return text.String(), text.Len() > 0
}

func (u *unit) discontiguous(item *syntax.Item) error {
	u.indicators(item, func(name term.Atom, arity int) {
		if q, err := u.loader.e.program.Define(u.heap, name, arity, false); err == nil {
			u.apart[q] = true
		}
	})
	return nil
}

// multifile declares predicates; clauses in several files are always allowed.
func (u *unit) multifile(item *syntax.Item) error {
	u.indicators(item, func(name term.Atom, arity int) {
		u.loader.e.program.Define(u.heap, name, arity, false)
	})
	return nil
}

// indicators calls f for each Name/Arity of a directive's argument.
func (u *unit) indicators(item *syntax.Item, f func(term.Atom, int)) {
	h := u.heap
	stack := []term.Word{h.Arg(item.Word, 1)}
	for len(stack) > 0 {
		w := syntax.Indicator(h, stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		switch {
		case h.Is(w, term.AtomComma, 2), h.Is(w, term.AtomDot, 2):
			stack = append(stack, h.RawArg(w, 2), h.RawArg(w, 1))
		case w == term.AtomNil.Word():
		case h.Is(w, term.AtomSlash, 2) && h.Arg(w, 1).Tag() == term.Atm && h.Arg(w, 2).Tag() == term.Int:
			f(h.Arg(w, 1).Atom(), int(h.Arg(w, 2).SmallInt()))
		default:
			u.loader.report(u.src.Diagnose(item, "directive", syntax.Error,
				fmt.Sprintf("%s is no predicate indicator, such as foo/2", u.loader.e.Format(h, w))))
			return
		}
	}
}
