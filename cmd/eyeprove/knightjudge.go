package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/proofs"
	"github.com/eyeprove/eyeprove/proofs/check"
	"github.com/eyeprove/eyeprove/rules/knight"
)

// knightJudge proves goals over library(knight) and has each proof checked.
type knightJudge struct {
	program func() (*check.Program, error) // the library as the checker knows it
}

func newKnightJudge() *knightJudge {
	return &knightJudge{sync.OnceValues(func() (*check.Program, error) {
		return check.LoadProgram([]check.Source{{Name: "library(knight)", Text: knight.Library()}})
	})}
}

// judge is a knight.Judge: a goal stands when it has a proof whose verdict is
// checked, with no obligation left.
func (j *knightJudge) judge(ctx context.Context, goal string) error {
	_, err := j.prove(ctx, goal)
	return err
}

// prove gives the document of the first proof of the goal, after it was checked.
func (j *knightJudge) prove(ctx context.Context, goal string) ([]byte, error) {
	e := engine.New(engine.Record(true), engine.WithRuleLibraries(ruleLibraries()...))
	defer e.Close()
	defer e.InterruptBy(ctx)()
	if _, err := e.LoadRules("knight"); err != nil {
		return nil, err
	}
	g, err := e.ParseGoal(goal)
	if err != nil {
		return nil, err
	}
	document := proofs.NewDocument(e.Program(), proofs.Options{})
	for a, err := range e.Solve(ctx, g) {
		if err != nil {
			return nil, err
		}
		if err := document.Explain(proofs.Capture(a.Goal.Image(), e.Machine(), a.Run())); err != nil {
			return nil, err
		}
		break
	}
	if document.Claims() == 0 {
		return nil, fmt.Errorf("the clauses do not prove %.200s", goal)
	}
	var text bytes.Buffer
	if err := document.Write(&text); err != nil {
		return nil, err
	}
	program, err := j.program()
	if err != nil {
		return nil, err
	}
	report, err := check.Check(ctx, program, text.String(), check.Options{Goals: []string{goal}, Timeout: -1})
	if err != nil {
		return nil, err
	}
	if report.Verdict() != "checked" {
		return nil, errors.New("the proof is not checked: " + report.Text())
	}
	return text.Bytes(), nil
}
