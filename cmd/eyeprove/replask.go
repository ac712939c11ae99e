package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/proofs"
)

// declarations are the goals that say how to read on or what predicates are. They
// are loaded as directives of a text, so that they hold when the program is loaded
// again, and for the checker.
var declarations = map[string]bool{
	"use_module/1": true, "use_module/2": true, "include/1": true, "dynamic/1": true, "discontiguous/1": true,
	"multifile/1": true, "table/1": true, "op/3": true, "set_prolog_flag/2": true, "initialization/1": true,
}

// ask runs what was typed.
func (s *session) ask(q query) {
	h := q.heap
	w := h.Deref(q.term)
	name, arity, _ := h.Functor(w)
	switch key := fmt.Sprintf("%s/%d", name.Name(), arity); {
	case w.Tag() == term.Lst:
		s.consult(h, w)
	case key == "consult/1" || key == "ensure_loaded/1":
		s.consult(h, h.Arg(w, 1))
	case key == "make/0":
		s.reload()
	case key == ":-/1":
		s.load(replText{name: "user", text: q.text + " .\n", typed: true})
	case declarations[key]:
		if s.load(replText{name: "user", text: ":- " + q.text + " .\n", typed: true}) {
			fmt.Fprintln(s.screen, "true.")
		}
	case key == "trace/0" || key == "notrace/0" || key == "nodebug/0":
		s.tracing = key == "trace/0"
		fmt.Fprintln(s.screen, "true.")
	case key == ",/2" && h.Is(h.Arg(w, 1), term.Intern("trace"), 0):
		_, rest, _ := strings.Cut(q.text, ",")
		s.goal(rest, true)
	case key == ":-/2" || key == "-->/2":
		s.remark("clauses are added by assertz((...)), or by [user]. and the clauses behind it")
	default:
		s.goal(q.text, s.tracing)
	}
}

// goal solves a goal and shows its answers.
func (s *session) goal(text string, traced bool) {
	if traced {
		text = "traced((" + text + "\n))" // the text may end in a comment
	}
	goal, err := s.engine.ParseGoal(text)
	if err != nil {
		s.failed(err)
		return
	}
	s.skip, s.leap = 0, false
	s.running(func(ctx context.Context) { s.solve(ctx, goal, traced) })
}

func (s *session) solve(ctx context.Context, goal *engine.Goal, traced bool) {
	p := s.engine.Program()
	all := false
	for a, err := range s.engine.Solve(ctx, goal) {
		if err == nil {
			err = context.Cause(ctx) // pressed while the goal read from the terminal
		}
		if err != nil {
			s.failed(err)
			return
		}
		s.freshLine()
		text := answerText(a, p.Ops, p.Flags)
		s.last = &lastAnswer{goal: goal, ground: a.Ground(), traced: traced,
			solution: proofs.Capture(goal.Image(), s.engine.Machine(), a.Run())}
		if run, ok := a.Run().(interface{ Deterministic() bool }); ok && run.Deterministic() {
			fmt.Fprintf(s.screen, "%s\n", syntax.AppendDot([]byte(text)))
			return
		}
		fmt.Fprint(s.screen, text)
		if !all {
			switch s.more() {
			case 'a':
				all = true
			case '.':
				fmt.Fprintln(s.screen, ".")
				return
			}
		} else {
			fmt.Fprint(s.screen, " ")
		}
		fmt.Fprintln(s.screen, ";")
	}
	s.freshLine()
	fmt.Fprintln(s.screen, "false.")
}

// more asks what to do after an answer: ; a or full stop.
func (s *session) more() rune {
	s.engine.Flush()
	fmt.Fprint(s.screen, " ")
	for {
		s.screen.Flush()
		key, err := s.console.choice()
		switch {
		case err != nil:
			return '.'
		case strings.ContainsRune(";n \t", key):
			return ';'
		case key == 'a':
			return 'a'
		case strings.ContainsRune(".\r\nq", key):
			return '.'
		}
		fmt.Fprint(s.screen, "\n; next   a all   . stop ")
	}
}

// failed says what went wrong with a goal or a text.
func (s *session) failed(err error) {
	s.freshLine()
	var uncaught *engine.Uncaught
	var limit *engine.LimitError
	switch {
	case errors.As(err, &uncaught):
		s.diagnose(uncaught.Diagnostic)
	case errors.As(err, &s.halted):
	case errors.Is(err, errInterrupted):
		if s.console.interactive() {
			fmt.Fprintln(s.screen) // behind the ^C that the terminal shows
		}
		s.remark("interrupted")
	case errors.As(err, &limit):
		s.remark("unknown: %v", limit)
	default:
		s.complain(err)
		s.status = statusOK
	}
}

// consult loads a file, or those of a list.
func (s *session) consult(h *term.Heap, w term.Word) {
	names := []term.Word{w}
	if w.Tag() == term.Lst {
		names, _ = h.Slice(w)
	}
	for _, n := range names {
		n = h.Deref(n)
		var ok bool
		switch {
		case n == term.Intern("user").Word():
			ok = s.typeClauses()
		case n.Tag() == term.Atm:
			ok = s.consultFile(n.Atom().Name())
		case h.Is(n, term.Intern("library"), 1):
			ok = s.load(replText{name: "user", text: ":- use_module(" + s.engine.Format(h, n) + ").\n", typed: true})
		default:
			s.remark("a file is named by an atom, such as ['facts.pl']")
		}
		if !ok {
			return
		}
	}
	fmt.Fprintln(s.screen, "true.")
}

// consultFile loads a file. When it is part of the program already, everything is
// loaded again: its old clauses are gone, and with them what goals have asserted.
func (s *session) consultFile(name string) bool {
	if s.isSource(name) {
		return s.reload()
	}
	return s.load(replText{name: name})
}

// isSource reports whether a file or typed text is part of the program.
func (s *session) isSource(name string) bool {
	for _, source := range s.engine.Sources() {
		if same(source.Name, name) {
			return true
		}
	}
	return false
}

// same reports whether a name means a file that was loaded.
func same(loaded, name string) bool {
	a, err1 := filepath.Abs(loaded)
	b, err2 := filepath.Abs(name)
	return err1 == nil && err2 == nil && (a == b || filepath.Ext(b) == "" && a == b+".pl")
}

// typeClauses reads clauses up to the end of the input or end_of_file.
func (s *session) typeClauses() bool {
	var text strings.Builder
	for {
		line, err := s.console.line("|: ")
		if errors.Is(err, errInterrupted) {
			return false
		}
		if err != nil || strings.TrimSpace(line) == "end_of_file." {
			break
		}
		text.WriteString(line + "\n")
	}
	return s.load(replText{name: "user", text: text.String(), typed: true})
}

// load adds a text to the program and reports whether nothing is wrong with it.
func (s *session) load(t replText) (ok bool) {
	s.running(func(ctx context.Context) {
		defer s.engine.InterruptBy(ctx)()
		var err error
		if t.typed {
			err = s.engine.LoadStringAt(".", t.name, t.text)
		} else {
			err = s.loadSource(s.engine, t.name)
		}
		if err == nil {
			err = s.engine.RunMain()
		}
		var fault *engine.LoadError
		if ok = err == nil; !ok && !errors.As(err, &fault) {
			s.failed(err)
		}
	})
	s.last = nil
	if t.name != "-" && (ok || s.isSource(t.name)) {
		s.texts = append(s.texts, t)
	}
	return ok
}

// reload begins with a fresh program and loads all texts again.
func (s *session) reload() bool {
	texts := s.texts
	s.texts = nil
	if s.asserted() && !s.o.quiet {
		s.remark("the program is loaded afresh: clauses that goals have added are gone")
	}
	s.engine.Close()
	s.begin()
	ok := true
	for _, t := range texts {
		ok = s.load(t) && ok
	}
	return ok
}

// asserted reports whether goals have added clauses to the program.
func (s *session) asserted() bool {
	p := s.engine.Program()
	for _, q := range p.Preds(false) {
		if q.Dynamic && slices.ContainsFunc(p.Clauses(q), func(c *machine.Clause) bool { return c.Asserted() }) {
			return true
		}
	}
	return false
}

// port shows a port of the traced goal and, at a terminal, asks how to go on.
func (s *session) port(p builtin.Port) error {
	if s.leap || s.skip > 0 && p.Depth > s.skip {
		return nil
	}
	if s.skip > 0 && (p.Name == "exit" || p.Name == "fail" || p.Name == "exception") && p.Depth <= s.skip {
		s.skip = 0
	}
	s.freshLine()
	if !s.console.interactive() {
		fmt.Fprintln(s.screen, p)
		return nil
	}
	fmt.Fprintf(s.screen, "%v ? ", p)
	for {
		s.screen.Flush()
		key, err := s.console.choice()
		if err != nil {
			key = 'a'
		}
		switch key {
		case '\r', '\n', ' ', 'c':
			fmt.Fprintln(s.screen, "creep")
			return nil
		case 's':
			fmt.Fprintln(s.screen, "skip")
			s.skip = p.Depth
			return nil
		case 'l', 'n':
			fmt.Fprintln(s.screen, "leap")
			s.leap = true
			return nil
		case 'a', 'q', '.':
			fmt.Fprintln(s.screen, "abort")
			return errInterrupted
		}
		fmt.Fprintf(s.screen, "\nEnter creep   s skip   l leap   a abort\n%v ? ", p)
	}
}
