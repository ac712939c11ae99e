package proofs

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// A derivation 200 thousand levels deep is rebuilt and written without Go
// recursion.
func TestDeepDerivation(t *testing.T) {
	program := "count(0) :- !.\ncount(N) :- M is N - 1, count(M), true.\n"
	e, s := solved(t, program, "count(200000)")
	d := NewDocument(e.Program(), Options{})
	if err := d.Explain(s); err != nil {
		t.Fatal(err)
	}
	if got, want := d.Steps(), 400003; got != want {
		t.Errorf("%d steps, want %d", got, want)
	}
	if err := d.Write(io.Discard); err != nil {
		t.Error(err)
	}
}

// A deep term is one goal like any other.
func TestDeepTerm(t *testing.T) {
	program := "deep(0, z) :- !.\ndeep(N, s(T)) :- M is N - 1, deep(M, T).\np(N) :- deep(N, T), same(T, T).\nsame(X, X).\n"
	e, s := solved(t, program, "p(1000)")
	d := NewDocument(e.Program(), Options{})
	if err := d.Explain(s); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := d.Write(&out); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(out.String(), "s("); n < 1_000_000 {
		t.Errorf("the document has %d s(", n)
	}
}

// Equal goals are one step, and keep no memory of their own.
func TestSharedSteps(t *testing.T) {
	e, s := solved(t, benchPrograms, "fib(20, F)")
	d := NewDocument(e.Program(), Options{})
	if err := d.Explain(s); err != nil {
		t.Fatal(err)
	}
	if d.Rebuilt() > 200 || d.Steps() > 100 { // 55 thousand without what is remembered
		t.Errorf("%d steps of %d rebuilt", d.Steps(), d.Rebuilt())
	}
}

func TestLimits(t *testing.T) {
	e, s := solved(t, benchPrograms, "loop(1000)")
	d := NewDocument(e.Program(), Options{MaxSteps: 100})
	var limit *machine.LimitError
	if err := d.Explain(s); !errors.As(err, &limit) {
		t.Errorf("error %v, want a limit", err)
	}
	d = NewDocument(e.Program(), Options{MaxBytes: 10_000})
	if err := d.Explain(s); err != nil {
		t.Error(err)
	}
	if err := d.Fits(); !errors.As(err, &limit) {
		t.Errorf("error %v before it is written, want a limit", err)
	}
	if err := d.Write(io.Discard); !errors.As(err, &limit) {
		t.Errorf("error %v, want a limit", err)
	}
}

// A log that belongs to another derivation is noticed.
func TestAstray(t *testing.T) {
	e, s := solved(t, benchPrograms, "queens(6, B)")
	p := e.Program()
	for name, change := range map[string]func(l *choiceLog){
		"short": func(l *choiceLog) { l.entries = l.entries[:len(l.entries)-1] },
		"long":  func(l *choiceLog) { l.entries = append(l.entries, l.entries[0]) },
		"other": func(l *choiceLog) { l.entries[len(l.entries)/2] += 8 },
		"empty": func(l *choiceLog) { l.entries = nil },
	} {
		damaged := s
		damaged.log.entries = append(damaged.log.entries[:0:0], s.log.entries...)
		change(&damaged.log)
		if err := NewDocument(p, Options{}).Explain(damaged); !errors.Is(err, ErrAstray) {
			t.Errorf("%s: error %v", name, err)
		}
	}
}
