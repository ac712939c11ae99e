package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/reference"
	"github.com/eyeprove/eyeprove/engine/syntax"
)

// runOptions are the options of a run.
type runOptions struct {
	goals      []string
	arguments  []string // for the program
	proof      bool
	detail     string
	proofLimit proofLimit
	explain    *explainOptions // show the proof as a tree
	engine     string
	json       bool
	quiet      bool
	warnings   bool
	all        bool
	answers    int
	jobs       int
	stats      bool
	timeout    time.Duration
	steps      uint64
	memory     size
	grants     grants
}

func (o *runOptions) validate() error {
	switch {
	case o.detail != "abstract" && o.detail != "expanded":
		return misuse("--proof-detail is abstract or expanded, not %s", o.detail)
	case o.engine != "machine" && o.engine != "ichiban":
		return misuse("--engine is machine or ichiban, not %s", o.engine)
	case o.proof && o.all:
		return misuse("--all and --proof exclude each other: only answers are proved")
	}
	return o.grants.validate()
}

// execution is one run of programs.
type execution struct {
	*app
	o       *runOptions
	engine  *engine.Engine
	claims  *engine.Claims
	limit   error // what ended the run early
	halted  *engine.Halt
	spent   atomic.Pointer[engine.LimitError] // of the memory limit, when it is reached
	faulty  bool                              // an error was reported
	solved  bool                              // some goal had a solution
	answers int

	printed, complained *skipper     // user_output, user_error
	forked              engine.Stats // of goals solved side by side

	watching sync.Mutex         // guards machines
	machines []*machine.Machine // held to the memory limit
}

// runPrograms loads programs, solves their goals and prints the answers or their
// proof.
func (a *app) runPrograms(o *runOptions, files []string) error {
	if err := o.validate(); err != nil {
		return err
	}
	a.json = o.json
	x := &execution{app: a, o: o}
	finished := make(chan error, 1)
	go func() { finished <- x.run(files) }()
	return x.await(finished)
}

// await waits for the run. One that does not end by itself shortly after its
// time is over, since it is in the middle of something large, is left behind.
func (x *execution) await(finished chan error) error {
	var overdue <-chan time.Time
	if x.o.timeout > 0 {
		overdue = time.After(x.o.timeout + time.Second)
	}
	select {
	case err := <-finished:
		return err
	case <-overdue:
		x.out.Flush()
		x.remark("the time limit of %v is reached", x.o.timeout)
		x.app.status = statusUnknown
		return nil
	}
}

func (x *execution) run(files []string) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	x.begin()
	defer x.engine.InterruptBy(ctx)()
	context.AfterFunc(ctx, stop) // a second signal ends the process at once
	printer := x.printer(ctx)
	complete, err := x.load(files)
	if err == nil && complete {
		err = x.solve(ctx, printer)
	}
	if err == nil {
		err = printer.end(ctx)
	}
	if e := x.engine.Close(); err == nil {
		err = e
	}
	if err != nil {
		return err
	}
	if x.status = x.outcome(); x.status == statusUnknown && x.limit == nil {
		for _, why := range x.engine.Machine().Unknown {
			x.remark("unknown: %s", why)
		}
	}
	if x.o.stats && !x.o.json {
		x.printStats()
	}
	return nil
}

// begin makes the engine.
func (x *execution) begin() {
	limits := engine.Limits{Steps: x.o.steps, Memory: int64(x.o.memory)}
	if x.o.timeout > 0 {
		limits.Deadline = time.Now().Add(x.o.timeout)
	}
	x.printed, x.complained = &skipper{out: x.out}, &skipper{out: x.err}
	if x.o.proof || x.o.json {
		x.printed.out = bufio.NewWriter(x.err)
	}
	options := []engine.Option{
		engine.WithInput(x.in), engine.WithOutput(x.printed), engine.WithErrorOutput(x.complained),
		engine.WithLimits(limits), engine.Record(x.o.proof),
		engine.WithRuleLibraries(ruleLibraries()...), engine.WithArguments(x.o.arguments...),
		engine.WithReport(func(d *syntax.Diagnostic) {
			if d.Severity == syntax.Error || !x.o.quiet && (x.o.warnings || !d.Style()) {
				x.diagnose(d)
			}
		}),
	}
	if x.o.engine == "ichiban" {
		options = append(options, engine.WithSearcher(func(m *machine.Machine, l engine.Limits) engine.Searcher { return reference.New(m, l) }))
	}
	x.engine = engine.New(options...)
	builtin.StreamsOf(x.engine.Program()).OpenFile = x.o.grants.open
	x.claims = x.engine.NewClaims()
	x.watched(x.engine.Machine())
	x.watchMemory()
}

// load loads the programs and reports whether the run may go on.
func (x *execution) load(files []string) (complete bool, err error) {
	complete = true
	for _, name := range files {
		var fault *engine.LoadError
		err := x.loadSource(x.engine, name)
		switch {
		case err == nil:
		case errors.As(err, &fault):
			x.faulty = true
			complete = complete && !fault.Incomplete
			x.adviseTest(name, fault)
		default:
			return false, x.stopped(err)
		}
	}
	return complete, nil
}

// adviseTest says how a file is run whose clauses look like the answers of a test: they
// are indented behind a query, and = or ; is what they define.
func (x *execution) adviseTest(name string, fault *engine.LoadError) {
	for _, d := range fault.Diagnostics {
		if d.Col > 1 && strings.HasSuffix(d.Message, "cannot be redefined") {
			x.advise("if %s holds tests, queries with their answers behind them: eyeprove test %s", name, name)
			return
		}
	}
}

// loadSource loads a program into e: a file, the standard input for -, or a rule
// library for library(Name).
func (a *app) loadSource(e *engine.Engine, name string) error {
	if l, ok := namedLibrary(name); ok {
		_, err := e.LoadRules(l.Name)
		return err
	}
	if err := noLibrary(name); err != nil {
		return err
	}
	if name != "-" {
		return e.LoadFile(name)
	}
	text, err := io.ReadAll(a.in)
	if err != nil {
		return fmt.Errorf("standard input: %w", err)
	}
	return e.LoadStringAt(".", "stdin", string(text))
}

// stopped takes the error that ended a search. It gives back what is no result
// of a run.
func (x *execution) stopped(err error) error {
	var uncaught *engine.Uncaught
	var limit *engine.LimitError
	switch {
	case errors.As(err, &uncaught):
		x.faulty = true
		x.diagnose(uncaught.Diagnostic)
	case errors.As(err, &x.halted):
	case errors.As(err, &limit):
		x.limit = err
		x.remark("%s", x.limitText(limit))
	case errors.Is(err, context.Canceled):
		x.limit = err
		x.remark("interrupted")
	default:
		return err
	}
	return nil
}

func (x *execution) limitText(l *engine.LimitError) string {
	switch {
	case l.Resource == isoerr.Time && x.o.timeout > 0:
		return fmt.Sprintf("the time limit of %v is reached", x.o.timeout)
	case l.Resource == isoerr.Memory && x.o.memory > 0:
		return fmt.Sprintf("the memory limit of %s is reached", &x.o.memory)
	case l.Resource == isoerr.Steps && x.o.steps > 0:
		return fmt.Sprintf("the limit of %d steps is reached", x.o.steps)
	}
	return "the limit of " + l.Limit + " is reached"
}

// over reports whether nothing more is to be run.
func (x *execution) over() bool {
	return x.limit != nil || x.halted != nil || x.o.answers > 0 && x.answers >= x.o.answers
}

// solve runs main goals and solves the goals.
func (x *execution) solve(ctx context.Context, printer printer) error {
	err := x.engine.RunMain()
	var fault *engine.LoadError
	switch {
	case errors.As(err, &fault):
		x.faulty = true
	case err != nil:
		return x.stopped(err)
	}
	goals, err := x.goals()
	if err != nil {
		return err
	}
	if len(goals) == 0 {
		x.solved = true
		if !x.engine.Active() && !x.faulty {
			x.advise("no goal is asked: declare one in the program, as in %%%% ?- goal(X)., or use --goal")
		}
	}
	x.claims.Expect(goals)
	done, shown, err := x.solveSideBySide(ctx, goals, printer)
	if err != nil {
		return err
	}
	for _, g := range goals[done:] {
		if err := x.solveGoal(g, printer, shown); err != nil {
			return err
		}
		if x.over() {
			break
		}
		shown = nil
	}
	if x.halted == nil {
		x.leftOut()
	}
	if x.outcome() == statusNoAnswer {
		x.advise("no goal has a solution")
	}
	return nil
}

// goals gives the goals of the run.
func (x *execution) goals() ([]*engine.Goal, error) {
	if len(x.o.goals) == 0 {
		return x.engine.Goals(), nil
	}
	var goals []*engine.Goal
	for _, text := range x.o.goals {
		g, err := x.engine.ParseGoal(text)
		if err != nil {
			return nil, err
		}
		goals = append(goals, g)
	}
	return goals, nil
}

// solveGoal solves a goal by the engine itself. shown, if any, says how much was
// shown of it before.
func (x *execution) solveGoal(g *engine.Goal, p printer, shown *task) error {
	skip := 0
	if shown != nil {
		skip = shown.answers
		x.printed.skip, x.complained.skip = shown.printed[printing], shown.printed[printingError]
	}
	for answer, err := range x.engine.Solve(context.Background(), g) {
		if err != nil {
			return x.stopped(err)
		}
		if skip > 0 {
			skip--
			continue
		}
		if err := x.found(answer, func() error { return p.prepare(x.engine, answer)() }); err != nil {
			return err
		}
		if x.over() {
			break
		}
	}
	return nil
}

// found takes a solution, which show shows if it is an answer.
func (x *execution) found(answer *engine.Answer, show func() error) error {
	x.solved = true
	if !x.claims.Take(answer) && !x.o.all {
		return nil
	}
	if err := show(); err != nil {
		return x.stopped(err)
	}
	x.answers++
	return nil
}

// outcome gives the exit status.
func (x *execution) outcome() int {
	switch {
	case x.halted != nil:
		return x.halted.Code
	case errors.Is(x.limit, context.Canceled):
		return statusInterrupt
	case x.limit != nil:
		return statusUnknown
	case x.faulty:
		return statusError
	case x.solved:
		return statusOK
	case len(x.engine.Machine().Unknown) > 0: // an oracle did not know
		return statusUnknown
	}
	return statusNoAnswer
}
