package engine

import (
	"errors"
	"fmt"
	"io"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// The most errors and the most warnings about singleton variables that are
// reported of one text: a text that is no program at all has one a line.
const (
	maxErrors     = 100
	maxSingletons = 20
)

// pollEvery is how many items are read between two looks at limits.
const pollEvery = 256

// unit is one text that is being loaded.
type unit struct {
	loader *loader
	folder folder
	*sourceText
	offset int  // of the item that was read last
	rules  bool // it is a rule library
	first  int  // number of its first clause
	shift  int  // by how much its numbers differ from those it was read with
	heap   *term.Heap
	src    *syntax.Source
	origin machine.Origin

	initial    []pendingGoal
	errors     int
	singletons int
	current    *machine.Pred          // of the clause before
	apart      map[*machine.Pred]bool // declared discontiguous, or warned of
	begun      map[*machine.Pred]bool // with clauses in this text
}

// pendingGoal is an initialization goal that waits for its text to be loaded.
type pendingGoal struct {
	goal *Goal
	item syntax.Item
	unit *unit
}

// load reads the text to its end, then runs its initialization goals. The error
// ends the whole run: a limit, a halt.
func (u *unit) load() error {
	u.apart, u.begun = map[*machine.Pred]bool{}, map[*machine.Pred]bool{}
	for n := 0; u.errors < maxErrors; n++ {
		if n%pollEvery == 0 {
			if err := u.loader.e.machine.Poll(); err != nil {
				return err
			}
		}
		u.heap.Init(0)
		item, err := u.src.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			u.unreadable(err)
			continue
		}
		u.offset = item.Start.Offset
		switch item.Kind {
		case syntax.ClauseItem:
			u.clause(&item)
		case syntax.DirectiveItem:
			if err := u.directive(&item); err != nil {
				return err
			}
		case syntax.QueryItem: // a variable that occurs once is what is asked for
			u.floundering(&item, 0, item.Word)
			u.loader.e.queries = append(u.loader.e.queries, u.goal(item.Term, item.Word))
		}
	}
	if u.errors >= maxErrors {
		u.loader.incomplete(&syntax.Diagnostic{Severity: syntax.Error, File: u.name, Message: "too many errors: the rest is not read"})
	}
	u.declared()
	for _, p := range u.initial {
		if err := u.solve(&p.item, p.goal, "initialization goal"); err != nil {
			return err
		}
	}
	return nil
}

func (u *unit) unreadable(err error) {
	u.errors++
	var d *syntax.Diagnostic
	if !errors.As(err, &d) {
		d = &syntax.Diagnostic{Severity: syntax.Error, File: u.name, Message: err.Error()}
	}
	u.loader.incomplete(d)
}

// declared reads the goals declared in comments.
func (u *unit) declared() {
	u.heap.Init(0)
	goals, errs := u.src.DeclaredGoals()
	for _, err := range errs {
		u.unreadable(err)
	}
	for _, g := range goals {
		u.loader.e.goals = append(u.loader.e.goals, u.goal(g.Term, g.Word))
	}
}

// goal makes a goal of a term of the text, w being the goal in it.
func (u *unit) goal(t syntax.Term, w term.Word) *Goal {
	t.Word = w
	g := newGoal(u.heap, t, place{u.name, u.text, t.Start.Offset, t.End.Offset})
	g.File = u.name
	return g
}

func (u *unit) clause(item *syntax.Item) {
	u.singleton(item)
	u.floundering(item, item.Head, item.Body)
	vars := make([]machine.NamedVar, len(item.Vars))
	for i, v := range item.Vars {
		vars[i] = machine.NamedVar{Name: v.Name, Word: v.Word}
	}
	if u.loader.e.readOnly {
		return
	}
	source := machine.Source{Origin: u.origin, Line: item.Start.Line, Number: item.Number}
	c, err := u.loader.e.program.AddClause(u.heap, item.Word, source, vars, false)
	if err != nil {
		u.errors++
		u.loader.incomplete(u.src.Diagnose(item, "clause", syntax.Error, u.loader.e.clauseFault(err)))
		return
	}
	u.expansion(item)
	u.together(item, u.loader.e.program.PredOf(c))
}

// expansion warns of hooks of other systems that change what is read: here a text is
// what it says, as a proof cites its clauses.
func (u *unit) expansion(item *syntax.Item) {
	name, arity, _ := u.heap.Functor(item.Head)
	if hook := name.Name(); arity != 2 || hook != "term_expansion" && hook != "goal_expansion" || u.loader.e.expanding[name] {
		return
	}
	if u.loader.e.expanding == nil {
		u.loader.e.expanding = map[term.Atom]bool{}
	}
	u.loader.e.expanding[name] = true
	u.loader.report(u.src.Diagnose(item, "expansion", syntax.Warning,
		fmt.Sprintf("%s/2 is not applied to what is read: clauses are taken as they stand", name.Name())))
}

// together warns of a predicate whose clauses are not next to each other.
func (u *unit) together(item *syntax.Item, q *machine.Pred) {
	if q == u.current {
		return
	}
	if u.begun[q] && !u.apart[q] && !q.Dynamic {
		u.apart[q] = true
		u.loader.report(u.src.Diagnose(item, syntax.CodeDiscontiguous, syntax.Warning,
			fmt.Sprintf("clauses of %s/%d are not together", syntax.FormatAtom(q.Name), q.Arity),
			fmt.Sprintf(":- discontiguous %s/%d. says that this is intended", syntax.FormatAtom(q.Name), q.Arity)))
	}
	u.current, u.begun[q] = q, true
}

func (u *unit) singleton(item *syntax.Item) {
	d := u.src.Singletons(item)
	if d == nil {
		return
	}
	u.singletons++
	if u.singletons <= maxSingletons {
		u.loader.report(d)
	} else if u.singletons == maxSingletons+1 {
		u.loader.report(&syntax.Diagnostic{Severity: syntax.Warning, Code: syntax.CodeSingleton, File: u.name,
			Message: "further variables that occur only once are not reported"})
	}
}
