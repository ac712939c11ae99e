package proofs

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Write writes the document: claims, records of the clauses cited, steps. It
// streams; beyond Options.MaxBytes it stops with a *machine.LimitError, and what
// was written is no document. Other errors are those of out.
func (d *Document) Write(out io.Writer) error {
	buffered := bufio.NewWriterSize(out, 1<<16)
	f := &factWriter{out: buffered, ops: d.ops, options: syntax.Answer(d.flags), limit: d.options.MaxBytes}
	d.writeClaims(f)
	order := d.order()
	d.writeRecords(f, order)
	f.write([]byte("\n"))
	f.options.Priority = 999
	for i, at := range order {
		d.writeStep(f, &d.steps[at])
		if ask := d.options.Interrupted; f.err == nil && i&0xFFF == 0 && ask != nil {
			f.err = ask()
		}
		if f.err != nil {
			return f.err
		}
	}
	if f.err != nil {
		return f.err
	}
	return buffered.Flush()
}

func tooLong(limit int64) error {
	return &machine.LimitError{Resource: isoerr.Memory, Limit: fmt.Sprintf("%d bytes of a proof", limit)}
}

// order gives the steps that the claims rest on, each at its first meeting in a
// depth-first, left-to-right walk from the claims.
func (d *Document) order() []int32 {
	met := make([]bool, len(d.steps))
	order := make([]int32, 0, len(d.steps))
	var stack []int32
	push := func(from, to int32) {
		for i := to - 1; i >= from; i-- {
			if at := d.uses[i].step; !met[at] {
				stack = append(stack, at)
			}
		}
	}
	for _, c := range d.claims {
		push(c.from, c.to)
		for len(stack) > 0 {
			at := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if met[at] {
				continue
			}
			met[at] = true
			order = append(order, at)
			push(d.steps[at].from, d.steps[at].to)
		}
	}
	return order
}

func (d *Document) writeClaims(f *factWriter) {
	for _, c := range d.claims {
		d.nameVariables(f, c.goal)
		f.line = syntax.Append(f.line[:0], &d.pool.h, c.goal, f.ops, f.options)
		f.line = append(f.line, ".\n"...)
		f.write(f.line)
	}
	f.options.VariableNames = nil
}

// cited gives the clauses that steps cite, by number.
func (d *Document) cited(order []int32) []*recipe {
	met := map[int]bool{}
	var cited []*recipe
	for _, at := range order {
		s := &d.steps[at]
		if s.by != byClause {
			continue
		}
		if k := d.r.cooked[s.clause]; k.number > 0 && !met[k.number] {
			met[k.number] = true
			cited = append(cited, k)
		}
	}
	slices.SortFunc(cited, func(a, b *recipe) int { return a.number - b.number })
	return cited
}

// writeRecords writes the records of the clauses that steps cite.
func (d *Document) writeRecords(f *factWriter, order []int32) {
	cited := d.cited(order)
	if len(cited) == 0 {
		return
	}
	f.write([]byte("\n"))
	f.options.Priority = 999
	h := term.NewHeap(1 << 10)
	for _, k := range cited {
		h.Init(0)
		head, body := record(h, k)
		f.begin()
		f.argument("", "")
		f.text = strconv.AppendInt(f.text, int64(k.number), 10)
		f.piece()
		f.argument("", "")
		f.term(h, head)
		switch len(body) {
		case 0:
			body = append(body, term.AtomTrue.Word())
			fallthrough
		case 1:
			f.argument("", "")
		default:
			f.argument("(", ")")
		}
		for _, goal := range body {
			f.term(h, goal)
		}
		f.end("clause")
	}
}

func (d *Document) writeStep(f *factWriter, s *step) {
	h := &d.pool.h
	uses := d.uses[s.from:s.to]
	var room [16]binding
	bindings := d.bindings(s, room[:0])
	f.options.VariableNames = nil
	if !d.pool.ground(s.goal) || s.by == byCalled || d.openUses(uses) {
		words := []term.Word{s.goal}
		if s.by == byCalled {
			words = append(words, s.called)
		}
		for _, b := range bindings {
			words = append(words, b.value)
		}
		for _, u := range uses {
			words = append(words, u.goal)
		}
		d.nameVariables(f, words...)
	}
	f.begin()
	f.argument("", "")
	d.writeGoal(f, s.goal)
	f.argument("", "")
	d.writeBy(f, s)
	f.argument("[", "]")
	for _, b := range bindings {
		top := h.Top
		f.term(h, h.NewStruct(term.AtomEquals, b.name, b.value))
		h.Top = top
	}
	f.argument("[", "]")
	for _, u := range uses {
		d.writeGoal(f, u.goal)
	}
	f.end("step")
}

// writeGoal writes the goal of a step or a use of one.
func (d *Document) writeGoal(f *factWriter, goal term.Word) {
	if goal.IsCompound() && d.pool.ground(goal) {
		f.goal(&d.pool.h, goal)
	} else {
		f.term(&d.pool.h, goal)
	}
}

// writeBy writes the second argument of a step.
func (d *Document) writeBy(f *factWriter, s *step) {
	name := term.AtomBuiltin
	switch s.by {
	case byClause:
		k := d.r.cooked[s.clause]
		if k.number == 0 {
			break // of the library
		}
		name = term.AtomRule
		if k.fact {
			name = term.AtomFact
		}
		f.text = append(append(f.text, name.Name()...), '(')
		f.text = append(strconv.AppendInt(f.text, int64(k.number), 10), ')')
		f.piece()
		return
	case byCalled:
		f.text = append(append(f.text, term.AtomCalled.Name()...), '(')
		f.text = syntax.Append(f.text, &d.pool.h, s.called, f.ops, f.options)
		f.text = append(f.text, ')')
		f.piece()
		return
	case byControl:
		name = term.AtomControl
	case byAbsent:
		name = term.AtomAbsent
	case byCollected:
		name = term.AtomCollected
	case byAsserted:
		name = term.AtomAsserted
	}
	f.text = append(f.text, name.Name()...)
	f.piece()
}

func (d *Document) openUses(uses []use) bool {
	for _, u := range uses {
		if !d.pool.ground(u.goal) {
			return true
		}
	}
	return false
}

// nameVariables makes the writer call the variables of a fact A, B, ... in order
// of first occurrence.
func (d *Document) nameVariables(f *factWriter, words ...term.Word) {
	f.options.VariableNames = nil
	names := map[term.Word]string{}
	for _, w := range words {
		if d.pool.ground(w) {
			continue
		}
		for _, v := range d.pool.h.Variables(w) {
			if _, ok := names[v]; !ok {
				names[v] = letters(len(names))
			}
		}
	}
	if len(names) > 0 {
		f.options.VariableNames = names
	}
}

// letters gives A, B, ..., Z, A1, ..., Z1, A2, ...
func letters(i int) string {
	name := string(rune('A' + i%26))
	if i >= 26 {
		name += strconv.Itoa(i / 26)
	}
	return name
}
