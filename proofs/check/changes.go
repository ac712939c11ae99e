package check

import (
	"maps"

	"github.com/eyeprove/eyeprove/engine/term"
)

// What a program says about predicates that change while it runs.

var (
	addsClause    = functorSet("assert/1 asserta/1 assertz/1")
	removesClause = functorSet("retract/1 retractall/1")
	removesAll    = makeFunctor("abolish", 1)
)

// takeDirective notes what directives declare of predicates: dynamic/1,
// table/1, and accelerated/1, by which a rule library says that the engine may
// run Go in place of clauses; and what they set the flag occurs_check to.
func (p *Program) takeDirective(h *term.Heap, goal term.Word) {
	goal = h.Deref(goal)
	if !goal.IsCompound() {
		return
	}
	switch key, _ := functorOf(h, goal); key {
	case keyDynamic:
		note(p.dynamic, h, goal)
	case keyTable:
		note(p.tabled, h, goal)
	case keyAccelerated:
		note(p.accelerated, h, goal)
	case keySetFlag:
		p.takeFlag(h, goal)
	}
}

var (
	keyDynamic     = makeFunctor("dynamic", 1)
	keyThreadLocal = makeFunctor("thread_local", 1)
	keyProperty    = makeFunctor("predicate_property", 2)
	keyGetFlag     = makeFunctor("current_prolog_flag", 2)
	atomArgv       = term.Intern("argv").Word()
	// told are directives that only say how to read on.
	told           = functorSet("set_prolog_flag/2 include/1 ensure_loaded/1 consult/1 use_module/1 use_module/2 module/2")
	keyTable       = makeFunctor("table", 1)
	keyAccelerated = makeFunctor("accelerated", 1)
)

// note adds the predicates that a directive names to a set.
func note(set map[functor]bool, h *term.Heap, directive term.Word) {
	for _, key := range indicators(h, h.Arg(directive, 1)) {
		set[key] = true
	}
}

// indicators gives the predicates that Name/Arity terms name, in a conjunction
// or a list.
func indicators(h *term.Heap, w term.Word) []functor {
	var keys []functor
	stack := []term.Word{w}
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		switch {
		case w.Tag() == term.Lst, h.Is(w, term.AtomComma, 2):
			stack = append(stack, h.RawArg(w, 2), h.RawArg(w, 1))
		case h.Is(w, term.AtomColon, 2):
			stack = append(stack, h.RawArg(w, 2))
		case h.Is(w, term.AtomSlash, 2):
			name, arity := h.Arg(w, 1), h.Arg(w, 2)
			if name.Tag() == term.Atm && arity.Tag() == term.Int && arity.SmallInt() >= 0 && arity.SmallInt() <= term.MaxArity {
				keys = append(keys, term.MakeFun(name.Atom(), int(arity.SmallInt())))
			}
		}
	}
	return keys
}

// noteChanges looks anywhere in a clause body or directive for calls that add
// or remove clauses, or set a flag.
func (p *Program) noteChanges(h *term.Heap, w term.Word) {
	stack := []term.Word{w}
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if w.Tag() == term.Atm {
			p.hidden.noteAtom(w.Atom())
		}
		if !w.IsCompound() {
			continue
		}
		key, _ := functorOf(h, w)
		p.hidden.noteCall(key)
		switch {
		case addsClause[key], removesClause[key]:
			p.noteTarget(h, h.Arg(w, 1))
		case key == removesAll:
			keys := indicators(h, h.Arg(w, 1))
			for _, key := range keys {
				p.changes[key] = true
			}
			p.changesAnything = p.changesAnything || len(keys) == 0
		case key == keyDynamic, key == keyThreadLocal:
			keys := indicators(h, h.Arg(w, 1))
			for _, key := range keys {
				p.dynamic[key] = true
			}
			p.hidden.declares = p.hidden.declares || len(keys) == 0 || !h.Ground(w)
		case key == keySetFlag:
			p.noteFlag(h, w)
		case key == keyProperty && !h.Arg(w, 1).IsVar():
			continue // dynamic is a property there
		case key == keyProperty, key == keyGetFlag && (h.Arg(w, 1).IsVar() || h.Arg(w, 1) == atomArgv):
			p.hidden.changes = true // by a predicate, or a word of the command line
		}
		for k := key.FunArity(); k > 0; k-- {
			stack = append(stack, h.RawArg(w, k))
		}
	}
}

// withGoal gives a program that also knows what the calls in a goal add and
// remove: the goal is asked by who checks, so it counts like the program's text.
// The program itself stays as it is.
func (p *Program) withGoal(h *term.Heap, goal term.Word) *Program {
	probe := &Program{changes: map[functor]bool{}, dynamic: map[functor]bool{}}
	probe.noteChanges(h, goal)
	if len(probe.changes) == 0 && len(probe.dynamic) == 0 && !probe.changesAnything && !probe.hidden.any() && probe.occurs == occursOff {
		return p
	}
	more := *p
	maps.Copy(probe.dynamic, p.dynamic)
	more.dynamic = probe.dynamic
	more.hidden.merge(probe.hidden)
	more.settleHidden()
	more.occurs = max(p.occurs, probe.occurs)
	maps.Copy(probe.changes, p.changes)
	more.changes = probe.changes
	more.changesAnything = p.changesAnything || probe.changesAnything
	return &more
}

// noteTarget notes the predicate of a clause that is added or removed.
func (p *Program) noteTarget(h *term.Heap, target term.Word) {
	for h.Is(target, term.AtomColon, 2) {
		target = h.Arg(target, 2)
	}
	if h.Is(target, term.AtomNeck, 2) {
		target = h.Arg(target, 1)
	}
	for h.Is(target, term.AtomColon, 2) {
		target = h.Arg(target, 2)
	}
	if key, ok := functorOf(h, target); ok {
		p.changes[key] = true
	} else if target.IsVar() {
		p.changesAnything = true
	}
}

// mayGrow reports whether clauses may be added to a predicate at run time: it
// is declared dynamic, is the target of an assert, or has no clause while some
// assert has a variable for its target.
func (p *Program) mayGrow(key functor) bool {
	return p.dynamic[key] || p.changes[key] || (p.changesAnything || p.hidden.changes) && (p.predicates[key] == nil || p.hidden.declares)
}

// varies reports whether what a predicate says can depend on when it is asked.
func (p *Program) varies(key functor) bool {
	return p.changes[key] || p.changesAnything && (p.dynamic[key] || p.predicates[key] == nil) ||
		p.hidden.changes && (p.dynamic[key] || p.hidden.declares && p.predicates[key] != nil)
}
