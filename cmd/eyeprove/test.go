package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/quads"
)

// testOptions are the options of the tests of programs.
type testOptions struct {
	timeout     time.Duration
	steps       uint64
	memory      size
	determinism bool
	jobs        int
	verbose     bool
	grants      grants
}

const testLong = `Run the queries of programs and compare their answers with those described.

A test is a query at the beginning of a line, followed by an indented description
of its answers:

    ?- member(X, [a, f(Y)]).
       X = a
    ;  X = f(Y).
    ?- member(b, [a]).
       false.
    ?- X is foo + 1.
       error(type_error(evaluable, foo/0), _).
    ?- write(hello), nl.
       true.
    % outputs: "hello\n"

Everything else in a file is its program. It is loaded first; the queries then run
in order, in the same program.

An answer is one of
  X = T, Y = U         a solution: the substitution, up to names of variables;
                       variables whose name begins with _ are left out
  true                 a solution that binds nothing
  false                no (further) solution; it may be left out behind a solution
  error(Formal, _)     an error; its second argument is not compared. The formal
                       term may stand alone: type_error(list, a)
  syntax_error(_)      such an error, or a query that is no term
  throw(Ball)          an uncaught ball
  ...                  there is a further answer; nothing is compared from here on
  loops                there is no further answer within the limits
  halt, halt(N)        the query halts
In an error or ball _ stands for any term. The dot behind ... and behind other
symbols needs a blank before it. Where several descriptions follow a query, one of
them must fit; one that contains unexpected, as in '   X = 0, unexpected.', must not.

A comment '% inputs: "text"' in the test says what user_input holds, one that reads
'% outputs: "text"', there or behind it, what must be written to user_output. Files
that a query opens are in memory, but for those of --allow-read and --allow-write.

Each test that fails is printed with its place, what is expected and what it does.
The last line says how many passed and failed; the exit status is 0 when none
failed, and 1 otherwise. A program that cannot be loaded counts as a failure, and so
does a query without a description.`

const testExamples = `  eyeprove test lists.pl
  eyeprove test --timeout 30s tests/*.pl`

func (a *app) testCommand() *cobra.Command {
	o := &testOptions{}
	cmd := &cobra.Command{
		Use:     "test FILE...",
		Short:   "Run the queries of programs and compare their answers with those described",
		Long:    testLong,
		Example: testExamples,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return misuse("test takes the files that hold the tests")
			}
			return nil
		},
		RunE:              func(_ *cobra.Command, args []string) error { return a.test(o, args) },
		ValidArgsFunction: prologFiles,
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.BoolVar(&o.determinism, "determinism", false, "compare whether an alternative is left too: X = 1 leaves none, X = 1 ; false does")
	f.BoolVarP(&o.verbose, "verbose", "v", false, "print the tests that pass too")
	f.IntVar(&o.jobs, "jobs", 1, "test `N` files at a time; the output is that of one after the other")
	f.DurationVar(&o.timeout, "timeout", quads.DefaultTimeout, "end a query after this `TIME`, such as 10s or 2m")
	f.Uint64Var(&o.steps, "limit-steps", quads.DefaultSteps, "end a query after `N` calls of predicates")
	o.memory = quads.DefaultMemory
	f.Var(&o.memory, "limit-memory", "end a query when a file's tests take more memory than `SIZE`")
	o.grants.addFlags(f)
	f.BoolP("help", "h", false, "print this help")
	return cmd
}

// test runs the tests of files.
func (a *app) test(o *testOptions, files []string) error {
	if err := o.grants.validate(); err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	passed, failed := 0, 0
	tested := a.testFiles(ctx, o, files)
	for _, file := range tested {
		<-file.done
		var unreadable *unreadableError
		switch {
		case errors.As(file.err, &unreadable):
			a.remark("%v", file.err)
			failed++
			continue
		case errors.Is(file.err, context.Canceled):
			a.remark("interrupted")
			a.status = statusInterrupt
			return nil
		case file.err != nil:
			return file.err
		}
		a.printTests(o, file.report)
		passed += file.report.Passed()
		failed += file.report.Failed()
	}
	fmt.Fprintf(a.out, "%d passed, %d failed\n", passed, failed)
	if failed > 0 {
		a.status = statusError
	}
	return nil
}

// testedFile is what became of the tests of a file, once done is closed.
type testedFile struct {
	report *quads.Report
	err    error
	done   chan struct{}
}

// unreadableError is the error of a file that cannot be read.
type unreadableError struct{ error }

// testFiles runs the tests of files, o.jobs at a time.
func (a *app) testFiles(ctx context.Context, o *testOptions, files []string) []*testedFile {
	all := make([]*testedFile, len(files))
	next := make(chan int)
	for i := range all {
		all[i] = &testedFile{done: make(chan struct{})}
	}
	for range min(max(o.jobs, 1), len(files)) {
		go func() {
			for i := range next {
				all[i].report, all[i].err = a.testFile(ctx, o, files[i])
				close(all[i].done)
			}
		}()
	}
	go func() {
		for i := range files {
			next <- i
		}
		close(next)
	}()
	return all
}

func (a *app) testFile(ctx context.Context, o *testOptions, name string) (*quads.Report, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	text, err := a.readAll(name)
	if err != nil {
		return nil, &unreadableError{err}
	}
	if name == "-" {
		name = "stdin"
	}
	return quads.Parse(name, text).Run(ctx, quads.Options{
		Timeout: o.timeout, Steps: o.steps, Memory: int64(o.memory), Determinism: o.determinism,
		OpenFile: o.grants.open, Granted: o.grants.covers,
		Engine: []engine.Option{engine.WithRuleLibraries(ruleLibraries()...)},
	})
}

// printTests prints the tests of a file that failed, or all of them.
func (a *app) printTests(o *testOptions, r *quads.Report) {
	for _, f := range r.Faults {
		fmt.Fprintln(a.out, f)
	}
	if len(r.Results) == 0 && len(r.Faults) == 0 {
		a.remark("there is no test in %s", r.Name)
	}
	for _, t := range r.Results {
		switch {
		case !t.Passed:
			fmt.Fprintf(a.out, "%s:%d: ?- %s.\n  expected: %s\n  actual:   %s\n", r.Name, t.Line, t.Query, cmp.Or(t.Expected, "nothing"), t.Actual)
			for _, c := range t.Calls {
				fmt.Fprintf(a.out, "            %s\n", c)
			}
		case o.verbose:
			fmt.Fprintf(a.out, "%s:%d: passed: ?- %s.\n", r.Name, t.Line, t.Query)
		}
	}
}
