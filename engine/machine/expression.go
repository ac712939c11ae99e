package machine

import (
	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/engine/term"
)

// knownExpr reports whether an arithmetic expression consists of numbers,
// variables and evaluable functors: such expressions are compiled. Others are
// left to the built-in, which raises the right error.
func knownExpr(h *term.Heap, w term.Word) bool {
	stack := []term.Word{w}
	for len(stack) > 0 {
		w := h.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if w.IsVar() || h.IsNumber(w) {
			continue
		}
		name, arity, ok := h.Functor(w)
		if !ok || arity < 1 || arity > 2 || w.Tag() == term.Lst {
			return false
		}
		if op := arith.Lookup(name, arity); op == arith.NoOp || op.Stateful() {
			return false
		}
		for k := 1; k <= arity; k++ {
			stack = append(stack, h.RawArg(w, k))
		}
	}
	return true
}

// binaryOps are the operators with an instruction of their own; the second is
// the form with a constant on the right, or 0.
var binaryOps = map[arith.Op][2]uint8{
	arith.OpAdd:        {opAdd, opAddI},
	arith.OpSub:        {opSub, 0},
	arith.OpMul:        {opMul, opMulI},
	arith.OpIntDiv:     {opIntDiv, opIntDivI},
	arith.OpMod:        {opMod, opModI},
	arith.OpRem:        {opRem, 0},
	arith.OpAnd:        {opAnd, 0},
	arith.OpOr:         {opOr, 0},
	arith.OpShiftLeft:  {opShl, 0},
	arith.OpShiftRight: {opShr, 0},
}

// operand is the value of a subexpression: a register, or a constant when reg is 0.
type operand struct {
	reg   int
	value int64
	temp  bool // reg holds only this value
}

// toReg makes sure that the operand is in a register.
func (g *generator) toReg(o operand) operand {
	if o.reg == 0 {
		o = operand{reg: g.reg(), temp: true, value: o.value}
		g.putInto(term.MakeSmall(o.value), o.reg)
	}
	return o
}

func (g *generator) release(o operand) {
	if o.temp {
		g.free(o.reg)
	}
}

// expr emits the evaluation of w; its result goes to register target when it
// is computed and target is not 0.
func (g *generator) expr(w term.Word, target int) operand {
	h := g.h
	w = h.Deref(w)
	if w.IsVar() {
		return operand{reg: g.put(w, 0)}
	}
	if w.Tag() == term.Int {
		if v := w.SmallInt(); fitsImmediate(v << 3) {
			return operand{value: v}
		}
	}
	result := func() operand {
		if target != 0 {
			return operand{reg: target}
		}
		return operand{reg: g.reg(), temp: true}
	}
	if h.IsNumber(w) {
		o := result()
		g.putInto(w, o.reg)
		return o
	}
	name, arity, _ := h.Functor(w)
	op := arith.Lookup(name, arity)
	if arity == 1 {
		a := g.expr(h.RawArg(w, 1), 0)
		if a.reg == 0 && op == arith.OpNeg {
			return operand{value: -a.value}
		}
		a = g.toReg(a)
		g.release(a)
		o := result()
		g.emit(ins(opArith1, o.reg, a.reg, 0) | uint64(op)<<32)
		return o
	}
	a := g.expr(h.RawArg(w, 1), 0)
	b := g.expr(h.RawArg(w, 2), 0)
	ops, own := binaryOps[op]
	if op == arith.OpAdd && a.reg == 0 && b.reg != 0 {
		a, b = b, a
	}
	if own && b.reg == 0 {
		imm := ops[1]
		v := b.value
		if op == arith.OpSub {
			imm, v = opAddI, -v
		}
		if imm == opIntDivI || imm == opModI {
			if v <= 0 { // the instruction divides by a positive constant only
				imm = 0
			}
		}
		if imm != 0 {
			a = g.toReg(a)
			g.release(a)
			o := result()
			g.emit(ins(imm, o.reg, a.reg, 0) | immediate(v))
			return o
		}
	}
	a, b = g.toReg(a), g.toReg(b)
	g.release(a)
	g.release(b)
	o := result()
	if own {
		g.emit(ins(ops[0], o.reg, a.reg, b.reg))
	} else {
		g.emit(ins(opArith2, o.reg, a.reg, b.reg) | uint64(op)<<32)
	}
	return o
}

// is emits X is Expr.
func (g *generator) is(n *node) {
	x, e := g.h.Arg(n.goal, 1), g.h.Arg(n.goal, 2)
	if e.IsVar() {
		// The value of a variable is evaluated by the identity.
		r := g.put(e, 0)
		t := g.reg()
		g.emit(ins(opArith1, t, r, 0) | uint64(arith.OpPos)<<32)
		g.assign(x, operand{reg: t, temp: true})
		return
	}
	target := 0
	if x.IsVar() {
		if v := g.a.vars[x]; !g.known(v) && v.occurs > 1 && !g.occursIn(x, e) {
			target = g.target[x]
			if target == 0 || !g.neck || !g.freeFor(target, n) {
				target = 0
			}
		}
	}
	o := g.expr(e, target)
	if target != 0 && o.reg == target {
		for _, v := range g.a.order {
			if v.x == target {
				v.x = 0
			}
		}
	}
	g.assign(x, o)
}

// freeFor reports whether register r may receive the result of the goal n: what
// variables live there are not needed behind it. The operands of an operation
// are read before its result is written.
func (g *generator) freeFor(r int, n *node) bool {
	for _, v := range g.a.order {
		if v.x == r && (v.last > n.pos || v.permanent()) {
			return false
		}
	}
	return true
}

// assign makes x equal to a computed value.
func (g *generator) assign(x term.Word, o operand) {
	if !x.IsVar() {
		o = g.toReg(o)
		g.get(x, o.reg, 0)
		g.release(o)
		return
	}
	v := g.a.vars[x]
	switch {
	case g.known(v):
		o = g.toReg(o)
		g.emit(ins(opUnifyXX, g.load(v), o.reg, 0))
		g.release(o)
	case v.occurs == 1:
		g.release(o)
	default:
		o = g.toReg(o)
		v.x = o.reg
		g.save(v)
	}
}

func compareOp(name term.Atom) uint8 {
	switch name.Name() {
	case "<", ">":
		return opLessXX
	case "=<", ">=":
		return opLessEqXX
	case "=:=":
		return opEqualXX
	case "=\\=":
		return opNotEqualXX
	}
	return 0
}

// withConstant are the comparisons of a register with a constant, and of a constant
// with a register.
var withConstant = map[uint8][2]uint8{
	opLessXX: {opLessXI, opGreaterXI}, opLessEqXX: {opLessEqXI, opGreaterEqXI},
	opEqualXX: {opEqualXI, opEqualXI}, opNotEqualXX: {opNotEqualXI, opNotEqualXI},
}

// compare emits an arithmetic comparison that goes to label when it does not hold.
func (g *generator) compare(n *node, label int) {
	name, _, _ := g.h.Functor(n.goal)
	op := compareOp(name)
	a := g.expr(g.h.RawArg(n.goal, 1), 0)
	b := g.expr(g.h.RawArg(n.goal, 2), 0)
	swapped := 0
	if name.Name() == ">" || name.Name() == ">=" {
		swapped = 1
	}
	if a.reg == 0 && b.reg == 0 {
		a = g.toReg(a)
	}
	small := func(o operand) bool { return o.reg == 0 && o.value == int64(int16(o.value)) }
	if small(a) {
		a, b, swapped = b, a, 1-swapped
	}
	if small(b) {
		g.release(a)
		g.jumpTo(ins(withConstant[op][swapped], a.reg, 0, 0)|uint64(uint16(int16(b.value)))<<16, label)
		return
	}
	a, b = g.toReg(a), g.toReg(b)
	g.release(a)
	g.release(b)
	if swapped == 1 {
		a, b = b, a
	}
	g.jumpTo(ins(op, a.reg, b.reg, swapped), label)
}
