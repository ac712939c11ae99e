// Package render shows proof documents in other forms. Each is a function of the
// document's text alone, together with the operators and flags it was written
// with.
package render

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Clause is a clause/3 fact.
type Clause struct {
	Number int64    `json:"number"`
	Head   string   `json:"head"`
	Body   []string `json:"body"` // its conjuncts; none for a fact
}

// Step is a step/4 fact.
type Step struct {
	Goal     string            `json:"goal"`
	By       string            `json:"by"`               // rule, fact, builtin, ...
	Clause   int64             `json:"clause,omitempty"` // the number of a rule or fact
	Called   string            `json:"called,omitempty"` // the goal as it was called
	Bindings map[string]string `json:"bindings"`
	Uses     []string          `json:"uses"`
}

// JSON writes a document as one object,
//
//	{"claims": [...], "clauses": [...], "steps": [...]}
//
// with a line for each element; elements are texts, Clause and Step objects. The
// error is a *syntax.Diagnostic for a document that does not read, or out's.
func JSON(out io.Writer, document string, ops *syntax.Operators, flags *syntax.Flags) error {
	h := term.NewHeap(1 << 12)
	b := bufio.NewWriter(out)
	j := &jsonWriter{out: b, reader: syntax.NewReader(h, document, "proof", ops, flags), h: h, ops: ops, flags: flags}
	if err := j.document(); err != nil {
		return err
	}
	return b.Flush()
}

type jsonWriter struct {
	out     *bufio.Writer
	reader  *syntax.Reader
	h       *term.Heap
	ops     *syntax.Operators
	flags   *syntax.Flags
	options syntax.WriteOptions
}

// The parts of a document in order.
var sections = [...]string{"claims", "clauses", "steps"}

func (j *jsonWriter) document() error {
	section, first := -1, true
	open := func(to int) {
		for section < to {
			if section >= 0 {
				j.out.WriteString("\n],\n")
			} else {
				j.out.WriteString("{")
			}
			section++
			fmt.Fprintf(j.out, "%q: [", sections[section])
			first = true
		}
	}
	for {
		j.h.Init(0)
		t, err := j.reader.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		kind, element := j.element(t)
		open(max(kind, section, 0))
		if !first {
			j.out.WriteByte(',')
		}
		first = false
		j.out.WriteString("\n  ")
		j.encode(element)
	}
	open(len(sections) - 1)
	_, err := j.out.WriteString("\n]}\n")
	return err
}

// encode writes v; an error of the output stays with the writer.
func (j *jsonWriter) encode(v any) {
	e := json.NewEncoder(trimmed{j.out})
	e.SetEscapeHTML(false)
	e.Encode(v)
}

// trimmed leaves out the newline that an encoder ends with.
type trimmed struct{ *bufio.Writer }

func (t trimmed) Write(text []byte) (int, error) {
	n := len(text)
	if n > 0 && text[n-1] == '\n' {
		text = text[:n-1]
	}
	_, err := t.Writer.Write(text)
	return n, err
}

// element gives what a fact of the document becomes, and the index of its section.
func (j *jsonWriter) element(t syntax.Term) (section int, element any) {
	j.options = syntax.Answer(j.flags)
	if len(t.Vars) > 0 {
		j.options.VariableNames = map[term.Word]string{}
		for _, v := range t.Vars {
			j.options.VariableNames[j.h.Deref(v.Word)] = v.Name
		}
	}
	w := t.Word
	switch {
	case j.h.Is(w, term.AtomClause, 3):
		n, _ := j.h.Int64(j.h.Arg(w, 1))
		return 1, Clause{n, j.text(j.h.Arg(w, 2)), j.conjuncts(j.h.Arg(w, 3))}
	case j.h.Is(w, term.AtomStep, 4):
		return 2, j.step(w)
	}
	return 0, j.text(w)
}

func (j *jsonWriter) step(w term.Word) Step {
	h := j.h
	s := Step{Goal: j.text(h.Arg(w, 1)), Bindings: map[string]string{}, Uses: j.list(h.Arg(w, 4))}
	by := h.Arg(w, 2)
	name, arity, _ := h.Functor(by)
	s.By = name.Name()
	if arity == 1 {
		if n, ok := h.Int64(h.Arg(by, 1)); ok {
			s.Clause = n
		} else {
			s.Called = j.text(h.Arg(by, 1))
		}
	}
	bindings, _ := h.Slice(h.Arg(w, 3))
	for _, b := range bindings {
		if b = h.Deref(b); h.Is(b, term.AtomEquals, 2) && h.Arg(b, 1).Tag() == term.Atm {
			s.Bindings[h.Arg(b, 1).Atom().Name()] = j.text(h.Arg(b, 2))
		}
	}
	return s
}

func (j *jsonWriter) text(w term.Word) string { return syntax.Format(j.h, w, j.ops, j.options) }

func (j *jsonWriter) list(w term.Word) []string {
	elems, _ := j.h.Slice(w)
	texts := make([]string, len(elems))
	for i, e := range elems {
		texts[i] = j.text(e)
	}
	return texts
}

// conjuncts gives the goals of a body, none for true.
func (j *jsonWriter) conjuncts(w term.Word) []string {
	texts := []string{}
	if w == term.AtomTrue.Word() {
		return texts
	}
	for ; j.h.Is(w, term.AtomComma, 2); w = j.h.Arg(w, 2) {
		texts = append(texts, j.text(j.h.Arg(w, 1)))
	}
	return append(texts, j.text(w))
}
