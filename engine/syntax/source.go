package syntax

import (
	"io"

	"github.com/eyeprove/eyeprove/engine/term"
)

// ItemKind says what an item of a source is.
type ItemKind uint8

// The kinds of items.
const (
	ClauseItem    ItemKind = iota // Head :- Body, or a fact
	DirectiveItem                 // :- Goal
	QueryItem                     // ?- Goal, never numbered
)

// Item is a clause, directive or query of a source.
type Item struct {
	Term             // Word is the clause as read, a grammar rule translated, or the goal
	Kind   ItemKind  //
	Number int       // PROOFS.md section 4; 0 for what takes no number
	Head   term.Word // of a clause
	Body   term.Word // of a clause; true for a fact
	File   string    // the name given to NewSource
}

// Goal is a goal that a source declares for a run: a comment line "%% ?- Goal."
// (or "%% goal: Goal"), or a query.
type Goal struct {
	Term
	Declared bool // in a comment
}

// Source reads the clauses of one source text in order. The loader and the
// checker both use it, so that they agree on numbers, operators and grammar
// rules.
type Source struct {
	h     *term.Heap
	ops   *Operators
	flags *Flags
}

// NewSource gives the source of text. first is the number of its first clause:
// 1, or one more than the last number of the source before it (see NextNumber).
// Directives op/3, set_prolog_flag(double_quotes, _) and the operators of a
// module/2 export list change ops and flags as they are read.
func NewSource(h *term.Heap, name, text string, first int, ops *Operators, flags *Flags) *Source {
	return &Source{h: h, ops: ops, flags: flags}
}

// Next gives the next item. The error is io.EOF at the end, or a *Diagnostic,
// after which Next goes on behind the faulty clause. The caller may reset the
// heap between calls.
func (s *Source) Next() (Item, error) { return Item{}, io.EOF }

// NextNumber is the number that the next clause or directive will get.
func (s *Source) NextNumber() int { return 1 }

// DeclaredGoals reads the goals declared in comments, with the operators and
// flags as they stand now; call it when the program is loaded. Faulty ones are
// in errs, as *Diagnostic.
func (s *Source) DeclaredGoals() (goals []Goal, errs []error) { return nil, nil }

// TranslateRule translates a grammar rule Head --> Body to a clause. The error
// is an *isoerr.Exception (instantiation, or type_error(callable, _)).
func TranslateRule(h *term.Heap, rule term.Word) (term.Word, error) { return rule, nil }

// TranslateBody translates a grammar body to a goal between the lists from and
// to, as phrase/3 does.
func TranslateBody(h *term.Heap, body, from, to term.Word) (term.Word, error) { return body, nil }
