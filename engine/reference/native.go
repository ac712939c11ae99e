package reference

import (
	"math"

	pl "github.com/ichiban/prolog/engine"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// native is a primitive of the standard that ichiban decides.
type native struct {
	call func(s *Searcher, a []pl.Term, k pl.Cont, env *pl.Env) *pl.Promise
	// fit, unless nil, tells whether the call is one that ichiban gets right.
	fit  func(s *Searcher, a []pl.Term, env *pl.Env) bool
	many bool // there can be several solutions
	long int  // the argument, from 1, that it can make a long list; 0 for none
}

type nativeKey struct {
	name  string
	arity int
}

type (
	native1 = func(*pl.VM, pl.Term, pl.Cont, *pl.Env) *pl.Promise
	native2 = func(*pl.VM, pl.Term, pl.Term, pl.Cont, *pl.Env) *pl.Promise
	native3 = func(*pl.VM, pl.Term, pl.Term, pl.Term, pl.Cont, *pl.Env) *pl.Promise
	native5 = func(*pl.VM, pl.Term, pl.Term, pl.Term, pl.Term, pl.Term, pl.Cont, *pl.Env) *pl.Promise
)

var natives = map[nativeKey]*native{}

func init() {
	one := func(name string, f native1) *native {
		n := &native{call: func(s *Searcher, a []pl.Term, k pl.Cont, env *pl.Env) *pl.Promise { return f(s.vm, a[0], k, env) }}
		natives[nativeKey{name, 1}] = n
		return n
	}
	two := func(name string, f native2) *native {
		n := &native{call: func(s *Searcher, a []pl.Term, k pl.Cont, env *pl.Env) *pl.Promise { return f(s.vm, a[0], a[1], k, env) }}
		natives[nativeKey{name, 2}] = n
		return n
	}
	three := func(name string, f native3) *native {
		n := &native{call: func(s *Searcher, a []pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
			return f(s.vm, a[0], a[1], a[2], k, env)
		}}
		natives[nativeKey{name, 3}] = n
		return n
	}
	kind := func(name string, holds func(t pl.Term) bool) {
		one(name, func(_ *pl.VM, t pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
			if !holds(env.Resolve(t)) {
				return pl.Bool(false)
			}
			return k(env)
		})
	}
	order := func(name string, holds func(sign int) bool) {
		two(name, func(_ *pl.VM, x, y pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
			if !holds(env.Resolve(x).Compare(y, env)) {
				return pl.Bool(false)
			}
			return k(env)
		}).fit = noBigs
	}

	natives[nativeKey{"=", 2}] = &native{call: (*Searcher).same}
	natives[nativeKey{"\\=", 2}] = &native{call: (*Searcher).different}
	kind("var", isVariable)
	kind("nonvar", func(t pl.Term) bool { return !isVariable(t) })
	kind("atom", func(t pl.Term) bool { _, ok := t.(pl.Atom); return ok })
	kind("integer", isInteger)
	kind("float", func(t pl.Term) bool { _, ok := t.(pl.Float); return ok })
	kind("number", func(t pl.Term) bool { _, ok := t.(pl.Float); return ok || isInteger(t) })
	kind("compound", isCompound)
	kind("atomic", func(t pl.Term) bool { return !isCompound(t) && !isVariable(t) })
	kind("callable", func(t pl.Term) bool { _, ok := t.(pl.Atom); return ok || isCompound(t) })

	order("==", func(sign int) bool { return sign == 0 })
	order("\\==", func(sign int) bool { return sign != 0 })
	order("@<", func(sign int) bool { return sign < 0 })
	order("@>", func(sign int) bool { return sign > 0 })
	order("@=<", func(sign int) bool { return sign <= 0 })
	order("@>=", func(sign int) bool { return sign >= 0 })
	three("compare", pl.Compare).fit = noBigs
	two("sort", pl.Sort).fit = noBigs
	two("keysort", pl.KeySort).fit = noBigs

	three("functor", pl.Functor)
	three("arg", pl.Arg)
	two("=..", pl.Univ)
	two("copy_term", pl.CopyTerm)
	two("term_variables", pl.TermVariables)
	two("unify_with_occurs_check", pl.UnifyWithOccursCheck)
	two("subsumes_term", pl.SubsumesTerm).fit = noBigs

	two("is", pl.Is).fit = computes
	two("=:=", pl.Equal).fit = compares
	two("=\\=", pl.NotEqual).fit = compares
	two("<", pl.LessThan).fit = compares
	two("=<", pl.LessThanOrEqual).fit = compares
	two(">", pl.GreaterThan).fit = compares
	two(">=", pl.GreaterThanOrEqual).fit = compares
	two("succ", pl.Succ)

	two("atom_length", pl.AtomLength)
	two("atom_chars", pl.AtomChars).long = 2
	two("atom_codes", pl.AtomCodes).long = 2
	two("char_code", pl.CharCode)
	two("number_chars", pl.NumberChars)
	two("number_codes", pl.NumberCodes)
	three("atom_concat", pl.AtomConcat).many = true
	three("between", pl.Between).many = true
	length := two("length", pl.Length)
	length.many, length.long = true, 1
	natives[nativeKey{"sub_atom", 5}] = &native{many: true, call: func(s *Searcher, a []pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		return pl.SubAtom(s.vm, a[0], a[1], a[2], a[3], a[4], k, env)
	}}
}

func isVariable(t pl.Term) bool { _, ok := t.(pl.Variable); return ok }
func isCompound(t pl.Term) bool { _, ok := t.(pl.Compound); return ok }

func isInteger(t pl.Term) bool {
	switch t.(type) {
	case pl.Integer, bigInteger:
		return true
	}
	return false
}

// noBigs: ichiban cannot order integers beyond 64 bits.
func noBigs(s *Searcher, _ []pl.Term, _ *pl.Env) bool { return !s.bigs }

// computes reports whether ichiban computes the expressions among a right, or
// refuses them. It rounds mod and div of large integers, loses the bits that a
// shift moves out, and has no integers beyond 64 bits.
func computes(_ *Searcher, a []pl.Term, env *pl.Env) bool { return survey(a, env).fit }

// compares is computes for expressions that are compared: ichiban compares a
// float with an integer as floats.
func compares(_ *Searcher, a []pl.Term, env *pl.Env) bool {
	n := survey(a, env)
	return n.fit && !(n.float && (n.large || n.computed) || n.large && n.computed)
}

// numbers is what expressions are made of.
type numbers struct {
	fit      bool
	float    bool
	large    bool // an integer that a float need not hold
	computed bool // an operation
}

func survey(a []pl.Term, env *pl.Env) numbers {
	n := numbers{fit: true}
	extreme := false // min or max, which compare
	stack := append(make([]pl.Term, 0, 16), a...)
	for len(stack) > 0 {
		t := env.Resolve(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		switch t := t.(type) {
		case bigInteger:
			return numbers{}
		case pl.Integer:
			n.large = n.large || t > 1<<53 || t < -1<<53
		case pl.Float:
			n.float = true
			if t == 0 && math.Signbit(float64(t)) {
				return numbers{}
			}
		case pl.Compound:
			n.computed = true
			if misjudged[t.Functor()] {
				return numbers{}
			}
			extreme = extreme || t.Functor() == atomMin || t.Functor() == atomMax
			for i := range t.Arity() {
				stack = append(stack, t.Arg(i))
			}
		}
	}
	n.fit = !(extreme && n.float)
	return n
}

var (
	atomMin = pl.NewAtom("min")
	atomMax = pl.NewAtom("max")
)

var misjudged = map[pl.Atom]bool{
	pl.NewAtom("<<"): true, pl.NewAtom(">>"): true, pl.NewAtom("mod"): true, pl.NewAtom("div"): true,
}

// native lets ichiban decide. Where it throws, the machine's built-in decides
// once more: ichiban knows fewer functions and no long integers, and puts its
// own context into errors.
func (s *Searcher) native(n *native, b *machine.Builtin, args []pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
	var after *pl.Env
	found := false
	promise := n.call(s, args, func(env *pl.Env) *pl.Promise {
		after, found = env, true
		return pl.Bool(true)
	}, env)
	if s.fatal != nil {
		return pl.Error(s.fatal)
	}
	if !found {
		if _, err := promise.Force(s.context()); err != nil {
			return s.bridge(b, args, nil, k, env)
		}
	}
	if n.long > 0 {
		behind := k
		k = func(env *pl.Env) *pl.Promise {
			if isDeep(args[n.long-1], env) {
				return s.stop(errDepth)
			}
			return behind(env)
		}
	}
	switch {
	case !found:
		return pl.Bool(false)
	case n.many:
		return n.call(s, args, k, env)
	}
	return k(after)
}

// primitive gives the name of a Go predicate for a built-in that logs nothing,
// registering it when it is new.
func (s *Searcher) primitive(b *machine.Builtin) pl.Atom {
	e := entryKey{term.MakeFun(term.Intern(b.Name), b.Arity), true}
	name := pl.NewAtom("built in:" + b.Name)
	if s.primitives[e] {
		return name
	}
	s.primitives[e] = true
	type (
		t  = pl.Term
		k  = pl.Cont
		v  = *pl.Env
		p  = *pl.Promise
		vm = *pl.VM
	)
	call := func(args []pl.Term, k pl.Cont, env *pl.Env) *pl.Promise { return s.decideBuiltin(b, args, k, env) }
	switch b.Arity {
	case 0:
		s.vm.Register0(name, func(_ vm, k k, env v) p { return call(nil, k, env) })
	case 1:
		s.vm.Register1(name, func(_ vm, a t, k k, env v) p { return call([]t{a}, k, env) })
	case 2:
		s.vm.Register2(name, func(_ vm, a, b t, k k, env v) p { return call([]t{a, b}, k, env) })
	case 3:
		s.vm.Register3(name, func(_ vm, a, b, c t, k k, env v) p { return call([]t{a, b, c}, k, env) })
	case 4:
		s.vm.Register4(name, func(_ vm, a, b, c, d t, k k, env v) p { return call([]t{a, b, c, d}, k, env) })
	case 5:
		s.vm.Register5(name, func(_ vm, a, b, c, d, e t, k k, env v) p { return call([]t{a, b, c, d, e}, k, env) })
	case 6:
		s.vm.Register6(name, func(_ vm, a, b, c, d, e, f t, k k, env v) p { return call([]t{a, b, c, d, e, f}, k, env) })
	case 7:
		s.vm.Register7(name, func(_ vm, a, b, c, d, e, f, g t, k k, env v) p { return call([]t{a, b, c, d, e, f, g}, k, env) })
	case 8:
		s.vm.Register8(name, func(_ vm, a, b, c, d, e, f, g, h t, k k, env v) p {
			return call([]t{a, b, c, d, e, f, g, h}, k, env)
		})
	}
	return name
}
