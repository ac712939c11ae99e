package proofs

import (
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// A call of a tabled predicate is answered by the library's '$tabled'/1, whose
// outcomes are in the log like any others: following it gives the instance the
// call was answered with, and the table. The answer's own choice log, kept with
// it, then derives that instance from the clauses; it names only answers that
// were found before, so derivations never wait for each other. Each answer is
// derived once.

// answerKey names an answer of a table.
type answerKey struct{ table, place int }

// tabledCall is a tabled goal on its way.
type tabledCall struct {
	pred *machine.Pred
	goal term.Word // answered
	call term.Word // as it was evaluated
	key  answerKey
	log  choiceLog // of the caller, while the answer's own is followed
	at   int
}

var (
	funTabled      = term.MakeFun(term.Intern("$tabled"), 1)
	atomTableReply = "$table_answer"
)

// callTabled answers a goal of a tabled predicate.
func (r *rebuilder) callTabled(q *machine.Pred, goal term.Word, silent bool) {
	if !silent {
		r.tabled = append(r.tabled, tabledCall{pred: q, goal: goal})
		r.frames = append(r.frames, frame{stage: answered})
	}
	r.later(r.h.NewStruct(funTabled.FunName(), goal), true, true)
}

// stage is what a frame of tabling waits for.
type stage uint8

const (
	noStage  stage = iota
	answered       // the answer is known: derive it
	derived        // it is derived: go back to the caller's log
	wakened        // goals that were woken are solved: see waiting.go
)

// advance goes on with the tabled goal, or the goals woken, whose frame was reached.
func (r *rebuilder) advance(s stage) {
	if s == wakened {
		r.wakened()
		return
	}
	c := &r.tabled[len(r.tabled)-1]
	if s == derived {
		if r.at != len(r.log.entries) {
			r.astray("%d entries of an answer's log are left over", len(r.log.entries)-r.at)
		}
		if !r.h.Variant(c.call, c.goal) || !r.unify(c.call, c.goal) {
			r.astray("the derivation of an answer gives another")
		}
		r.log, r.at = c.log, c.at
		if r.h.Ground(c.goal) { // else every use has variables of its own
			r.answers[c.key] = r.values[len(r.values)-1]
		}
		r.tabled = r.tabled[:len(r.tabled)-1]
		return
	}
	place, call, log, ok := r.m.TableDerivation(r.lastTable, c.goal)
	if !ok {
		r.astray("the tables do not hold the derivation of an answer")
	}
	c.key = answerKey{r.lastTable, place}
	if n, known := r.answers[c.key]; known {
		r.values = append(r.values, n)
		r.tabled = r.tabled[:len(r.tabled)-1]
		return
	}
	c.log, c.at = r.log, r.at
	r.log, r.at = frozenLog(log), 0
	r.frames = append(r.frames, frame{stage: derived})
	c.call = r.h.Thaw(call)
	r.resolution(nil, r.program.Inner(c.pred), c.pred, c.call, false)
}

// frozenLog gives a log whose entries are images already.
func frozenLog(log []term.Image) choiceLog {
	l := choiceLog{entries: make([]term.Word, len(log))}
	for i, im := range log {
		l.entries[i] = im.Root
		if len(im.Cells) > 0 {
			l.images = append(l.images, im)
			l.entries[i] = term.MakeStr(len(l.images) - 1)
		}
	}
	return l
}
