package engine

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Uncaught is the error of a goal whose exception nothing caught.
type Uncaught struct {
	Diagnostic *syntax.Diagnostic // points at the goal
	Ball       term.Image         // what was thrown
}

func (u *Uncaught) Error() string { return u.Diagnostic.Error() }

// explain makes an exception an *Uncaught; other errors stay what they are.
func (e *Engine) explain(err error, at place) error {
	var ex *isoerr.Exception
	if !errors.As(err, &ex) {
		return err
	}
	d := syntax.DiagnoseAt(at.name, at.text, at.start, max(at.end, at.start), syntax.Error, "")
	d.Code = "uncaught"
	if e.searcher == nil {
		d.Calls = CallsOf(e.machine.Stack())
	}
	h := term.NewHeap(len(ex.Ball.Cells))
	ball := h.Thaw(ex.Ball)
	if !h.Is(ball, term.AtomError, 2) {
		d.Message = "uncaught exception " + e.brief(h, ball)
		return &Uncaught{d, ex.Ball}
	}
	formal := h.Arg(ball, 1)
	words, notes := e.words(h, formal)
	notes = slices.DeleteFunc(notes, func(n string) bool {
		return slices.ContainsFunc(d.Calls, func(c string) bool { return strings.HasPrefix(n, "called "+c) })
	})
	d.Message = "uncaught " + e.brief(h, formal)
	if words != "" {
		d.Message += ": " + words
	}
	if c := h.Arg(ball, 2); h.Is(c, term.Intern("refused"), 1) && h.Arg(c, 1).Tag() == term.Atm {
		notes = append(notes, h.Arg(c, 1).Atom().Name())
	} else if !c.IsVar() {
		notes = append(notes, "context: "+e.brief(h, c))
	}
	d.Notes = notes
	return &Uncaught{d, ex.Ball}
}

// brief is the text of a term for a message: one line, not too long.
func (e *Engine) brief(h *term.Heap, w term.Word) string {
	o := syntax.WriteOptions{Quoted: true, MaxBytes: 500, Priority: 999}
	return syntax.Format(h, w, e.program.Ops, o)
}

// words says in plain words what a formal error term means, and what may help.
func (e *Engine) words(h *term.Heap, formal term.Word) (text string, notes []string) {
	name, arity, _ := h.Functor(formal)
	arg := func(i int) string { return e.brief(h, h.Arg(formal, i)) }
	switch fmt.Sprintf("%s/%d", name, arity) {
	case "instantiation_error/0":
		return "a variable is unbound that must have a value here", nil
	case "type_error/2":
		if h.Is(h.Arg(formal, 1), term.Intern("evaluable"), 0) {
			return "there is no arithmetic function " + arg(2), nil
		}
		if h.Is(h.Arg(formal, 1), term.Intern("integer"), 0) && h.IsFloat(h.Arg(formal, 2)) {
			notes = append(notes, "/ gives a float also for integers; // divides integers")
		}
		return fmt.Sprintf("%s is expected, not %s", article(arg(1)), arg(2)), notes
	case "domain_error/2":
		return fmt.Sprintf("%s is not in the domain %s", arg(2), arg(1)), nil
	case "existence_error/2":
		return e.missing(h, h.Arg(formal, 1), h.Arg(formal, 2))
	case "permission_error/3":
		if arg(2) == "source_sink" {
			return "the program may not " + arg(1) + " the file " + arg(3), nil
		}
		return fmt.Sprintf("it is not allowed to %s the %s %s", arg(1), spaced(arg(2)), arg(3)), nil
	case "representation_error/1":
		return "beyond what can be represented: " + spaced(arg(1)), nil
	case "evaluation_error/1":
		if h.Is(h.Arg(formal, 1), term.Intern("zero_divisor"), 0) {
			return "division by zero", nil
		}
		return "arithmetic has no result: " + spaced(arg(1)), nil
	case "resource_error/1":
		return "out of " + spaced(arg(1)), nil
	case "syntax_error/1":
		return "a text that was read is no term: " + spaced(arg(1)), nil
	}
	return "", nil
}

func (e *Engine) missing(h *term.Heap, kind, what term.Word) (string, []string) {
	if h.Is(kind, term.Intern("procedure"), 0) && h.Is(what, term.AtomSlash, 2) &&
		h.Arg(what, 1).Tag() == term.Atm && h.Arg(what, 2).Tag() == term.Int {
		name, arity := h.Arg(what, 1).Atom(), int(h.Arg(what, 2).SmallInt())
		notes := e.suggest(name, arity)
		if caller := e.caller(name, arity); caller != "" {
			notes = append(notes, caller)
		}
		return "there is no such predicate", notes
	}
	return fmt.Sprintf("there is no %s %s", spaced(e.brief(h, kind)), e.brief(h, what)), nil
}

// caller tells where the program calls name/arity, "" when it does not by name.
func (e *Engine) caller(name term.Atom, arity int) string {
	f := term.MakeFun(name, arity)
	for _, q := range e.program.Preds(false) {
		for _, c := range e.program.Clauses(q) {
			source, cells := e.program.Source(c), e.program.Image(c).Cells
			if source.Line == 0 {
				continue
			}
			if arity == 0 && cells[3] != name.Word() {
				continue // an atom in a body may be data
			}
			for i, w := range cells {
				if w == f && i > 3 || arity == 0 {
					return fmt.Sprintf("called in %s/%d, %s:%d", syntax.FormatAtom(q.Name), q.Arity, source.File, source.Line)
				}
			}
		}
	}
	return ""
}

// clauseFault says why a clause cannot be added.
func (e *Engine) clauseFault(err error) string {
	var ex *isoerr.Exception
	if !errors.As(err, &ex) {
		return err.Error()
	}
	h := term.NewHeap(len(ex.Ball.Cells))
	formal := h.Arg(h.Thaw(ex.Ball), 1)
	name, arity, _ := h.Functor(formal)
	switch fmt.Sprintf("%s/%d", name, arity) {
	case "permission_error/3":
		if h.Arg(formal, 2) == term.Intern(string(isoerr.OraclePerm)).Word() {
			return "this clause asks an oracle where it would say something that there is no answer: oracles only propose"
		}
		return e.brief(h, h.Arg(formal, 3)) + " is part of the language and cannot be redefined"
	case "type_error/2":
		return "the body of this clause holds a goal that is not callable"
	}
	return "this clause cannot be added: " + e.brief(h, formal)
}

// typeWords are the types whose names are no words for people.
var typeWords = map[string]string{
	"callable":            "a callable term",
	"character":           "a one-character atom",
	"in_character":        "a one-character atom or end_of_file",
	"pair":                "a pair, Key-Value,",
	"predicate_indicator": "a predicate indicator, such as foo/2,",
}

// article puts a or an before the name of a type.
func article(noun string) string {
	if words, ok := typeWords[noun]; ok {
		return words
	}
	noun = spaced(noun)
	switch noun[0] {
	case 'a', 'e', 'i', 'o':
		return "an " + noun
	}
	return "a " + noun
}

// spaced writes an_atom_of_words as words.
func spaced(name string) string {
	out := []byte(name)
	for i, c := range out {
		if c == '_' {
			out[i] = ' '
		}
	}
	return string(out)
}

// maxShownCalls is how many calls a message shows.
const maxShownCalls = 5

// CallsOf says what was running when an error was raised, a line a call, the newest
// first: "in p/2, file.pl:7".
func CallsOf(s machine.Stack) []string {
	var lines []string
	more := s.More
	for _, c := range s.Calls {
		q, source := c.Pred, c.Source
		if q.System && strings.HasPrefix(q.Name.Name(), "$") {
			continue
		}
		if len(lines) == maxShownCalls {
			more += c.Times
			continue
		}
		line := fmt.Sprintf("in %s/%d, %s", syntax.FormatAtom(q.Name), q.Arity, source.File)
		if !q.System {
			line = fmt.Sprintf("%s:%d", line, source.Line)
		}
		if c.Times > 1 {
			line = fmt.Sprintf("%s, %d times", line, c.Times)
		}
		lines = append(lines, line)
	}
	if more > 0 {
		lines = append(lines, fmt.Sprintf("... and %d more", more))
	}
	return lines
}
