package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/proofs/check"
	"github.com/eyeprove/eyeprove/proofs/render"
)

// explainOptions say what of a proof is shown.
type explainOptions struct {
	from       string
	depth      int
	only, hide []string
}

const explainLong = `Show why the answers of programs hold, as an indented tree: below each goal stand
the goals it rests on, and behind it what justifies it, with the file and line of
the clause. What a goal rests on is shown where the goal is first met.

With --from, the tree is that of a proof document that was written before. It is
shown as it stands, and not checked; see 'eyeprove check'. Name the programs it was
made from, in the same order, for files and lines, and where they declare operators.

PRED is a predicate, as name/arity or name.`

const explainExamples = `  eyeprove explain examples/socrates.pl
  eyeprove explain -g 'ancestor(ann, X)' --answers 1 --depth 2 family.pl
  eyeprove explain --only tour_/4 --hide '\\=' examples/knights-tour.pl
  eyeprove explain --from family.proof family.pl`

func (a *app) explainCommand() *cobra.Command {
	o := &runOptions{proof: true, jobs: 1, detail: "abstract", engine: "machine", explain: &explainOptions{}}
	e := o.explain
	cmd := &cobra.Command{
		Use:     "explain PROGRAM... | explain --from PROOF [PROGRAM...]",
		Short:   "Show why answers hold, as a tree",
		Long:    explainLong,
		Example: explainExamples,
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case e.from == "" && len(args) == 0:
				return misuse("explain takes a program, or --from and a proof")
			case e.from == "":
				return a.runPrograms(o, args)
			case len(o.goals) > 0 || o.answers != 0:
				return misuse("--goal and --answers are for a program that is run, not for --from")
			}
			return a.explainDocument(e, args, o.quiet)
		},
		ValidArgsFunction: prologFiles,
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.StringArrayVarP(&o.goals, "goal", "g", nil, "explain the answers of `GOAL` in place of the goals the programs declare; may be repeated")
	f.StringVar(&e.from, "from", "", "explain the proof document `PROOF`, - for the standard input")
	f.IntVar(&e.depth, "depth", 0, "show `N` levels below the answers")
	f.StringArrayVar(&e.only, "only", nil, "show the goals of `PRED` only, and the answers; may be repeated")
	f.StringArrayVar(&e.hide, "hide", nil, "leave out the goals of `PRED` and what is below them; may be repeated")
	f.IntVar(&o.answers, "answers", 0, "stop after `N` answers")
	f.StringVar(&o.detail, "proof-detail", "abstract", "`HOW` library predicates are explained: as one step each (abstract), or through their clauses (expanded)")
	f.DurationVar(&o.timeout, "timeout", 0, "end the run after this `TIME`, such as 10s or 2m")
	f.Var(&o.memory, "limit-memory", "end the run when it takes more memory than `SIZE`, such as 200MB")
	o.grants.addFlags(f)
	f.BoolVarP(&o.quiet, "quiet", "q", false, "no warnings and remarks on standard error")
	f.BoolP("help", "h", false, "print this help")
	return cmd
}

// explainDocument shows a document that was written before.
func (a *app) explainDocument(o *explainOptions, files []string, quiet bool) error {
	text, err := a.readAll(o.from)
	if err != nil {
		return err
	}
	sources, err := a.programSources(files)
	if err != nil {
		return err
	}
	if !quiet && !strings.Contains(text, "step(") {
		if strings.TrimSpace(text) == "" {
			a.remark("the proof makes no claim: there is nothing to explain")
		} else {
			a.remark("is %s a proof? No step of it tells why something holds", o.from)
		}
	}
	err = o.tree(a.out, text, sources, func(pred string) {
		if !quiet {
			a.remark("no goal of %s is in the proof", pred)
		}
	})
	var d *syntax.Diagnostic
	if errors.As(err, &d) && o.from != "-" {
		d.File = o.from
	}
	return err
}

// tree writes the document as a tree; sources are the programs it is about. missing is
// told which predicates of --only and --hide it has no goal of.
func (o *explainOptions) tree(out io.Writer, document string, sources []check.Source, missing func(pred string)) error {
	places, ops, flags := clausePlaces(sources)
	return render.Tree(out, document, ops, flags, render.TreeOptions{Depth: o.depth, Only: o.only, Hide: o.hide,
		Where: func(n int64) string { return places[n] }, Missing: missing})
}

// clausePlaces gives where the clauses of sources are, by number, as file:line, and
// the operators and flags that the sources set. What does not read is passed over.
func clausePlaces(sources []check.Source) (map[int64]string, *syntax.Operators, *syntax.Flags) {
	ops, flags := syntax.NewOperators(), &syntax.Flags{}
	lines := make([]map[int]int, len(sources)) // by number within each
	take := func(i int, item syntax.Item, fault *syntax.Diagnostic) {
		if fault == nil && item.Kind == syntax.ClauseItem {
			if lines[i] == nil {
				lines[i] = map[int]int{}
			}
			lines[i][item.Number] = item.Start.Line
		}
	}
	numbers, _ := syntax.ReadTexts(term.NewHeap(0), sources, ops, flags, take, func(int, *syntax.Source) {})
	places := map[int64]string{}
	first := 0
	for i, n := range numbers {
		for number, line := range lines[i] {
			places[int64(first+number)] = fmt.Sprintf("%s:%d", sources[i].Name, line)
		}
		first += n
	}
	return places, ops, flags
}
