package main

import (
	"bytes"
	"context"
	"fmt"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/proofs"
	"github.com/eyeprove/eyeprove/proofs/check"
	"github.com/eyeprove/eyeprove/proofs/render"
)

// prover explains the answers of a run and prints the document at the end.
type prover struct {
	x        *execution
	document *proofs.Document
}

func newProver(x *execution) *prover {
	options := proofs.Options{Expanded: x.o.detail == "expanded"}
	return &prover{x, proofs.NewDocument(x.engine.Program(), options)}
}

func (p *prover) answer(a *engine.Answer) error {
	return p.document.Explain(proofs.Capture(a.Goal.Image(), p.x.engine.Machine(), a.Run()))
}

// end writes the document, when it passes the check.
func (p *prover) end(ctx context.Context) error {
	x := p.x
	if x.halted != nil || p.document.Claims() == 0 {
		return nil
	}
	var text bytes.Buffer
	if err := p.document.Write(&text); err != nil {
		return x.stopped(err)
	}
	if err := p.selfCheck(ctx, text.String()); err != nil {
		return err
	}
	if x.o.json {
		return render.JSON(x.out, text.String(), x.engine.Program().Ops, x.engine.Program().Flags)
	}
	_, err := text.WriteTo(x.out)
	return err
}

// selfCheck gives an error for a document that does not pass the check.
func (p *prover) selfCheck(ctx context.Context, text string) error {
	x := p.x
	var sources []check.Source
	for _, s := range x.engine.Sources() {
		sources = append(sources, check.Source{Name: s.Name, Text: s.Text})
	}
	program, err := check.LoadProgram(sources)
	if err != nil {
		return fmt.Errorf("the proof cannot be checked: %w", err)
	}
	goals, err := x.goals()
	if err != nil {
		return err
	}
	options := check.Options{Timeout: -1}
	for _, g := range goals {
		options.Goals = append(options.Goals, g.Text)
	}
	report, err := check.Check(ctx, program, text, options)
	if err != nil {
		return x.stopped(fmt.Errorf("the proof cannot be checked: %w", err))
	}
	if !report.Valid() {
		return fmt.Errorf("no proof is written: it does not pass its own check; this is a defect of eyeprove\n%s", report.Text())
	}
	return nil
}
