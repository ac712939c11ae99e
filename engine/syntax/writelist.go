package syntax

import (
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/term"
)

// list begins the list t.
func (w *writer) list(t term.Word) {
	text := term.Word(0)
	if w.o.CharsAsText {
		text = w.textSuffix(t)
		if text == t {
			w.text(t)
			return
		}
	}
	w.mark('[')
	w.push(pendText, text, 0, 0)
	w.push(pendRest, w.h.RawArg(t, 2), 0, 0)
	w.push(pendTerm, w.h.RawArg(t, 1), 999, 0)
}

// rest goes on with a list behind an element.
func (w *writer) rest(tail term.Word) {
	tail = w.h.Deref(tail)
	text := w.stack[len(w.stack)-1].word
	switch {
	case tail == term.AtomNil.Word():
		w.stack = w.stack[:len(w.stack)-1]
		w.mark(']')
	case tail.Tag() == term.Lst && tail == text:
		w.stack = w.stack[:len(w.stack)-1]
		w.mark('|')
		w.text(tail)
		w.mark(']')
	case tail.Tag() == term.Lst:
		w.comma()
		w.push(pendRest, w.h.RawArg(tail, 2), 0, 0)
		w.push(pendTerm, w.h.RawArg(tail, 1), 999, 0)
	default:
		if w.o.Layout == Spaced {
			w.blank()
			w.mark('|')
			w.blank()
		} else {
			w.mark('|')
		}
		w.push(pendRest, term.AtomNil.Word(), 0, 0)
		w.push(pendTerm, tail, 999, 0)
	}
}

// textSuffix gives the longest proper tail of the list t, or t itself, that is
// a non-empty list of one-character atoms; 0 when there is none.
func (w *writer) textSuffix(t term.Word) term.Word {
	from := term.Word(0)
	for range w.h.Top { // a longer list is a cycle
		if t.Tag() != term.Lst {
			break
		}
		e := w.h.Arg(t, 1)
		switch {
		case !isChar(e):
			from = 0
		case from == 0:
			from = t
		}
		t = w.h.Arg(t, 2)
	}
	if t != term.AtomNil.Word() {
		return 0
	}
	return from
}

// isChar reports whether e, dereferenced, is a one-character atom.
func isChar(e term.Word) bool {
	if e.Tag() != term.Atm {
		return false
	}
	s := e.Atom().Name()
	_, n := utf8.DecodeRuneInString(s)
	return n > 0 && n == len(s)
}

// text writes a list of one-character atoms between double quotes.
func (w *writer) text(t term.Word) {
	if w.runsInto(quote) {
		w.out = append(w.out, ' ')
	}
	w.out = append(w.out, '"')
	for ; t.Tag() == term.Lst; t = w.h.Arg(t, 2) {
		r, _ := utf8.DecodeRuneInString(w.h.Arg(t, 1).Atom().Name())
		w.out = appendChar(w.out, r, '"')
	}
	w.out = append(w.out, '"')
	w.last = ending{class: quote}
}
