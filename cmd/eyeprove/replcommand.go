package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/proofs"
	"github.com/eyeprove/eyeprove/proofs/check"
)

// replCommands are the words behind a colon.
var replCommands = []string{"check", "explain", "help", "proof", "quit", "reload"}

// command carries out :WORD... and reports whether the session goes on.
func (s *session) command(words []string) bool {
	word := ""
	if len(words) > 0 {
		word = strings.TrimSuffix(words[0], ".")
	}
	switch word {
	case "quit", "q", "exit":
		return false
	case "help", "h", "":
		s.help(words[min(1, len(words)):])
	case "reload":
		if s.reload() {
			fmt.Fprintln(s.screen, "true.")
		}
	case "proof", "explain", "check":
		s.running(func(ctx context.Context) {
			if err := s.aboutLast(ctx, word); err != nil {
				s.failed(err)
			}
		})
	default:
		s.remark("there is no command :%s; :help names those there are", word)
		if near := engine.Nearest(word, replCommands); near != "" {
			fmt.Fprintf(s.err, "  note: did you mean :%s?\n", near)
		}
	}
	return true
}

func (s *session) help(names []string) {
	if len(names) == 0 {
		fmt.Fprintln(s.screen, replHelp)
		return
	}
	name, _, _ := strings.Cut(names[0], "/")
	text := s.engine.Describe(name)
	if text == "" {
		s.remark("neither the language nor its library has a predicate %s", name)
		if near := engine.Nearest(name, s.engine.Vocabulary()); near != "" {
			fmt.Fprintf(s.err, "  note: did you mean %s?\n", near)
		}
		return
	}
	fmt.Fprint(s.screen, text)
}

// aboutLast shows or checks the proof of the last answer.
func (s *session) aboutLast(ctx context.Context, word string) error {
	l := s.last
	switch {
	case l == nil:
		return errors.New("there is no answer yet that could be proved")
	case l.traced:
		return errors.New("the answer of a traced goal has no proof; ask again after notrace")
	case !l.ground:
		return errors.New("the last answer leaves variables unbound: such an answer claims nothing that could be proved")
	}
	document := proofs.NewDocument(s.engine.Program(), proofs.Options{})
	if err := document.Explain(l.solution); err != nil {
		return err
	}
	var text bytes.Buffer
	if err := document.Write(&text); err != nil {
		return err
	}
	sources := append(s.engine.Sources(), check.Source{Name: "user", Text: s.declarations()})
	switch word {
	case "proof":
		_, err := text.WriteTo(s.screen)
		return err
	case "explain":
		return (&explainOptions{}).tree(s.screen, text.String(), sources, nil)
	}
	program, err := check.LoadProgram(sources)
	if err != nil {
		return fmt.Errorf("the proof cannot be checked: %w", err)
	}
	report, err := check.Check(ctx, program, text.String(), check.Options{
		Goals: []string{l.goal.Text}, Discharge: true,
		MaxBytes: text.Len(), MaxCells: 4*text.Len() + check.DefaultMaxCells,
	})
	if err != nil {
		return fmt.Errorf("the proof cannot be checked: %w", err)
	}
	fmt.Fprint(s.screen, report.Text())
	return nil
}

// declarations tells the checker which predicates are dynamic: goals may have made
// them so, and it knows texts only. It stands behind them, where it shifts no number.
func (s *session) declarations() string {
	var b strings.Builder
	for _, q := range s.engine.Program().Preds(false) {
		if q.Dynamic {
			fmt.Fprintf(&b, ":- dynamic((%s)/%d).\n", syntax.FormatAtom(q.Name), q.Arity)
		}
	}
	return b.String()
}
