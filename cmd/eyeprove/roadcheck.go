package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/rules/road/cellsfirst"
	"github.com/eyeprove/eyeprove/rules/road/generate"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/loopsfirst"
	"github.com/eyeprove/eyeprove/rules/road/referee"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

func (a *app) roadCheck() *cobra.Command {
	o := &roadOptions{}
	file := ""
	cmd := &cobra.Command{
		Use:   "check PUZZLE [GRID]",
		Short: "Judge a finished or partial grid by the rules",
		Long: `Judge a finished or partial grid by the rules: any valid loop is accepted, and of a wrong
one the first broken rule is named, and where.

GRID is a text or a file: rows of letters as road solve prints them, in which . is open,
x an empty cell, o a cell on the loop, and ^ > v < are ends of a line. Without it, the
line drawn in a pzpr file text is judged. A grid without open cells (neither . nor o
but what a loop leaves empty) counts as finished when its lines form a loop. The exit
status is 0 when no rule is broken, 2 when one is.`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 && len(args) != 2 {
				return misuse("road check takes a PUZZLE and a GRID")
			}
			if len(args) == 2 && file != "" {
				return misuse("road check takes one GRID")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			a.json = o.json
			p, err := a.puzzle(args[0])
			if err != nil {
				return err
			}
			if len(args) == 2 {
				file = args[1]
			}
			m, err := a.grid(p, file)
			if err != nil {
				return err
			}
			// The used edges may be all of a solution; then what is open is empty.
			used := make([]bool, p.Edges())
			for e, x := range m.Edge {
				used[e] = x > 0
			}
			v := referee.Judge(p.Board, m)
			if v.Broken == "" {
				if full := referee.JudgeLoop(p.Board, used); full.Broken == "" {
					v = full
				}
			}
			return a.printVerdict(o, v, p.CellName, p.EdgeName)
		},
	}
	cmd.Flags().StringVar(&file, "grid", "", "the same as the argument `GRID`")
	o.jsonFlag(cmd)
	return cmd
}

func (a *app) printVerdict(o *roadOptions, v referee.Verdict, cell, edge func(int) string) error {
	where := []string{}
	for _, c := range v.Cells {
		where = append(where, cell(c))
	}
	for _, e := range v.Edges {
		where = append(where, edge(e))
	}
	verdict := "no rule is broken so far"
	switch {
	case v.Broken != "":
		verdict = "broken"
		a.status = statusInvalid
	case v.Finished:
		verdict = "solved"
	}
	if o.json {
		_, err := a.out.Write(jsonLine(struct {
			Verdict string   `json:"verdict"`
			Rule    string   `json:"rule,omitempty"`
			Message string   `json:"message,omitempty"`
			Where   []string `json:"where"`
		}{verdict, v.Broken, v.Message, where}))
		return err
	}
	if v.Broken != "" {
		fmt.Fprintf(a.out, "%s: %s\n", v.Broken, v.Message)
	} else {
		fmt.Fprintln(a.out, verdict)
	}
	return nil
}

type roadCountOptions struct {
	roadOptions
	limit  int
	engine string
}

func (a *app) roadCount() *cobra.Command {
	o := &roadCountOptions{}
	cmd := &cobra.Command{
		Use:   "count PUZZLE",
		Short: "Count the solutions of puzzles",
		Long: `Count the solutions of puzzles, one line each.

Three engines that share only the geometry count: search propagates and guesses, cells
fixes the cells first and loops enumerates the loops first; these two are brute force,
for boards of up to about 36 cells. A number with a + means that the limit ended the
count.`,
		Args: onePuzzle,
		RunE: func(_ *cobra.Command, args []string) error { return a.countPuzzles(o, args[0]) },
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.IntVar(&o.limit, "limit", 0, "stop after `N` solutions")
	f.StringVar(&o.engine, "engine", "search", "`ENGINE` that counts: search, cells or loops")
	o.timeoutFlag(cmd)
	return cmd
}

func (a *app) countPuzzles(o *roadCountOptions, arg string) error {
	list, err := a.puzzles(arg)
	if err != nil {
		return err
	}
	ctx, stop := a.roadContext(&o.roadOptions)
	defer stop()
	any := false
	for _, p := range list {
		n, complete := 0, true
		switch o.engine {
		case "search":
			r, err := search.Run(ctx, ladder.Prepare(p.Board), search.Options{Limit: o.limit})
			if err != nil {
				a.remark("unknown: the time is over after %d solutions", r.Count)
				a.status = statusUnknown
				return nil
			}
			n, complete = r.Count, r.Complete
		case "cells", "loops":
			if p.Cells() > 64 {
				return misuse("the engine %s is brute force, for boards of up to 64 cells", o.engine)
			}
			each := cellsfirst.Each
			if o.engine == "loops" {
				each = loopsfirst.Each
			}
			each(p.Board, func([]bool) bool {
				n++
				complete = o.limit == 0 || n < o.limit
				return complete && ctx.Err() == nil
			})
			if ctx.Err() != nil {
				a.remark("unknown: the time is over after %d solutions", n)
				a.status = statusUnknown
				return nil
			}
		default:
			return misuse("there is no engine %s; the engines are search, cells and loops", o.engine)
		}
		any = any || n > 0
		plus := ""
		if !complete {
			plus = "+"
		}
		fmt.Fprintf(a.out, "%d%s\n", n, plus)
	}
	if !any {
		a.status = statusNoAnswer
	}
	return nil
}

func (a *app) roadGrade() *cobra.Command {
	o := &roadOptions{}
	cmd := &cobra.Command{
		Use:   "grade PUZZLE",
		Short: "Grade puzzles by the weakest rung that finishes them",
		Long: `Grade puzzles, one line each: the weakest rung of region, once, loop, macro, probe that
finishes the puzzle together with those below it, without guessing; or search, when
even probe does not finish but the solution is the only one; or several, or none.`,
		Args: onePuzzle,
		RunE: func(_ *cobra.Command, args []string) error {
			list, err := a.puzzles(args[0])
			if err != nil {
				return err
			}
			ctx, stop := a.roadContext(o)
			defer stop()
			for _, p := range list {
				puzzle := ladder.Prepare(p.Board)
				grade := "search"
				if g := generate.Grade(ctx, puzzle); g >= 0 {
					grade = ladder.RungNames[g]
				} else {
					r, err := search.Run(ctx, puzzle, search.Options{Limit: 2})
					if err != nil || ctx.Err() != nil { // the grade may have been cut short, too
						a.remark("unknown: the time is over")
						a.status = statusUnknown
						return nil
					}
					grade = [...]string{"none", "search", "several"}[r.Count]
				}
				fmt.Fprintln(a.out, grade)
			}
			return nil
		},
	}
	o.timeoutFlag(cmd)
	return cmd
}
