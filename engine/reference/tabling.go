package reference

import (
	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Tables are the program's, filled and read by the library's clauses and the
// machine's built-ins. The log of an answer's derivation, which the built-in
// that enters the answer takes off the machine's choice log, is handed to it
// here: it is what the difference list grew by since the round began.

var (
	atomTabled  = term.Intern("$tabled")
	atomClauses = pl.NewAtom("$clauses")
)

// owns are built-ins that need more than their arguments.
var owns = map[nativeKey]func(s *Searcher, b *machine.Builtin, args []pl.Term, c goalContext, env *pl.Env) *pl.Promise{
	{"$table_round", 1}: (*Searcher).tableRound,
	{"$table_add", 2}:   (*Searcher).tableAdd,
	{"b_setval", 2}:     (*Searcher).setGlobal,
	{"b_getval", 2}:     (*Searcher).getGlobal,
	{"nb_getval", 2}:    (*Searcher).getGlobal,
}

func (s *Searcher) tableRound(b *machine.Builtin, args []pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	s.marks[env.Resolve(args[0])] = c.log
	return s.bridge(b, args, nil, s.notes(c, b, args, env), env)
}

func (s *Searcher) tableAdd(b *machine.Builtin, args []pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	var entries []pl.Term
	end := env.Resolve(c.log)
	mark, known := s.marks[env.Resolve(args[0])]
	for known {
		cell, ok := env.Resolve(mark).(pl.Compound)
		if !ok || mark == end {
			break
		}
		entries = append(entries, cell.Arg(0))
		mark = cell.Arg(1)
	}
	return s.bridge(b, args, entries, s.notes(c, b, args, env), env)
}

// clauses solves '$clauses'(Goal): by the clauses of a tabled predicate.
func (s *Searcher) clauses(goal pl.Term, c goalContext, env *pl.Env) *pl.Promise {
	goal = env.Resolve(goal)
	name, args := goal, arguments(goal)
	if g, ok := goal.(pl.Compound); ok {
		name = g.Functor()
	}
	q := s.entry(s.atoms.inward(name.(pl.Atom)), len(args), false).resolve()
	return s.invoke(s.p.Inner(q), args, c.log, c.end, c.k, env)
}
