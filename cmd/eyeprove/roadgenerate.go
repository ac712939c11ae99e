package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/generate"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/stats"
)

type roadGenerateOptions struct {
	roadOptions
	job                 generate.Job
	size, grade, output string
	count               int
}

func (a *app) roadGenerate() *cobra.Command {
	o := &roadGenerateOptions{}
	cmd := &cobra.Command{
		Use:   "generate",
		Short: "Generate puzzles with exactly one solution",
		Long: `Generate puzzles with exactly one solution, one line each: index, grade and URL.

A loop is inflated and cut into countries, so that every board has a solution; those
that the ladder finishes have no other. The same seed and index always give the same
puzzle. With --output the lines are added to a file, and a run that was ended goes on
after the last line of the file.`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) > 0 {
				return misuse("road generate takes options only")
			}
			return nil
		},
		RunE: func(*cobra.Command, []string) error { return a.generatePuzzles(o) },
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&o.size, "size", "8x8", "`WIDTHxHEIGHT` of the boards")
	f.IntVar(&o.count, "count", 1, "make `N` puzzles")
	f.StringVar(&o.grade, "grade", "any", "make only puzzles whose grade is `RUNG`")
	f.StringVar(&o.job.Erase, "erase", generate.Adversarial, "erase numbers as long as the grade's rungs finish: `HOW` is none, adversarial or random")
	f.Float64Var(&o.job.Size, "country", generate.DefaultSize, "`N` loop cells an average country")
	f.Float64Var(&o.job.Density, "density", generate.DefaultDensity, "the `SHARE` of the cells on the loop, from 0 to 1")
	f.Uint64Var(&o.job.Seed, "seed", 1, "draw everything from the number `N`")
	f.Uint64Var(&o.job.From, "from", 0, "begin with the board of index `N`")
	f.IntVar(&o.job.Workers, "workers", 0, "work on `N` boards at a time (default: one a processor)")
	f.StringVarP(&o.output, "output", "o", "", "add the lines to `FILE`, after those it has")
	o.jsonFlag(cmd)
	o.timeoutFlag(cmd)
	return cmd
}

func (a *app) generatePuzzles(o *roadGenerateOptions) error {
	a.json = o.json
	w, h, _ := strings.Cut(o.size, "x")
	var errW, errH error
	o.job.W, errW = strconv.Atoi(w)
	o.job.H, errH = strconv.Atoi(h)
	if errW != nil || errH != nil {
		return misuse("--size takes a size such as 8x8, not %s", o.size)
	}
	o.job.Grade = generate.AnyGrade
	if o.grade != "any" {
		g, err := rung(o.grade)
		if err != nil {
			return err
		}
		o.job.Grade = g
	}
	if err := o.job.Check(); err != nil {
		return misuse("%v", err)
	}
	made := 0
	write := func(line string) error { _, err := fmt.Fprint(a.out, line); return err }
	if o.output != "" {
		var err error
		if made, err = o.resume(); err != nil {
			return err
		}
		file, err := os.OpenFile(o.output, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
		if err != nil {
			return err
		}
		defer file.Close()
		write = func(line string) error { _, err := file.WriteString(line); return err }
	}
	if made >= o.count {
		return nil
	}
	ctx, stop := a.roadContext(&o.roadOptions)
	defer stop()
	bar := newProgress(a.err, "puzzles", o.count)
	defer bar.end()
	var failed error
	err := o.job.Each(ctx, func(index uint64, item *generate.Item) bool {
		if item == nil {
			bar.set(made)
			return true
		}
		url := (&codec.Puzzle{Board: item.Board}).URL()
		line := fmt.Sprintf("%d\t%s\t%s\n", index, ladder.RungNames[item.Grade], url)
		if o.json {
			line = string(jsonLine(struct {
				Index uint64 `json:"index"`
				Grade string `json:"grade"`
				URL   string `json:"url"`
			}{index, ladder.RungNames[item.Grade], url}))
		}
		if failed = write(line); failed != nil {
			return false
		}
		made++
		bar.set(made)
		return made < o.count
	})
	switch {
	case failed != nil:
		return failed
	case errors.Is(err, context.DeadlineExceeded):
		a.remark("the time is over after %d of %d puzzles", made, o.count)
		a.status = statusUnknown
		return nil
	case errors.Is(err, context.Canceled):
		a.status = statusInterrupt
		return nil
	}
	return err
}

// resume reads the lines that the output file has, and begins after the last of them.
func (o *roadGenerateOptions) resume() (made int, err error) {
	file, err := os.Open(o.output)
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		made++
		first, _, _ := strings.Cut(lines.Text(), "\t")
		first = strings.TrimPrefix(first, `{"index":`)
		first, _, _ = strings.Cut(first, ",")
		index, err := strconv.ParseUint(first, 10, 64)
		if err != nil {
			return 0, fmt.Errorf("line %d of %s is not one of road generate", made, o.output)
		}
		o.job.From = max(o.job.From, index+1)
	}
	return made, lines.Err()
}

type roadStatsOptions struct {
	roadOptions
	csv   bool
	seed  uint64
	scale float64
}

func (a *app) roadStats() *cobra.Command {
	o := &roadStatsOptions{}
	cmd := &cobra.Command{
		Use:       "stats [TABLE...]",
		Short:     "Measure what the rungs reach, and what makes puzzles unique",
		Long:      "Measure tables about the ladder and the generator; without a name, all of them:\n" + strings.Join(stats.Names, ", ") + ".\nrules/road/TABLES.md says what they mean.",
		ValidArgs: stats.Names,
		RunE:      func(_ *cobra.Command, args []string) error { return a.measureRoad(o, args) },
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.Uint64Var(&o.seed, "seed", 1, "draw the boards from the number `N`")
	f.Float64Var(&o.scale, "scale", 1, "take `X` times the usual number of boards")
	f.BoolVar(&o.csv, "csv", false, "print the tables as CSV")
	f.BoolVar(&o.json, "json", false, "print the tables as JSON")
	o.timeoutFlag(cmd)
	cmd.MarkFlagsMutuallyExclusive("csv", "json")
	return cmd
}

func (a *app) measureRoad(o *roadStatsOptions, names []string) error {
	if len(names) == 0 {
		names = stats.Names
	}
	for _, n := range names {
		known := false
		for _, k := range stats.Names {
			known = known || n == k
		}
		if !known {
			return misuse("there is no table %s; the tables are %s", n, strings.Join(stats.Names, ", "))
		}
	}
	ctx, stop := a.roadContext(&o.roadOptions)
	defer stop()
	var tables []*stats.Table
	for i, n := range names {
		bar := newProgress(a.err, "of "+n, 1)
		t, err := stats.Measure(ctx, n, stats.Options{Seed: o.seed, Scale: o.scale, Progress: func(_ string, done, all int) {
			bar.total = all
			bar.set(done)
		}})
		bar.end()
		if ctx.Err() != nil {
			a.remark("the time is over at the table %s", n)
			a.status = statusUnknown
			return nil
		}
		if err != nil {
			return err
		}
		switch {
		case o.json:
			tables = append(tables, t)
		case o.csv:
			if i > 0 {
				fmt.Fprintln(a.out)
			}
			err = t.WriteCSV(a.out)
		default:
			err = t.WriteText(a.out)
		}
		if err != nil {
			return err
		}
	}
	if o.json {
		return stats.WriteJSON(a.out, tables)
	}
	return nil
}
