package builtin

import (
	"math/big"

	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

func arithmetic() []machine.Builtin {
	const s = machine.Semidet
	return []machine.Builtin{
		{Name: "is", Arity: 2, Modes: "?term, +evaluable", Doc: "The first is the value of the second.", Det: s, ISO: true,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				v, err := arith.Eval(&m.Heap, a[1])
				return err == nil && m.Unify(a[0], v), err
			}},
		{Name: "=:=", Arity: 2, Modes: "+evaluable, +evaluable", Doc: "The values are equal.", Det: s, ISO: true,
			Fn: compared(func(c int) bool { return c == 0 })},
		{Name: "=\\=", Arity: 2, Modes: "+evaluable, +evaluable", Doc: "The values are not equal.", Det: s, ISO: true,
			Fn: compared(func(c int) bool { return c != 0 })},
		{Name: "<", Arity: 2, Modes: "+evaluable, +evaluable", Doc: "The first value is less.", Det: s, ISO: true,
			Fn: compared(func(c int) bool { return c < 0 })},
		{Name: "=<", Arity: 2, Modes: "+evaluable, +evaluable", Doc: "The first value is less or equal.", Det: s, ISO: true,
			Fn: compared(func(c int) bool { return c <= 0 })},
		{Name: ">", Arity: 2, Modes: "+evaluable, +evaluable", Doc: "The first value is greater.", Det: s, ISO: true,
			Fn: compared(func(c int) bool { return c > 0 })},
		{Name: ">=", Arity: 2, Modes: "+evaluable, +evaluable", Doc: "The first value is greater or equal.", Det: s, ISO: true,
			Fn: compared(func(c int) bool { return c >= 0 })},
		{Name: "succ", Arity: 2, Modes: "?integer, ?integer", Doc: "The second is one more than the first, which is not negative.", Det: s,
			Fn: succ},
		{Name: "plus", Arity: 3, Modes: "?integer, ?integer, ?integer", Doc: "The third is the sum of the others; two must be known.", Det: s,
			Fn: plus},
		{Name: "between", Arity: 3, Modes: "+integer, +integer, ?integer", Doc: "The third is an integer from the first to the second, or to inf.", Det: machine.Nondet,
			Redo: between},
	}
}

func compared(holds func(c int) bool) machine.Fn {
	return func(m *machine.Machine, a []term.Word) (bool, error) {
		x, err := arith.Value(&m.Heap, a[0])
		if err != nil {
			return false, err
		}
		y, err := arith.Value(&m.Heap, a[1])
		if err != nil {
			return false, err
		}
		c, err := arith.CompareNumbers(&m.Heap, x, y)
		return err == nil && holds(c), err
	}
}

// natural checks that w is a variable or an integer that is not negative.
func natural(m *machine.Machine, w term.Word) error {
	if err := integerOrVar(m, w); err != nil {
		return err
	}
	if w = m.Deref(w); !w.IsVar() && m.Sign(w) < 0 {
		return isoerr.Domain(&m.Heap, isoerr.NotLessThanZero, w)
	}
	return nil
}

func succ(m *machine.Machine, a []term.Word) (bool, error) {
	x, y := m.Deref(a[0]), m.Deref(a[1])
	if x.Tag() == term.Int && x.SmallInt() >= 0 && y.IsVar() {
		return m.Unify(y, m.NewInt(x.SmallInt()+1)), nil
	}
	for _, w := range []term.Word{x, y} {
		if err := natural(m, w); err != nil {
			return false, err
		}
	}
	one := big.NewInt(1)
	switch {
	case !x.IsVar():
		return m.Unify(y, m.NewBig(one.Add(one, m.Big(x)))), nil
	case y.IsVar():
		return false, isoerr.Instantiation(&m.Heap)
	}
	v := m.Big(y)
	if v.Sign() == 0 {
		return false, nil
	}
	return m.Unify(x, m.NewBig(v.Sub(v, one))), nil
}

func plus(m *machine.Machine, a []term.Word) (bool, error) {
	for _, w := range a {
		if err := integerOrVar(m, w); err != nil {
			return false, err
		}
	}
	x, y, z := m.Deref(a[0]), m.Deref(a[1]), m.Deref(a[2])
	switch {
	case x.Tag() == term.Int && y.Tag() == term.Int:
		return m.Unify(z, m.NewInt(x.SmallInt()+y.SmallInt())), nil
	case !x.IsVar() && !y.IsVar():
		v := m.Big(x)
		return m.Unify(z, m.NewBig(v.Add(v, m.Big(y)))), nil
	case !x.IsVar() && !z.IsVar():
		v := m.Big(z)
		return m.Unify(y, m.NewBig(v.Sub(v, m.Big(x)))), nil
	case !y.IsVar() && !z.IsVar():
		v := m.Big(z)
		return m.Unify(x, m.NewBig(v.Sub(v, m.Big(y)))), nil
	}
	return false, isoerr.Instantiation(&m.Heap)
}

var (
	atomInf      = term.Intern("inf")
	atomInfinite = term.Intern("infinite")
)

// between counts upwards; its state is how far it has come from the low end.
func between(m *machine.Machine, a []term.Word, state term.Word) (bool, term.Word, error) {
	low, high, x := m.Deref(a[0]), m.Deref(a[1]), m.Deref(a[2])
	endless := high == atomInf.Word() || high == atomInfinite.Word()
	if state == 0 {
		for _, w := range []term.Word{low, high} {
			switch {
			case w.IsVar():
				return false, 0, isoerr.Instantiation(&m.Heap)
			case !m.IsInteger(w) && !(w == high && endless):
				return false, 0, isoerr.Type(&m.Heap, isoerr.Integer, w)
			}
		}
		if err := integerOrVar(m, x); err != nil {
			return false, 0, err
		}
		if !x.IsVar() {
			return m.Compare(low, x) <= 0 && (endless || m.Compare(x, high) <= 0), 0, nil
		}
		if !endless && m.Compare(low, high) > 0 {
			return false, 0, nil
		}
		state = term.MakeSmall(0)
	}
	offset := state.SmallInt()
	next := term.MakeSmall(offset + 1)
	if low.Tag() == term.Int && (endless || high.Tag() == term.Int) {
		v := low.SmallInt() + offset
		if !endless && v >= high.SmallInt() {
			next = 0
		}
		return m.Unify(x, m.NewInt(v)), next, nil
	}
	v := m.Big(low)
	v.Add(v, big.NewInt(offset))
	if !endless && v.Cmp(m.Big(high)) >= 0 {
		next = 0
	}
	return m.Unify(x, m.NewBig(v)), next, nil
}
