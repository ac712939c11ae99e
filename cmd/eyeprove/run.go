package main

import (
	"cmp"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/eyeprove/eyeprove/engine/syntax"
)

// The exit statuses; halt(N) ends with N. The topic exit-status of the help
// explains them.
const (
	statusOK        = 0 // answered; a proof is valid
	statusError     = 1
	statusInvalid   = 2   // a proof is not valid
	statusUnknown   = 3   // a limit ended the run
	statusNoAnswer  = 4   // no goal had a solution
	statusInterrupt = 130 // by the user, as shells have it
	statusPipe      = 141 // the reader of the output went away, as shells have it
)

// app is one call of the command.
type app struct {
	in     io.Reader
	out    *outlet
	err    io.Writer
	json   bool // diagnostics as JSON
	status int
}

// run is the command: args without the program's name. It gives the exit status.
func run(args []string, in io.Reader, out, err io.Writer) int {
	a := &app{in: in, out: newOutlet(out), err: err}
	root := a.rootCommand()
	root.SetArgs(args)
	if cmd, e := root.ExecuteC(); e != nil {
		if _, given, ok := strings.Cut(e.Error(), "none of the others can be; ["); ok {
			given, _, _ = strings.Cut(given, "]")
			e = misuse("only one of these options can be given: --%s", strings.ReplaceAll(given, " ", ", --"))
		}
		var usage *usageError
		if errors.As(e, &usage) {
			usage.command = cmd.CommandPath()
			if cmd.Name() == "help" {
				usage.command = cmd.Root().Name()
			}
		}
		a.complain(e)
	}
	if e := a.out.Flush(); e != nil && a.status != statusPipe {
		a.complain(e)
	}
	return a.status
}

// complain reports an error that ends the command.
func (a *app) complain(err error) {
	a.status = statusError
	var usage *usageError
	var d *syntax.Diagnostic
	switch {
	case isBrokenPipe(err):
		a.status = statusPipe
	case errors.As(err, &d):
		a.diagnose(d)
	case errors.As(err, &usage):
		fmt.Fprintf(a.err, "eyeprove: %v\n", err)
		for _, n := range usage.notes {
			fmt.Fprintf(a.err, "  note: %s\n", n)
		}
		fmt.Fprintf(a.err, "Try '%s --help'.\n", cmp.Or(usage.command, "eyeprove"))
	default:
		fmt.Fprintf(a.err, "eyeprove: %v\n", err)
	}
}

// usageError is the error of a call that the command does not understand; command is
// the path of the subcommand, as in eyeprove road hint.
type usageError struct {
	text    string
	notes   []string
	command string
}

func (e *usageError) Error() string { return e.text }

func misuse(format string, args ...any) *usageError {
	return &usageError{text: fmt.Sprintf(format, args...)}
}
