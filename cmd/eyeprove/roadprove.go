package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/proofs"
	"github.com/eyeprove/eyeprove/proofs/check"
	"github.com/eyeprove/eyeprove/rules/road"
	"github.com/eyeprove/eyeprove/rules/road/clauses"
	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
)

// proveRoad prints the proof document of what is true of a puzzle: that a loop is its only
// solution, that two loops are solutions, or that it has none. The document is checked
// before it is written.
func (a *app) proveRoad(ctx context.Context, p *codec.Puzzle) error {
	err := a.proveWithin(ctx, p)
	if err != nil && errors.Is(ctx.Err(), context.DeadlineExceeded) {
		a.remark("unknown: the time is over")
		a.status = statusUnknown
		return nil
	}
	return err
}

func (a *app) proveWithin(ctx context.Context, p *codec.Puzzle) error {
	c, err := clauses.Certify(ctx, ladder.Prepare(p.Board), ladder.All, 1_000_000)
	if errors.Is(err, clauses.ErrUnknown) && ctx.Err() == nil {
		a.remark("unknown: %v", err)
		a.status = statusUnknown
		return nil
	}
	if err != nil {
		return err
	}
	const name = "puzzle1" // as road convert --to facts calls it
	goal := c.Goal(name)
	program := roadProgram(p, name, []string{c.Claim})
	document, err := roadDocument(ctx, program, goal)
	if err != nil {
		return err
	}
	if c.Claim == "none" {
		a.status = statusNoAnswer
	}
	_, err = a.out.Write(document)
	return err
}

// roadDocument gives the document of the first proof of a goal over a puzzle's program and
// library(road), after it was checked.
func roadDocument(ctx context.Context, program, goal string) ([]byte, error) {
	e := engine.New(engine.Record(true), engine.WithRuleLibraries(ruleLibraries()...))
	defer e.Close()
	defer e.InterruptBy(ctx)()
	if err := e.LoadString("puzzle.pl", program); err != nil {
		return nil, err
	}
	g, err := e.ParseGoal(goal)
	if err != nil {
		return nil, err
	}
	document := proofs.NewDocument(e.Program(), proofs.Options{})
	for answer, err := range e.Solve(ctx, g) {
		if err != nil {
			return nil, err
		}
		if err := document.Explain(proofs.Capture(answer.Goal.Image(), e.Machine(), answer.Run())); err != nil {
			return nil, err
		}
		break
	}
	if document.Claims() == 0 {
		return nil, fmt.Errorf("the clauses do not prove %s", goal)
	}
	var text bytes.Buffer
	if err := document.Write(&text); err != nil {
		return nil, err
	}
	known, err := check.LoadProgram([]check.Source{{Name: "puzzle.pl", Text: program}, {Name: "library(road)", Text: road.Library()}})
	if err != nil {
		return nil, err
	}
	report, err := check.Check(ctx, known, text.String(), check.Options{Goals: []string{goal}, Timeout: -1})
	if err != nil {
		return nil, err
	}
	if report.Verdict() != "checked" {
		return nil, errors.New("the proof is not checked: " + report.Text())
	}
	return text.Bytes(), nil
}
