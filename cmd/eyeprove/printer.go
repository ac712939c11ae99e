package main

import (
	"context"

	"github.com/eyeprove/eyeprove/engine"
)

// printer shows the answers of a run, or what becomes of them.
type printer interface {
	// prepare takes what it needs of an answer that e has found, and gives what shows
	// it, which may be called later, when e has gone on.
	prepare(e *engine.Engine, a *engine.Answer) (show func() error)
	end(context.Context) error // the run is over
}

func (x *execution) printer(ctx context.Context) printer {
	switch {
	case x.o.proof:
		return newProver(ctx, x)
	case x.o.json:
		return &jsonPrinter{x}
	}
	return factPrinter{x}
}

// factPrinter prints answers as facts, in order with what the program prints.
type factPrinter struct{ x *execution }

func (p factPrinter) prepare(_ *engine.Engine, a *engine.Answer) func() error {
	return func() error { return p.x.engine.Print(a.Text() + ".\n") }
}

func (p factPrinter) end(context.Context) error { return nil }

// jsonPrinter prints an object a line for each answer, and one at the end.
type jsonPrinter struct{ x *execution }

type jsonAnswer struct {
	Answer   string            `json:"answer"`
	Goal     string            `json:"goal"`
	Bindings map[string]string `json:"bindings"`
}

type jsonSummary struct {
	Answers int            `json:"answers"`
	LeftOut engine.LeftOut `json:"left_out"`
	Status  int            `json:"status"`
	Stats   *statistics    `json:"stats,omitempty"`
}

func (p *jsonPrinter) prepare(_ *engine.Engine, a *engine.Answer) func() error {
	line := jsonAnswer{a.Text(), a.Goal.Text, map[string]string{}}
	for _, b := range a.Bindings() {
		line.Bindings[b.Name] = b.Value
	}
	text := jsonLine(line)
	return func() error {
		_, err := p.x.out.Write(text)
		return err
	}
}

func (p *jsonPrinter) end(context.Context) error {
	x := p.x
	s := jsonSummary{Answers: x.answers, LeftOut: x.claims.Left, Status: x.outcome()}
	if x.o.stats {
		s.Stats = x.statistics()
	}
	_, err := x.out.Write(jsonLine(s))
	return err
}
