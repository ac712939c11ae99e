package builtin

import (
	"math/big"

	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// random/3 and uuid/3 take their state from the program, so that they are
// functions of their arguments: the minimal standard generator of Park and
// Miller with the multiplier 48271. The others draw from the generator of the
// evaluable random/1.
func randoms() []machine.Builtin {
	const d, st = machine.Det, machine.Stateful
	return []machine.Builtin{
		{Name: "random", Arity: 1, Modes: "-float", Doc: "A random number from 0.0 below 1.0.", Det: d, Purity: st,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				return m.Unify(a[0], m.NewFloat(arith.RandomFloat())), nil
			}},
		{Name: "random_between", Arity: 3, Modes: "+integer, +integer, -integer", Doc: "A random integer from the first to the second.", Det: machine.Semidet, Purity: st, Fn: randomBetween},
		{Name: "set_random", Arity: 1, Modes: "+seed", Doc: "seed(N) makes the random numbers that follow a function of N.", Det: d, Purity: st, Fn: setRandom},
		{Name: "random", Arity: 3, Modes: "+integer, -float, -integer", Doc: "A number from 0.0 to 1.0 and the next state, from a state.", Det: machine.Det, Fn: random3},
		{Name: "uuid", Arity: 3, Modes: "+integer, -atom, -integer", Doc: "A version 4 UUID and the next state, from a state.", Det: machine.Det, Fn: uuid},
	}
}

const (
	randomModulus    = 1<<31 - 1
	randomMultiplier = 48271
)

// randomState gives the generator's state for any integer.
func randomState(m *machine.Machine, w term.Word) (int64, error) {
	w, err := integerArg(m, w)
	if err != nil {
		return 0, err
	}
	s := new(big.Int).Mod(m.Big(w), big.NewInt(randomModulus)).Int64()
	if s == 0 {
		s = 1
	}
	return s, nil
}

func nextRandom(s int64) int64 { return s * randomMultiplier % randomModulus }

func random3(m *machine.Machine, a []term.Word) (bool, error) {
	s, err := randomState(m, a[0])
	if err != nil {
		return false, err
	}
	s = nextRandom(s)
	return m.Unify(a[1], m.NewFloat(float64(s-1)/(randomModulus-1))) && m.Unify(a[2], m.NewInt(s)), nil
}

func uuid(m *machine.Machine, a []term.Word) (bool, error) {
	const (
		digits = "0123456789abcdef"
		form   = "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx"
	)
	s, err := randomState(m, a[0])
	if err != nil {
		return false, err
	}
	text := []byte(form)
	for i, c := range text {
		switch c {
		case 'x':
			s = nextRandom(s)
			text[i] = digits[s%16]
		case 'y': // the variant of RFC 9562
			s = nextRandom(s)
			text[i] = digits[8+s%4]
		}
	}
	return m.Unify(a[1], newAtom(string(text))) && m.Unify(a[2], m.NewInt(s)), nil
}

func randomBetween(m *machine.Machine, a []term.Word) (bool, error) {
	var bound [2]*big.Int
	for i := range bound {
		switch w := m.Deref(a[i]); {
		case w.IsVar():
			return false, isoerr.Instantiation(&m.Heap)
		case !m.IsInteger(w):
			return false, isoerr.Type(&m.Heap, isoerr.Integer, w)
		default:
			bound[i] = m.Big(w)
		}
	}
	count := new(big.Int).Sub(bound[1], bound[0])
	if count.Sign() < 0 {
		return false, nil
	}
	v := arith.RandomBelow(count.Add(count, big.NewInt(1)))
	return m.Unify(a[2], m.NewBig(v.Add(v, bound[0]))), nil
}

func setRandom(m *machine.Machine, a []term.Word) (bool, error) {
	w := m.Deref(a[0])
	switch {
	case w.IsVar():
		return false, isoerr.Instantiation(&m.Heap)
	case !m.Is(w, term.Intern("seed"), 1):
		return false, isoerr.Domain(&m.Heap, isoerr.RandomSeed, w)
	}
	n := m.Arg(w, 1)
	switch {
	case n.IsVar():
		return false, isoerr.Instantiation(&m.Heap)
	case !m.IsInteger(n):
		return false, isoerr.Type(&m.Heap, isoerr.Integer, n)
	}
	low := new(big.Int).And(m.Big(n), new(big.Int).SetUint64(1<<64-1))
	arith.Seed(low.Uint64())
	return true, nil
}
