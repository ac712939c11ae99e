package check

import "github.com/eyeprove/eyeprove/engine/term"

// hornPrimitives are the built-ins that a predicate may call and still be
// evidential: pure, and with a meaning that does not depend on the order of
// solving.
var hornPrimitives = functorSet("true/0 fail/0 false/0 =/2 is/2 </2 >/2 =</2 >=/2 =:=/2 =\\=/2 " +
	"member/2 append/3 select/3 between/3 succ/2 plus/3")

// evidentialPredicates gives the predicates whose every provable instance
// evidence can show: pure positive Horn clauses, closed under calls. asserted
// holds the predicates of asserted steps, which are not.
//
// It is the greatest such set: all are taken to be evidential, then those that
// call one that is not are dropped until nothing changes.
func (p *Program) evidentialPredicates(asserted map[functor]bool) map[functor]bool {
	set := map[functor]bool{}
	if p.changesAnything {
		return set
	}
	callers := map[functor][]functor{}
	var dropped []functor
	for key, q := range p.predicates {
		set[key] = true
		good := !p.dynamic[key] && !p.changes[key] && !asserted[key]
		for _, c := range q.clauses {
			for _, goal := range c.body {
				eachHornGoal(goal, func(called functor) {
					switch {
					case called == 0:
						good = false
					case p.predicates[called] != nil:
						callers[called] = append(callers[called], key)
					case !hornPrimitives[called]:
						good = false
					}
				})
			}
		}
		if !good {
			dropped = append(dropped, key)
		}
	}
	for len(dropped) > 0 {
		key := dropped[len(dropped)-1]
		dropped = dropped[:len(dropped)-1]
		if set[key] {
			delete(set, key)
			dropped = append(dropped, callers[key]...)
		}
	}
	return set
}

// eachHornGoal calls f for the predicates that a body goal calls through ','
// and ';', and with 0 for a goal that is a variable or a commitment.
func eachHornGoal(p pattern, f func(functor)) {
	open := []int{0}
	for len(open) > 0 {
		at := open[len(open)-1]
		open = open[:len(open)-1]
		switch token := p[at]; {
		case token == term.MakeFun(term.AtomComma, 2), token == term.MakeFun(term.AtomSemicolon, 2):
			open = append(open, skip(p, at+1), at+1)
		case token == term.MakeFun(term.AtomArrow, 2), token == term.MakeFun(term.AtomSoftArrow, 2):
			f(0)
		case token.Tag() == term.Fun && token.BoxWords() < 0:
			f(token)
		case token.Tag() == term.Atm:
			f(term.MakeFun(token.Atom(), 0))
		default:
			f(0)
		}
	}
}
