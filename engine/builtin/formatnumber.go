package builtin

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// integerToFormat gives the integer that a directive wants.
func integerToFormat(m *machine.Machine, w term.Word) (*big.Int, error) {
	switch {
	case w.IsVar():
		return nil, isoerr.Instantiation(&m.Heap)
	case !m.IsInteger(w):
		return nil, isoerr.Type(&m.Heap, isoerr.Integer, w)
	}
	return m.Big(w), nil
}

// formatInteger writes ~Nd and ~ND: with N digits behind a point, and with
// commas between groups of three in front of it.
func formatInteger(m *machine.Machine, w term.Word, point int, groups bool) (string, error) {
	v, err := integerToFormat(m, w)
	if err != nil {
		return "", err
	}
	digits := new(big.Int).Abs(v).String()
	if n := point + 1 - len(digits); n > 0 {
		digits = strings.Repeat("0", n) + digits
	}
	whole, part := digits[:len(digits)-point], digits[len(digits)-point:]
	if groups {
		var b strings.Builder
		for i := range len(whole) {
			if i > 0 && (len(whole)-i)%3 == 0 {
				b.WriteByte(',')
			}
			b.WriteByte(whole[i])
		}
		whole = b.String()
	}
	if v.Sign() < 0 {
		whole = "-" + whole
	}
	if point > 0 {
		whole += "." + part
	}
	return whole, nil
}

// formatFloat writes ~Ne, ~Nf and ~Ng. The argument is evaluated; an integer is
// written with ~Nf exactly, whatever its size.
func formatFloat(m *machine.Machine, w term.Word, verb byte, digits int) (string, error) {
	v, err := arith.Eval(&m.Heap, w)
	if err != nil {
		return "", err
	}
	if m.IsInteger(v) {
		if verb == 'f' {
			s := m.Big(v).String()
			if digits > 0 {
				s += "." + strings.Repeat("0", digits)
			}
			return s, nil
		}
		if v, err = arith.Unary(&m.Heap, arith.OpFloat, v); err != nil {
			return "", err
		}
	}
	return strconv.FormatFloat(m.Float(v), verb, digits, 64), nil
}

// formatRadix writes ~Nr and ~NR: an integer in base N.
func formatRadix(m *machine.Machine, w term.Word, base count, upper bool) (string, error) {
	v, err := integerToFormat(m, w)
	if err != nil {
		return "", err
	}
	if !base.given || base.n < 2 || base.n > 36 {
		return "", isoerr.Domain(&m.Heap, isoerr.FormatControl, newAtom("~r"))
	}
	s := v.Text(base.n)
	if upper {
		s = strings.ToUpper(s)
	}
	return s, nil
}
