package check

import (
	"github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/term"
)

// primitive is a predicate that ichiban decides.
type primitive struct {
	arity int
	call  func(vm *engine.VM, a []engine.Term, k engine.Cont, env *engine.Env) *engine.Promise
	// structural primitives look at integers only to see whether they are the
	// same, so that atoms may stand for those beyond 64 bits.
	structural bool
	// output gives the argument, from 1, that is computed from the others. Nil
	// when there is none.
	output func(h *term.Heap, goal term.Word) int
	// list is the argument, from 1, that is a list or becomes one, 0 for none.
	// ichiban does not see it where it is the output.
	list int
	// misuse throws for arguments that are of no use where ichiban just fails.
	misuse func(h *term.Heap, goal term.Word) ruling
	// unfit reports that ichiban is wrong about such a goal.
	unfit func(h *term.Heap, goal term.Word) bool
	// strict primitives are decided by the checker's own loop where ichiban
	// throws: besides being short of bits, it refuses 63 * -2.5 and round(3), and
	// reads no 1e10 or inf.
	strict  bool
	ordered bool // by the standard order: ichiban is shown ground goals only
	// whole primitives unify terms of any kind, which ichiban does by recursion
	// without a check for cycles: it is shown ground goals only.
	whole bool
}

type (
	pred1 = func(*engine.VM, engine.Term, engine.Cont, *engine.Env) *engine.Promise
	pred2 = func(*engine.VM, engine.Term, engine.Term, engine.Cont, *engine.Env) *engine.Promise
	pred3 = func(*engine.VM, engine.Term, engine.Term, engine.Term, engine.Cont, *engine.Env) *engine.Promise
)

func call1(f pred1) *primitive {
	return &primitive{arity: 1, call: func(vm *engine.VM, a []engine.Term, k engine.Cont, env *engine.Env) *engine.Promise {
		return f(vm, a[0], k, env)
	}}
}

func call2(f pred2) *primitive {
	return &primitive{arity: 2, call: func(vm *engine.VM, a []engine.Term, k engine.Cont, env *engine.Env) *engine.Promise {
		return f(vm, a[0], a[1], k, env)
	}}
}

func call3(f pred3) *primitive {
	return &primitive{arity: 3, call: func(vm *engine.VM, a []engine.Term, k engine.Cont, env *engine.Env) *engine.Promise {
		return f(vm, a[0], a[1], a[2], k, env)
	}}
}

// test makes a primitive of a condition on the arguments.
func test(arity int, holds func(env *engine.Env, a []engine.Term) bool) *primitive {
	return &primitive{arity: arity, call: func(_ *engine.VM, a []engine.Term, k engine.Cont, env *engine.Env) *engine.Promise {
		if !holds(env, a) {
			return engine.Bool(false)
		}
		return k(env)
	}}
}

// order makes a primitive of a condition on the standard order of two terms.
func order(holds func(sign int) bool) *primitive {
	return test(2, func(env *engine.Env, a []engine.Term) bool { return holds(a[0].Compare(a[1], env)) }).withOrder()
}

func (p *primitive) withStructure() *primitive { p.structural = true; return p }
func (p *primitive) withOrder() *primitive     { p.ordered = true; return p }
func (p *primitive) onGround() *primitive      { p.whole = true; return p }
func (p *primitive) withList(n int) *primitive { p.list = n; return p }
func (p *primitive) refusing(f func(*term.Heap, term.Word) ruling) *primitive {
	p.misuse = f
	return p
}
func (p *primitive) withNumbers() *primitive { p.strict, p.unfit = true, isMisjudged; return p }

func (p *primitive) withOutput(n int) *primitive {
	p.output = func(*term.Heap, term.Word) int { return n }
	return p
}

// openIndex is for arg/3 with an unbound index, which ichiban refuses, or with a
// third argument that it would have to unify.
func openIndex(h *term.Heap, goal term.Word) bool {
	return h.Arg(goal, 1).IsVar() || !h.Ground(goal)
}

// isInfinite is for number_chars/2 of a float that ichiban writes in its own way,
// and for text of a float that may be beyond all others, which ichiban takes for an
// infinity.
func isInfinite(h *term.Heap, goal term.Word) bool {
	n := h.Arg(goal, 1)
	elems, _ := h.Slice(h.Arg(goal, 2))
	for _, e := range elems {
		switch e = h.Deref(e); e {
		case atomSmallE, atomBigE, term.MakeSmall('e'), term.MakeSmall('E'):
			return true
		}
	}
	return h.IsFloat(n) && h.Float(n)-h.Float(n) != 0 || len(elems) > 300
}

var atomSmallE, atomBigE = term.Intern("e").Word(), term.Intern("E").Word()

// isVast is for functor/3 of an arity for which ichiban would take more memory than
// there is.
func isVast(h *term.Heap, goal term.Word) bool {
	n := h.Arg(goal, 3)
	return n.Tag() == term.Int && n.SmallInt() > 1<<16
}

// univOutput is the list of a compound that is known, else the compound.
func univOutput(h *term.Heap, goal term.Word) int {
	if h.Arg(goal, 1).IsVar() {
		return 1
	}
	return 2
}

// primitives are the predicates decided on ichiban.
var primitives = map[functor]*primitive{}

func init() {
	for name, p := range map[string]*primitive{
		"=":       call2(engine.Unify).withStructure().onGround(),
		"\\=":     test(2, differs).withStructure().onGround(),
		"==":      order(func(sign int) bool { return sign == 0 }).withStructure(),
		"\\==":    order(func(sign int) bool { return sign != 0 }).withStructure(),
		"@<":      order(func(sign int) bool { return sign < 0 }),
		"@>":      order(func(sign int) bool { return sign > 0 }),
		"@=<":     order(func(sign int) bool { return sign <= 0 }),
		"@>=":     order(func(sign int) bool { return sign >= 0 }),
		"compare": call3(engine.Compare).withOrder().refusing(oddOrder),
		"sort":    call2(engine.Sort).withOrder().withOutput(2).withList(2),
		"keysort": call2(engine.KeySort).withOrder().withOutput(2).withList(2).refusing(oddPairs),

		"var":      call1(engine.TypeVar).withStructure(),
		"nonvar":   test(1, isNonvar).withStructure(),
		"atom":     call1(engine.TypeAtom),
		"integer":  call1(engine.TypeInteger),
		"float":    call1(engine.TypeFloat),
		"number":   test(1, isNumber),
		"atomic":   test(1, isAtomic).withStructure(),
		"compound": call1(engine.TypeCompound).withStructure(),
		"callable": test(1, isCallable),
		"ground":   test(1, nil).withStructure(),

		"functor":        {arity: 3, call: call3(engine.Functor).call, structural: true, unfit: isVast},
		"arg":            {arity: 3, call: call3(engine.Arg).call, structural: true, unfit: openIndex},
		"=..":            {arity: 2, call: call2(engine.Univ).call, structural: true, output: univOutput, list: 2},
		"copy_term":      call2(engine.CopyTerm).withStructure().withOutput(2),
		"copy_term_nat":  call2(engine.CopyTerm).withStructure().withOutput(2),
		"term_variables": call2(engine.TermVariables).withStructure().withOutput(2).withList(2),

		"is":           call2(engine.Is).withOutput(1).withNumbers(),
		"=:=":          call2(engine.Equal).withNumbers(),
		"=\\=":         call2(engine.NotEqual).withNumbers(),
		"<":            call2(engine.LessThan).withNumbers(),
		"=<":           call2(engine.LessThanOrEqual).withNumbers(),
		">":            call2(engine.GreaterThan).withNumbers(),
		">=":           call2(engine.GreaterThanOrEqual).withNumbers(),
		"succ":         call2(engine.Succ),
		"atom_length":  call2(engine.AtomLength),
		"atom_chars":   call2(engine.AtomChars),
		"atom_codes":   call2(engine.AtomCodes).refusing(oddCodes),
		"char_code":    call2(engine.CharCode).refusing(oddCode),
		"number_chars": {arity: 2, call: call2(engine.NumberChars).call, strict: true, unfit: isInfinite, list: 2, misuse: oddDigits(ofChar, "character")},
		"number_codes": {arity: 2, call: call2(engine.NumberCodes).call, strict: true, unfit: isInfinite, list: 2, misuse: oddDigits(ofCode, "integer")},
	} {
		primitives[makeFunctor(name, p.arity)] = p
	}
	primitives[makeFunctor("ground", 1)].call = func(vm *engine.VM, a []engine.Term, k engine.Cont, env *engine.Env) *engine.Promise {
		return engine.TermVariables(vm, a[0], engine.List(), k, env)
	}
}

func differs(env *engine.Env, a []engine.Term) bool {
	_, unify := env.Unify(a[0], a[1])
	return !unify
}

func isNonvar(env *engine.Env, a []engine.Term) bool {
	_, isVar := env.Resolve(a[0]).(engine.Variable)
	return !isVar
}

func isNumber(env *engine.Env, a []engine.Term) bool {
	switch env.Resolve(a[0]).(type) {
	case engine.Integer, engine.Float:
		return true
	}
	return false
}

func isAtomic(env *engine.Env, a []engine.Term) bool {
	switch env.Resolve(a[0]).(type) {
	case engine.Variable, engine.Compound:
		return false
	}
	return true
}

func isCallable(env *engine.Env, a []engine.Term) bool {
	switch env.Resolve(a[0]).(type) {
	case engine.Atom, engine.Compound:
		return true
	}
	return false
}

// misjudged are the functions that ichiban gets wrong without an error: it
// drops the bits that a shift moves out, takes mod and div of integers
// beyond 2^53 by way of floats (4611686018427387904 mod 3 is 256 there), and
// has min(0.0, -0.0) be the second.
var misjudged = functorSet("<</2 >>/2 mod/2 div/2 min/2 max/2")

// isMisjudged reports whether an arithmetic goal has one of them, or an integer
// beyond 2^53, which ichiban compares with a float by way of floats, or a float that
// is not finite, with which ichiban calculates without an error.
func isMisjudged(h *term.Heap, goal term.Word) bool {
	walk := []term.Word{goal}
	for len(walk) > 0 {
		w := h.Deref(walk[len(walk)-1])
		walk = walk[:len(walk)-1]
		if w.Tag() == term.Int && (w.SmallInt() > 1<<53 || w.SmallInt() < -1<<53) {
			return true
		}
		if h.IsFloat(w) && h.Float(w)-h.Float(w) != 0 {
			return true
		}
		if w.Tag() != term.Str {
			continue
		}
		key, _ := functorOf(h, w)
		if misjudged[key] {
			return true
		}
		for k := key.FunArity(); k > 0; k-- {
			walk = append(walk, h.RawArg(w, k))
		}
	}
	return false
}
