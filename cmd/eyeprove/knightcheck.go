package main

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"strings"

	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/rules/knight"
)

func (a *app) knightCheck() *cobra.Command {
	o := &boardOptions{}
	cmd := &cobra.Command{
		Use:   "check BOARD TOUR",
		Short: "Decide whether a tour is one; name its first wrong step",
		Long: `Decide whether TOUR is a tour of the board: any valid tour is accepted.

TOUR is a list of squares, X,Y or chess names, separated by spaces; a Prolog list of
p(X, Y); the grid of step numbers that 'knight solve' prints; or a file (- is the
standard input) with one of these. The exit status is 0 for a tour, else 2.`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) != 2 {
				return misuse("knight check takes a BOARD and a TOUR")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error {
			list, err := a.entries(args[0], o)
			if err != nil {
				return err
			}
			if len(list) != 1 {
				return misuse("knight check takes one board, and there are %d", len(list))
			}
			text, err := a.textOrFile(args[1])
			if err != nil {
				return err
			}
			e := list[0]
			tour, err := knight.ParseTour(e.board, text)
			if err != nil && text == args[1] && strings.Contains(text, ".") && !strings.ContainsAny(text, " \n") {
				return fmt.Errorf("%s cannot be read: there is no such file", text)
			}
			if err == nil {
				err = knight.Verify(e.board, e.task, tour)
			}
			if err != nil {
				fmt.Fprintf(a.out, "no tour: %v\n", err)
				a.status = statusInvalid
				return nil
			}
			fmt.Fprintf(a.out, "tour: %d squares\n", len(tour))
			return nil
		},
	}
	o.flags(cmd)
	return cmd
}

func (a *app) knightFilter() *cobra.Command {
	o := &boardOptions{}
	cmd := &cobra.Command{
		Use:   "filter BOARD",
		Short: "Put a board through the three cheap filters",
		Long: `Put a board through the filters of parity, degree and connectivity. A board that
fails one has no tour; one that passes may still have none. The exit status is 0
when all boards pass, else 4.`,
		Args: oneBoard,
		RunE: func(_ *cobra.Command, args []string) error {
			list, err := a.entries(args[0], o)
			if err != nil {
				return err
			}
			for _, e := range list {
				f := knight.NewGraph(e.board).Filter()
				colours := "the moves do not keep two colours apart, so parity says nothing"
				if f.Colours {
					colours = fmt.Sprintf("%d and %d squares of the two colours", f.Black, f.White)
				}
				fmt.Fprintf(a.out, "%s: %d squares\nparity: %s (%s)\ndegree: %s\nconnectivity: %s\n", e.board.Text(), e.board.Size(),
					passed(f.Parity), colours, passed(f.Degree), passed(f.Connectivity))
				if !f.Pass() {
					a.status = statusNoAnswer
				}
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&o.wrap, "wrap", "", "`x` joins the left and the right edge")
	return cmd
}

func passed(ok bool) string {
	if ok {
		return "passed"
	}
	return "failed"
}

// counted is the JSON form of a count; rules/knight/README.md describes it.
type counted struct {
	asked
	Tours  *big.Int `json:"tours,omitempty"`
	Reason string   `json:"reason,omitempty"`
}

// countJSON describes a count, or why there is none.
func countJSON(e entry, tours *big.Int, why error) counted {
	j := counted{asked: askedJSON(e), Tours: tours}
	if why != nil {
		j.Reason = why.Error()
	}
	return j
}

func (a *app) knightCount() *cobra.Command {
	o := &boardOptions{}
	states, asJSON := 0, false
	cmd := &cobra.Command{
		Use:   "count BOARD",
		Short: "Count the tours of a board exactly",
		Long: `Count the tours exactly: directed open tours, or undirected closed ones. The cost
grows with the width of the board, not with the number of tours: 7x7 takes twenty
seconds, 8x8 more memory than most machines have. The exit status is 3 when the states
or the time do not suffice.`,
		Args: oneBoard,
		RunE: func(_ *cobra.Command, args []string) error {
			list, err := a.entries(args[0], o)
			if err != nil {
				return err
			}
			if a.json = asJSON; states < 1 {
				return misuse("--states takes a number of states from 1 on")
			}
			ctx, stop := knightContext(o.timeout)
			defer stop()
			for i, e := range list {
				bar := newProgress(a.err, "squares", e.board.Size())
				n, err := knight.NewGraph(e.board).Count(ctx, e.task, knight.Limits{States: states, Progress: func(done, _ int) { bar.set(done) }})
				bar.end()
				switch {
				case errors.Is(err, context.Canceled):
					a.remark("interrupted after %d of %d boards", i, len(list))
					a.status = statusInterrupt
					return nil
				case err != nil:
					if a.status = statusUnknown; asJSON {
						a.out.Write(jsonLine(countJSON(e, nil, err)))
					} else {
						a.remark("unknown: %s: %v", shortBoard(e.board), err)
					}
				case asJSON:
					a.out.Write(jsonLine(countJSON(e, n, nil)))
				default:
					fmt.Fprintln(a.out, n)
				}
			}
			return nil
		},
	}
	o.flags(cmd)
	cmd.Flags().BoolVar(&asJSON, "json", false, "print a JSON object a line")
	cmd.Flags().IntVar(&states, "states", 5_000_000, fmt.Sprintf("keep at most `N` states at a time (%d bytes each)", knight.StateBytes))
	return cmd
}
