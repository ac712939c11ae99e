package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/picture"
	"github.com/eyeprove/eyeprove/rules/road/referee"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

// statusSeveral is the exit status of road solve --require-unique for several solutions.
const statusSeveral = 5

type roadSolveOptions struct {
	roadOptions
	text, board, svg, proof, unique bool
}

func (a *app) roadSolve() *cobra.Command {
	o := &roadSolveOptions{}
	cmd := &cobra.Command{
		Use:   "solve PUZZLE",
		Short: "Solve a puzzle, and say whether its solution is the only one",
		Long: `Solve a puzzle, and say whether its solution is the only one.

The solution is printed as rows of letters: . is an empty cell, the others say which
two sides of the cell the loop uses (| - L J 7 F). Of several solutions two are
printed, and standard error says so. With --rungs nothing is guessed: where those
rungs stop, what they found is drawn, and the exit status is 3.

--proof prints a proof document instead, which 'eyeprove check PROOF PUZZLE.pl
library(road)' decides, PUZZLE.pl being what 'eyeprove road convert --to facts' gives.

The exit status is 0 for a solution, 4 for none, 3 for unknown; with --require-unique
it is 5 for several.`,
		Args: onePuzzle,
		RunE: func(_ *cobra.Command, args []string) error { return a.solvePuzzles(o, args[0]) },
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.BoolVar(&o.text, "text", false, "print the rows of letters (the default)")
	f.BoolVar(&o.board, "board", false, "draw the board with its countries")
	f.BoolVar(&o.svg, "svg", false, "draw the board as SVG")
	o.jsonFlag(cmd)
	f.BoolVarP(&o.proof, "proof", "p", false, "print the proof of the answer in its place")
	o.rungsFlag(cmd)
	f.BoolVar(&o.unique, "require-unique", false, "exit with status 5 when there are several solutions")
	o.timeoutFlag(cmd)
	cmd.MarkFlagsMutuallyExclusive("text", "board", "svg", "json", "proof")
	cmd.MarkFlagsMutuallyExclusive("rungs", "proof") // the proof's steps are proposed by the whole ladder
	return cmd
}

// solved is what became of one puzzle, and its JSON form.
type solved struct {
	URL       string   `json:"url"`
	Verdict   string   `json:"verdict"` // unique, several, none, unknown
	Solutions []string `json:"solutions,omitempty"`
	Guesses   int      `json:"guesses"`
	Reason    string   `json:"reason,omitempty"`
	loops     [][]bool
	marks     *geometry.Marks // what the rungs found, when they stop
}

func (a *app) solvePuzzles(o *roadSolveOptions, arg string) error {
	a.json = o.json
	rungs, err := o.set()
	if err != nil {
		return err
	}
	list, err := a.puzzles(arg)
	if err != nil {
		return err
	}
	if len(list) > 1 && (o.svg || o.proof) {
		return misuse("--svg and --proof take one puzzle, and there are %d", len(list))
	}
	ctx, stop := a.roadContext(&o.roadOptions)
	defer stop()
	solvedSome, several, unknown := false, false, false
	for i, p := range list {
		if o.proof {
			if err := a.proveRoad(ctx, p); err != nil {
				return err
			}
			return nil
		}
		s, err := solvePuzzle(ctx, p, rungs, o.rungs != "")
		if err != nil {
			return err
		}
		if errors.Is(context.Cause(ctx), context.Canceled) {
			a.status = statusInterrupt
			return nil
		}
		solvedSome = solvedSome || len(s.loops) > 0
		several = several || s.Verdict == "several"
		unknown = unknown || s.Verdict == "unknown"
		if err := a.printSolved(o, p, s, i > 0); err != nil {
			return err
		}
	}
	switch {
	case unknown:
		a.status = statusUnknown
	case several && o.unique:
		a.status = statusSeveral
	case !solvedSome:
		a.status = statusNoAnswer
	}
	return nil
}

// solvePuzzle searches, or goes as far as the rungs go when only those are asked for.
func solvePuzzle(ctx context.Context, p *codec.Puzzle, rungs ladder.Rungs, only bool) (*solved, error) {
	s := &solved{URL: p.URL(), Verdict: "unknown"}
	puzzle := ladder.Prepare(p.Board)
	if only {
		state := ladder.New(puzzle, rungs).Within(ctx)
		switch state.Run() {
		case ladder.Finished:
			s.Verdict, s.loops = "unique", [][]bool{state.Used()}
		case ladder.Contradictory:
			s.Verdict = "none"
		case ladder.Ended:
			s.Reason = "the time is over"
		default:
			m := state.Marks()
			s.marks = &m
			s.Reason = fmt.Sprintf("the rungs %v decide %d of %d cells and edges", rungs, state.Decided(), puzzle.Bits())
		}
	} else {
		r, err := search.Run(ctx, puzzle, search.Options{Limit: 2, Keep: 2})
		s.Guesses, s.loops = r.Guesses, r.Solutions
		switch {
		case err != nil && r.Count < 2:
			s.Reason = "the time is over"
		case r.Count == 2:
			s.Verdict = "several"
		case r.Count == 1:
			s.Verdict = "unique"
		default:
			s.Verdict = "none"
		}
	}
	for _, used := range s.loops {
		if v := referee.JudgeLoop(p.Board, used); v.Broken != "" {
			return nil, fmt.Errorf("the loop found breaks a rule: %s", v.Message)
		}
		s.Solutions = append(s.Solutions, geometry.Drawing(p.Grid, used))
	}
	return s, nil
}

func (a *app) printSolved(o *roadSolveOptions, p *codec.Puzzle, s *solved, more bool) error {
	if o.json {
		_, err := a.out.Write(jsonLine(s))
		return err
	}
	var parts []string
	draw := func(m geometry.Marks, used []bool) {
		switch {
		case o.svg:
			parts = append(parts, picture.SVG(p.Board, m, nil))
		case o.board || used == nil:
			parts = append(parts, picture.Text(p.Board, m))
		default:
			parts = append(parts, geometry.Drawing(p.Grid, used))
		}
	}
	for _, used := range s.loops {
		draw(geometry.LoopMarks(p.Grid, used), used)
	}
	if s.marks != nil {
		draw(*s.marks, nil)
	}
	if o.svg && len(parts) > 0 {
		parts = []string{picture.Beside(parts...)}
	}
	text := strings.Join(parts, "\n")
	if more && text != "" {
		text = "\n" + text
	}
	if _, err := fmt.Fprint(a.out, text); err != nil {
		return err
	}
	switch s.Verdict {
	case "several":
		a.remark("2 or more solutions")
	case "none":
		a.remark("no solution")
	case "unknown":
		a.remark("unknown: %s", s.Reason)
	}
	return nil
}

// writeFile writes one file of several, and says which failed.
func writeFile(name, text string) error { return os.WriteFile(name, []byte(text), 0o666) }
