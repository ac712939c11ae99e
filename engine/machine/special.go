package machine

import "github.com/eyeprove/eyeprove/engine/term"

// specials are the addresses of the code that control constructs run on.
// A continuation has the mask of its environment's live slots in front of it.
type specials struct {
	conjNext, then, softThen, metaElse, notExit, notFailed  int
	catchExit, catchFail, findallAdd, findallDone, dropFail int
	sentryFail                                              int
	halt, start, startSystem, resume                        int
}

// maxCall is the largest N of call/N.
const maxCall = 8

// emitSpecials lays down the code every program has and the predicates the
// machine runs itself.
func (p *Program) emitSpecials() {
	p.emit(uint64(opFail))
	p.emit(uint64(opHalt))
	p.emit(uint64(opNoMore))
	continuation := func(mask uint64, op uint8) int {
		p.emit(mask)
		return p.emit(uint64(op))
	}
	s := &p.specials
	s.conjNext = continuation(1, opConjNext)
	s.then = continuation(1, opThen)
	s.softThen = continuation(1, opSoftThen)
	s.notExit = continuation(0, opNotExit)
	s.catchExit = continuation(0, opCatchExit)
	s.findallAdd = continuation(1, opFindallAdd)
	s.halt = continuation(1, opHalt)
	s.resume = continuation(1, opResume)
	s.metaElse = p.emit(uint64(opMetaElse))
	s.notFailed = p.emit(uint64(opNotFailed))
	s.catchFail = p.emit(uint64(opCatchFail))
	s.findallDone = p.emit(uint64(opFindallDone))
	s.dropFail = p.emit(uint64(opDropFail))
	s.sentryFail = p.emit(uint64(opSentryFail))
	s.start = p.emit(ins(opCallN, 1, 0, 0))
	s.startSystem = p.emit(ins(opCallN, 1, 1, 0))

	control := func(name string, arity int, w uint64) {
		q := p.Reference(term.Intern(name), arity, true)
		q.Control, q.Defined, q.linked = true, true, true
		p.switches[q.Index].jump(p.emit(w | uint64(uint8(arity))<<8))
	}
	for _, name := range []string{",", ";", "->", "*->", ":"} {
		q := p.Reference(term.Intern(name), 2, true)
		control(name, 2, uint64(opControl)|uint64(q.Index)<<32)
	}
	q := p.Reference(term.AtomNot, 1, true)
	control("\\+", 1, uint64(opControl)|uint64(q.Index)<<32)
	for n := 1; n <= maxCall; n++ {
		control("call", n, uint64(opCallN))
	}
	control("catch", 3, uint64(opCatch))
	control("throw", 1, uint64(opThrow))
	control("$clauses", 1, uint64(opClauses))
	control("findall", 3, uint64(opFindall))
	control("$sentry", 3, uint64(opSentry))
	control("$relieve", 2, uint64(opRelieve))
	control("!", 0, uint64(opProceed))
	control("true", 0, uint64(opProceed))
	control("otherwise", 0, uint64(opProceed))
	control("fail", 0, uint64(opFail))
	control("false", 0, uint64(opFail))
}

// IsControl reports whether the machine runs name/arity itself.
func (p *Program) IsControl(name term.Atom, arity int) bool {
	q := p.byName[system][term.MakeFun(name, arity)]
	return q != nil && q.Control
}
