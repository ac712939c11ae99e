package machine

import (
	"math/bits"

	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/engine/term"
)

// smallArith computes on small integers what the run loop does not do in line.
// done is false when the general case must decide: overflow, division by zero.
func smallArith(op uint8, a, b int64) (r int64, done bool) {
	switch op {
	case opMul:
		hi, lo := bits.Mul64(uint64(abs(a)), uint64(abs(b)))
		if hi != 0 || lo > term.MaxSmall {
			return 0, false
		}
		r = int64(lo)
		if (a < 0) != (b < 0) {
			r = -r
		}
		return r, true
	case opIntDiv:
		if b == 0 {
			return 0, false
		}
		r = a / b
		return r, term.FitsSmall(r)
	case opMod:
		if b == 0 {
			return 0, false
		}
		r = a % b
		if r != 0 && (r < 0) != (b < 0) {
			r += b
		}
		return r, true
	case opRem:
		if b == 0 {
			return 0, false
		}
		return a % b, true
	case opAnd:
		return a & b, true
	case opOr:
		return a | b, true
	case opShl:
		if b < 0 || b > 60 {
			return 0, false
		}
		r = a << b
		return r, r>>b == a && term.FitsSmall(r)
	case opShr:
		if b < 0 {
			return 0, false
		}
		return a >> min(b, 63), true
	}
	return 0, false
}

func abs(a int64) int64 {
	if a < 0 {
		return -a
	}
	return a
}

// arithmetic computes a op b for an instruction that does not do it in line;
// opArith1 has no b.
func (m *Machine) arithmetic(ins uint64, a, b term.Word) (term.Word, error) {
	if a.Tag() == term.Int && b.Tag() == term.Int {
		if r, done := smallArith(uint8(ins), a.SmallInt(), b.SmallInt()); done {
			return term.MakeSmall(r), nil
		}
	}
	a, err := m.evaluate(a)
	if err != nil {
		return 0, err
	}
	if uint8(ins) == opArith1 {
		return arith.Unary(&m.Heap, arith.Op(ins>>32), a)
	}
	if b, err = m.evaluate(b); err != nil {
		return 0, err
	}
	return arith.Binary(&m.Heap, slowOp(ins), a, b)
}

// slowOp gives the evaluable functor of an arithmetic instruction.
func slowOp(ins uint64) arith.Op {
	switch uint8(ins) {
	case opAdd, opAddI:
		return arith.OpAdd
	case opSub:
		return arith.OpSub
	case opMul, opMulI:
		return arith.OpMul
	case opIntDiv, opIntDivI:
		return arith.OpIntDiv
	case opMod, opModI:
		return arith.OpMod
	case opRem:
		return arith.OpRem
	case opAnd:
		return arith.OpAnd
	case opOr:
		return arith.OpOr
	case opShl:
		return arith.OpShiftLeft
	case opShr:
		return arith.OpShiftRight
	}
	return arith.Op(ins >> 32) // opArith2
}

// evaluate gives the value of an operand: itself for a number, else that of
// the expression it is bound to.
func (m *Machine) evaluate(w term.Word) (term.Word, error) {
	return arith.Eval(&m.Heap, w)
}

// compareSlow decides a comparison of operands that are not both small integers.
// swapped says that b was written first, as in b > a: the error is then b's.
func (m *Machine) compareSlow(op uint8, a, b term.Word, swapped bool) (bool, error) {
	first, second := &a, &b
	if swapped {
		first, second = second, first
	}
	for _, operand := range []*term.Word{first, second} {
		v, err := m.evaluate(*operand)
		if err != nil {
			return false, err
		}
		*operand = v
	}
	c, err := arith.Compare(&m.Heap, a, b)
	if err != nil {
		return false, err
	}
	switch op {
	case opLessXX, opLessXI:
		return c < 0, nil
	case opLessEqXX, opLessEqXI:
		return c <= 0, nil
	case opEqualXX, opEqualXI:
		return c == 0, nil
	case opNotEqualXX, opNotEqualXI:
		return c != 0, nil
	case opGreaterXI:
		return c > 0, nil
	}
	return c >= 0, nil
}
