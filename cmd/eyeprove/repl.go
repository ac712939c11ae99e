package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync"

	"github.com/mattn/go-isatty"
	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/proofs"
)

// replOptions are the options of a session.
type replOptions struct {
	quiet    bool
	warnings bool
	memory   size
	grants   grants
}

// replMemory is the most memory that a goal may take unless the call says otherwise.
const replMemory size = 4_000_000_000

const replLong = `Ask questions of programs and see the answers, and why they hold.

Type a goal and press Enter; the full stop may be left out. A goal that is not
complete goes on in the next line. After an answer that may not be the last, type
; for the next one, a for all, and . or Enter to stop. Ctrl-C stops a goal. Tab
completes the names of predicates.

` + replHelp + `

Where the standard input is no terminal, goals are read from it in the same way; a
line with ; or a or . alone answers the question for more solutions.`

const replHelp = `  [FILE].        load a file, or load it again; [user]. reads clauses from here on
  trace.         show the calls, exits, redos and fails of goals; notrace. ends it
  :proof         the proof of the last answer, as a document
  :explain       the same as a tree
  :check         check that proof
  :reload        load all files again
  :help [NAME]   this, or what predicate NAME does
  :quit          leave, as halt. and Ctrl-D do`

func (a *app) replCommand() *cobra.Command {
	o := &replOptions{memory: replMemory}
	cmd := &cobra.Command{
		Use:     "repl [FILE...]",
		Short:   "Ask questions of programs one by one",
		Long:    replLong,
		Example: "  eyeprove repl family.pl",
		RunE: func(_ *cobra.Command, args []string) error {
			return a.repl(o, args)
		},
		ValidArgsFunction: prologFiles,
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.BoolVarP(&o.quiet, "quiet", "q", false, "no warnings and remarks")
	f.BoolVar(&o.warnings, "warnings", false, "also warn of variables that occur once, clauses that are not together, and negations of what is bound later")
	f.Var(&o.memory, "limit-memory", "end a goal when it takes more memory than `SIZE`")
	o.grants.addFlags(f)
	f.BoolP("help", "h", false, "print this help")
	return cmd
}

// onTerminal gives the terminal that the command is used at, nil for none.
func (a *app) onTerminal() *os.File {
	in, ok := a.in.(*os.File)
	if ok && isatty.IsTerminal(in.Fd()) && isatty.IsTerminal(os.Stdout.Fd()) {
		return in
	}
	return nil
}

// session is one use of the top level.
type session struct {
	*app
	o       *replOptions
	console console
	engine  *engine.Engine
	screen  *screen
	texts   []replText // that were loaded, in order
	last    *lastAnswer
	tracing bool
	skip    int // while tracing: ports deeper than this are not shown; 0 for none
	leap    bool
	halted  *engine.Halt

	mu      sync.Mutex
	cancel  context.CancelCauseFunc // of what is running
	pressed int                     // how often Ctrl-C was pressed while it runs
}

// replText is something that was loaded: a file, or a text that was typed.
type replText struct {
	name  string
	text  string
	typed bool
}

// lastAnswer is what the last answer takes to be proved.
type lastAnswer struct {
	goal     *engine.Goal
	solution proofs.Solution
	ground   bool
	traced   bool
}

// repl runs a session.
func (a *app) repl(o *replOptions, files []string) error {
	if err := o.grants.validate(); err != nil {
		return err
	}
	s := &session{app: a, o: o, screen: &screen{w: a.out}}
	if tty := a.onTerminal(); tty != nil {
		t, err := newTerminal(tty, s.words, s.stop)
		if err != nil {
			return err
		}
		s.console = t
	} else {
		s.console = newPipe(a.in)
	}
	defer s.console.close()
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt)
	defer signal.Stop(signals)
	go func() {
		for range signals {
			s.interrupt()
		}
	}()
	s.begin()
	for _, name := range files {
		if s.load(replText{name: name}); s.halted != nil {
			break
		}
	}
	if s.console.interactive() && !o.quiet {
		fmt.Fprintf(s.screen, "eyeprove %s. :help tells what can be done here, :quit leaves.\n", version())
	}
	for s.halted == nil && s.step() {
	}
	err := s.engine.Close()
	if s.halted != nil {
		a.status = s.halted.Code
	}
	return err
}

// begin makes a fresh engine.
func (s *session) begin() {
	s.engine = engine.New(
		engine.WithInput(s.console.input()), engine.WithOutput(s.screen), engine.WithErrorOutput(s.err),
		engine.Record(true), engine.WithLimits(engine.Limits{Memory: int64(s.o.memory)}),
		engine.WithRuleLibraries(ruleLibraries()...), engine.WithMaxAnswer(maxShownAnswer),
		engine.WithReport(func(d *syntax.Diagnostic) {
			if d.Severity == syntax.Error || !s.o.quiet && (s.o.warnings || !d.Style()) {
				s.diagnose(d)
			}
		}))
	p := s.engine.Program()
	builtin.StreamsOf(p).OpenFile = s.o.grants.open
	builtin.TracerOf(p).Pass = s.port
	s.last = nil
}

// maxShownAnswer is the longest answer that is shown, in bytes.
const maxShownAnswer = 1 << 24

// interrupt ends what is running. When it does not end, the third time ends the
// program: a built-in predicate may be in the middle of something very large.
func (s *session) interrupt() {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch s.pressed++; {
	case s.cancel == nil || s.pressed > 3:
		s.out.Flush()
		os.Exit(statusInterrupt)
	case s.pressed == 3:
		s.remark("the goal is in the middle of something large; Ctrl-C once more ends eyeprove")
	}
	s.cancel(errInterrupted)
}

// running calls f with a context that Ctrl-C ends.
func (s *session) running(f func(context.Context)) {
	ctx, cancel := context.WithCancelCause(context.Background())
	s.mu.Lock()
	s.cancel, s.pressed = cancel, 0
	s.mu.Unlock()
	f(ctx)
	s.mu.Lock()
	s.cancel = nil
	s.mu.Unlock()
	cancel(nil)
}

// stop ends what is running from within.
func (s *session) stop() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.cancel != nil {
		s.cancel(errInterrupted)
	}
}

// step reads goals from the next lines and runs them. It reports whether the
// session goes on.
func (s *session) step() bool {
	p := s.engine.Program()
	text, prompt := "", "?- "
	for {
		s.freshLine()
		line, err := s.console.line(prompt)
		switch {
		case errors.Is(err, errInterrupted):
			return true
		case err != nil && text == "":
			return false
		case text == "" && choices[strings.TrimSpace(line)] != 0 && len(strings.Trim(line, " .;")) == 0:
			return true // there are no more answers to choose from
		case text == "" && strings.HasPrefix(strings.TrimSpace(line), ":") && !strings.HasPrefix(strings.TrimSpace(line), ":-"):
			s.console.remember(line)
			return s.command(strings.Fields(strings.TrimSpace(line)[1:]))
		}
		ended := err != nil || text != "" && strings.TrimSpace(line) == ""
		text += line + "\n"
		whole := strings.TrimSpace(text)
		for {
			q, rest, err := takeQuery(text, p.Ops, p.Flags)
			var fault *syntax.Diagnostic
			switch {
			case errors.Is(err, io.EOF):
				s.console.remember(whole)
				return true
			case errors.Is(err, errIncomplete) && !ended:
			case errors.Is(err, errIncomplete):
				err = faultOf(text, p.Ops, p.Flags)
				rest = ""
				fallthrough
			case errors.As(err, &fault):
				s.console.remember(whole)
				if errors.As(err, &fault) {
					s.diagnose(fault)
				}
				return true
			default:
				s.ask(q)
				if s.halted != nil {
					return false
				}
				p = s.engine.Program() // a file that was loaded again makes a new one
			}
			if text = rest; err != nil {
				break
			}
		}
		prompt = "|  "
	}
}

// words gives the names that begin with a text, for completion.
func (s *session) words(prefix string) []string {
	names := s.engine.Vocabulary()
	if strings.HasPrefix(prefix, ":") {
		names = nil
		for _, c := range replCommands {
			names = append(names, ":"+c)
		}
	}
	var out []string
	for _, n := range names {
		if strings.HasPrefix(n, prefix) {
			out = append(out, n)
		}
	}
	return out
}
