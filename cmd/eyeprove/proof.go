package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/proofs"
	"github.com/eyeprove/eyeprove/proofs/check"
	"github.com/eyeprove/eyeprove/proofs/render"
)

// prover explains the answers of a run and prints the document at the end.
type prover struct {
	x        *execution
	document *proofs.Document
	tooLarge bool // an answer could not be explained within the limits
}

func newProver(ctx context.Context, x *execution) *prover {
	limit := x.o.proofLimit
	options := proofs.Options{Expanded: x.o.detail == "expanded", MaxSteps: limit.steps, MaxBytes: int64(limit.bytes),
		Interrupted: func() error {
			if err := ctx.Err(); err != nil {
				return err
			}
			return x.outOfMemory()
		}}
	return &prover{x: x, document: proofs.NewDocument(x.engine.Program(), options)}
}

func (p *prover) prepare(e *engine.Engine, a *engine.Answer) func() error {
	solution := proofs.Capture(a.Goal.Image(), e.Machine(), a.Run())
	return func() error {
		err := p.document.Explain(solution)
		p.tooLarge = p.tooLarge || err != nil
		return err
	}
}

// end writes the document, when it passes the check. A run whose answers were not
// all explained gets none, for a document that leaves some out says nothing of it.
func (p *prover) end(ctx context.Context) error {
	x := p.x
	if x.halted != nil {
		x.advise("no proof is written: the program called halt(%d)", x.halted.Code)
	}
	if x.halted != nil || p.tooLarge || p.document.Claims() == 0 {
		return nil
	}
	program, err := check.LoadProgram(x.sources())
	if err != nil {
		return fmt.Errorf("the proof cannot be checked: %w", err)
	}
	p.document.WriteWith(program.Operators(), program.Flags())
	if err := p.document.Fits(); err != nil {
		return x.stopped(err)
	}
	if passed, err := p.selfCheck(ctx, program); !passed || err != nil {
		return err
	}
	var text pages
	if err := p.document.Write(&text); err != nil {
		return x.stopped(err)
	}
	if x.o.explain != nil {
		return x.o.explain.tree(x.out, text.String(), x.sources(), func(pred string) { x.advise("no goal of %s is in the proof", pred) })
	}
	if x.o.json {
		return render.JSON(x.out, text.String(), program.Operators(), program.Flags())
	}
	_, err = text.WriteTo(x.out)
	return err
}

// pages is a text that grows without being copied.
type pages [][]byte

const pageSize = 1 << 16

func (p *pages) Write(text []byte) (int, error) {
	for rest := text; len(rest) > 0; {
		if n := len(*p); n == 0 || len((*p)[n-1]) == cap((*p)[n-1]) {
			*p = append(*p, make([]byte, 0, pageSize))
		}
		last := &(*p)[len(*p)-1]
		n := min(len(rest), cap(*last)-len(*last))
		*last, rest = append(*last, rest[:n]...), rest[n:]
	}
	return len(text), nil
}

// WriteTo writes the text.
func (p pages) WriteTo(out io.Writer) (written int64, err error) {
	for _, page := range p {
		n, err := out.Write(page)
		written += int64(n)
		if err != nil {
			return written, err
		}
	}
	return written, nil
}

func (p pages) String() string { return string(bytes.Join(p, nil)) }

// selfCheck has the document checked as the terms that it is made of. The error is
// that of one that does not pass; a limit that ends the check is reported.
func (p *prover) selfCheck(ctx context.Context, program *check.Program) (passed bool, err error) {
	x := p.x
	goals, err := x.goals()
	if err != nil {
		return false, err
	}
	// The distinct terms of the steps may take twice the bytes that their text may.
	bytes := int(x.o.proofLimit.bytes)
	if bytes == 0 {
		bytes = proofs.DefaultMaxBytes
	}
	options := check.Options{Timeout: -1, MaxCells: bytes / 4}
	for _, g := range goals {
		options.Goals = append(options.Goals, g.Text)
	}
	ctx, stop := x.memoryContext(ctx)
	defer stop()
	facts := func(yield func(check.Fact) bool) {
		p.document.Facts(func(h *term.Heap, kept int, fact term.Word) bool {
			return yield(check.Fact{Heap: h, Kept: kept, Word: fact})
		})
	}
	report, err := check.CheckFacts(ctx, program, facts, options)
	if spent := x.outOfMemory(); err != nil && spent != nil {
		err = spent
	}
	if errors.Is(err, check.ErrTooLarge) {
		return false, x.stopped(&engine.LimitError{Resource: isoerr.Memory, Limit: fmt.Sprintf("%d bytes of a proof", bytes)})
	}
	if err != nil {
		return false, x.stopped(fmt.Errorf("the proof cannot be checked: %w", err))
	}
	if !report.Valid() {
		return false, unproved(report)
	}
	return true, nil
}

// unproved is the error of a document that does not pass its own check. It names the
// answers that cannot be proved, and how to have the others proved.
func unproved(report *check.Report) error {
	var text strings.Builder
	text.WriteString("no proof is written: it does not pass its own check, which is a defect of eyeprove\n")
	for _, b := range report.Blame() {
		fmt.Fprintf(&text, "  note: %s: %s: %s\n", b.Condition, b.Subject, b.Detail)
		for _, claim := range b.Claims {
			fmt.Fprintf(&text, "  note: the answer %s rests on it\n", claim)
		}
	}
	text.WriteString("  note: --goal asks for other answers, --answers N stops before this one, and without --proof all are printed")
	return errors.New(text.String())
}

// sources gives the texts of the programs that were loaded.
func (x *execution) sources() []check.Source {
	return x.engine.Sources()
}
