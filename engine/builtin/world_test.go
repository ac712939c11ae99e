package builtin_test

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/library"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

const maxAnswers = 8

var errSlow = errors.New("takes too long")

type world struct {
	t       *testing.T
	m       *machine.Machine
	out     strings.Builder
	err     strings.Builder
	streams *builtin.Streams
}

func newWorld(t *testing.T) *world {
	t.Helper()
	p := machine.NewProgram(builtin.Table())
	w := &world{t: t, m: machine.New(p), streams: builtin.StreamsOf(p)}
	w.streams.SetOutput(&w.out)
	w.streams.SetErrorOutput(&w.err)
	for _, f := range library.Files() {
		if !f.Meaning {
			w.load(f.Name+".pl", f.Text, true)
		}
	}
	return w
}

// load adds the clauses of a text to the program.
func (w *world) load(name, text string, isSystem bool) {
	w.t.Helper()
	h := term.NewHeap(1 << 12)
	src := syntax.NewSource(h, name, text, 1, w.m.Program().Ops, w.m.Program().Flags)
	for {
		item, err := src.Next()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			w.t.Fatalf("%v", err)
		}
		if item.Kind != syntax.ClauseItem {
			continue
		}
		if _, err := w.m.Program().AddClause(h, item.Word, machine.Source{File: name, Line: item.Start.Line}, nil, isSystem); err != nil {
			w.t.Fatalf("%s:%d: %s", name, item.Start.Line, showError(w.m, err))
		}
	}
}

var generated = regexp.MustCompile(`_[G]?[0-9]+`)

// rename gives the variables of a text the names _A, _B ... in order.
func rename(s string) string {
	names := map[string]string{}
	return generated.ReplaceAllStringFunc(s, func(v string) string {
		if names[v] == "" {
			names[v] = "_" + string(rune('A'+len(names)))
		}
		return names[v]
	})
}

func showError(m *machine.Machine, err error) string {
	var e *isoerr.Exception
	if !errors.As(err, &e) {
		return err.Error()
	}
	ball := m.Thaw(e.Ball)
	if m.Is(ball, term.AtomError, 2) {
		ball = m.Arg(ball, 1)
	}
	return "error: " + rename(syntax.Format(&m.Heap, ball, m.Ops, quotedSpaced))
}

var quotedSpaced = syntax.WriteOptions{Quoted: true, NumberVars: true, Layout: syntax.Spaced, MaxBytes: 4000}

// ask gives the answer lines of a query: the bindings of an answer, true when
// there are none, no when the search ends without a further answer, the formal
// term of an error, or ... when there are more than eight answers. A search that
// ends in an answer that leaves no choice point has no line no.
func (w *world) ask(query string) []string {
	m := w.m
	w.out.Reset()
	t, err := syntax.ParseTerm(&m.Heap, query, "query", m.Ops, m.Flags)
	if err != nil {
		return []string{err.Error()}
	}
	names := make([]string, len(t.Vars))
	vars := make([]term.Word, len(t.Vars))
	for i, v := range t.Vars {
		names[i], vars[i] = v.Name, v.Word
	}
	// The goal carries its variables along, for the collector moves terms.
	goal := m.NewStruct(term.AtomComma, m.NewStruct(term.AtomEquals, m.NewList(vars, term.AtomNil.Word()), m.NewVar()), t.Word)
	run := m.Solve(goal)
	defer run.Close()
	slow := time.AfterFunc(3*time.Second, func() { m.Interrupt(errSlow) })
	defer func() {
		slow.Stop()
		m.ClearInterrupt()
	}()
	var lines []string
	for run.Next() {
		if len(lines) == maxAnswers {
			return append(lines, "...")
		}
		list, _ := m.Slice(m.Arg(m.Arg(run.Goal(), 1), 1))
		var bound []string
		for i, v := range list {
			if v = m.Deref(v); !v.IsVar() && names[i][0] != '_' {
				bound = append(bound, names[i]+" = "+syntax.Format(&m.Heap, v, m.Ops, quotedSpaced))
			}
		}
		line := rename(strings.Join(bound, ", "))
		if line == "" {
			line = "true"
		}
		lines = append(lines, line)
		if run.Deterministic() {
			return lines
		}
	}
	if err := run.Err(); err != nil {
		return append(lines, showError(m, err))
	}
	return append(lines, "no")
}

// Every predicate with clauses of meaning is one of the table and not of the
// standard, and what has clauses that the machine runs is not in the table.
func TestMeaningsAreOfTheTable(t *testing.T) {
	rows := map[string]machine.Builtin{}
	for _, b := range builtin.Table() {
		rows[fmt.Sprintf("%s/%d", b.Name, b.Arity)] = b
	}
	for _, f := range library.Files() {
		for line := range strings.Lines(f.Text) {
			doc, ok := strings.CutPrefix(line, "%! ")
			if !ok {
				continue
			}
			name, arity := documented(doc)
			b, inTable := rows[fmt.Sprintf("%s/%d", name, arity)]
			switch {
			case f.Meaning && !inTable:
				t.Errorf("%s defines %s/%d, which is not in the table", f.Name, name, arity)
			case f.Meaning && b.ISO:
				t.Errorf("%s defines %s/%d of the standard", f.Name, name, arity)
			case !f.Meaning && inTable:
				t.Errorf("%s defines %s/%d, which is in the table", f.Name, name, arity)
			}
		}
	}
}

var head = regexp.MustCompile(`^([^( ]+|\^)\((.*)\) is `)

// documented gives the predicate that a line such as "p(+X, ?Y) is det." is about.
func documented(doc string) (name string, arity int) {
	if fields := strings.Fields(doc); len(fields) > 4 && fields[0] == "X" && fields[3] == "is" {
		return fields[1], 2
	}
	m := head.FindStringSubmatch(doc)
	if m == nil {
		return strings.Fields(doc)[0], 0
	}
	return m[1], strings.Count(m[2], ",") + 1
}

// Rows are complete, and no predicate is there twice.
func TestTable(t *testing.T) {
	seen := map[string]bool{}
	for _, b := range builtin.Table() {
		key := fmt.Sprintf("%s/%d", b.Name, b.Arity)
		if seen[key] {
			t.Errorf("%s is in the table twice", key)
		}
		seen[key] = true
		if (b.Fn == nil) == (b.Redo == nil) {
			t.Errorf("%s needs one of Fn and Redo", key)
		}
		if b.Doc == "" || b.Arity > 0 && b.Modes == "" {
			t.Errorf("%s has no doc or no modes", key)
		}
		if n := strings.Count(b.Modes, ",") + 1; b.Arity > 0 && n != b.Arity {
			t.Errorf("%s: modes %q are for %d arguments", key, b.Modes, n)
		}
		if (b.Det == machine.Nondet) != (b.Redo != nil) {
			t.Errorf("%s: determinism and function do not go together", key)
		}
	}
}
