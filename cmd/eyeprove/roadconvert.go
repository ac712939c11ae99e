package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/rules/road/clauses"
	"github.com/eyeprove/eyeprove/rules/road/codec"
)

// sites are the forms of URL that convert writes.
var sites = map[string]string{"puzz.link": codec.PuzzLink, "pzv": codec.Pzv, "pzplus": codec.PzPlus}

func (a *app) roadConvert() *cobra.Command {
	var to string
	cmd := &cobra.Command{
		Use:   "convert PUZZLE",
		Short: "Write puzzles in another form",
		Long: `Write puzzles in another form: url (as it was read, else puzz.link's), puzz.link, pzv,
pzplus, pzprv3 (pzpr's file text; pzprv3.2 where the old form cannot hold the puzzle),
pzprv3.2, text (a map for people), or facts (a Prolog program that asks for the
solution and its uniqueness).`,
		Args: onePuzzle,
		RunE: func(_ *cobra.Command, args []string) error {
			list, err := a.puzzles(args[0])
			if err != nil {
				return err
			}
			for i, p := range list {
				text, err := written(p, to, i+1)
				if err != nil {
					return err
				}
				if i > 0 && (to == "text" || to == "facts") {
					fmt.Fprintln(a.out)
				}
				fmt.Fprint(a.out, text)
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&to, "to", "text", "the `FORM` to write")
	return cmd
}

func written(p *codec.Puzzle, to string, number int) (string, error) {
	switch to {
	case "url":
		return p.URL() + "\n", nil
	case "text":
		return p.Plain(), nil
	case "pzprv3":
		return p.File(false) + "\n", nil
	case "pzprv3.2":
		return p.File(true) + "\n", nil
	case "facts":
		return roadProgram(p, fmt.Sprintf("puzzle%d", number), []string{"unique"}), nil
	}
	lead, ok := sites[to]
	if !ok {
		return "", misuse("there is no form %s; the forms are url, puzz.link, pzv, pzplus, pzprv3, pzprv3.2, text and facts", to)
	}
	q := *p
	q.Address = codec.NewAddress(lead, p.Board)
	return q.URL() + "\n", nil
}

// roadProgram writes a puzzle as a program that loads library(road).
func roadProgram(p *codec.Puzzle, name string, goals []string) string {
	var out strings.Builder
	fmt.Fprintf(&out, "%% %s\n", p.URL())
	for _, g := range goals {
		args := map[string]string{"unique": ", Loop", "several": ", Loop1, Loop2"}[g]
		fmt.Fprintf(&out, "%%%% ?- %s(%s%s).\n", g, name, args)
	}
	out.WriteString("\n:- use_module(library(road)).\n\n")
	out.WriteString(clauses.Facts(name, p.Board))
	return out.String()
}
