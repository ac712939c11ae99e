package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/eyeprove/eyeprove/rules/knight"
)

func (a *app) knightBank() *cobra.Command {
	check, noProofs := false, false
	chapter := ""
	cmd := &cobra.Command{
		Use:   "bank",
		Short: "List the 298 stages, or solve, prove and check them all again",
		Long: `List the stages: number, band, nodes, squares, chapter and name.

--check solves every stage again from nothing, proves its tour by the clauses of
library(knight), for a wrapped stage also that the board without the wrap has no tour,
and has each proof checked. The exit status is 1 when one stage falls.

A stage guarantees one thing: that there is at least one complete tour. Not that it
is the only one, and not that it is easy to find.`,
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			stages := stagesOf(chapter)
			if len(stages) == 0 {
				return misuse("the bank has no chapter %s", chapter)
			}
			if check {
				return a.checkBank(stages, !noProofs)
			}
			for _, s := range stages {
				fmt.Fprintf(a.out, "%3d  %-9s  %7d  %3d  %-13s  %s\n", s.ID, s.Band, s.Nodes, s.Squares, s.Chapter, s.Name)
			}
			return nil
		},
	}
	f := cmd.Flags()
	f.SortFlags = false
	f.BoolVar(&check, "check", false, "solve, prove and check every stage again")
	f.BoolVar(&noProofs, "no-proofs", false, "with --check: only solve again")
	f.StringVar(&chapter, "chapter", "", "only the stages of the chapter `NAME`")
	return cmd
}

// stagesOf gives the stages of a chapter, or all.
func stagesOf(chapter string) []knight.Stage {
	var stages []knight.Stage
	for _, s := range knight.Bank() {
		if chapter == "" || strings.EqualFold(s.Chapter, chapter) {
			stages = append(stages, s)
		}
	}
	return stages
}

func (a *app) checkBank(stages []knight.Stage, proofs bool) error {
	ctx, stop := knightContext(0)
	defer stop()
	var judge knight.Judge
	if proofs {
		judge = newKnightJudge().judge
	}
	start := time.Now()
	bar := newProgress(a.err, "stages", len(stages))
	errs := knight.CheckBank(ctx, stages, judge, bar.step)
	bar.end()
	if ctx.Err() != nil {
		a.remark("interrupted")
		a.status = statusInterrupt
		return nil
	}
	for _, err := range errs {
		a.remark("%v", err)
		a.status = statusError
	}
	what := "solved"
	if proofs {
		what = "solved, proved and checked"
	}
	fmt.Fprintf(a.out, "%d of %d stages %s in %v\n", len(stages)-len(errs), len(stages), what, time.Since(start).Round(time.Millisecond))
	return nil
}

func (a *app) knightExport() *cobra.Command {
	chapter := ""
	schema := false
	cmd := &cobra.Command{
		Use:   "export",
		Short: "Print the stages as JSON, for a site",
		Args:  cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			if schema {
				_, err := a.out.Write([]byte(knight.Schema()))
				return err
			}
			stages := stagesOf(chapter)
			if len(stages) == 0 {
				return misuse("the bank has no chapter %s", chapter)
			}
			text, err := json.MarshalIndent(map[string]any{"seed": knight.BankSeed, "stages": stages}, "", " ")
			if err != nil {
				return err
			}
			_, err = a.out.Write(append(text, '\n'))
			return err
		},
	}
	cmd.Flags().StringVar(&chapter, "chapter", "", "only the stages of the chapter `NAME`")
	cmd.Flags().BoolVar(&schema, "schema", false, "print the JSON schema of the export in its place")
	return cmd
}

func (a *app) knightGenerate() *cobra.Command {
	var seed uint64
	var file string
	cmd := &cobra.Command{
		Use:   "generate",
		Short: "Generate a bank of stages from a seed",
		Long: `Generate the stages of all chapters: draw shapes, put them through the filters, cheap
ones first, search, name what survives, and prove it. The result depends on the seed
alone. The report says for each chapter how many candidates each step refused, what
each cost, and how many boards never backtrack.

The stages go to FILE, one JSON object a line. While the work lasts its state is in
FILE.state; after an interrupt the same command takes it up again.`,
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			if file == "" {
				return misuse("knight generate takes --output FILE")
			}
			return a.generate(seed, file)
		},
	}
	cmd.Flags().Uint64Var(&seed, "seed", knight.BankSeed, "the number `N` from which everything is drawn")
	cmd.Flags().StringVarP(&file, "output", "o", "", "write the stages to `FILE`")
	return cmd
}

func (a *app) generate(seed uint64, file string) error {
	state := file + ".state"
	p := &knight.Progress{Seed: seed}
	if text, err := os.ReadFile(state); err == nil {
		saved := &knight.Progress{}
		if err := json.Unmarshal(text, saved); err != nil {
			return fmt.Errorf("%s is damaged: %w; remove it to begin anew", state, err)
		}
		if saved.Seed != seed {
			return fmt.Errorf("%s belongs to seed %d; remove it to begin anew with %d", state, saved.Seed, seed)
		}
		p = saved
		a.remark("goes on after %d stages", len(p.Stages))
	}
	total := 0
	for _, c := range knight.Chapters() {
		total += c.Size()
	}
	ctx, stop := knightContext(0)
	defer stop()
	bar := newProgress(a.err, "stages", total)
	err := knight.Generate(ctx, p, func(p *knight.Progress) error {
		bar.set(len(p.Stages))
		return writeState(state, p)
	})
	bar.end()
	if ctx.Err() != nil {
		a.remark("interrupted after %d stages; the same command goes on", len(p.Stages))
		a.status = statusInterrupt
		return nil
	}
	if err != nil {
		return err
	}
	for i := range p.Stages {
		p.Stages[i].Verdict = knight.Checked
	}
	bar = newProgress(a.err, "stages proved", total)
	errs := knight.CheckBank(ctx, p.Stages, newKnightJudge().judge, bar.step)
	bar.end()
	if ctx.Err() != nil {
		a.remark("interrupted before all stages were proved; the same command goes on")
		a.status = statusInterrupt
		return nil
	}
	if len(errs) > 0 {
		return fmt.Errorf("no stages are written: %w", errs[0])
	}
	var lines []byte
	for _, s := range p.Stages {
		lines = append(lines, jsonLine(s)...)
	}
	if err := os.WriteFile(file, lines, 0o666); err != nil {
		return err
	}
	if err := os.Remove(state); err != nil && !os.IsNotExist(err) {
		return err
	}
	for _, r := range p.Reports {
		a.printReportOf(r)
	}
	fmt.Fprintf(a.out, "%d stages in %s\n", len(p.Stages), file)
	return nil
}

// writeState replaces the state in one step, so that an interrupt leaves the old one
// or the new one.
func writeState(name string, p *knight.Progress) error {
	if err := os.WriteFile(name+".new", jsonLine(p), 0o666); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}

func (a *app) printReportOf(r knight.Report) {
	fmt.Fprintf(a.out, "%s: %d candidates, %d accepted\n", r.Chapter, r.Candidates, r.Accepted)
	for _, name := range []string{"parity", "degree", "connectivity"} {
		fmt.Fprintf(a.out, "  refused by %s: %d\n", name, r.Refused[name])
	}
	for _, step := range []string{"degree", "parity and connectivity", "search", "absence"} {
		fmt.Fprintf(a.out, "  %s took %v\n", step, time.Duration(r.Nanos[step]))
	}
	for _, why := range sortedKeys(r.Died) {
		fmt.Fprintf(a.out, "  ended at %s: %d\n", why, r.Died[why])
	}
	if r.Solved > 0 {
		fmt.Fprintf(a.out, "  never backtrack: %d of %d solved, %.0f%%\n", r.NeverBacktrack, r.Solved, 100*float64(r.NeverBacktrack)/float64(r.Solved))
	}
}
