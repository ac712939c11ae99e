package check

import (
	"strings"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Parts of atoms. ichiban makes, and keeps for good, every part of an atom
// before it looks at the first: sub_atom/5 of a text of n characters costs n*n
// texts. So these two are the checker's own.

// atomConcatLoop is atom_concat(A, B, AB).
func atomConcatLoop(h *term.Heap, goal term.Word) ruling {
	if r := oddAtoms(h, goal); r.ball != 0 {
		return r
	}
	a, b, ab := h.Arg(goal, 1), h.Arg(goal, 2), h.Arg(goal, 3)
	left, leftKnown := atomText(a)
	right, rightKnown := atomText(b)
	whole, wholeKnown := atomText(ab)
	switch {
	case leftKnown && rightKnown:
		return equations(equation{ab, term.Intern(left + right).Word()})
	case !wholeKnown || !leftKnown && !a.IsVar() || !rightKnown && !b.IsVar():
		return unsettled
	case leftKnown:
		rest, ok := strings.CutPrefix(whole, left)
		if !ok {
			return whether(false)
		}
		return equations(equation{b, term.Intern(rest).Word()})
	case rightKnown:
		rest, ok := strings.CutSuffix(whole, right)
		if !ok {
			return whether(false)
		}
		return equations(equation{a, term.Intern(rest).Word()})
	case len(whole) > maxSplits:
		return unsettled
	}
	var r ruling
	for i := 0; ; {
		r.solutions = append(r.solutions, solution{
			{a, term.Intern(whole[:i]).Word()}, {b, term.Intern(whole[i:]).Word()}})
		if i == len(whole) {
			return r
		}
		_, size := utf8.DecodeRuneInString(whole[i:])
		i += size
	}
}

// maxSplits is the longest text, in bytes, of which all parts are made.
const maxSplits = 1000

// subAtomLoop is sub_atom(Atom, Before, Length, After, Sub), positions in
// characters, from left to right and from short to long.
func subAtomLoop(h *term.Heap, goal term.Word) ruling {
	text, known := atomText(h.Arg(goal, 1))
	if !known {
		return unsettled
	}
	whole := []rune(text)
	n := len(whole)
	sub, subKnown := atomText(h.Arg(goal, 5))
	part := []rune(sub)
	before, beforeKnown, ok1 := position(h.Arg(goal, 2))
	length, lengthKnown, ok2 := position(h.Arg(goal, 3))
	after, afterKnown, ok3 := position(h.Arg(goal, 4))
	if !ok1 || !ok2 || !ok3 || !subKnown && !h.Arg(goal, 5).IsVar() {
		return unsettled
	}
	if subKnown {
		if lengthKnown && length != len(part) {
			return whether(false)
		}
		length, lengthKnown = len(part), true
	}
	firstStart, lastStart := 0, n
	switch {
	case beforeKnown:
		firstStart, lastStart = before, before
	case lengthKnown && afterKnown:
		firstStart, lastStart = n-length-after, n-length-after
	case !subKnown && n > maxSplits:
		return unsettled
	}
	var r ruling
	for start := max(firstStart, 0); start <= min(lastStart, n); start++ {
		firstEnd, lastEnd := start, n
		switch {
		case lengthKnown:
			firstEnd, lastEnd = start+length, start+length
		case afterKnown:
			firstEnd, lastEnd = n-after, n-after
		}
		for end := max(firstEnd, start); end <= min(lastEnd, n); end++ {
			if firstStart < 0 || afterKnown && n-end != after || subKnown && string(whole[start:end]) != sub {
				continue
			}
			if len(r.solutions) == maxSolutions {
				return ruling{hung: tooMany}
			}
			s := solution{
				{h.Arg(goal, 2), term.MakeSmall(int64(start))},
				{h.Arg(goal, 3), term.MakeSmall(int64(end - start))},
				{h.Arg(goal, 4), term.MakeSmall(int64(n - end))},
			}
			if !subKnown {
				s = append(s, equation{h.Arg(goal, 5), term.Intern(string(whole[start:end])).Word()})
			}
			r.solutions = append(r.solutions, s)
		}
	}
	return r
}

// atomText gives the name of an atom.
func atomText(w term.Word) (text string, ok bool) {
	if w.Tag() != term.Atm {
		return "", false
	}
	return w.Atom().Name(), true
}

// position reads an argument that is a count of characters or a variable.
func position(w term.Word) (n int, known, ok bool) {
	switch {
	case w.IsVar():
		return 0, false, true
	case w.Tag() == term.Int && w.SmallInt() >= 0 && w.SmallInt() <= 1<<40:
		return int(w.SmallInt()), true, true
	}
	return 0, false, false
}
