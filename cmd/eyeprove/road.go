package main

import (
	"context"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
)

const roadLong = `Country Road: one closed loop visits every country exactly once.

PUZZLE is a URL of puzz.link, pzv or pzplus, a pzpr file text, a plain text with a map
of countries, or a file (- is the standard input) with one puzzle or many:

    AABBC
    AABBC
    DEEEC
    DFFGG
    DFFGG
    A=2 D=1 E=2

Numbers say how many cells of the country are on the loop. A line "wall r1c1-r1c2"
draws a border inside a country, a line "skip" lets countries be left out.`

// roadCommand is eyeprove road and what is below it.
func (a *app) roadCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "road",
		Short: "Solve, explain, check and generate Country Road puzzles",
		Long:  roadLong,
		Example: `  eyeprove road solve 'https://puzz.link/p?country/5/5/amda0uf02h12h'
  eyeprove road explain --draw text puzzle.txt
  eyeprove road solve --proof puzzle.txt
  eyeprove road generate --size 8x8 --grade probe --count 5`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return noCommand(cmd, args[0])
			}
			return cmd.Help()
		},
	}
	cmd.AddCommand(a.roadSolve(), a.roadExplain(), a.roadHint(), a.roadCheck(), a.roadCount(),
		a.roadGrade(), a.roadGenerate(), a.roadStats(), a.roadConvert())
	return cmd
}

// roadOptions are those that several commands take.
type roadOptions struct {
	rungs   string
	timeout time.Duration
	json    bool
}

func (o *roadOptions) rungsFlag(cmd *cobra.Command) {
	cmd.Flags().StringVar(&o.rungs, "rungs", "", "use only these `RUNGS` of the ladder, such as region,once (of region,once,loop,macro,probe)")
}

func (o *roadOptions) timeoutFlag(cmd *cobra.Command) {
	cmd.Flags().DurationVar(&o.timeout, "timeout", 0, "end after this `TIME`, such as 10s")
}

func (o *roadOptions) jsonFlag(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&o.json, "json", false, "print a JSON object a line")
}

// set gives the rungs that --rungs names; all of them without it.
func (o *roadOptions) set() (ladder.Rungs, error) {
	if o.rungs == "" {
		return ladder.All, nil
	}
	var set ladder.Rungs
	for _, name := range strings.Split(o.rungs, ",") {
		i, err := rung(name)
		if err != nil {
			return 0, err
		}
		set |= 1 << i
	}
	return set, nil
}

func rung(name string) (int, error) {
	for i, n := range ladder.RungNames {
		if n == strings.TrimSpace(name) {
			return i, nil
		}
	}
	return 0, misuse("there is no rung %q; the rungs are %s", name, strings.Join(ladder.RungNames, ", "))
}

// onePuzzle is the Args of commands with one PUZZLE.
func onePuzzle(cmd *cobra.Command, args []string) error {
	if len(args) != 1 {
		return misuse("road %s takes one PUZZLE: a URL, a puzzle text, or a file", cmd.Name())
	}
	return nil
}

// puzzles reads the puzzles that an argument means.
func (a *app) puzzles(arg string) ([]*codec.Puzzle, error) {
	name := "the puzzle"
	switch info, err := os.Stat(arg); {
	case arg == "-":
		name = "standard input"
	case err == nil && info.IsDir():
		return nil, fmt.Errorf("%s is a folder, not a puzzle", arg)
	case err == nil:
		name = arg
	case !codec.IsText(arg):
		return nil, fmt.Errorf("%q is neither a puzzle nor a file", arg)
	}
	text, err := a.textOrFile(arg)
	if err != nil {
		return nil, err
	}
	list, err := codec.ReadAll(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%s: there is no puzzle, but only blanks and comments", name)
	}
	return list, nil
}

// puzzle reads an argument that must mean one puzzle.
func (a *app) puzzle(arg string) (*codec.Puzzle, error) {
	list, err := a.puzzles(arg)
	if err != nil {
		return nil, err
	}
	if len(list) > 1 {
		return nil, misuse("one puzzle is wanted, and there are %d", len(list))
	}
	return list[0], nil
}

// grid gives the marks of a partial grid: of the file, or of the line drawn in the puzzle.
func (a *app) grid(p *codec.Puzzle, file string) (geometry.Marks, error) {
	if file != "" {
		text, err := a.textOrFile(file)
		if err != nil {
			return geometry.Marks{}, err
		}
		m, err := geometry.ReadMarks(p.Grid, text)
		if err != nil {
			name := "the grid cannot be read"
			if text != file {
				name = file
			}
			return m, fmt.Errorf("%s: %w", name, err)
		}
		return m, nil
	}
	m := geometry.NewMarks(p.Grid)
	for e, used := range p.Used {
		if used {
			m.Edge[e] = geometry.On
		}
	}
	for c, s := range p.Sub {
		m.Cell[c] = [...]geometry.Mark{geometry.Open, geometry.On, geometry.Off}[s]
	}
	return m, nil
}

func (a *app) roadContext(o *roadOptions) (context.Context, context.CancelFunc) {
	return knightContext(o.timeout)
}
