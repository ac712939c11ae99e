package main

import (
	"github.com/spf13/cobra"
)

func (a *app) rootCommand() *cobra.Command {
	o := &runOptions{}
	root := &cobra.Command{
		Use:   "eyeprove [FILE...|-]",
		Short: "Run Prolog programs, prove their answers, check proofs",
		Args:  cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.runPrograms(o, args)
		},
		SilenceUsage:  true,
		SilenceErrors: true,
	}
	root.SetIn(a.in)
	root.SetOut(a.out)
	root.SetErr(a.err)
	f := root.Flags()
	f.StringArrayVarP(&o.goals, "goal", "g", nil, "solve `GOAL` in place of the goals the program declares; repeatable")
	f.BoolVar(&o.all, "all", false, "also print solutions that are no answers: with unbound variables, repeated, or facts of the program")
	f.IntVar(&o.answers, "answers", 0, "stop after `N` answers")
	f.BoolVarP(&o.quiet, "quiet", "q", false, "no warnings and remarks on standard error")
	f.BoolVar(&o.stats, "stats", false, "print what the run took on standard error")
	f.DurationVar(&o.timeout, "timeout", 0, "end the run after this `TIME`, such as 10s or 2m")
	f.Uint64Var(&o.steps, "limit-steps", 0, "end the run after `N` calls")
	return root
}
