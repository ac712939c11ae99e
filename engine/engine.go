// Package engine is the Go interface to eyeprove: load Prolog programs, solve
// goals, and take the answers one by one.
//
//	e := engine.New()
//	if err := e.LoadFile("family.pl"); err != nil { ... }
//	goal, err := e.ParseGoal("ancestor(X, kim)")
//	for answer, err := range e.Solve(ctx, goal) {
//		if err != nil { ... }
//		fmt.Println(answer.Text() + ".")
//	}
//
// An Engine solves one goal at a time and belongs to one goroutine. Fork gives
// further engines that share the program, for other goroutines:
//
//	e.Compile()
//	for range 8 {
//		f, err := e.Fork()
//		...
//		go work(f)
//	}
//
// Leaving the loop over answers early ends the search and gives back what it held.
package engine

import (
	"io"

	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Notes for maintainers, in the order of a program's life.
//
//	load.go, unit.go       texts to clauses of the machine's program
//	directive.go           what a directive does, initialization goals
//	autoload.go            library predicates, read when they are first called
//	goal.go                the goals of a run
//	fork.go, acts.go       engines that share a program; goals that do not
//	solve.go, answer.go    one goal's search, one answer
//	failure.go, unknown.go what is said about an error that nothing caught

// Engine holds a program and the machine that runs it.
type Engine struct {
	program *machine.Program
	machine *machine.Machine
	streams *builtin.Streams

	report      func(*syntax.Diagnostic)
	libs        *libraries
	next        int                    // number of the next clause that is loaded
	texts       []*sourceText          // in the order of their clause numbers
	loaded      map[string]bool        // by resolved name, for ensure_loaded/1
	loading     []string               // resolved names of the files being read
	rules       map[string]RuleLibrary // that use_module can load, by name
	goals       []*Goal                // declared in comments
	queries     []*Goal                // ?- Goal. in a text
	mains       []pendingGoal          // initialization(G, main)
	expanding   map[term.Atom]bool     // hooks that were warned of
	loader      *loader                // under way
	solving     bool
	rulesLoaded []*unit // rule libraries, in load order
	readOnly    bool
	active      bool // a program ran a goal of its own when it was loaded
	maxAnswer   int

	limits       Limits
	searcher     Searcher // in place of the machine, nil for none
	makeSearcher func(*machine.Machine, Limits) Searcher
}

// Option sets up an Engine.
type Option func(*Engine)

// WithInput makes user_input read from r. Without it user_input is empty.
func WithInput(r io.Reader) Option { return func(e *Engine) { e.streams.SetInput(r) } }

// WithOutput makes user_output write to w. Without it what a program prints is lost.
func WithOutput(w io.Writer) Option { return func(e *Engine) { e.streams.SetOutput(w) } }

// WithErrorOutput makes user_error write to w.
func WithErrorOutput(w io.Writer) Option { return func(e *Engine) { e.streams.SetErrorOutput(w) } }

// WithArguments sets the flag argv: what the command line gives the program.
func WithArguments(arguments ...string) Option {
	return func(e *Engine) { builtin.SetArguments(e.program, arguments) }
}

// WithReport hands every diagnostic of loading to report as it is found:
// errors, also those that Load returns, and warnings, which are lost otherwise.
func WithReport(report func(*syntax.Diagnostic)) Option {
	return func(e *Engine) { e.report = report }
}

// Record keeps the choice log, which proofs are made from, while goals run.
func Record(on bool) Option { return func(e *Engine) { e.machine.SetRecord(on) } }

// ReadOnly makes loading only read: clauses are not stored, and of the directives
// those alone count that load texts or say how to read on. It is for asking which
// Sources a program has.
func ReadOnly() Option { return func(e *Engine) { e.readOnly = true } }

// WithLimits bounds everything the engine runs, directives included.
func WithLimits(l Limits) Option { return func(e *Engine) { e.limits = l; e.machine.SetLimits(l) } }

// Limits bound a run; zero means no bound. A limit that is reached ends the run
// with a *LimitError, which the program cannot catch.
type Limits = machine.Limits

// Stats counts what was done since the engine was made.
type Stats = machine.Stats

// LimitError says which limit ended a run.
type LimitError = machine.LimitError

// Halt is the error of a run that the program ended by halt/0 or halt/1.
type Halt = machine.Halt

// New gives an engine that knows the language and its library.
func New(options ...Option) *Engine {
	p := machine.NewProgram(builtin.Table())
	e := &Engine{
		program:   p,
		machine:   machine.New(p),
		streams:   builtin.StreamsOf(p),
		report:    func(*syntax.Diagnostic) {},
		next:      1,
		maxAnswer: maxAnswer,
		loaded:    map[string]bool{},
		rules:     map[string]RuleLibrary{},
	}
	e.libs = newLibraries(p)
	p.Autoload = e.libs.load
	builtin.SetLoader(p, e.loadGoal)
	for _, set := range options {
		set(e)
	}
	if e.makeSearcher != nil {
		e.searcher = e.makeSearcher(e.machine, e.limits)
	}
	return e
}

// Program gives the program as the machine stores it.
func (e *Engine) Program() *machine.Program { return e.program }

// Machine gives the machine. It may not be used while a goal is being solved.
func (e *Engine) Machine() *machine.Machine { return e.machine }

// Stats gives the counts so far.
func (e *Engine) Stats() Stats {
	s := e.machine.Stats
	s.Inferences = e.machine.Inferences()
	if e.searcher != nil {
		s.Inferences += e.searcher.Inferences()
	}
	return s
}

// Print writes text to user_output, in order with what the program prints.
// The error is that of the writer below.
func (e *Engine) Print(text string) error {
	_, err := e.streams.Output().WriteString(text)
	return err
}

// PrintError writes text to user_error, in order with what the program writes there.
func (e *Engine) PrintError(text string) error {
	return e.streams.PrintError(text)
}

// Flush sends on what was printed.
func (e *Engine) Flush() error { return e.streams.Flush() }

// Close flushes the standard streams and closes the files the program left open.
func (e *Engine) Close() error { return e.streams.CloseAll() }

// Format gives the text of a term of h in the layout of answers, with the
// operators and flags of the program.
func (e *Engine) Format(h *term.Heap, w term.Word) string {
	return syntax.Format(h, w, e.program.Ops, syntax.Answer(e.program.Flags))
}
