package main

import (
	"errors"
	"fmt"
	"io"
)

// The exit statuses; halt(N) ends with N. The topic exit-status of the help
// explains them.
const (
	statusOK       = 0 // answered; a proof is valid
	statusError    = 1
	statusInvalid  = 2 // a proof is not valid
	statusUnknown  = 3 // a limit ended the run
	statusNoAnswer = 4 // no goal had a solution
	statusBreak    = 130
)

// app is one call of the command.
type app struct {
	in       io.Reader
	out, err io.Writer
	status   int
}

// run is the command: args without the program's name. It gives the exit status.
func run(args []string, in io.Reader, out, err io.Writer) int {
	a := &app{in: in, out: out, err: err}
	root := a.rootCommand()
	root.SetArgs(args)
	if e := root.Execute(); e != nil {
		fmt.Fprintf(err, "eyeprove: %v\n", e)
		var usage *usageError
		if errors.As(e, &usage) {
			fmt.Fprintf(err, "Try 'eyeprove help' for the ways to call it.\n")
		}
		return statusError
	}
	return a.status
}

// usageError is the error of a call that the command does not understand.
type usageError struct{ text string }

func (e *usageError) Error() string { return e.text }

func misuse(format string, args ...any) error { return &usageError{fmt.Sprintf(format, args...)} }
