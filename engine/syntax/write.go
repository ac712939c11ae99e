package syntax

import (
	"io"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Layout says where blanks go between tokens that could stand together.
type Layout uint8

// The layouts.
const (
	// Compact: as writeq/1, blanks only where tokens would run together and
	// around operators that are words.
	Compact Layout = iota
	// Spaced: as answers and proofs are written: ", " between arguments, blanks
	// around infix operators except ":", one behind prefix operators.
	Spaced
)

// WriteOptions say how a term is written. The zero value is write/1 without
// numbervars: unquoted, operators in place.
type WriteOptions struct {
	Quoted        bool                 // quote atoms that need it
	IgnoreOps     bool                 // operators and {} as compounds; lists stay lists
	NumberVars    bool                 // '$VAR'(1) as B
	Layout        Layout               //
	CharsAsText   bool                 // lists of one-character atoms as "..."; only right under double_quotes(chars)
	VariableNames map[term.Word]string // by dereferenced variable; others are written _N
	Priority      int                  // the term is bracketed above it; 0 means 1200
	MaxBytes      int                  // write ... and stop beyond it; 0 means no limit
}

// Answer gives the options of answers and proofs under these flags.
func Answer(flags *Flags) WriteOptions {
	return WriteOptions{Quoted: true, Layout: Spaced, CharsAsText: flags.DoubleQuotes == Chars}
}

// Write writes the term to out. The error is out's. Time is linear in the text;
// memory, beside a buffer, is 16 bytes for each level of nesting.
func Write(out io.Writer, h *term.Heap, w term.Word, ops *Operators, o WriteOptions) error {
	wr := writer{h: h, ops: ops, o: o, sink: out}
	wr.write(w)
	wr.flush()
	return wr.err
}

// Append appends the text of the term to dst.
func Append(dst []byte, h *term.Heap, w term.Word, ops *Operators, o WriteOptions) []byte {
	wr := writer{h: h, ops: ops, o: o, out: dst, start: len(dst)}
	wr.write(w)
	return wr.out
}

// Format gives the text of the term.
func Format(h *term.Heap, w term.Word, ops *Operators, o WriteOptions) string {
	return string(Append(nil, h, w, ops, o))
}

// pendingKind is what is left to write of a term that was begun.
type pendingKind uint8

const (
	pendTerm    pendingKind = iota // word, not begun
	pendOperand                    // the same, as an operand of an operator
	pendArgs                       // of compound word, from argument index on
	pendRest                       // of a list, from the tail word on
	pendText                       // for pendRest above it: the tail to be written as "..."
	pendInfix                      // the operator and right operand of word
	pendPostfix                    // the operator of word
	pendBracket                    // )
	pendCurly                      // }
)

// pending is kept to 16 bytes.
type pending struct {
	word     term.Word
	index    uint32
	priority int16
	kind     pendingKind
}

// maxUnseen is the size, in bytes written and pieces pending, from which a term is
// looked at whole: the text of one that contains itself ends there.
const maxUnseen = 1 << 22

// flushAt is the size of the buffer in front of a sink.
const flushAt = 1 << 16

type writer struct {
	h       *term.Heap
	ops     *Operators
	o       WriteOptions
	out     []byte
	start   int // of our text in out
	flushed int // bytes already handed to sink
	sink    io.Writer
	err     error
	stack   []pending
	last    ending
	looked  bool // the term is known to be finite
}

func (w *writer) push(kind pendingKind, word term.Word, priority int, index int) {
	w.stack = append(w.stack, pending{word, uint32(index), int16(priority), kind})
}

func (w *writer) flush() {
	if w.err == nil && len(w.out) > 0 {
		_, w.err = w.sink.Write(w.out)
		w.flushed += len(w.out)
		w.out = w.out[:0]
	}
}

// write writes t: it takes the last piece that is pending until none is left.
func (w *writer) write(t term.Word) {
	priority := w.o.Priority
	if priority == 0 {
		priority = 1200
	}
	w.push(pendTerm, t, priority, 0)
	for len(w.stack) > 0 {
		p := w.stack[len(w.stack)-1]
		w.stack = w.stack[:len(w.stack)-1]
		w.piece(p)
		if w.sink != nil && len(w.out) >= flushAt {
			if w.flush(); w.err != nil {
				return
			}
		}
		written := w.flushed + len(w.out) - w.start
		if !w.looked && len(w.stack)+written > maxUnseen {
			if w.looked = true; !w.h.Acyclic(t) {
				w.out = append(w.out, "..."...)
				return
			}
		}
		// Every two pieces that are pending will write at least one byte.
		if n := w.o.MaxBytes; n > 0 && (written > n || len(w.stack) > 2*n+100) {
			w.out = append(w.out, "..."...)
			return
		}
	}
}

func (w *writer) piece(p pending) {
	switch p.kind {
	case pendTerm, pendOperand:
		w.begin(w.h.Deref(p.word), int(p.priority), p.kind == pendOperand)
	case pendArgs:
		w.arguments(p)
	case pendRest:
		w.rest(p.word)
	case pendInfix:
		name, _, _ := w.h.Functor(p.word)
		op := w.ops.Lookup(Infix, name)
		w.infix(name)
		w.push(pendOperand, w.h.RawArg(p.word, 2), op.RightMax(), 0)
	case pendPostfix:
		name, _, _ := w.h.Functor(p.word)
		if w.o.Layout == Spaced {
			w.blank()
		}
		w.name(name)
	case pendBracket:
		w.mark(')')
	case pendCurly:
		w.mark('}')
	}
}

// begin writes the first tokens of t, dereferenced, and pushes what remains.
func (w *writer) begin(t term.Word, max int, operand bool) {
	switch t.Tag() {
	case term.Ref, term.Att:
		w.variable(t)
	case term.Int, term.Box:
		w.number(t)
	case term.Atm:
		if operand && w.ops.IsOperator(t.Atom()) {
			w.mark('(')
			w.atom(t.Atom())
			w.mark(')')
			return
		}
		w.atom(t.Atom())
	case term.Lst:
		w.list(t)
	default:
		name, arity, _ := w.h.Functor(t)
		switch {
		case arity == 1 && w.numberedVar(t, name):
		case arity > 2 || w.o.IgnoreOps || !w.operator(t, name, arity, max):
			w.name(name)
			w.mark('(')
			w.push(pendArgs, t, 0, 1)
		}
	}
}

func (w *writer) arguments(p pending) {
	_, arity, _ := w.h.Functor(p.word)
	i := int(p.index)
	if i > arity {
		w.mark(')')
		return
	}
	if i > 1 {
		w.comma()
	}
	w.push(pendArgs, p.word, 0, i+1)
	w.push(pendTerm, w.h.RawArg(p.word, i), 999, 0)
}

// operator writes name(...) of arity 1 or 2 with its operator, if it is one.
func (w *writer) operator(t term.Word, name term.Atom, arity, max int) bool {
	if arity == 1 && name == term.AtomCurly {
		w.mark('{')
		w.push(pendCurly, 0, 0, 0)
		w.push(pendTerm, w.h.RawArg(t, 1), 1200, 0)
		return true
	}
	set := w.ops.sets[name]
	if set == nil {
		return false
	}
	class := Infix
	if arity == 1 {
		if class = Prefix; set[Prefix].Priority == 0 {
			class = Postfix
		}
	}
	op := set[class]
	if op.Priority == 0 {
		return false
	}
	if op.Priority > max {
		w.mark('(')
		w.push(pendBracket, 0, 0, 0)
	}
	switch class {
	case Prefix:
		w.prefix(t, op)
	case Infix:
		w.push(pendInfix, t, 0, 0)
		w.leftOperand(w.h.Arg(t, 1), op)
	default:
		w.push(pendPostfix, t, 0, 0)
		w.leftOperand(w.h.Arg(t, 1), op)
	}
	return true
}

// leftOperand pushes the left operand of op. An operand of the very priority
// of op that is open to the right, as in (- a) ^^ b with yfx ^^ beside fy -,
// would take op's right operand for its own, so it is bracketed.
func (w *writer) leftOperand(t term.Word, op Operator) {
	max := op.LeftMax()
	if max == op.Priority {
		if inner := w.operatorOf(t); inner.Priority == max && inner.Spec.Class() != Postfix && inner.RightMax() == max {
			max--
		}
	}
	w.push(pendOperand, t, max, 0)
}

// operatorOf gives the operator that t, dereferenced, is written with.
func (w *writer) operatorOf(t term.Word) Operator {
	if t.Tag() != term.Str {
		return Operator{}
	}
	name, arity, _ := w.h.Functor(t)
	switch arity {
	case 1:
		if op := w.ops.Lookup(Prefix, name); op.Priority > 0 {
			return op
		}
		return w.ops.Lookup(Postfix, name)
	case 2:
		return w.ops.Lookup(Infix, name)
	}
	return Operator{}
}

// prefix writes a prefix operator and pushes its operand.
func (w *writer) prefix(t term.Word, op Operator) {
	w.name(op.Name)
	w.last.prefix = true
	if w.o.Layout == Spaced {
		w.blank()
	}
	operand := w.h.Arg(t, 1)
	if op.Name == term.AtomMinus && w.beginsWithDigit(operand) {
		w.mark('(') // -(1) is not the number -1
		w.push(pendBracket, 0, 0, 0)
		w.push(pendTerm, operand, 1200, 0)
		return
	}
	w.push(pendOperand, operand, op.RightMax(), 0)
}

// beginsWithDigit reports whether the text of t, dereferenced, begins with the
// digit of a number, looking along its left operands.
func (w *writer) beginsWithDigit(t term.Word) bool {
	for range w.h.Top { // a longer chain is a cycle
		if t.Tag() != term.Str {
			break
		}
		op := w.operatorOf(t)
		if op.Priority == 0 || op.Spec.Class() == Prefix {
			return false
		}
		t = w.h.Arg(t, 1)
	}
	return w.h.IsNumber(t) && !w.negative(t)
}
