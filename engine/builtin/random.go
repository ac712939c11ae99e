package builtin

import (
	"math/big"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Random numbers whose state the program threads, so that they are functions
// of their arguments: the minimal standard generator of Park and Miller with
// the multiplier 48271.
func randoms() []machine.Builtin {
	return []machine.Builtin{
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
	w = m.Deref(w)
	switch {
	case w.IsVar():
		return 0, isoerr.Instantiation(&m.Heap)
	case !m.IsInteger(w):
		return 0, isoerr.Type(&m.Heap, isoerr.Integer, w)
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
