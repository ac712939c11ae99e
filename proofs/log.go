package proofs

import (
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Solution is what explaining an answer needs. It is cut loose from the
// machine, which may go on searching.
type Solution struct {
	Goal   term.Image // as it was asked
	Answer term.Image // its instance
	log    choiceLog
	err    error // there was no room to take it down
}

// Capture takes down the solution that run found last. asked is the goal with
// its variables; the machine must have recorded. When the machine's limit of memory
// leaves no room for it, Explain says so.
func Capture(asked term.Image, m *machine.Machine, run machine.Solutions) (s Solution) {
	s.err = m.Sheltered(func() error {
		s = Solution{Goal: asked, Answer: m.Freeze(run.Goal()), log: captureLog(&m.Heap, run.Log())}
		return nil
	})
	return s
}

// choiceLog is a choice log with its terms frozen. An entry is an integer or an
// atom, or, with tag Str, the index of an image.
type choiceLog struct {
	entries []term.Word
	images  []term.Image
}

func captureLog(h *term.Heap, log []term.Word) choiceLog {
	l := choiceLog{entries: make([]term.Word, len(log))}
	for i, w := range log {
		w = h.Deref(w)
		if t := w.Tag(); t != term.Int && t != term.Atm {
			l.images = append(l.images, h.FreezeAttributed(w))
			w = term.MakeStr(len(l.images) - 1)
		}
		l.entries[i] = w
	}
	return l
}

// choice gives the next entry, an integer: a clause id or an outcome bit.
func (r *rebuilder) choice() int {
	if r.at < len(r.log.entries) {
		if w := r.log.entries[r.at]; w.Tag() == term.Int {
			r.at++
			return int(w.SmallInt())
		}
	}
	r.astray("the log names no choice here")
	return 0
}

// outcome gives the next entry as a term on the rebuilding heap.
func (r *rebuilder) outcome() term.Word {
	if r.at == len(r.log.entries) {
		r.astray("the log ends early")
	}
	w := r.log.entries[r.at]
	r.at++
	if w.Tag() != term.Str {
		return w
	}
	im := r.log.images[w.Index()]
	r.attributed = r.attributed || im.Attributed()
	return r.h.Thaw(im)
}
