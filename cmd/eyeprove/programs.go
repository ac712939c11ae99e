package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/syntax"
)

type runOptions struct {
	goals      []string
	all, quiet bool
	stats      bool
	answers    int
	timeout    time.Duration
	steps      uint64
}

func (a *app) runPrograms(o *runOptions, files []string) error {
	var limits engine.Limits
	limits.Steps = o.steps
	if o.timeout > 0 {
		limits.Deadline = time.Now().Add(o.timeout)
	}
	e := engine.New(engine.WithInput(a.in), engine.WithOutput(a.out), engine.WithErrorOutput(a.err), engine.WithLimits(limits),
		engine.WithReport(func(d *syntax.Diagnostic) {
			if d.Severity == syntax.Error || !o.quiet {
				e := d.Render()
				io.WriteString(a.err, e)
			}
		}))
	defer e.Close()
	for _, f := range files {
		var err error
		if f == "-" {
			text, e2 := io.ReadAll(a.in)
			if e2 != nil {
				return e2
			}
			err = e.LoadStringAt(".", "stdin", string(text))
		} else {
			err = e.LoadFile(f)
		}
		if err != nil {
			a.status = statusError
			return a.failed(err)
		}
	}
	goals := e.Goals()
	if len(o.goals) > 0 {
		goals = nil
		for _, g := range o.goals {
			goal, err := e.ParseGoal(g)
			if err != nil {
				return err
			}
			goals = append(goals, goal)
		}
	}
	seen := map[string]bool{}
	any := false
	for _, g := range goals {
		for ans, err := range e.Solve(context.Background(), g) {
			if err != nil {
				if err := a.failed(err); err != nil {
					return err
				}
				break
			}
			any = true
			if (!ans.Ground() || seen[ans.Text()]) && !o.all {
				continue
			}
			seen[ans.Text()] = true
			e.Print(ans.Text() + ".\n")
		}
	}
	if !any && len(goals) > 0 && a.status == 0 {
		a.status = statusNoAnswer
	}
	if o.stats {
		s := e.Stats()
		fmt.Fprintf(a.err, "%+v\n", s)
	}
	return nil
}

func (a *app) failed(err error) error {
	a.status = statusError
	var u *engine.Uncaught
	var h *engine.Halt
	var l *engine.LoadError
	var lim *engine.LimitError
	switch {
	case errors.As(err, &u):
		io.WriteString(a.err, u.Diagnostic.Render())
	case errors.As(err, &h):
		a.status = h.Code
	case errors.As(err, &l):
	case errors.As(err, &lim):
		fmt.Fprintln(a.err, "eyeprove:", err)
		a.status = statusUnknown
	default:
		return err
	}
	return nil
}
