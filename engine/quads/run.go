package quads

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"time"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Options say how quads are run. Limits that are zero stand for the defaults.
type Options struct {
	Timeout time.Duration // of one query, and of loading
	Steps   uint64        // calls of one query
	Memory  int64         // bytes of the whole run
	// Determinism has descriptions tell whether an alternative is left.
	Determinism bool
	Engine      []engine.Option // further options of the engine
	// OpenFile opens the files for which Granted reports true; all others are
	// in memory. Both may be nil.
	OpenFile func(name, mode string) (io.ReadWriteCloser, error)
	Granted  func(name, mode string) bool
	Before   []engine.Source // texts that are loaded first
	// Solved is told of each solution, asked being the query, while run stands
	// at it; it may be nil.
	Solved func(e *engine.Engine, q *Quad, asked term.Image, run machine.Solutions)
}

// The limits of Options that are not set.
const (
	DefaultTimeout = 5 * time.Second
	DefaultSteps   = 20_000_000
	DefaultMemory  = 500_000_000
)

// A query that is to loop is given a hundredth of the steps and a fifth of the
// time: those of the language tests loop at once or not at all.
const (
	loopSteps = 100
	loopTime  = 5
)

// Result is what became of one quad.
type Result struct {
	Line     int
	Query    string
	Expected string   // the descriptions as written
	Actual   string   // the answers as a description, or what is wrong with the quad
	Calls    []string // where the error was raised that ended its search, see engine.CallsOf
	Passed   bool
}

// Report is what became of a file.
type Report struct {
	Name    string
	Faults  []string // errors of loading, each of the form file:line:column: ...
	Results []Result
}

// Failed gives the number of quads that failed; a program that cannot be loaded
// counts as one.
func (r *Report) Failed() int {
	n := min(len(r.Faults), 1)
	for i := range r.Results {
		if !r.Results[i].Passed {
			n++
		}
	}
	return n
}

// Passed gives the number of quads that passed.
func (r *Report) Passed() int { return len(r.Results) - r.Failed() + min(len(r.Faults), 1) }

// Run loads the program of f and runs its queries. The error is that of ctx.
func (f *File) Run(ctx context.Context, o Options) (*Report, error) {
	if o.Timeout <= 0 {
		o.Timeout = DefaultTimeout
	}
	if o.Steps == 0 {
		o.Steps = DefaultSteps
	}
	if o.Memory <= 0 {
		o.Memory = DefaultMemory
	}
	r := &runner{o: o, report: &Report{Name: f.Name}}
	options := append([]engine.Option{
		engine.WithOutput(&r.out),
		engine.WithReport(func(d *syntax.Diagnostic) {
			if d.Severity == syntax.Error {
				r.report.Faults = append(r.report.Faults, d.Error())
			}
		}),
	}, o.Engine...)
	r.engine = engine.New(options...)
	r.streams = builtin.StreamsOf(r.engine.Program())
	inMemory := scratch{}
	r.streams.OpenFile = func(name, mode string) (io.ReadWriteCloser, error) {
		if o.OpenFile != nil && o.Granted(name, mode) && (mode != "read" || inMemory[name] == nil) {
			return o.OpenFile(name, mode)
		}
		return inMemory.open(name, mode)
	}
	defer r.engine.Close()
	if !r.within(ctx, func(ctx context.Context) { r.load(ctx, f) }) {
		r.report.Faults = append(r.report.Faults, f.Name+": loading does not end")
		return r.report, ctx.Err()
	}
	for i := range f.Quads {
		q := &f.Quads[i]
		var result Result
		stopped := r.within(ctx, func(ctx context.Context) { result = r.quad(ctx, q) })
		if ctx.Err() != nil {
			break
		}
		if !stopped {
			// It is in the middle of something large: leave it, and with it the engine.
			result = q.result("the query does not heed its limits; the rest of the file is not run", false)
		}
		r.report.Results = append(r.report.Results, result)
		if !stopped {
			for j := i + 1; j < len(f.Quads); j++ {
				r.report.Results = append(r.report.Results, f.Quads[j].result("not run", false))
			}
			break
		}
	}
	return r.report, ctx.Err()
}

// runner is one run of a file.
type runner struct {
	o       Options
	engine  *engine.Engine
	streams *builtin.Streams
	out     written
	report  *Report
}

// written keeps what a query writes, up to more than any test describes.
type written struct{ bytes.Buffer }

const maxWritten = 1 << 20

func (w *written) Write(text []byte) (int, error) {
	if w.Len() < maxWritten {
		w.Buffer.Write(text)
	}
	return len(text), nil
}

// within calls f and reports whether it ended shortly after its time was over.
func (r *runner) within(ctx context.Context, f func(context.Context)) bool {
	done := make(chan struct{})
	go func() {
		f(ctx)
		close(done)
	}()
	overdue := time.NewTimer(r.o.Timeout + 3*time.Second)
	defer overdue.Stop()
	select {
	case <-done:
		return true
	case <-overdue.C:
		return false
	}
}

// limit bounds what runs from now on.
func (r *runner) limit(steps uint64, timeout time.Duration) {
	m := r.engine.Machine()
	m.SetLimits(machine.Limits{
		Steps: m.Inferences() + steps, Memory: r.o.Memory, Deadline: time.Now().Add(timeout),
	})
}

func (r *runner) load(ctx context.Context, f *File) {
	r.limit(r.o.Steps, r.o.Timeout)
	defer r.engine.InterruptBy(ctx)()
	fault := func(err error) {
		var reported *engine.LoadError
		if err != nil && !errors.As(err, &reported) {
			r.report.Faults = append(r.report.Faults, fmt.Sprintf("%s: %v", f.Name, err))
		}
	}
	for _, s := range r.o.Before {
		fault(r.engine.LoadString(s.Name, s.Text))
	}
	fault(r.engine.LoadStringAt(filepath.Dir(f.Name), f.Name, f.Program))
}

// result gives the result of q with its texts.
func (q *Quad) result(actual string, passed bool) Result {
	texts := make([]string, len(q.Descriptions))
	for i, d := range q.Descriptions {
		texts[i] = strings.Join(strings.Fields(d.Text+"."), " ")
	}
	if q.Outputs != "" {
		texts = append(texts, "% outputs:"+q.Outputs)
	}
	return Result{q.Line, strings.Join(strings.Fields(q.Query), " "), strings.Join(texts, " "), actual, nil, passed}
}

// quad runs one query.
func (r *runner) quad(ctx context.Context, q *Quad) Result {
	p := r.engine.Program()
	inputs, err := literals(q.Inputs)
	if err != nil {
		return q.result("inputs: "+err.Error(), false)
	}
	outputs, err := literals(q.Outputs)
	if err != nil {
		return q.result("outputs: "+err.Error(), false)
	}
	goal, fault := r.engine.ParseGoal(q.Query)
	var names []string
	if fault == nil {
		for _, n := range goal.Variables() {
			if n[0] != '_' {
				names = append(names, n)
			}
		}
	}
	var wanted []*description
	for _, d := range q.Descriptions {
		w, err := understand(d.Text, names, p.Ops, p.Flags)
		if err != nil {
			return q.result(fmt.Sprintf("line %d: %v", d.Line, err), false)
		}
		wanted = append(wanted, w)
	}
	r.streams.SetInput(strings.NewReader(inputs))
	r.out.Reset()
	found := r.ask(ctx, q, goal, fault, wanted)
	if err := r.engine.Flush(); err != nil {
		return q.result(err.Error(), false)
	}
	actual := describe(found, names, p.Ops, p.Flags)
	passed := r.judge(wanted, found)
	if q.Outputs != "" && r.out.String() != outputs {
		passed = false
	}
	if r.out.Len() > 0 && (!passed || q.Outputs != "") || q.Outputs != "" {
		actual += " % outputs: " + quoted(r.out.String())
	}
	if len(q.Descriptions) == 0 {
		return q.result(actual+" (no answer is described)", false)
	}
	result := q.result(actual, passed)
	if fault == nil && found[len(found)-1].kind == failure {
		result.Calls = engine.CallsOf(r.engine.Machine().Stack())
	}
	return result
}

// ask searches for as many answers as the descriptions need to be compared.
func (r *runner) ask(ctx context.Context, q *Quad, goal *engine.Goal, fault error, wanted []*description) []outcome {
	if fault != nil {
		return []outcome{syntaxError(fault)}
	}
	need := 3
	toLoop := false
	for _, w := range wanted {
		need = max(need, len(w.outcomes)+1)
		toLoop = toLoop || w.outcomes[len(w.outcomes)-1].kind == loops
	}
	steps, timeout := r.o.Steps, r.o.Timeout
	if toLoop {
		steps, timeout = steps/loopSteps, timeout/loopTime
	}
	r.limit(steps, timeout)
	var found []outcome
	m := r.engine.Machine()
	defer r.engine.InterruptBy(ctx)()
	asked := goal.Image()
	run := m.Solve(m.Thaw(asked))
	defer run.Close()
	for run.Next() {
		if r.o.Solved != nil {
			r.o.Solved(r.engine, q, asked, run)
		}
		h := term.NewHeap(256)
		var values []term.Word
		for i, v := range goal.Values(h, h.Thaw(m.Freeze(run.Goal()))) {
			if goal.Variables()[i][0] != '_' {
				values = append(values, v)
			}
		}
		o := outcome{kind: solution, alternatives: !run.Deterministic()}
		o.values = h.Freeze(h.NewList(values, term.AtomNil.Word()))
		found = append(found, o)
		if len(found) == need {
			return append(found, outcome{kind: more})
		}
		if !o.alternatives {
			return found
		}
	}
	if err := run.Err(); err != nil {
		return append(found, unsolved(err))
	}
	return append(found, outcome{kind: end})
}

// unsolved is the outcome of a search that ended in an error.
func unsolved(err error) outcome {
	if ex, ok := machine.IsException(err); ok {
		return outcome{kind: failure, ball: ex.Ball}
	}
	var halt *engine.Halt
	if errors.As(err, &halt) {
		return outcome{kind: halted, status: halt.Code}
	}
	return outcome{kind: loops}
}

// syntaxError is the outcome of a query that is no term.
func syntaxError(err error) outcome {
	atom := "end_of_file"
	var d *syntax.Diagnostic
	if errors.As(err, &d) && d.Atom != "" {
		atom = d.Atom
	}
	h := term.NewHeap(16)
	ball := h.NewStruct(term.AtomError, h.NewStruct(term.Intern("syntax_error"), term.Intern(atom).Word()), h.NewVar())
	return outcome{kind: failure, ball: h.Freeze(ball)}
}

// judge reports whether one of the expected descriptions fits and none of the
// unexpected ones.
func (r *runner) judge(wanted []*description, found []outcome) bool {
	passed, expecting := false, false
	for _, w := range wanted {
		fits := w.fits(found, r.o.Determinism)
		switch {
		case w.unexpected && fits:
			return false
		case !w.unexpected:
			expecting = true
			passed = passed || fits
		}
	}
	return passed || !expecting
}

// fits reports whether the outcomes are those described.
func (d *description) fits(found []outcome, determinism bool) bool {
	for i := range d.outcomes {
		want := &d.outcomes[i]
		if i >= len(found) {
			return want.kind == end && !determinism
		}
		if want.kind == more {
			return found[i].kind != end
		}
		if !want.same(&found[i]) {
			return false
		}
	}
	n := len(d.outcomes)
	switch last := d.outcomes[n-1]; {
	case last.kind != solution:
		return true
	case determinism:
		return len(found) == n && !found[n-1].alternatives
	}
	return len(found) == n || found[n].kind == end
}

// literals gives the text of items in double quotes, laid end to end.
func literals(items string) (string, error) {
	var b strings.Builder
	h := term.NewHeap(64)
	for items = strings.TrimSpace(items); items != ""; items = strings.TrimSpace(items) {
		n := closingQuote(items)
		if n < 0 {
			return "", errors.New("text in double quotes is expected")
		}
		t, err := syntax.ParseTerm(h, items[:n], "text", syntax.NewOperators(), &syntax.Flags{DoubleQuotes: syntax.AtomQ})
		if err != nil || t.Word.Tag() != term.Atm {
			return "", errors.New("text in double quotes is expected")
		}
		b.WriteString(t.Word.Atom().Name())
		items = items[n:]
	}
	return b.String(), nil
}

// closingQuote gives the offset behind the item in double quotes that items
// begins with, -1 when it does not.
func closingQuote(items string) int {
	if items[0] != '"' {
		return -1
	}
	for i := 1; i < len(items); i++ {
		switch items[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return -1
}

// maxShown is how much of what a query wrote is shown, in bytes.
const maxShown = 400

// quoted writes a text in double quotes, the beginning of a long one.
func quoted(text string) string {
	if len(text) > maxShown {
		text = strings.ToValidUTF8(text[:maxShown], "") + " ..."
	}
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range text {
		switch c {
		case '"', '\\':
			b.WriteByte('\\')
			b.WriteRune(c)
		case '\n':
			b.WriteString(`\n`)
		case '\t':
			b.WriteString(`\t`)
		default:
			if c < ' ' || c == 127 {
				fmt.Fprintf(&b, `\x%x\`, c)
			} else {
				b.WriteRune(c)
			}
		}
	}
	b.WriteByte('"')
	return b.String()
}
