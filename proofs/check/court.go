package check

import (
	"context"
	"errors"
	"unicode"

	"github.com/eyeprove/eyeprove/engine/term"
)

// court decides goals of primitive predicates: on ichiban where that can, else
// by the exact evaluator and by loops over terms of any depth.
type court struct {
	ctx   context.Context
	judge judge
}

func newCourt(ctx context.Context) *court { return &court{ctx: ctx} }

// rule decides a goal, a term of h. known is false when the predicate is not a
// primitive.
func (c *court) rule(h *term.Heap, goal term.Word, key functor) (r ruling, known bool) {
	p := primitives[key]
	if p == nil {
		if own := loops[key]; own != nil {
			return own(h, goal), true
		}
		return ruling{}, false
	}
	if p.list > 0 && !mayBeList(h, h.Arg(goal, p.list)) {
		return typeError(h, "list", h.Arg(goal, p.list)), true
	}
	if p.misuse != nil {
		if r := p.misuse(h, goal); r.ball != 0 {
			return r, true
		}
	}
	if p.whole && !h.Ground(goal) {
		return ruling{hung: oddValue}, true
	}
	if (p.unfit == nil || !p.unfit(h, goal)) && !(p.ordered && !h.Ground(goal)) {
		r = c.judge.rule(c.ctx, h, goal, p)
		if r.hung == notHung && (r.ball == 0 || !p.strict) || r.hung == tooMany {
			return r, true
		}
	}
	if own := loops[key]; own != nil {
		return own(h, goal), true
	}
	return r, true
}

// mayBeList reports whether w is a list, or can become one.
func mayBeList(h *term.Heap, w term.Word) bool {
	_, end := h.Slice(w)
	return end == term.ProperList || end == term.PartialList
}

// loops decide primitives without recursion and over integers of any size.
var loops map[functor]func(h *term.Heap, goal term.Word) ruling

func init() {
	loops = map[functor]func(*term.Heap, term.Word) ruling{
		makeFunctor("=", 2):    onTerms(func(h *term.Heap, a, b term.Word) bool { return h.Identical(a, b) }),
		makeFunctor("\\=", 2):  onTerms(func(h *term.Heap, a, b term.Word) bool { return !h.Identical(a, b) }),
		makeFunctor("==", 2):   onTerms(func(h *term.Heap, a, b term.Word) bool { return h.Identical(a, b) }),
		makeFunctor("\\==", 2): onTerms(func(h *term.Heap, a, b term.Word) bool { return !h.Identical(a, b) }),
		makeFunctor("@<", 2):   onOrder(func(sign int) bool { return sign < 0 }),
		makeFunctor("@>", 2):   onOrder(func(sign int) bool { return sign > 0 }),
		makeFunctor("@=<", 2):  onOrder(func(sign int) bool { return sign <= 0 }),
		makeFunctor("@>=", 2):  onOrder(func(sign int) bool { return sign >= 0 }),

		makeFunctor("var", 1):      onTerm(func(_ *term.Heap, w term.Word) bool { return w.IsVar() }),
		makeFunctor("nonvar", 1):   onTerm(func(_ *term.Heap, w term.Word) bool { return !w.IsVar() }),
		makeFunctor("atom", 1):     onTerm(func(_ *term.Heap, w term.Word) bool { return w.Tag() == term.Atm }),
		makeFunctor("integer", 1):  onTerm(func(h *term.Heap, w term.Word) bool { return h.IsInteger(w) }),
		makeFunctor("float", 1):    onTerm(func(h *term.Heap, w term.Word) bool { return h.IsFloat(w) }),
		makeFunctor("number", 1):   onTerm(func(h *term.Heap, w term.Word) bool { return h.IsNumber(w) }),
		makeFunctor("atomic", 1):   onTerm(func(_ *term.Heap, w term.Word) bool { return w.IsAtomic() }),
		makeFunctor("compound", 1): onTerm(func(_ *term.Heap, w term.Word) bool { return w.IsCompound() }),
		makeFunctor("callable", 1): onTerm(func(_ *term.Heap, w term.Word) bool { return w.IsCallable() }),
		makeFunctor("ground", 1):   onTerm(func(h *term.Heap, w term.Word) bool { return h.Ground(w) }),

		makeFunctor("compare", 3):        compareLoop,
		makeFunctor("sort", 2):           sortLoop,
		makeFunctor("keysort", 2):        keysortLoop,
		makeFunctor("functor", 3):        functorLoop,
		makeFunctor("arg", 3):            argLoop,
		makeFunctor("=..", 2):            univLoop,
		makeFunctor("copy_term", 2):      copyLoop,
		makeFunctor("copy_term_nat", 2):  copyLoop,
		makeFunctor("term_variables", 2): variablesLoop,

		makeFunctor("sub_atom", 5):    subAtomLoop,
		makeFunctor("atom_concat", 3): atomConcatLoop,

		makeFunctor("number_chars", 2): numberLoop(ofChar, func(h *term.Heap, s string) term.Word { return h.NewChars(s, term.AtomNil.Word()) }),
		makeFunctor("number_codes", 2): numberLoop(ofCode, func(h *term.Heap, s string) term.Word { return h.NewCodes(s, term.AtomNil.Word()) }),

		makeFunctor("matches", 2): matchesLoop,
		makeFunctor("matches", 3): matchesLoop,

		makeFunctor("$skip_list", 3): skipLoop,

		makeFunctor("dcg_translate_rule", 2): ruleLoop,
		makeFunctor("$grammar_body", 4):      grammarLoop,
		makeFunctor("$unicode_lower", 2):     onCharacter(unicode.ToLower),
		makeFunctor("$unicode_upper", 2):     onCharacter(unicode.ToUpper),

		makeFunctor("is", 2):   isLoop,
		makeFunctor("=:=", 2):  onNumbers(func(sign int) bool { return sign == 0 }),
		makeFunctor("=\\=", 2): onNumbers(func(sign int) bool { return sign != 0 }),
		makeFunctor("<", 2):    onNumbers(func(sign int) bool { return sign < 0 }),
		makeFunctor(">", 2):    onNumbers(func(sign int) bool { return sign > 0 }),
		makeFunctor("=<", 2):   onNumbers(func(sign int) bool { return sign <= 0 }),
		makeFunctor(">=", 2):   onNumbers(func(sign int) bool { return sign >= 0 }),
	}
}

var atomTypeError = term.Intern("type_error")

// typeError is the ruling that throws a type error.
func typeError(h *term.Heap, want string, culprit term.Word) ruling {
	formal := h.NewStruct(atomTypeError, term.Intern(want).Word(), culprit)
	return ruling{ball: h.NewStruct(term.AtomError, formal, h.NewVar())}
}

func domainError(h *term.Heap, want string, culprit term.Word) ruling {
	formal := h.NewStruct(term.Intern("domain_error"), term.Intern(want).Word(), culprit)
	return ruling{ball: h.NewStruct(term.AtomError, formal, h.NewVar())}
}

// whether makes a ruling of a condition.
func whether(holds bool) ruling {
	if !holds {
		return ruling{}
	}
	return ruling{solutions: []solution{nil}}
}

func onTerm(holds func(h *term.Heap, w term.Word) bool) func(*term.Heap, term.Word) ruling {
	return func(h *term.Heap, goal term.Word) ruling { return whether(holds(h, h.Arg(goal, 1))) }
}

func onTerms(holds func(h *term.Heap, a, b term.Word) bool) func(*term.Heap, term.Word) ruling {
	return func(h *term.Heap, goal term.Word) ruling { return whether(holds(h, h.Arg(goal, 1), h.Arg(goal, 2))) }
}

func onNumbers(holds func(sign int) bool) func(*term.Heap, term.Word) ruling {
	return func(h *term.Heap, goal term.Word) ruling {
		x := exact{h}
		a, err := x.evaluate(h.Arg(goal, 1))
		if err != nil {
			return x.fault(err)
		}
		b, err := x.evaluate(h.Arg(goal, 2))
		if err != nil {
			return x.fault(err)
		}
		sign, err := compareNumbers(a, b)
		if err != nil {
			return x.fault(err)
		}
		return whether(holds(sign))
	}
}

func isLoop(h *term.Heap, goal term.Word) ruling {
	x := exact{h}
	v, err := x.evaluate(h.Arg(goal, 2))
	if err != nil {
		return x.fault(err)
	}
	return ruling{solutions: []solution{{{h.Arg(goal, 1), x.word(v)}}}}
}

// fault makes a ruling of what kept an expression from having a value.
func (x *exact) fault(err error) ruling {
	h := x.heap
	var language *arithmeticError
	switch {
	case errors.Is(err, errOutside):
		return ruling{hung: outside}
	case !errors.As(err, &language):
		return ruling{hung: bigNumbers}
	}
	formal := term.Intern(language.kind).Word()
	switch {
	case language.culprit != 0:
		formal = h.NewStruct(formal.Atom(), term.Intern(language.name).Word(), language.culprit)
	case language.name != "":
		formal = h.NewStruct(formal.Atom(), term.Intern(language.name).Word())
	}
	return ruling{ball: h.NewStruct(term.AtomError, formal, h.NewVar())}
}
