package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/eyeprove/eyeprove/engine"
)

const rootLong = `Run Prolog programs, prove their answers, and check proofs.

The goals that are solved are those of --goal, else those the programs declare
in comment lines,

    %% ?- answer(X).

else their queries, ?- answer(X). A solution is an answer, printed as a fact as soon
as it is found, if it leaves no variable unbound, was not given before and is not
itself a fact of the program; --all prints the others too. A list of characters is
printed as the text that it is: [a, b] as "ab", which reads as the same term.

With --jobs N, N goals are solved at a time, and the output is that of solving them
one after the other, but for names of unbound variables, such as _12. From the first
goal on that can change what later ones find, by clauses it adds or removes, global
variables, tables, flags, operators, random numbers, files or input it reads, they are
solved one after the other all the same (--warnings says which). So they are with
--limit-steps, which counts the steps of all of them, and with --engine ichiban.

What stands behind -- is for the program: current_prolog_flag(argv, Arguments).

With --proof, the document that says why each answer holds is printed instead;
'eyeprove check' decides whether such a document holds. What the program itself
writes to its standard output is then on standard error, and so it is with --json. A
file named - is the standard input.`

const rootExamples = `  eyeprove examples/knights-tour.pl
  eyeprove -g 'ancestor(X, kim)' family.pl
  eyeprove --proof family.pl > family.proof
  eyeprove --proof family.pl | eyeprove check - family.pl
  eyeprove --timeout 10s --limit-memory 500MB puzzle.pl`

func (a *app) rootCommand() *cobra.Command {
	o := &runOptions{}
	c := &checkOptions{}
	var document string
	root := &cobra.Command{
		Use:     "eyeprove [FILE...|-] [-- ARGUMENT...]",
		Short:   "Run Prolog programs, prove their answers, check proofs",
		Long:    rootLong,
		Example: rootExamples,
		Version: version(),
		Args:    cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("check-proof") {
				c.goals, c.json, c.quiet, c.timeout = o.goals, o.json, o.quiet, o.timeout
				return a.check(c, document, args)
			}
			if c.strict {
				return misuse("--strict-proof is for --check-proof")
			}
			if len(args) == 0 && len(o.goals) == 0 {
				if a.onTerminal() != nil {
					return a.repl(&replOptions{quiet: o.quiet, warnings: o.warnings, memory: replMemory, grants: o.grants}, nil)
				}
				return cmd.Help()
			}
			if dash := cmd.ArgsLenAtDash(); dash >= 0 {
				args, o.arguments = args[:dash], args[dash:]
			}
			if err := misspelt(cmd, args); err != nil {
				return err
			}
			return a.runPrograms(o, args)
		},
		PersistentPreRunE: func(cmd *cobra.Command, _ []string) error { return positive(cmd) },
		ValidArgsFunction: prologFiles,
		SilenceUsage:      true,
		SilenceErrors:     true,
	}
	root.SetIn(a.in)
	root.SetOut(a.out)
	root.SetErr(a.err)
	root.SetFlagErrorFunc(flagError)
	root.SetVersionTemplate("eyeprove {{.Version}}\n")

	f := root.Flags()
	f.SortFlags = false
	f.StringArrayVarP(&o.goals, "goal", "g", nil, "solve `GOAL` in place of the goals the programs declare; may be repeated")
	f.BoolVarP(&o.proof, "proof", "p", false, "print the proof of the answers in their place")
	f.StringVar(&o.detail, "proof-detail", "abstract", "`HOW` library predicates are proved: as one step each (abstract), or explained too (expanded)")
	f.Var(&o.proofLimit, "proof-limit", "write no proof of more than `LIMIT` steps or bytes, such as 5000000 or 3GB or both, 5000000,3GB")
	f.StringVar(&o.engine, "engine", "machine", "`ENGINE` that solves the goals: machine, or ichiban, a slow second one for comparison")
	f.BoolVar(&o.json, "json", false, "print answers, proofs and messages as JSON")
	f.BoolVarP(&o.quiet, "quiet", "q", false, "no warnings and remarks on standard error")
	f.BoolVar(&o.warnings, "warnings", false, "also warn of variables that occur once, clauses that are not together, and negations of what is bound later")
	f.BoolVar(&o.all, "all", false, "also print the solutions that are no answers: with unbound variables, repeated, facts of the program")
	f.IntVar(&o.answers, "answers", 0, "stop after `N` answers")
	f.IntVar(&o.jobs, "jobs", 1, "solve `N` goals at a time; the output is that of solving them one after the other")
	f.BoolVar(&o.stats, "stats", false, "print what the run took on standard error")
	f.DurationVar(&o.timeout, "timeout", 0, "end the run after this `TIME`, such as 10s or 2m")
	f.Uint64Var(&o.steps, "limit-steps", 0, "end the run after `N` calls of predicates")
	f.Var(&o.memory, "limit-memory", "end the run when it takes more memory than `SIZE`, such as 200MB")
	o.grants.addFlags(f)
	f.StringVar(&document, "check-proof", "", "the same as eyeprove check `PROOF`")
	f.BoolVar(&c.strict, "strict-proof", false, "the same as eyeprove check --strict, with --check-proof")
	f.BoolP("help", "h", false, "print this help")
	f.Bool("version", false, "print the version")
	if err := root.RegisterFlagCompletionFunc("engine", cobra.FixedCompletions([]string{"machine", "ichiban"}, cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic(err) // the flag is defined above
	}
	if err := root.RegisterFlagCompletionFunc("proof-detail", cobra.FixedCompletions([]string{"abstract", "expanded"}, cobra.ShellCompDirectiveNoFileComp)); err != nil {
		panic(err) // the flag is defined above
	}

	root.AddCommand(a.checkCommand(), a.explainCommand(), a.testCommand(), a.replCommand(), a.knightCommand(), a.roadCommand(), exitStatusTopic())
	for _, group := range root.Commands() {
		for _, cmd := range append(group.Commands(), group) {
			if cmd.Flags().Lookup("help") == nil {
				cmd.Flags().BoolP("help", "h", false, "print this help")
			}
		}
	}
	noTopic(root)
	return root
}

// version is that of the module, or of the commit it was built from.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" || info.Main.Version == "(devel)" {
		return "development version"
	}
	return info.Main.Version
}

func prologFiles(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
	return []string{"pl", "prolog", "pro"}, cobra.ShellCompDirectiveFilterFileExt
}

// optionValues says what options of a type take.
var optionValues = map[string]string{
	"bool": "true or false", "int": "a number", "int64": "a number", "uint64": "a number", "duration": "a time such as 10s or 2m", "size": "a size such as 200MB or 2GB",
}

// flagError suggests the option that a misspelt one may stand for.
func flagError(cmd *cobra.Command, err error) error {
	usage := misuse("%v", err)
	var invalid *pflag.InvalidValueError
	if errors.As(err, &invalid) {
		f := invalid.GetFlag()
		if wanted, ok := optionValues[f.Value.Type()]; ok {
			usage.text = fmt.Sprintf("--%s takes %s, not %s", f.Name, wanted, invalid.GetValue())
		} else {
			usage.text = fmt.Sprintf("--%s: %v", f.Name, invalid.Unwrap())
		}
	}
	var unknown *pflag.NotExistError
	if errors.As(err, &unknown) {
		name := unknown.GetSpecifiedName()
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		usage.text = "there is no option --" + name
		if unknown.GetSpecifiedShortnames() != "" {
			usage.text = "there is no option -" + name
		} else if near := engine.Nearest(name, names); near != "" {
			usage.notes = append(usage.notes, fmt.Sprintf("did you mean --%s?", near))
		}
	}
	return usage
}

// limits are the options that end something: 0 would end it before it begins.
var limits = []string{"answers", "closure-steps", "depth", "jobs", "limit-steps", "timeout"}

// positive complains of a limit that is given and is not above 0.
func positive(cmd *cobra.Command) error {
	for _, name := range limits {
		f := cmd.Flags().Lookup(name)
		if f == nil || !f.Changed {
			continue
		}
		value := f.Value.String()
		switch zero := value == "0" || value == "0s" || strings.HasPrefix(value, "-"); {
		case zero && f.Value.Type() == "duration":
			return misuse("--%s takes a time such as 10s or 2m, not %s", name, value)
		case zero:
			return misuse("--%s takes a number from 1 on, not %s", name, value)
		}
	}
	return nil
}

// noTopic makes the help complain of a command or topic that there is not.
func noTopic(root *cobra.Command) {
	root.InitDefaultHelpCmd()
	for _, cmd := range root.Commands() {
		if cmd.Name() != "help" {
			continue
		}
		show := cmd.Run
		cmd.Run = nil
		cmd.RunE = func(cmd *cobra.Command, args []string) error {
			found, rest, err := root.Find(args)
			if err == nil && len(rest) == 0 {
				show(cmd, args)
				return nil
			}
			usage := misuse("there is no help on %s", strings.Join(args, " "))
			if found != nil && len(rest) > 0 {
				usage.suggest(found, rest[0])
			}
			for i, note := range usage.notes {
				usage.notes[i] = strings.Replace(note, "eyeprove ", "eyeprove help ", 1)
			}
			return usage
		}
	}
}

// misspelt complains of a first argument that is no file and looks like a
// subcommand.
func misspelt(cmd *cobra.Command, args []string) error {
	if len(args) == 0 || filepath.Ext(args[0]) != "" || strings.ContainsRune(args[0], filepath.Separator) {
		return nil
	}
	for _, suffix := range []string{"", ".pl"} {
		if _, err := os.Stat(args[0] + suffix); err == nil {
			return nil
		}
	}
	usage := misuse("%s is neither a file nor a command", args[0])
	if !usage.suggest(cmd, args[0]) {
		return nil
	}
	return usage
}

// noCommand complains of a command that cmd does not have.
func noCommand(cmd *cobra.Command, name string) error {
	usage := misuse("%s has no command %s", cmd.Name(), name)
	usage.suggest(cmd, name)
	return usage
}

// suggest adds the command of cmd that a misspelt one may stand for, if any.
func (e *usageError) suggest(cmd *cobra.Command, name string) bool {
	var names []string
	for _, c := range cmd.Commands() {
		names = append(names, c.Name())
	}
	near := engine.Nearest(name, names)
	if near != "" {
		e.notes = append(e.notes, fmt.Sprintf("did you mean %s %s?", cmd.CommandPath(), near))
	}
	return near != ""
}

func exitStatusTopic() *cobra.Command {
	return &cobra.Command{
		Use:   "exit-status",
		Short: "What the exit statuses mean",
		Long: `The exit status of eyeprove:

  0    a goal had a solution, or the programs ask no goal; a proof is valid
  1    an error: of the call, in a program, or that nothing caught
  2    check: the proof is not valid; knight check, road check: the tour is none, or
       the grid breaks a rule
  3    unknown: a limit of time, steps or memory ended the run, even when it had
       given answers before
  4    no goal had any solution
  5    road solve --require-unique: there are several solutions
  130  interrupted
  N    the program called halt(N)

A text that cannot be read in full ends the run before any goal is solved: all of
its errors are reported. A directive that fails is reported as a warning. One that
throws is reported as an error; the goals are solved all the same, and the exit
status is 1. So it is when nothing catches an error of a goal, where the other goals
are solved, and when a main goal, :- initialization(main, main)., fails. Where several
statuses apply, halt(N) comes first, then 3, 1, 0 and 4.`,
	}
}
