package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/proofs/check"
)

// checkOptions are the options of a check.
type checkOptions struct {
	goals        []string
	strict       bool
	discharge    bool
	closureSteps int
	json         bool
	quiet        bool
	timeout      time.Duration
	bytes        size // of the document
	memory       size // for its terms
}

// bounds gives the options of the checker.
func (o *checkOptions) bounds() check.Options {
	return check.Options{Goals: o.goals, Strict: o.strict, Discharge: o.discharge, ClosureSteps: o.closureSteps,
		Timeout: o.timeout, MaxBytes: int(o.bytes), MaxCells: int(o.memory / 8)}
}

const checkLong = `Decide whether a proof document holds, and print the report.

PROOF is a document written by 'eyeprove --proof', or - for the standard input;
PROGRAM the texts it was made from, in the same order. Nothing of the document is
run, and no directive of the program. Built-in steps are decided again by an
implementation of Prolog that is independent of the one that made the proof.

The verdict 'checked' means that the claims follow from the clauses, with cuts and
other commitments set aside; 'checked_with_obligations' that they do if what the
report lists as obligations holds: that nothing is missing in a collected list, and
that what is absent cannot be proved.

With --discharge the obligations and the commitments are closed where that can be
done: each claim is run again from the goal that was asked, along the clauses the
proof cites; what was negated must fail, what was collected must be all there is,
in order, and no cut, condition or earlier clause may have been passed over. The
verdict 'checked' then means that this is what Prolog answers, and why. What stays
open is listed with its reason: stateful, reflective, bound (--closure-steps was
reached), instantiation or theory_scoped.

A document that makes no claim, such as an empty one, is 'checked' too: it says
nothing that could be wrong. A remark on standard error tells. So it is behind a pipe
from a run that failed: shells tell of that with set -o pipefail.

A proof may come from a stranger: its length, the memory its terms take and the
time of the check are bounded, and a check beyond a bound ends with status 3. See
also 'eyeprove help exit-status'.`

const checkExamples = `  eyeprove check family.proof family.pl
  eyeprove --proof family.pl | eyeprove check --discharge - family.pl
  eyeprove check --strict --goal 'ancestor(X, kim)' family.proof family.pl`

func (a *app) checkCommand() *cobra.Command {
	o := &checkOptions{bytes: check.DefaultMaxBytes, memory: 8 * check.DefaultMaxCells}
	cmd := &cobra.Command{
		Use:     "check PROOF PROGRAM...",
		Short:   "Decide whether a proof document holds",
		Long:    checkLong,
		Example: checkExamples,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) < 2 {
				return misuse("check takes a proof and the program it is about")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error { return a.check(o, args[0], args[1:]) },
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringArrayVarP(&o.goals, "goal", "g", nil, "the proof answers `GOAL`, in place of the goals the program declares; may be repeated")
	f.BoolVar(&o.strict, "strict", false, "what would be an obligation is a failure; with --discharge, what stays open")
	f.BoolVarP(&o.discharge, "discharge", "d", false, "close obligations and commitments by running them again (condition C8)")
	f.IntVar(&o.closureSteps, "closure-steps", check.DefaultSteps, "leave open what takes more than `N` inferences to close")
	f.BoolVar(&o.json, "json", false, "print the report as JSON")
	f.BoolVarP(&o.quiet, "quiet", "q", false, "print no report: the exit status tells")
	f.DurationVar(&o.timeout, "timeout", check.DefaultTimeout, "end the check after this `TIME`, such as 10s or 2m")
	f.Var(&o.bytes, "max-bytes", "read no proof longer than this `SIZE`")
	f.Var(&o.memory, "max-memory", "end the check when the terms of the proof take more than this `SIZE`")
	f.BoolP("help", "h", false, "print this help")
	return cmd
}

// check checks a document and prints the report.
func (a *app) check(o *checkOptions, document string, files []string) error {
	a.json = o.json
	if len(files) == 0 {
		return misuse("a check takes the program that the proof is about")
	}
	program, err := a.checkedProgram(files)
	if err != nil || program == nil {
		return err
	}
	in, err := a.open(document)
	if err != nil {
		return err
	}
	defer in.Close()
	report, err := check.CheckReader(context.Background(), program, in, o.bounds())
	switch {
	case errors.Is(err, check.ErrNoGoals):
		return errors.New("the program declares no goal that the proof could answer; name it with --goal")
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, check.ErrTooLarge):
		if errors.Is(err, context.DeadlineExceeded) {
			err = fmt.Errorf("the time limit of %v is reached", o.timeout)
		}
		a.remark("unknown: %v", err)
		a.status = statusUnknown
		return nil
	case err != nil:
		return unreadable(document, err)
	}
	if !report.Valid() {
		a.status = statusInvalid
	}
	if o.quiet {
		return nil
	}
	if report.Claims == 0 && report.Valid() {
		a.remark("the proof makes no claim, so it certifies nothing")
	}
	if report.Steps == 0 && !report.Valid() && filepath.Ext(document) == ".pl" {
		a.remark("is %s a proof? The proof comes first, then its programs: eyeprove check PROOF PROGRAM...", document)
	}
	return a.printReport(o, report)
}

func (a *app) printReport(o *checkOptions, report *check.Report) error {
	text := []byte(report.Text())
	if o.json {
		object, err := report.JSON()
		if err != nil {
			return err
		}
		text = append(object, '\n')
	}
	_, err := a.out.Write(text)
	return err
}

// checkedProgram reads the program as the checker knows it. It gives nil after
// it has reported what is wrong with the program.
func (a *app) checkedProgram(files []string) (*check.Program, error) {
	sources, err := a.programSources(files)
	if err != nil {
		return nil, err
	}
	program, err := check.LoadProgram(sources)
	var faults *check.ProgramError
	if !errors.As(err, &faults) {
		return program, err
	}
	a.status = statusError
	for _, e := range faults.Errs {
		var d *syntax.Diagnostic
		if errors.As(e, &d) {
			a.diagnose(d)
		} else {
			a.remark("%v", e)
		}
	}
	return nil, nil
}

// programSources gives the texts of programs and those that they load, in the order
// in which the engine numbers their clauses. Nothing of them is run.
func (a *app) programSources(files []string) ([]check.Source, error) {
	e := engine.New(engine.ReadOnly(), engine.WithRuleLibraries(ruleLibraries()...))
	for _, name := range files {
		err := a.loadSource(e, name)
		var fault *engine.LoadError
		if !errors.As(err, &fault) {
			if err != nil {
				return nil, err
			}
			continue
		}
		for _, d := range fault.Diagnostics {
			if d.Code == engine.CodeSource { // other faults are for the checker to find
				return nil, d
			}
		}
	}
	return e.Sources(), nil
}

// readAll gives the text of a file, or of the standard input for -.
func (a *app) readAll(name string) (string, error) {
	in, err := a.open(name)
	if err != nil {
		return "", err
	}
	defer in.Close()
	text, err := io.ReadAll(in)
	return string(text), unreadable(name, err)
}

// open opens a file, or the standard input for -.
func (a *app) open(name string) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(a.in), nil
	}
	f, err := os.Open(name)
	return f, unreadable(name, err)
}

// unreadable says of which file an error of the operating system is.
func unreadable(name string, err error) error {
	var p *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s cannot be read: there is no such file", name)
	case errors.Is(err, syscall.EISDIR):
		return fmt.Errorf("%s cannot be read: it is a folder", name)
	case errors.As(err, &p):
		return fmt.Errorf("%s cannot be read: %w", name, p.Err)
	}
	return err
}
