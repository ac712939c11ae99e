package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"

	"github.com/eyeprove/eyeprove/engine/syntax"
)

// diagnose prints a diagnostic on standard error.
func (a *app) diagnose(d *syntax.Diagnostic) {
	a.out.Flush() // what was found before it is seen before it
	if a.json {
		a.errorLine(d)
		return
	}
	io.WriteString(a.err, d.Render())
}

// remark prints a line of the command itself on standard error.
func (a *app) remark(format string, args ...any) {
	a.out.Flush()
	text := fmt.Sprintf(format, args...)
	if a.json {
		a.errorLine(&syntax.Diagnostic{Severity: syntax.Note, Code: "remark", Message: text})
		return
	}
	fmt.Fprintf(a.err, "eyeprove: %s\n", text)
}

// advise is a remark that --quiet silences.
func (x *execution) advise(format string, args ...any) {
	if !x.o.quiet {
		x.remark(format, args...)
	}
}

func (a *app) errorLine(d *syntax.Diagnostic) { a.err.Write(jsonLine(d)) }

// jsonLine gives v as JSON on one line.
func jsonLine(v any) []byte {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic(err) // the types given here can be encoded
	}
	return []byte(b.String())
}

// leftOut says how many solutions were no answers.
func (x *execution) leftOut() {
	left := x.claims.Left
	if left.Total() == 0 || x.o.all || x.o.json && !x.o.proof { // the JSON summary tells
		return
	}
	var parts []string
	part := func(n int, what string) {
		if n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", n, what))
		}
	}
	part(left.Unbound, "with unbound variables")
	part(left.Repeated, "given before")
	part(left.Facts, "stated by the program as facts")
	noun := "solutions are"
	if left.Total() == 1 {
		noun = "solution is"
	}
	how := "--all prints all solutions"
	if x.o.proof { // only answers are proved
		how = "eyeprove --all, without a proof, prints all solutions"
	}
	x.advise("%d %s left out (%s); %s", left.Total(), noun, strings.Join(parts, ", "), how)
}
