package check

import (
	"errors"
	"fmt"
	"strings"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Source is one text of a program.
type Source = syntax.Text

// Program is a program as the checker knows it: numbered clauses, what its
// directives say about predicates, and the goals it declares. It is immutable
// and may serve several checks at once.
type Program struct {
	clauses    []*clause // by number, from 1; nil for a directive
	predicates map[functor]*predicate
	facts      []*clause
	factsBy    map[factKey][]*clause

	dynamic         map[functor]bool // declared dynamic
	changes         map[functor]bool // target of an assert or retract
	changesAnything bool             // some assert or retract has a variable for its target
	hidden          hidden
	accelerated     map[functor]bool // the engine may run Go in place of the clauses
	tabled          map[functor]bool
	occurs          occursCheck

	goals []question // declared, else queried
	ops   *syntax.Operators
	flags *syntax.Flags
}

// factKey files a fact under its predicate and first argument, 0 where that is
// a variable or missing.
type factKey struct {
	key   functor
	first term.Word
}

// ProgramError holds everything that kept a program from being read.
type ProgramError struct{ Errs []error }

func (e *ProgramError) Error() string {
	lines := make([]string, len(e.Errs))
	for i, err := range e.Errs {
		lines[i] = err.Error()
	}
	return strings.Join(lines, "\n")
}

// Unwrap gives the errors one by one; a syntax error is a *syntax.Diagnostic.
func (e *ProgramError) Unwrap() []error { return e.Errs }

// LoadProgram reads the sources and lays them end to end. No directive is run,
// apart from those that say how to read on. The error is a *ProgramError.
func LoadProgram(sources []Source) (*Program, error) {
	p := &Program{
		predicates:  map[functor]*predicate{},
		factsBy:     map[factKey][]*clause{},
		dynamic:     map[functor]bool{},
		changes:     map[functor]bool{},
		accelerated: map[functor]bool{},
		tabled:      map[functor]bool{},
		ops:         syntax.NewOperators(),
		flags:       &syntax.Flags{},
	}
	h := term.NewHeap(0)
	var errs []error
	var declared, queried []question
	clauses := make([][]*clause, len(sources)) // by number within each
	take := func(i int, item syntax.Item, fault *syntax.Diagnostic) {
		if fault != nil {
			errs = append(errs, fault)
			return
		}
		if item.Kind == syntax.QueryItem {
			queried = append(queried, makeQuestion(h, item.Word))
		}
		c, err := p.take(h, item)
		if err != nil {
			errs = append(errs, fmt.Errorf("%s:%d: %w", sources[i].Name, item.Start.Line, err))
		}
		if item.Number > 0 {
			clauses[i] = append(clauses[i], c)
		}
	}
	end := func(i int, src *syntax.Source) {
		goals, bad := src.DeclaredGoals()
		errs = append(errs, bad...)
		for _, goal := range goals {
			declared = append(declared, makeQuestion(h, goal.Word))
			p.noteChanges(h, goal.Word)
		}
	}
	if _, err := syntax.ReadTexts(h, sources, p.ops, p.flags, take, end); err != nil {
		return nil, &ProgramError{append(errs, err)}
	}
	for _, of := range clauses {
		for _, c := range of {
			p.clauses = append(p.clauses, c)
			if c != nil {
				c.number = len(p.clauses)
			}
		}
	}
	p.settleHidden()
	if p.goals = declared; len(declared) == 0 {
		p.goals = queried
	}
	if len(errs) > 0 {
		return nil, &ProgramError{errs}
	}
	return p, nil
}

// take files one item of a source and gives the clause that it is, nil for none.
func (p *Program) take(h *term.Heap, item syntax.Item) (*clause, error) {
	if item.Kind != syntax.ClauseItem {
		if item.Kind == syntax.DirectiveItem {
			p.takeDirective(h, item.Word)
		}
		if key, _ := functorOf(h, h.Deref(item.Word)); item.Kind != syntax.DirectiveItem || !told[key] {
			p.noteChanges(h, item.Word)
		}
		return nil, nil
	}
	c, ok := makeClause(h, item.Head, item.Body, false, variableNames(item.Term))
	if !ok {
		return nil, errors.New("the head of a clause must be callable")
	}
	head := h.Deref(item.Head)
	for i := range c.key.FunArity() { // a clause may hold a goal to be called
		p.noteChanges(h, h.Arg(head, i+1))
	}
	p.noteChanges(h, item.Body)
	if protected(c.key) {
		return c, nil
	}
	q := p.predicates[c.key]
	if q == nil {
		q = &predicate{program: true}
		p.predicates[c.key] = q
	}
	q.add(c, h, item.Head)
	if c.isFact() {
		p.facts = append(p.facts, c)
		first, _ := firstArgument(h, item.Head)
		at := factKey{c.key, first}
		p.factsBy[at] = append(p.factsBy[at], c)
	}
	return c, nil
}

// variableNames gives the function from variables to names that makeClause wants.
func variableNames(t syntax.Term) func(term.Word) string {
	return func(w term.Word) string {
		for _, v := range t.Vars {
			if v.Word == w {
				return v.Name
			}
		}
		return "_"
	}
}

// Operators gives the operators that documents about the program are read with,
// Flags the flags. Neither is to be changed.
func (p *Program) Operators() *syntax.Operators { return p.ops }

// Flags: see Operators.
func (p *Program) Flags() *syntax.Flags { return p.flags }

// clause gives the clause with this number, nil when there is none.
func (p *Program) clause(number int) *clause {
	if number < 1 || number > len(p.clauses) {
		return nil
	}
	return p.clauses[number-1]
}

// defines reports whether the program has clauses for a predicate, or declares
// it dynamic.
func (p *Program) defines(key functor) bool {
	return p.predicates[key] != nil || p.dynamic[key]
}

// definesOwn reports whether goals of a predicate mean the program's clauses.
func (p *Program) definesOwn(key functor) bool { return p.defines(key) && !protected(key) }

// factsFor gives the facts of which a goal may be an instance, in two parts:
// those with its first argument, and those with a variable there.
func (p *Program) factsFor(h *term.Heap, goal term.Word) (same, open []*clause) {
	key, ok := functorOf(h, goal)
	if !ok {
		return nil, nil
	}
	if first, _ := firstArgument(h, goal); first != 0 {
		same = p.factsBy[factKey{key, first}]
	}
	return same, p.factsBy[factKey{key, 0}]
}

// question is a goal that was asked.
type question struct {
	pattern   pattern
	variables int
}

func makeQuestion(h *term.Heap, goal term.Word) question {
	s := newSlots()
	p := makePattern(h, goal, s)
	return question{p, len(s.vars)}
}
