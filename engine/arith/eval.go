package arith

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Eval gives the value of the expression w as a number on the heap.
func Eval(h *term.Heap, w term.Word) (term.Word, error) {
	w = h.Deref(w)
	if t := w.Tag(); t == term.Int || t == term.Box {
		return w, nil
	}
	n, err := evaluate(h, w, 0)
	if err != nil {
		return 0, err
	}
	return n.Store(h), nil
}

// Value gives the value of the expression w without storing it.
func Value(h *term.Heap, w term.Word) (Number, error) {
	return evaluate(h, w, 0)
}

// maxNesting is how deep evaluate calls itself before it turns to the explicit
// stack. Almost every expression is shallower, and Go calls are faster.
const maxNesting = 100

func evaluate(h *term.Heap, w term.Word, depth int) (Number, error) {
	w = h.Deref(w)
	switch w.Tag() {
	case term.Int:
		return fromInt(w.SmallInt()), nil
	case term.Box:
		return Load(h, w), nil
	}
	op, arity, err := resolve(h, w)
	if err != nil {
		return Number{}, err
	}
	if depth == maxNesting {
		return evaluateDeep(h, w)
	}
	switch arity {
	case 0:
		return constant(h, op)
	case 1:
		x, err := evaluate(h, h.RawArg(w, 1), depth+1)
		if err != nil {
			return Number{}, err
		}
		return unary(h, op, x)
	}
	x, err := evaluate(h, h.RawArg(w, 1), depth+1)
	if err != nil {
		return Number{}, err
	}
	y, err := evaluate(h, h.RawArg(w, 2), depth+1)
	if err != nil {
		return Number{}, err
	}
	return binary(h, op, x, y)
}

// resolve gives the evaluable functor of the dereferenced w, which is not a
// number.
func resolve(h *term.Heap, w term.Word) (Op, int, error) {
	name, arity, ok := h.Functor(w)
	if !ok {
		return NoOp, 0, isoerr.Instantiation(h)
	}
	op := Lookup(name, arity)
	if op == NoOp {
		return NoOp, 0, isoerr.Type(h, isoerr.Evaluable, isoerr.Indicator(h, name, arity))
	}
	return op, arity, nil
}

// frame is an operation whose arguments are being evaluated.
type frame struct {
	op    Op
	arity uint8
	ready bool      // left holds the first argument's value
	right term.Word // the second argument, to be evaluated next
	left  Number
}

// maxAcyclic is a depth at which an expression is looked at whole: one that contains
// itself has no value. It is met a few times in one that is right.
const maxAcyclic = 1 << 16

// evaluateDeep is evaluate with its own stack, for expressions of any depth.
func evaluateDeep(h *term.Heap, w term.Word) (Number, error) {
	var stack []frame
	whole := h.Deref(w)
	for {
		if len(stack) == maxAcyclic && !h.Acyclic(whole) {
			return Number{}, isoerr.Type(h, isoerr.Evaluable, whole)
		}
		w = h.Deref(w)
		var v Number
		if w.Tag() == term.Int || w.Tag() == term.Box {
			v = Load(h, w)
		} else {
			op, arity, err := resolve(h, w)
			if err != nil {
				return Number{}, err
			}
			if arity > 0 {
				f := frame{op: op, arity: uint8(arity)}
				if arity == 2 {
					f.right = h.RawArg(w, 2)
				}
				stack = append(stack, f)
				w = h.RawArg(w, 1)
				continue
			}
			if v, err = constant(h, op); err != nil {
				return Number{}, err
			}
		}
		for {
			if len(stack) == 0 {
				return v, nil
			}
			f := &stack[len(stack)-1]
			if f.arity == 2 && !f.ready {
				f.left, f.ready = v, true
				w = f.right
				break
			}
			var err error
			if f.arity == 2 {
				v, err = binary(h, f.op, f.left, v)
			} else {
				v, err = unary(h, f.op, v)
			}
			if err != nil {
				return Number{}, err
			}
			stack = stack[:len(stack)-1]
		}
	}
}
