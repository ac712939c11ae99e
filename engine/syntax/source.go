package syntax

import (
	"strings"

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

// Item is a clause, directive or query of a source. Its Word is the clause as
// read, the clause a grammar rule stands for, or the goal.
type Item struct {
	Term
	Kind   ItemKind
	Number int       // from 1 in the text; 0 for what takes no number
	Head   term.Word // of a clause: callable
	Body   term.Word // of a clause; true for a fact
	File   string    // the name given to NewSource
}

// Source reads the clauses of one source text in order. The loader and the
// checker both use it, so that they agree on numbers, operators and grammar
// rules.
type Source struct {
	reader *Reader
	text   string
	number int // of the next item
	declared
}

// NewSource gives the source of text. first is the number of its first clause:
// 1, or NextNumber of the source before it. Directives op/3,
// set_prolog_flag(double_quotes, _) and the operators of a module/2 export list
// change ops and flags as they are read; a first line "#!..." is skipped.
func NewSource(h *term.Heap, name, text string, first int, ops *Operators, flags *Flags) *Source {
	s := &Source{reader: NewReader(h, text, name, ops, flags), text: text, number: first}
	if strings.HasPrefix(text, "#!") {
		s.reader.lineComment()
	}
	s.declared.text = text
	s.reader.comment = s.declared.line
	return s
}

// NextNumber is the number that the next clause or directive will get.
func (s *Source) NextNumber() int { return s.number }

// Next gives the next item. The error is io.EOF at the end, or a *Diagnostic,
// after which Next goes on behind the faulty clause. The caller may run a
// directive before it calls Next again, and may reset the heap between calls.
func (s *Source) Next() (Item, error) {
	t, err := s.reader.Read()
	if err != nil {
		return Item{}, err
	}
	it := Item{Term: t, File: s.reader.name}
	h := s.reader.h
	switch {
	case h.Is(t.Word, term.AtomNeck, 1):
		it.Kind, it.Word = DirectiveItem, h.Arg(t.Word, 1)
		if conditional(h, it.Word) {
			d := s.Diagnose(&it, CodeConditional, Error, "conditional compilation is not supported")
			if h.Is(it.Word, atomIf, 1) {
				d.Notes = []string{"what a text says must not depend on who reads it: keep the clauses that are meant for this system"}
			}
			return Item{}, d
		}
		s.apply(it.Word)
	case h.Is(t.Word, term.AtomQuery, 1):
		it.Kind, it.Word = QueryItem, h.Arg(t.Word, 1)
	default:
		if err := s.clause(&it); err != nil {
			return Item{}, err
		}
	}
	if it.Kind == ClauseItem || it.Kind == DirectiveItem && !s.unnumbered(it.Word) {
		it.Number = s.number
		s.number++
	}
	return it, nil
}

// clause fills in the head and body of a clause, translating a grammar rule.
func (s *Source) clause(it *Item) error {
	h := s.reader.h
	it.Word = UnqualifiedClause(h, it.Word)
	if h.Is(it.Word, term.AtomDCGArrow, 2) {
		w, err := TranslateRule(h, it.Word)
		if err != nil {
			return s.Diagnose(it, CodeGrammar, Error, "this is no grammar rule: its head must be callable, its terminals proper lists")
		}
		it.Word = w
	}
	it.Head, it.Body = it.Word, term.AtomTrue.Word()
	if h.Is(it.Word, term.AtomNeck, 2) {
		it.Head, it.Body = h.Arg(it.Word, 1), h.Arg(it.Word, 2)
	}
	if !it.Head.IsCallable() {
		return s.Diagnose(it, CodeClause, Error, "the head of a clause must be an atom or a compound term")
	}
	return nil
}

var (
	atomModule    = term.Intern("module")
	atomUseModule = term.Intern("use_module")
	atomMetaPred  = term.Intern("meta_predicate")
	atomSetFlag   = term.Intern("set_prolog_flag")
	atomQuotes    = term.Intern("double_quotes")
	atomIf        = term.Intern("if")
	atomElseIf    = term.Intern("elif")
	atomElse      = term.Intern("else")
	atomEndIf     = term.Intern("endif")
)

// conditional reports whether a directive is one of conditional compilation.
func conditional(h *term.Heap, goal term.Word) bool {
	return h.Is(goal, atomIf, 1) || h.Is(goal, atomElseIf, 1) || goal == atomElse.Word() || goal == atomEndIf.Word()
}

// unnumbered reports whether a directive takes no clause number.
func (s *Source) unnumbered(goal term.Word) bool {
	name, arity, _ := s.reader.h.Functor(goal)
	switch name {
	case atomModule:
		return arity == 2
	case atomUseModule:
		return arity == 1 || arity == 2
	case atomMetaPred:
		return arity == 1
	}
	return false
}

// apply makes the changes to operators and flags that a directive asks for. What
// is wrong with it is for whoever runs it to report.
func (s *Source) apply(goal term.Word) {
	h := s.reader.h
	for h.Is(goal, term.AtomComma, 2) {
		s.applyOne(h.Arg(goal, 1))
		goal = h.Arg(goal, 2)
	}
	s.applyOne(goal)
}

func (s *Source) applyOne(goal term.Word) {
	h := s.reader.h
	switch {
	case h.Is(goal, term.AtomOp, 3):
		s.defineOperators(goal)
	case h.Is(goal, atomModule, 2):
		exports, _ := h.Slice(h.Arg(goal, 2))
		for _, e := range exports {
			if e = h.Deref(e); h.Is(e, term.AtomOp, 3) {
				s.defineOperators(e)
			}
		}
	case h.Is(goal, atomSetFlag, 2) && h.Arg(goal, 1) == atomQuotes.Word():
		if v := h.Arg(goal, 2); v.Tag() == term.Atm {
			if q, ok := ParseQuotes(v.Atom().Name()); ok {
				s.reader.flags.DoubleQuotes = q
			}
		}
	}
}

// defineOperators does what op/3 would do, for a name or a list of names.
func (s *Source) defineOperators(op term.Word) {
	h := s.reader.h
	priority, spec, names := h.Arg(op, 1), h.Arg(op, 2), h.Arg(op, 3)
	if priority.Tag() != term.Int || spec.Tag() != term.Atm {
		return
	}
	sp, ok := ParseSpecifier(spec.Atom().Name())
	if !ok {
		return
	}
	list := []term.Word{names}
	if names.Tag() == term.Lst {
		list, _ = h.Slice(names)
	}
	for _, n := range list {
		if n = h.Deref(n); n.Tag() == term.Atm {
			s.reader.ops.Add(int(priority.SmallInt()), sp, n.Atom())
		}
	}
}

// Diagnose gives a diagnostic that points at the item.
func (s *Source) Diagnose(it *Item, code string, severity Severity, message string, notes ...string) *Diagnostic {
	d := DiagnoseAt(s.reader.name, s.text, it.Start.Offset, it.End.Offset, severity, message)
	d.Code, d.Notes = code, notes
	return d
}

// Singletons gives the warning about the singleton variables of the item, or nil
// when it has none.
func (s *Source) Singletons(it *Item) *Diagnostic {
	names := it.Term.Singletons()
	if len(names) == 0 {
		return nil
	}
	for _, v := range it.Vars {
		if v.Name == names[0] {
			message := "variable " + names[0] + " occurs only once"
			if len(names) > 1 {
				message = "variables " + strings.Join(names, ", ") + " occur only once"
			}
			d := DiagnoseAt(s.reader.name, s.text, v.Offset, v.Offset+len(v.Name), Warning, message)
			d.Code, d.Notes = CodeSingleton, []string{"a name that begins with _ says that this is intended"}
			return d
		}
	}
	return nil
}
