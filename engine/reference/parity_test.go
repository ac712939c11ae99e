package reference_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/reference"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// search is what the runs of both engines have.
type search interface {
	Next() bool
	Goal() term.Word
	Log() []term.Word
	Err() error
	Close()
}

// maxSolutions bounds the solutions of a goal that are compared.
const maxSolutions = 50

var fresh = regexp.MustCompile(`\b_[A-Z]?[0-9]+\b`)

// renamed gives variables names by order of first occurrence.
func renamed(text string) string {
	names := map[string]string{}
	return fresh.ReplaceAllStringFunc(text, func(v string) string {
		if names[v] == "" {
			names[v] = fmt.Sprintf("_%c%d", 'a'+len(names)%26, len(names)/26)
		}
		return names[v]
	})
}

var options = syntax.WriteOptions{Quoted: true, IgnoreOps: true, MaxBytes: 1 << 16}

// separator is between the entries of a log.
const separator = " | "

// transcript is what a goal does on an engine: a line a solution, with its log,
// and a line for the error that ends it.
func transcript(e *engine.Engine, r search) []string {
	defer r.Close()
	p := e.Program()
	h := &e.Machine().Heap
	var lines []string
	for len(lines) < maxSolutions && r.Next() {
		line := []string{syntax.Format(h, r.Goal(), p.Ops, options)}
		for _, w := range r.Log() {
			line = append(line, syntax.Format(h, w, p.Ops, options))
		}
		lines = append(lines, renamed(strings.Join(line, separator)))
	}
	if err := r.Err(); err != nil {
		var ex *isoerr.Exception
		if errors.As(err, &ex) {
			lines = append(lines, "error "+renamed(syntax.Format(h, h.Thaw(ex.Ball), p.Ops, options)))
		} else {
			lines = append(lines, "stop "+err.Error())
		}
	}
	return lines
}

// world is a program on one of the engines.
type world struct {
	engine *engine.Engine
	out    strings.Builder
	solve  func(term.Word) search
}

func load(t testing.TB, name, text string) *world {
	t.Helper()
	w := &world{}
	w.engine = engine.New(engine.WithOutput(&w.out), engine.Record(true))
	if err := w.engine.LoadString(name, text); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	m := w.engine.Machine()
	w.solve = func(g term.Word) search { return m.Solve(g) }
	return w
}

func onMachine(t testing.TB, name, text string) *world { return load(t, name, text) }

func onReference(t testing.TB, name, text string, limits machine.Limits) *world {
	w := load(t, name, text)
	s := reference.New(w.engine.Machine(), limits)
	w.solve = func(g term.Word) search { return s.Solve(g) }
	return w
}

// ask gives the transcript of a goal and what it printed.
func (w *world) ask(goal *engine.Goal) []string {
	w.out.Reset()
	lines := transcript(w.engine, w.solve(goal.Term(&w.engine.Machine().Heap)))
	w.engine.Flush()
	return append(lines, "out "+renamed(w.out.String()))
}

// compare runs every goal of a program on both engines.
func compare(t *testing.T, name, text string) {
	t.Helper()
	ours, theirs := onMachine(t, name, text), onReference(t, name, text, machine.Limits{})
	t.Logf("%d goals", len(ours.engine.Goals()))
	for i, g := range ours.engine.Goals() {
		want, got := ours.ask(g), theirs.ask(theirs.engine.Goals()[i])
		if d := difference(want, got); d != "" {
			t.Errorf("%s: ?- %s.\n%s", name, g.Text, d)
		}
	}
}

func difference(want, got []string) string {
	for i := range max(len(want), len(got)) {
		a, b := "(nothing)", "(nothing)"
		if i < len(want) {
			a = want[i]
		}
		if i < len(got) {
			b = got[i]
		}
		if !alike(a, b) {
			return fmt.Sprintf("  solution %d\n  machine   %s\n  reference %s", i+1, a, b)
		}
	}
	return ""
}

// alike compares a line of the machine with one of the reference. Where the machine
// logs the state that a built-in went on from, the reference logs the arguments.
func alike(want, got string) bool {
	if want == got {
		return true
	}
	a, b := strings.Split(want, separator), strings.Split(got, separator)
	return slices.EqualFunc(a, b, func(a, b string) bool {
		_, err := strconv.Atoi(a)
		return a == b || err == nil && strings.HasPrefix(b, "'$args'(")
	})
}

// TestPrograms compares the logs of the programs in testdata, goal by goal.
func TestPrograms(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.pl")
	if len(files) == 0 {
		t.Fatal("no programs")
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			text, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			compare(t, f, string(text))
		})
	}
}
