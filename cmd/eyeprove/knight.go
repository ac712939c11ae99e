package main

import (
	"context"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/rules/knight"
)

const knightLong = `Knight's tours: a knight visits every square of a board once.

BOARD is a size such as 8x8; rows of # (square) and . (hole) joined by /, such as
'##./###'; or a file (- is the standard input) with one board, as lines of # and .,
or with many: separated by empty lines, one of the forms above a line, or JSON lines
{"board": "...", "wrap": true}. Squares are X,Y, the column from the left and the row
from the top, both from 1, or chess names: c3 is the third column, the third row from
the bottom.

The answer is a tour, or that there is none, with a certificate, or unknown, with
the reason. It is never "none" because a budget ended. The exit status is 0, 4 or 3;
for several boards 3 when one is unknown, else 4 when none has a tour.`

// knightCommand is eyeprove knight and what is below it.
func (a *app) knightCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "knight",
		Short: "Find, prove, count and generate knight's tours",
		Long:  knightLong,
		Example: `  eyeprove knight solve 8x8 --closed
  eyeprove knight solve 4x4 --wrap x --svg tour.svg
  eyeprove knight solve --proof 5x5 --start 1,2
  eyeprove knight bank --check`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) > 0 {
				return noCommand(cmd, args[0])
			}
			return cmd.Help()
		},
	}
	cmd.AddCommand(a.knightSolve(), a.knightCheck(), a.knightFilter(), a.knightCount(), a.knightGenerate(), a.knightBank(), a.knightExport())
	return cmd
}

// boardOptions are the options that every command with a board takes.
type boardOptions struct {
	wrap    string
	start   string
	end     string
	closed  bool
	timeout time.Duration
}

func (o *boardOptions) flags(cmd *cobra.Command) {
	f := cmd.Flags()
	f.SortFlags = false
	f.StringVar(&o.wrap, "wrap", "", "`x` joins the left and the right edge")
	f.StringVar(&o.start, "start", "", "the tour starts on `SQUARE`")
	f.StringVar(&o.end, "end", "", "the tour ends on `SQUARE`")
	f.BoolVar(&o.closed, "closed", false, "the last square must be a move from the first")
	f.DurationVar(&o.timeout, "timeout", 0, "end after this `TIME`, such as 10s")
}

// entry is a board to be worked on.
type entry struct {
	text  string // as it was given
	board *knight.Board
	task  knight.Task
}

// entries reads the boards that the argument means.
func (a *app) entries(arg string, o *boardOptions) ([]entry, error) {
	if o.wrap != "" && o.wrap != "x" && o.wrap != "none" {
		return nil, misuse("--wrap takes x, not %s: only the left and the right edge can be joined", o.wrap)
	}
	texts, err := a.boardTexts(arg)
	if err != nil {
		return nil, err
	}
	var list []entry
	for _, t := range texts {
		where := ""
		switch {
		case t.line > 0 && arg == "-":
			where = fmt.Sprintf("the standard input, line %d: ", t.line)
		case t.line > 0:
			where = fmt.Sprintf("%s, line %d: ", arg, t.line)
		}
		b, err := knight.Parse(t.Board, t.Wrap || o.wrap == "x")
		if err != nil {
			return nil, fmt.Errorf("%s%w", where, err)
		}
		e := entry{t.Board, b, knight.Task{Start: -1, End: -1, Closed: o.closed || t.Closed}}
		if t.Start == "" {
			t.Start = o.start
		}
		for _, end := range []struct {
			text string
			to   *int32
			name string
		}{{t.Start, &e.task.Start, "start"}, {o.end, &e.task.End, "end"}} {
			if end.text == "" {
				continue
			}
			p, err := b.ParsePoint(end.text)
			if err != nil {
				return nil, fmt.Errorf("%sthe %s: %w", where, end.name, err)
			}
			*end.to = b.Square(p)
		}
		if e.task.Closed && e.task.End >= 0 {
			return nil, misuse("--closed and --end exclude each other: a closed tour ends a move from its start")
		}
		list = append(list, e)
	}
	return list, nil
}

// shortBoard names a board in a message.
func shortBoard(b *knight.Board) string {
	if text := b.Text(); len(text) <= 60 {
		return text
	}
	return fmt.Sprintf("the board of %d columns and %d rows", b.W, b.H)
}

// isBoardText reports whether the argument is a board itself rather than a file.
func isBoardText(arg string) bool {
	if strings.Trim(arg, "#./\n") == "" && strings.ContainsAny(arg, "#") {
		return true
	}
	w, h, ok := strings.Cut(strings.ToLower(arg), "x")
	return ok && w != "" && h != "" && strings.Trim(w+h, "0123456789") == ""
}

// boardText is a board as it was given: of a stage only what a board needs is read.
type boardText struct {
	knight.Stage
	line int // of the file where it begins; 0 for an argument
}

// boardTexts gives the boards of an argument or of the file it names.
func (a *app) boardTexts(arg string) ([]boardText, error) {
	if isBoardText(arg) {
		return []boardText{{Stage: knight.Stage{Board: arg}}}, nil
	}
	if _, err := os.Stat(arg); arg != "-" && os.IsNotExist(err) {
		// Neither a file nor a board: the reader of boards says what is wrong.
		if filepath.Ext(arg) != "" && strings.Trim(arg, "#./\n") != "" {
			return nil, fmt.Errorf("%s is neither a board nor a file", arg)
		}
		if _, err := knight.Parse(arg, false); err != nil {
			return nil, fmt.Errorf("%w (and there is no file of that name)", err)
		}
		return []boardText{{Stage: knight.Stage{Board: arg}}}, nil
	}
	text, err := a.readAll(arg)
	if err != nil {
		return nil, err
	}
	list, err := splitBoards(text)
	if err != nil {
		if arg == "-" {
			arg = "the standard input"
		}
		return nil, fmt.Errorf("%s, %w", arg, err)
	}
	return list, nil
}

// splitBoards takes apart the text of a file of boards.
func splitBoards(text string) ([]boardText, error) {
	text = strings.ReplaceAll(strings.TrimPrefix(text, "\ufeff"), "\r\n", "\n")
	lines := strings.Split(text, "\n")
	var list []boardText
	if strings.HasPrefix(strings.TrimSpace(text), "{") {
		for i, line := range lines {
			if strings.TrimSpace(line) == "" {
				continue
			}
			stages, err := knight.ReadStages([]byte(line))
			if err != nil {
				return nil, fmt.Errorf("line %d: %s", i+1, strings.TrimPrefix(err.Error(), "line 1: "))
			}
			list = append(list, boardText{stages[0], i + 1})
		}
		return list, nil
	}
	for i := 0; i < len(lines); i++ {
		from := i
		single := true // every line is a whole board
		for ; i < len(lines) && strings.TrimSpace(lines[i]) != ""; i++ {
			single = single && strings.ContainsAny(lines[i], "/xX")
		}
		switch {
		case i == from:
		case single:
			for k, line := range lines[from:i] {
				list = append(list, boardText{knight.Stage{Board: strings.TrimSpace(line)}, from + k + 1})
			}
		default:
			list = append(list, boardText{knight.Stage{Board: strings.Join(lines[from:i], "\n")}, from + 1})
		}
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("line 1: there is no board")
	}
	return list, nil
}

// knightContext ends with an interrupt, or when the time is over.
func knightContext(timeout time.Duration) (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal ends the process at once
	if timeout <= 0 {
		return ctx, stop
	}
	timed, cancel := context.WithTimeout(ctx, timeout)
	return timed, func() { cancel(); stop() }
}

// textOrFile gives the argument itself, or the text of the file it names.
func (a *app) textOrFile(arg string) (string, error) {
	if arg == "-" {
		return a.readAll(arg)
	}
	if info, err := os.Stat(arg); err == nil && info.Mode()&fs.ModeType == 0 {
		return a.readAll(arg)
	}
	return arg, nil
}
