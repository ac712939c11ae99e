package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/explain"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/picture"
	"github.com/eyeprove/eyeprove/rules/road/regions"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

type roadExplainOptions struct {
	roadOptions
	draw, svg, grid string
	budget          int
}

// stepFlags are the flags of explain and hint.
func (o *roadExplainOptions) stepFlags(cmd *cobra.Command) {
	cmd.Flags().SortFlags = false
	cmd.Flags().StringVar(&o.draw, "draw", "text", "draw the board after each step: `text` or none")
	cmd.Flags().StringVar(&o.svg, "svg", "", "also draw each step as SVG, into `DIR`/step-0001.svg and so on")
	o.jsonFlag(cmd)
	o.rungsFlag(cmd)
	o.timeoutFlag(cmd)
}

// toExplain takes the options of explain and hint, and reads the puzzle.
func (a *app) toExplain(o *roadExplainOptions, arg string) (*codec.Puzzle, ladder.Rungs, error) {
	a.json = o.json
	if o.draw != "text" && o.draw != "none" {
		return nil, 0, misuse("--draw takes text or none, not %s", o.draw)
	}
	rungs, err := o.set()
	if err != nil {
		return nil, 0, err
	}
	p, err := a.puzzle(arg)
	return p, rungs, err
}

func (a *app) roadExplain() *cobra.Command {
	o := &roadExplainOptions{}
	cmd := &cobra.Command{
		Use:   "explain PUZZLE",
		Short: "Solve a puzzle step by step, in words",
		Long: `Solve a puzzle step by step, in words, each step with the name of its rule and the steps
it rests on. Only steps that the result needs are told. Where the ladder does not
finish, assumptions are nested; of a puzzle with several solutions, what all of them
have in common is explained.`,
		Args: onePuzzle,
		RunE: func(_ *cobra.Command, args []string) error { return a.explainPuzzle(o, args[0]) },
	}
	o.stepFlags(cmd)
	cmd.Flags().IntVar(&o.budget, "budget", 100_000, "make at most `N` assumptions")
	return cmd
}

func (a *app) explainPuzzle(o *roadExplainOptions, arg string) error {
	p, rungs, err := a.toExplain(o, arg)
	if err != nil {
		return err
	}
	ctx, stop := a.roadContext(&o.roadOptions)
	defer stop()
	puzzle := ladder.Prepare(p.Board)
	if p.Board.Cyclic() {
		if cuts := regions.Cuts(regions.Of(p.Board)); len(cuts) > 0 {
			a.status = statusNoAnswer
			fmt.Fprintln(a.out, cutWords(p, cuts[0]))
			return nil
		}
	}
	s := ladder.New(puzzle, rungs).Within(ctx)
	rec := s.Record()
	outcome := s.Run()
	remark := ""
	switch outcome {
	case ladder.Ended:
		remark, a.status = "unknown: the time is over", statusUnknown
	case ladder.Stuck:
		r, err := search.Run(ctx, puzzle, search.Options{Limit: 2, Keep: 2})
		switch {
		case err != nil: // that of the context, told below
		case r.Count == 2:
			remark = "2 or more solutions; so far all of them agree"
		case o.rungs != "":
			remark, a.status = "the rungs go no further", statusUnknown
		case r.Count == 1:
			err = s.OnlySolution(r.Solutions[0], o.budget)
			outcome = ladder.Finished
		default:
			err = s.NoSolution(o.budget)
			outcome = ladder.Contradictory
		}
		if errors.Is(err, context.DeadlineExceeded) {
			remark, a.status = "unknown: the time is over", statusUnknown
			outcome = ladder.Ended
		} else if errors.Is(err, ladder.ErrBudget) {
			remark, a.status = "unknown: "+err.Error(), statusUnknown
			outcome = ladder.Stuck
		} else if err != nil && a.status != statusUnknown {
			return err
		}
	}
	var targets []int32
	if outcome == ladder.Contradictory {
		a.status = statusNoAnswer
		remark = "so there is no solution"
		targets = append(targets, int32(len(rec.Steps)-1))
	} else {
		for v := ladder.Var(0); int(v) < puzzle.Bits(); v++ {
			if s.Value(v) != 0 {
				targets = append(targets, rec.StepOf(v))
			}
		}
		if outcome == ladder.Finished {
			remark = "so this is the only solution"
		}
	}
	if err := a.printSteps(o, p, explain.Steps(puzzle, rec, geometry.NewMarks(p.Grid), targets...)); err != nil {
		return err
	}
	if !o.json && outcome == ladder.Finished {
		fmt.Fprint(a.out, geometry.Drawing(p.Grid, s.Used()))
	}
	if remark != "" {
		a.remark("%s", remark)
	}
	return nil
}

func (a *app) printSteps(o *roadExplainOptions, p *codec.Puzzle, steps []explain.Step) error {
	for _, s := range steps {
		if o.svg != "" {
			name := filepath.Join(o.svg, fmt.Sprintf("step-%04d.svg", s.Number))
			if err := writeFile(name, picture.SVG(p.Board, s.Marks, s.Focus)); err != nil {
				return err
			}
		}
		if o.json {
			if _, err := a.out.Write(jsonLine(s)); err != nil {
				return err
			}
			continue
		}
		fmt.Fprintln(a.out, s)
		if o.draw == "text" {
			fmt.Fprint(a.out, picture.Text(p.Board, s.Marks))
		}
	}
	return nil
}

// cutWords says why a board with a cut of its region graph has no solution.
func cutWords(p *codec.Puzzle, c regions.Cut) string {
	if c.Vertex >= 0 {
		return fmt.Sprintf("no solution, whatever the numbers: without %s, %d of the countries are cut off from the others, and a loop can pass it only once",
			p.CountryName(c.Vertex), len(c.Side))
	}
	pair := p.Pairs[c.Bridge]
	return fmt.Sprintf("no solution, whatever the numbers: only the border between %s and %s joins %d of the countries to the others, and a loop can cross it only once",
		p.CountryName(int(pair.A)), p.CountryName(int(pair.B)), len(c.Side))
}

func (a *app) roadHint() *cobra.Command {
	o := &roadExplainOptions{}
	cmd := &cobra.Command{
		Use:   "hint PUZZLE",
		Short: "Give one justified next step from a partial grid",
		Long: `Give one justified next step from a partial grid, by the weakest rung that has one.

The grid is that of --grid, or the line drawn in a pzpr file text, else empty. A grid
is rows of letters as solve prints them, in which . is open, x an empty cell, o a cell
on the loop, and ^ > v < are ends of a line. The exit status is 4 when the marks are
wrong, 3 when no rung has a step.`,
		Args: onePuzzle,
		RunE: func(_ *cobra.Command, args []string) error { return a.hintPuzzle(o, args[0]) },
	}
	o.stepFlags(cmd)
	cmd.Flags().StringVar(&o.grid, "grid", "", "start from the marks of `GRID`, a text or a file")
	return cmd
}

func (a *app) hintPuzzle(o *roadExplainOptions, arg string) error {
	p, rungs, err := a.toExplain(o, arg)
	if err != nil {
		return err
	}
	m, err := a.grid(p, o.grid)
	if err != nil {
		return err
	}
	ctx, stop := a.roadContext(&o.roadOptions)
	defer stop()
	h, err := explain.Next(ctx, ladder.Prepare(p.Board), m, rungs)
	if err != nil {
		a.remark("unknown: the time is over")
		a.status = statusUnknown
		return nil
	}
	if h.Broken != nil {
		a.status = statusNoAnswer
		a.remark("a rule is broken already: %s (%s)", h.Broken.Message, h.Broken.Broken)
		return nil
	}
	draw := o.draw
	for i, s := range h.Steps { // The board is drawn once, after the last step.
		o.draw = "none"
		if i == len(h.Steps)-1 {
			o.draw = draw
		}
		if err := a.printSteps(o, p, []explain.Step{s}); err != nil {
			return err
		}
	}
	switch {
	case h.Wrong:
		a.status = statusNoAnswer
		a.remark("so the marks are wrong, or the puzzle has no solution")
	case h.Done:
		a.remark("all is decided")
	case len(h.Steps) == 0:
		a.status = statusUnknown
		a.remark("no rung has a step; the puzzle may have several solutions")
	}
	return nil
}
