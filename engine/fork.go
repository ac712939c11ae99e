package engine

import (
	"maps"
	"slices"

	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Compile compiles the program with all of the library it calls, so that engines
// forked from here on share that. Without it a predicate is compiled when it is
// first called, by each engine for itself.
func (e *Engine) Compile() {
	e.loadNamed()
	e.program.Compile()
}

// loadNamed loads the files of the library whose predicates the program's clauses
// and goals name, be it as a closure.
func (e *Engine) loadNamed() {
	named := map[term.Atom]bool{}
	note := func(im term.Image) {
		for name := range atoms(im) {
			named[name] = true
		}
	}
	for _, q := range e.program.Preds(false) {
		for _, c := range e.program.Clauses(q) {
			if !c.IsFact() {
				note(e.program.Image(c))
			}
		}
	}
	for _, g := range e.Goals() {
		note(g.image)
	}
	for f := range theCatalogue().byName {
		if named[f.FunName()] {
			e.libs.load(f.FunName(), f.FunArity())
		}
	}
}

// Fork gives an engine that begins with what e has: program, flags, operators,
// global variables, complete tables, goals, limits. The program is shared and not
// copied, but for predicates that one of them changes; from here on neither sees
// what the other does, and they may run in different goroutines. The streams are
// fresh: say with options where they lead. Files that are open stay with e, and so
// do main goals. The error is ErrBusy while e solves a goal.
func (e *Engine) Fork(options ...Option) (*Engine, error) {
	if e.solving {
		return nil, ErrBusy
	}
	p := e.program.Fork()
	f := &Engine{
		program:      p,
		machine:      machine.New(p),
		streams:      builtin.StreamsOf(p),
		report:       e.report,
		next:         e.next,
		texts:        slices.Clip(e.texts),
		loaded:       maps.Clone(e.loaded),
		rules:        e.rules,
		goals:        slices.Clip(e.goals),
		queries:      slices.Clip(e.queries),
		readOnly:     e.readOnly,
		active:       e.active,
		maxAnswer:    e.maxAnswer,
		limits:       e.limits,
		makeSearcher: e.makeSearcher,
	}
	f.libs = &libraries{program: p, loaded: maps.Clone(e.libs.loaded)}
	p.Autoload = f.libs.load
	builtin.SetLoader(p, f.loadGoal)
	for _, u := range e.rulesLoaded {
		copied := *u
		f.rulesLoaded = append(f.rulesLoaded, &copied)
	}
	f.streams.OpenFile = e.streams.OpenFile
	f.machine.SetLimits(e.limits)
	f.machine.SetRecord(e.machine.Recording())
	for _, set := range options {
		set(f)
	}
	if f.makeSearcher != nil {
		f.searcher = f.makeSearcher(f.machine, f.limits)
	}
	return f, nil
}
