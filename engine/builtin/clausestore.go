package builtin

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// clauseStore is the family that looks into and changes the clauses of the program.
func clauseStore() []machine.Builtin {
	return []machine.Builtin{
		{Name: "asserta", Arity: 1, Modes: "+clause", Doc: "add a clause in front", Purity: machine.Stateful, Mute: true, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return true, m.Assert(a[0], true) }},
		{Name: "assertz", Arity: 1, Modes: "+clause", Doc: "add a clause at the end", Purity: machine.Stateful, Mute: true, ISO: true, Fn: assertz},
		{Name: "assert", Arity: 1, Modes: "+clause", Doc: "the same as assertz/1", Purity: machine.Stateful, Mute: true, Fn: assertz},
		{Name: "retract", Arity: 1, Modes: "+clause", Doc: "remove a clause", Det: machine.Nondet, Purity: machine.Stateful, ISO: true, Names: true, Redo: machine.RetractRedo},
		{Name: "retractall", Arity: 1, Modes: "+head", Doc: "remove every clause whose head unifies", Purity: machine.Stateful, Mute: true, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return true, m.RetractAll(a[0]) }},
		{Name: "clause", Arity: 2, Modes: "+head, ?callable_term", Doc: "a clause of the program", Det: machine.Nondet, Purity: machine.Reflective, ISO: true, Names: true, Redo: machine.ClauseRedo},
		{Name: "abolish", Arity: 1, Modes: "+predicate_indicator", Doc: "remove a dynamic predicate", Purity: machine.Stateful, Mute: true, ISO: true, Fn: abolish},
		{Name: "dynamic", Arity: 1, Modes: "+predicate_indicators", Doc: "declare predicates dynamic", Purity: machine.Stateful, Mute: true, ISO: true, Fn: dynamic},
		{Name: "current_predicate", Arity: 1, Modes: "?predicate_indicator", Doc: "a predicate the program defines", Det: machine.Nondet, Purity: machine.Reflective, ISO: true, Redo: currentPredicate},
		{Name: "predicate_property", Arity: 2, Modes: "?head, ?property", Doc: "a property of a predicate", Det: machine.Nondet, Purity: machine.Reflective, Redo: predicateProperty},
	}
}

func assertz(m *machine.Machine, a []term.Word) (bool, error) { return true, m.Assert(a[0], false) }

// indicator takes Name/Arity apart. The errors are those of abolish/1.
func indicator(m *machine.Machine, w term.Word) (name term.Atom, arity int, err error) {
	w = syntax.Indicator(&m.Heap, w)
	if w.IsVar() {
		return 0, 0, isoerr.Instantiation(&m.Heap)
	}
	if !m.Is(w, term.AtomSlash, 2) {
		return 0, 0, isoerr.Type(&m.Heap, isoerr.PredicateIndicator, w)
	}
	n, k := m.Arg(w, 1), m.Arg(w, 2)
	if n.IsVar() || k.IsVar() {
		return 0, 0, isoerr.Instantiation(&m.Heap)
	}
	if n.Tag() != term.Atm {
		return 0, 0, isoerr.Type(&m.Heap, isoerr.AtomType, n)
	}
	if !m.IsInteger(k) {
		return 0, 0, isoerr.Type(&m.Heap, isoerr.Integer, k)
	}
	v, fits := m.Int64(k)
	switch {
	case v < 0 || !fits && m.Sign(k) < 0:
		return 0, 0, isoerr.Domain(&m.Heap, isoerr.NotLessThanZero, k)
	case !fits || v > term.MaxArity:
		return 0, 0, isoerr.Representation(&m.Heap, isoerr.MaxArity)
	}
	return n.Atom(), int(v), nil
}

func abolish(m *machine.Machine, a []term.Word) (bool, error) {
	name, arity, err := indicator(m, a[0])
	if err != nil {
		return false, err
	}
	return true, m.Abolish(name, arity)
}

func dynamic(m *machine.Machine, a []term.Word) (bool, error) {
	return true, eachIndicator(m, a[0], m.DeclareDynamic)
}

// eachIndicator does something for an indicator, or each of a list or a
// conjunction of them.
func eachIndicator(m *machine.Machine, w term.Word, do func(name term.Atom, arity int) error) error {
	stack := []term.Word{w}
	for len(stack) > 0 {
		w := syntax.Indicator(&m.Heap, stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		switch {
		case m.Is(w, term.AtomComma, 2), m.Is(w, term.AtomDot, 2):
			stack = append(stack, m.RawArg(w, 2), m.RawArg(w, 1))
		case w == term.AtomNil.Word():
		default:
			name, arity, err := indicator(m, w)
			if err != nil {
				return err
			}
			if err := do(name, arity); err != nil {
				return err
			}
		}
	}
	return nil
}

// currentPredicate gives the user's predicates that have clauses.
func currentPredicate(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
	w := syntax.Unqualified(&m.Heap, a[0])
	if state == 0 && !w.IsVar() {
		wrong := !m.Is(w, term.AtomSlash, 2)
		if !wrong {
			n, k := m.Arg(w, 1), m.Arg(w, 2)
			wrong = !n.IsVar() && n.Tag() != term.Atm || !k.IsVar() && !m.IsInteger(k)
		}
		if wrong {
			return false, 0, isoerr.Type(&m.Heap, isoerr.PredicateIndicator, w)
		}
	}
	p := m.Program()
	return solutions(m, w, state, func() []term.Word {
		var found []term.Word
		for _, q := range p.Preds(false) {
			if len(p.Clauses(q)) > 0 || q.Dynamic {
				found = append(found, isoerr.Indicator(&m.Heap, q.Name, q.Arity))
			}
		}
		return found
	})
}

// predicateProperty enumerates pairs of a head and one of its properties.
func predicateProperty(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
	p := m.Program()
	atom := func(s string) term.Word { return term.Intern(s).Word() }
	properties := func(q *machine.Pred) []term.Word {
		out := []term.Word{atom("defined")}
		switch {
		case q.Builtin != nil || q.Control:
			out = append(out, atom("built_in"), atom("static"))
		case q.Dynamic:
			out = append(out, atom("dynamic"))
		default:
			out = append(out, atom("static"))
		}
		if q.Builtin == nil && !q.Control {
			out = append(out, m.NewStruct(term.Intern("number_of_clauses"), m.NewInt(int64(len(p.Clauses(q))))))
		}
		return out
	}
	head := syntax.Unqualified(&m.Heap, a[0])
	if name, arity, ok := m.Functor(head); ok {
		return solutions(m, a[1], state, func() []term.Word {
			if p.Autoload != nil {
				p.Autoload(name, arity)
			}
			if q := p.Lookup(name, arity, false); q != nil && (q.Defined || q.Builtin != nil || q.Control) {
				return properties(q)
			}
			return nil
		})
	}
	return solutions(m, m.NewStruct(term.AtomMinus, head, a[1]), state, func() []term.Word {
		var preds []*machine.Pred
		if head.IsVar() {
			preds = p.Preds(false)
		}
		var found []term.Word
		for _, q := range preds {
			for _, w := range properties(q) {
				found = append(found, m.NewStruct(term.AtomMinus, m.NewOpen(q.Name, q.Arity), w))
			}
		}
		return found
	})
}
