package machine

import (
	"math"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// What the choice log keeps of a call of a built-in is what cannot be had again
// from the goal as it was called. One that binds nothing (Mute) or has no
// arguments leaves no entry. Otherwise the first entry is
//
//   - a clause id, for retract/1 and clause/2, see Builtin.Names;
//   - for a built-in with several solutions that is a function of its arguments,
//     the state that it went on from, plus one, and 0 for the first solution: a
//     proof asks it again from there;
//   - for others a number whose bits say which arguments, from bit 0, were
//     variables and are bound now; their values follow, terms without variables;
//   - '$args'(Argument, ...) with all of them, where these forms do not do: when a
//     variable within an argument was bound, or the values have variables.

// Noted reports whether the choice log keeps the outcome of b: it cannot be
// had again by running b again.
func (b *Builtin) Noted() bool {
	return b.Redo != nil || b.Purity.Acts() && b.Purity != Attributes
}

// Silent reports whether b leaves no entry although it is noted.
func (b *Builtin) Silent() bool { return b.Mute || b.Arity == 0 }

// GoesOn reports whether the log keeps the states that b went on from.
func (b *Builtin) GoesOn() bool { return b.Redo != nil && !b.Purity.Acts() }

// LoggedState gives the state that an entry of a built-in that GoesOn stands for.
func LoggedState(entry term.Word) term.Word {
	if n := entry.SmallInt(); n > 0 {
		return term.MakeSmall(n - 1)
	}
	return 0
}

// callNoted calls built-in fn, which gives one solution, and logs its outcome.
func (m *Machine) callNoted(fn int, args []term.Word) (ok bool, err error) {
	b, f := m.p.builtins[fn], m.p.fns[fn]
	if b.Silent() {
		return f(m, args)
	}
	mark, hb := m.tr, m.hb
	m.hb = m.Top // trail everything: the trail says what is bound
	ok, err = f(m, args)
	m.hb = hb
	if !ok || err != nil {
		return ok, err
	}
	m.noteBound(b, args, mark)
	m.forgetYoung(mark)
	return ok, err
}

// forgetYoung takes from the trail, from mark on, what need not be there.
func (m *Machine) forgetYoung(mark int) {
	kept := mark
	for _, w := range m.trail[mark:m.tr] {
		switch {
		case w.Tag() != term.Ref:
			return // it may know its place
		case w.Index() < m.hb:
			m.trail[kept] = w
			kept++
		}
	}
	m.tr = kept
}

// noteSolution logs a solution of a built-in that has several: the state it went
// on from, the clause that it found, or what it bound since the trail was at mark.
func (m *Machine) noteSolution(b *Builtin, args []term.Word, state term.Word, mark int) {
	switch {
	case b.Silent():
	case b.Names:
		m.note(term.MakeSmall(int64(m.named)))
	case !b.GoesOn():
		m.noteBound(b, args, mark)
	case state == 0:
		m.note(term.MakeSmall(0))
	case state.Tag() == term.Int && state.SmallInt() >= 0 && state.SmallInt() < math.MaxInt32:
		m.note(term.MakeSmall(state.SmallInt() + 1))
	default:
		m.noteTerm(m.NewStruct(atomArgs, args...))
	}
}

// noteBound logs what a success bound, which the trail has from mark on.
func (m *Machine) noteBound(b *Builtin, args []term.Word, mark int) {
	bound := uint64(0) // entries of the trail that are variables
	for i, w := range m.trail[mark:m.tr] {
		if t := w.Tag(); t == term.Ref || t == term.Att {
			bound |= 1 << min(i, 63)
		}
	}
	simple := m.tr-mark < 64
	mask := int64(0)
	for i, w := range args[:min(len(args), MaxMasked)] {
		if entry := m.boundSince(w, mark); entry >= 0 {
			mask |= 1 << i
			bound &^= 1 << min(entry, 63)
			simple = simple && m.Ground(w)
		}
	}
	if !simple || bound != 0 {
		m.noteTerm(m.NewStruct(atomArgs, args...))
		return
	}
	m.note(term.MakeSmall(mask))
	for i := 0; mask>>i != 0; i++ {
		if mask>>i&1 == 1 {
			m.noteGround(args[i])
		}
	}
}

// MaxMasked is how many arguments a number of one byte tells apart; values of the
// others are in none of the short forms.
const MaxMasked = 7

// boundSince gives the first entry of the trail from mark on, counted from there,
// that is the variable which an argument was; -1 for none.
func (m *Machine) boundSince(w term.Word, mark int) int {
	for w.Tag() == term.Ref && m.tr > mark {
		for i, v := range m.trail[mark:m.tr] {
			if v>>3 == w>>3 && (v.Tag() == term.Ref || v.Tag() == term.Att) {
				return i
			}
		}
		v := m.Cells[w.Index()]
		if v == w {
			break
		}
		w = v
	}
	return -1
}

// NamedClause gives the id of the clause that a built-in has found last, see
// Builtin.Names.
func (m *Machine) NamedClause() int { return int(m.named) }

// Named unifies the arguments of a call of retract/1 or clause/2 with the clause
// that the log names.
func (m *Machine) Named(b *Builtin, args []term.Word, c *Clause) bool {
	head, body := args[0], term.AtomTrue.Word()
	if b.Arity == 2 {
		head, body = syntax.Unqualified(&m.Heap, head), args[1]
	} else if head = syntax.UnqualifiedClause(&m.Heap, head); m.Is(head, term.AtomNeck, 2) {
		head, body = m.Arg(head, 1), m.RawArg(head, 2)
	}
	return m.matchClause(c, head, m.arguments(head), body)
}

var atomArgs = term.Intern("$args")
