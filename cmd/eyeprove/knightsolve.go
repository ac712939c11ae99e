package main

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/rules/knight"
)

type solveOptions struct {
	boardOptions
	seed   uint64
	budget int64
	proof  bool
	svg    string
	json   bool
}

func (a *app) knightSolve() *cobra.Command {
	o := &solveOptions{}
	cmd := &cobra.Command{
		Use:   "solve BOARD",
		Short: "Decide whether a board has a tour, and give it",
		Long: `Decide whether a board has a tour.

Prints the tour as a grid of step numbers, or the certificate that there is none, or
why it is not known. --proof prints a proof document instead, which rests on the
clauses of library(knight) alone and is checked by one of

    eyeprove check --goal 'tour(rectangle(5, 5), open, T)' PROOF 'library(knight)'
    eyeprove check --goal 'no_tour(rectangle(4, 4), open, C)' PROOF 'library(knight)'

The goal is the document's first line, with a variable for what was found; with
--discharge it is that line as it stands. The exit status is 0 for a tour, 4 for none,
3 for unknown.`,
		Args: oneBoard,
		RunE: func(_ *cobra.Command, args []string) error { return a.solveBoards(o, args[0]) },
	}
	o.flags(cmd)
	f := cmd.Flags()
	f.Uint64Var(&o.seed, "seed", 0, "settle ties by the number `N`: another seed, another tour")
	f.Int64Var(&o.budget, "budget", knight.DefaultBudget, "take at most `N` nodes of search a board")
	f.BoolVarP(&o.proof, "proof", "p", false, "print the proof of the answer in its place")
	f.StringVar(&o.svg, "svg", "", "also draw the path into `FILE`")
	f.BoolVar(&o.json, "json", false, "print a JSON object a line")
	return cmd
}

func oneBoard(cmd *cobra.Command, args []string) error {
	if len(args) != 1 {
		return misuse("knight %s takes one BOARD: a size, rows joined by /, or a file", cmd.Name())
	}
	return nil
}

func (a *app) solveBoards(o *solveOptions, arg string) error {
	a.json = o.json
	if o.budget < 1 {
		return misuse("--budget takes a number of nodes from 1 on")
	}
	list, err := a.entries(arg, &o.boardOptions)
	if err != nil {
		return err
	}
	many := len(list) > 1
	switch {
	case many && o.svg != "":
		return misuse("--svg draws one board, and there are %d", len(list))
	case many && o.proof:
		return misuse("--proof proves one answer, and there are %d boards", len(list))
	}
	ctx, stop := knightContext(o.timeout)
	defer stop()
	tours, unknown := 0, 0
	for i, e := range list {
		d := knight.Decide(ctx, e.board, knight.Options{Task: e.task, Seed: o.seed, Budget: o.budget})
		if errors.Is(context.Cause(ctx), context.Canceled) && d.Verdict == knight.Unknown {
			a.remark("interrupted after %d of %d boards", i, len(list))
			a.status = statusInterrupt
			return nil
		}
		switch d.Verdict {
		case knight.Tour:
			tours++
		case knight.Unknown:
			unknown++
		}
		if err := a.printDecision(ctx, o, e, d, many); err != nil {
			return err
		}
	}
	switch {
	case unknown > 0:
		a.status = statusUnknown
	case tours == 0:
		a.status = statusNoAnswer
	}
	return nil
}

func (a *app) printDecision(ctx context.Context, o *solveOptions, e entry, d knight.Decision, many bool) error {
	if o.svg != "" && d.Verdict == knight.Tour {
		if err := os.WriteFile(o.svg, []byte(knight.SVG(e.board, d.Tour, e.task.Closed)), 0o666); err != nil {
			return err
		}
	}
	switch {
	case o.proof:
		return a.proveDecision(ctx, e, d)
	case o.json || many:
		_, err := a.out.Write(jsonLine(decisionJSON(e, d)))
		return err
	}
	_, err := fmt.Fprint(a.out, decisionText(e, d))
	return err
}

// proveDecision prints the document of a decision.
func (a *app) proveDecision(ctx context.Context, e entry, d knight.Decision) error {
	if d.Verdict == knight.Unknown {
		a.remark("unknown: %s", d.Reason)
		return nil
	}
	goal, err := e.goal(d)
	if err != nil {
		return err
	}
	text, err := newKnightJudge().prove(ctx, goal)
	if err != nil {
		return err
	}
	_, err = a.out.Write(text)
	return err
}

// goal is what the clauses of library(knight) must prove for a decision.
func (e entry) goal(d knight.Decision) (string, error) {
	board, task := knight.BoardTerm(e.board), knight.TaskTerm(e.board, e.task)
	if d.Verdict == knight.Tour {
		return fmt.Sprintf("tour(%s, %s, %s)", board, task, knight.PointsTerm(d.Tour)), nil
	}
	certificate, err := knight.CertificateTerm(e.board, e.task, d.Certificate)
	return fmt.Sprintf("no_tour(%s, %s, %s)", board, task, certificate), err
}

// decisionText is the answer for a reader.
func decisionText(e entry, d knight.Decision) string {
	b := e.board
	switch d.Verdict {
	case knight.Tour:
		kind := "tour"
		if e.task.Closed {
			kind = "closed tour"
		}
		text := fmt.Sprintf("%s: %d squares, %d nodes, by %s\n", kind, b.Size(), d.Nodes, d.Method)
		if b.Wrap {
			text += fmt.Sprintf("moves that use the wrap: %d\n", knight.WrapMoves(d.Tour, e.task.Closed))
		}
		return text + knight.Grid(b, d.Tour)
	case knight.NoTour:
		return fmt.Sprintf("no tour: %s\ncertificate: %s\n", d.Certificate.Explain(b, e.task), d.Certificate.Text())
	}
	return fmt.Sprintf("unknown: %s\n", d.Reason)
}

// asked is what JSON forms tell of a board and what is asked of it.
type asked struct {
	Board   string `json:"board"`
	Wrap    bool   `json:"wrap"`
	Start   string `json:"start,omitempty"`
	End     string `json:"end,omitempty"`
	Closed  bool   `json:"closed"`
	Squares int    `json:"squares"`
}

func askedJSON(e entry) asked {
	b := e.board
	a := asked{Board: b.Text(), Wrap: b.Wrap, Closed: e.task.Closed, Squares: b.Size()}
	if e.task.Start >= 0 {
		a.Start = b.Point(e.task.Start).String()
	}
	if e.task.End >= 0 {
		a.End = b.Point(e.task.End).String()
	}
	return a
}

// decided is the JSON form of an answer; rules/knight/README.md describes it.
type decided struct {
	asked
	Verdict     knight.Verdict `json:"verdict"`
	Tour        [][2]int       `json:"tour,omitempty"`
	Certificate string         `json:"certificate,omitempty"`
	Why         string         `json:"why,omitempty"`
	Reason      string         `json:"reason,omitempty"`
	Method      string         `json:"method,omitempty"`
	Nodes       int64          `json:"nodes"`
}

func decisionJSON(e entry, d knight.Decision) decided {
	j := decided{asked: askedJSON(e), Verdict: d.Verdict, Reason: d.Reason, Method: d.Method, Nodes: d.Nodes}
	for _, p := range d.Tour {
		j.Tour = append(j.Tour, [2]int{p.X, p.Y})
	}
	if c := d.Certificate; c != nil {
		j.Certificate, j.Why = c.Text(), c.Explain(e.board, e.task)
	}
	return j
}
