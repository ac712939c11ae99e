package builtin

import (
	"strings"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Clauses written as a person would.
func clauseTexts() []machine.Builtin {
	const d, st = machine.Det, machine.Stateful
	return []machine.Builtin{
		{Name: "portray_clause", Arity: 1, Modes: "?clause", Doc: "Writes a clause with a goal a line, variables as A, B ..., and a final dot.", Det: d, Purity: st,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return portrayClause(m, 0, a[0]) }},
		{Name: "portray_clause", Arity: 2, Modes: "+stream, ?clause", Doc: "Writes a clause with a goal a line, variables as A, B ..., and a final dot.", Det: d, Purity: st,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) { return portrayClause(m, a[0], a[1]) }},
	}
}

func portrayClause(m *machine.Machine, stream, clause term.Word) (bool, error) {
	if !m.Acyclic(clause) {
		return false, isoerr.Representation(&m.Heap, isoerr.CyclicTerm)
	}
	return output(m, stream, clauseText(m, clause))
}

// clauseWriter lays out one clause. Control constructs nested deeper than
// maxIndent are written on one line, so that it may call itself.
type clauseWriter struct {
	m       *machine.Machine
	b       strings.Builder
	options syntax.WriteOptions
}

const maxIndent = 50

func clauseText(m *machine.Machine, clause term.Word) string {
	w := clauseWriter{m: m, options: syntax.WriteOptions{Quoted: true, NumberVars: true, Layout: syntax.Spaced}}
	w.options.VariableNames = clauseVariables(m, clause)
	clause = m.Deref(clause)
	if !m.Is(clause, term.AtomNeck, 2) {
		w.term(clause, 1200)
	} else {
		w.term(m.Arg(clause, 1), 1199)
		if body := m.Arg(clause, 2); body != term.AtomTrue.Word() {
			w.b.WriteString(" :-\n    ")
			w.goals(body, 1)
		}
	}
	return string(syntax.AppendDot([]byte(w.b.String()))) + "\n"
}

// clauseVariables names the variables A, B ..., and those that occur once _.
func clauseVariables(m *machine.Machine, w term.Word) map[term.Word]string {
	count := map[term.Word]int{}
	stack := []term.Word{w}
	for len(stack) > 0 {
		w := m.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-1]
		if w.IsVar() {
			count[w]++
			continue
		}
		if !w.IsCompound() {
			continue
		}
		_, arity, _ := m.Functor(w)
		for i := arity; i > 0; i-- {
			stack = append(stack, m.RawArg(w, i))
		}
	}
	names := map[term.Word]string{}
	n := 0
	for _, v := range m.Variables(w) {
		names[v] = "_"
		if count[v] > 1 {
			names[v] = syntax.Format(&m.Heap, m.NewStruct(term.AtomVarFunctor, m.NewInt(int64(n))), m.Ops, plainly)
			n++
		}
	}
	return names
}

func (w *clauseWriter) term(t term.Word, priority int) {
	o := w.options
	o.Priority = priority
	w.b.WriteString(syntax.Format(&w.m.Heap, t, w.m.Ops, o))
}

// goals writes the goals of a conjunction, each on its own line.
func (w *clauseWriter) goals(body term.Word, indent int) {
	m := w.m
	for body = m.Deref(body); m.Is(body, term.AtomComma, 2); body = m.Arg(body, 2) {
		w.goal(m.Arg(body, 1), indent)
		w.b.WriteString(",\n" + strings.Repeat("    ", indent))
	}
	w.goal(body, indent)
}

func (w *clauseWriter) goal(goal term.Word, indent int) {
	m := w.m
	name, arity, _ := m.Functor(goal)
	control := arity == 2 && (name == term.AtomSemicolon || name == term.AtomArrow || name == term.AtomSoftArrow || name == term.AtomComma)
	if !control || indent > maxIndent {
		w.term(goal, 999)
		return
	}
	margin := strings.Repeat("    ", indent)
	w.b.WriteString("(   ")
	for m.Is(goal, term.AtomSemicolon, 2) {
		w.branch(m.Arg(goal, 1), indent)
		w.b.WriteString("\n" + margin + ";   ")
		goal = m.Arg(goal, 2)
	}
	w.branch(goal, indent)
	w.b.WriteString("\n" + margin + ")")
}

// branch writes one side of a disjunction, with its arrow on a line of its own.
func (w *clauseWriter) branch(goal term.Word, indent int) {
	m := w.m
	for _, arrow := range []struct {
		name term.Atom
		text string
	}{{term.AtomArrow, "->  "}, {term.AtomSoftArrow, "*-> "}} {
		if m.Is(goal, arrow.name, 2) {
			w.goals(m.Arg(goal, 1), indent+1)
			w.b.WriteString("\n" + strings.Repeat("    ", indent) + arrow.text)
			goal = m.Arg(goal, 2)
			break
		}
	}
	w.goals(goal, indent+1)
}
