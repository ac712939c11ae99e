package builtin

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// subAtom enumerates the parts of an atom. What is known narrows the search:
// with the part known only its occurrences are visited, with one of the numbers
// known the others are counted. The answers come in order of the characters
// before the part, then of its length.
func subAtom(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
	atom, err := atomArg(m, a[0])
	if err != nil {
		return false, 0, err
	}
	var q subQuery
	for i, p := range []*bounded{&q.before, &q.length, &q.after} {
		v, bound, err := countOrVar(m, a[i+1])
		if err != nil {
			return false, 0, err
		}
		*p = bounded{int(min(v, 1<<40)), bound}
	}
	if err := atomOrVar(m, a[4]); err != nil {
		return false, 0, err
	}
	text := m.Aux(lastTextKey{}, func() any { return new(lastText) }).(*lastText).of(atom)
	if sub := m.Deref(a[4]); sub.Tag() == term.Atm {
		return q.occurrence(m, a, text, sub.Atom().Name(), state)
	}
	return q.part(m, a, text, state)
}

type bounded struct {
	value int
	known bool
}

func (b bounded) allows(v int) bool { return !b.known || b.value == v }

type subQuery struct{ before, length, after bounded }

// runeText is a text with its characters countable: where each begins.
type runeText struct {
	s      string
	starts []int // nil for ASCII, where character and byte positions agree
	n      int   // characters
}

func newRuneText(s string) runeText {
	n := utf8.RuneCountInString(s)
	t := runeText{s: s, n: n}
	if n != len(s) {
		t.starts = make([]int, 0, n+1)
		for i := range s {
			t.starts = append(t.starts, i)
		}
		t.starts = append(t.starts, len(s))
	}
	return t
}

type lastTextKey struct{}

// lastText keeps the text that sub_atom/5 took apart last: enumerating the parts
// of one atom asks for the same again and again.
type lastText struct {
	atom term.Atom
	text runeText
	any  bool // there is one
}

func (l *lastText) of(a term.Atom) *runeText {
	if !l.any || l.atom != a {
		l.atom, l.text, l.any = a, newRuneText(a.Name()), true
	}
	return &l.text
}

// runes gives how many characters lie before the byte position at.
func (t *runeText) runes(at int) int {
	if t.starts == nil {
		return at
	}
	n, _ := slices.BinarySearch(t.starts, at)
	return n
}

func (t *runeText) slice(from, to int) string {
	if t.starts == nil {
		return t.s[from:to]
	}
	return t.s[t.starts[from]:t.starts[to]]
}

// occurrence visits where sub occurs; the state is the byte position to search
// from.
func (q subQuery) occurrence(m *machine.Machine, a []term.Word, text *runeText, sub string, state term.Word) (bool, term.Word, error) {
	from := 0
	if state != 0 {
		from = int(state.SmallInt())
	}
	length := utf8.RuneCountInString(sub)
	if q.before.known && from == 0 && q.before.value <= text.n { // nothing earlier counts
		from = len(text.slice(0, q.before.value))
	}
	find := func(from int) (at, before int) {
		for from <= len(text.s) {
			i := strings.Index(text.s[from:], sub)
			if i < 0 {
				break
			}
			at := from + i
			before := text.runes(at)
			if q.before.allows(before) && q.length.allows(length) && q.after.allows(text.n-before-length) {
				return at, before
			}
			if q.before.known && before > q.before.value {
				break
			}
			_, size := utf8.DecodeRuneInString(text.s[at:])
			from = at + max(size, 1)
		}
		return -1, 0
	}
	at, before := find(from)
	if at < 0 {
		return false, 0, nil
	}
	var next term.Word
	_, size := utf8.DecodeRuneInString(text.s[at:])
	if after, _ := find(at + max(size, 1)); after >= 0 {
		next = term.MakeSmall(int64(after))
	}
	ok := m.Unify(a[1], m.NewInt(int64(before))) &&
		m.Unify(a[2], m.NewInt(int64(length))) &&
		m.Unify(a[3], m.NewInt(int64(text.n-before-length)))
	return ok, next, nil
}

// part visits parts by position; the state numbers (before, length) pairs.
func (q subQuery) part(m *machine.Machine, a []term.Word, text *runeText, state term.Word) (bool, term.Word, error) {
	n := text.n
	before, length := 0, 0
	if state != 0 {
		at := int(state.SmallInt())
		before, length = at/(n+1), at%(n+1)
	}
	before, length, ok := q.settle(n, before, length)
	if !ok {
		return false, 0, nil
	}
	var next term.Word
	if b, l, more := q.settle(n, before, length+1); more {
		next = term.MakeSmall(int64(b*(n+1) + l))
	}
	after := n - before - length
	ok = m.Unify(a[1], m.NewInt(int64(before))) &&
		m.Unify(a[2], m.NewInt(int64(length))) &&
		m.Unify(a[3], m.NewInt(int64(after))) &&
		m.Unify(a[4], newAtom(text.slice(before, before+length)))
	return ok, next, nil
}

// settle gives the first pair of characters before and length, from the given
// one on, that the known numbers allow.
func (q subQuery) settle(n, before, length int) (int, int, bool) {
	for ; before <= n; before, length = before+1, 0 {
		switch {
		case q.before.known && before < q.before.value:
			before = min(q.before.value, n+1) - 1
			continue
		case q.before.known && before > q.before.value:
			return 0, 0, false
		}
		want := length
		switch {
		case q.length.known && q.after.known:
			if at := n - q.length.value - q.after.value; before != at {
				if before > at {
					return 0, 0, false
				}
				before = at - 1
				continue
			}
			want = q.length.value
		case q.length.known:
			want = q.length.value
		case q.after.known:
			want = n - before - q.after.value
		}
		if want >= length && want >= 0 && before+want <= n {
			return before, want, true
		}
	}
	return 0, 0, false
}
