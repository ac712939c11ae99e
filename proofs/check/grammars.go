package check

import (
	"errors"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// What the library asks of the reader: the translation of grammar rules, and
// the case of letters beyond ASCII.

// ruleLoop is dcg_translate_rule(Rule, Clause).
func ruleLoop(h *term.Heap, goal term.Word) ruling {
	clause, err := syntax.TranslateRule(h, h.Arg(goal, 1))
	if err != nil {
		return thrown(h, err)
	}
	return equations(equation{h.Arg(goal, 2), clause})
}

// grammarLoop is '$grammar_body'(Body, From, To, Goal).
func grammarLoop(h *term.Heap, goal term.Word) ruling {
	from, to := h.NewVar(), h.NewVar()
	translated, err := syntax.TranslateBody(h, h.Arg(goal, 1), from, to)
	if err != nil {
		return thrown(h, err)
	}
	return equations(
		equation{h.Arg(goal, 2), from},
		equation{h.Arg(goal, 3), to},
		equation{h.Arg(goal, 4), translated},
	)
}

// thrown makes a ruling of an error of the language.
func thrown(h *term.Heap, err error) ruling {
	var exception *isoerr.Exception
	if !errors.As(err, &exception) {
		return unsettled
	}
	return ruling{ball: h.Thaw(exception.Ball)}
}

// onCharacter makes a ruling of a mapping of characters.
func onCharacter(change func(rune) rune) func(h *term.Heap, goal term.Word) ruling {
	return func(h *term.Heap, goal term.Word) ruling {
		char := h.Arg(goal, 1)
		if char.Tag() != term.Atm {
			return unsettled
		}
		r, size := utf8.DecodeRuneInString(char.Atom().Name())
		if size == 0 || size != len(char.Atom().Name()) {
			return unsettled
		}
		return equations(equation{h.Arg(goal, 2), term.InternRune(change(r)).Word()})
	}
}
