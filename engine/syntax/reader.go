package syntax

import (
	"io"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Term is what Read gives.
type Term struct {
	Word       term.Word   // on the reader's heap
	Start, End Position    // of the first character; behind the final dot
	Vars       []Var       // the named variables, in order of first occurrence
	Anonymous  []term.Word // the variables written _
}

// Var is a named variable of a term.
type Var struct {
	Name        string
	Word        term.Word // the unbound variable
	Offset      int       // of the first occurrence, in bytes
	Occurrences int
}

// Singletons gives the names of the variables that occur once and whose name
// does not begin with _.
func (t *Term) Singletons() []string {
	var names []string
	for _, v := range t.Vars {
		if v.Occurrences == 1 && v.Name[0] != '_' {
			names = append(names, v.Name)
		}
	}
	return names
}

// Reader reads terms, each ended by a dot.
type Reader struct {
	parser
	name   string
	mark   Position // the place of buf[markAt]
	markAt int
	fatal  bool // the text turned out to be no text
}

// NewReader gives a reader of text. name is what diagnostics call it.
func NewReader(h *term.Heap, text, name string, ops *Operators, flags *Flags) *Reader {
	r := newReader(h, name, Start, ops, flags)
	r.buf = []byte(text)
	if len(text) >= 3 && text[:3] == "\xEF\xBB\xBF" { // a byte order mark
		r.pos, r.markAt, r.mark.Offset = 3, 3, 3
	}
	return r
}

// NewStreamReader gives a reader that takes characters from src as it needs
// them: of what follows the dot of a term, at most one layout character. at is
// the position of the first character.
func NewStreamReader(h *term.Heap, src io.RuneScanner, name string, at Position, ops *Operators, flags *Flags) *Reader {
	r := newReader(h, name, at, ops, flags)
	r.src = src
	return r
}

func newReader(h *term.Heap, name string, at Position, ops *Operators, flags *Flags) *Reader {
	r := &Reader{name: name, mark: at}
	r.h, r.ops, r.flags = h, ops, flags
	return r
}

// Read gives the next term; the error is io.EOF when only layout is left, a
// *Diagnostic for text that is no term, or an error of the stream. After a
// *Diagnostic the reader stands behind the next end of a clause.
func (r *Reader) Read() (Term, error) {
	if r.fatal {
		return Term{}, io.EOF
	}
	r.forget()
	r.vars, r.anon, r.varIndex = r.vars[:0], r.anon[:0], nil
	top := r.h.Top
	tok := r.next()
	if tok.kind == tokEOF || tok.start == tok.end && tok.kind == tokEnd {
		if r.srcErr != nil && r.srcErr != io.EOF {
			return Term{}, r.srcErr
		}
		return Term{}, io.EOF
	}
	start := tok.start
	w, last, ok := r.term(tok)
	if !ok {
		r.h.Top = top
		if r.srcErr != nil && r.srcErr != io.EOF {
			return Term{}, r.srcErr
		}
		f := r.fault
		r.recover(last)
		return Term{}, r.diagnose(f)
	}
	t := Term{Word: w}
	t.Start = r.place(start)
	t.End = r.place(last.end)
	if len(r.vars) > 0 {
		t.Vars = append([]Var(nil), r.vars...)
		for i := range t.Vars {
			t.Vars[i].Offset += r.mark.Offset - r.markAt
		}
	}
	if len(r.anon) > 0 {
		t.Anonymous = append([]term.Word(nil), r.anon...)
	}
	return t, nil
}

// forget drops the characters of a stream that were read already.
func (r *Reader) forget() {
	if r.src == nil {
		return
	}
	r.place(r.pos)
	n := copy(r.buf, r.buf[r.pos:])
	r.buf, r.pos, r.markAt = r.buf[:n], 0, 0
}

// place gives the position of offset i of buf, which must not lie before an
// offset asked for earlier: the mark only moves forward, so that all positions
// together cost time linear in the text.
func (r *Reader) place(i int) Position {
	if i > r.markAt {
		r.mark = r.mark.Advance(r.buf[r.markAt:i])
		r.markAt = i
	}
	return r.mark
}

// Position is the place of the next character to be read.
func (r *Reader) Position() Position { return r.place(r.pos) }

// recover moves behind the next end of a clause, unless the error was at one.
func (r *Reader) recover(tok token) {
	if r.fault.fatal {
		r.fatal = true
		return
	}
	for tok.kind != tokEnd && tok.kind != tokEOF {
		before := r.pos
		top := r.h.Top
		tok = r.next()
		r.h.Top = top
		if tok.kind == tokError && r.pos == before {
			r.pos++
		}
	}
}

// diagnose makes the diagnostic of f.
func (r *Reader) diagnose(f fault) *Diagnostic {
	d := &Diagnostic{Code: CodeSyntax, Atom: f.atom, File: r.name, Message: f.message, Notes: f.notes}
	d.point(r.place(f.start), r.buf, f.start, f.end)
	return d
}

// ParseNumber reads a number as number_codes/2 does: layout before it is
// skipped, a minus sign before the digits belongs to it, and nothing may follow. The error is a *Diagnostic.
func ParseNumber(h *term.Heap, text string) (term.Word, error) {
	if w, ok := decimal(text); ok {
		return w, nil
	}
	r := NewReader(h, text, "", noOperators, &Flags{})
	top := h.Top
	tok := r.next()
	negative := tok.kind == tokName && tok.atom == term.AtomMinus
	if negative {
		tok = r.next()
	}
	if tok.kind == tokNumber && r.pos == len(r.buf) {
		if negative {
			return r.negate(tok.word), nil
		}
		return tok.word, nil
	}
	h.Top = top
	if tok.kind != tokError {
		r.fail(tok.start, max(tok.end, r.pos), "illegal_number", "this is not a number")
	}
	return 0, r.diagnose(r.fault)
}

// decimal gives the number that decimal digits alone spell, when they are few.
func decimal(text string) (w term.Word, ok bool) {
	if text == "" || len(text) > 17 {
		return 0, false
	}
	v := int64(0)
	for _, c := range []byte(text) {
		if c < '0' || c > '9' {
			return 0, false
		}
		v = 10*v + int64(c-'0')
	}
	return term.MakeSmall(v), true
}

var noOperators = &Operators{}

// ParseTerm reads a text that is one term; the final dot may be missing. The
// error is io.EOF for a text without a term, else a *Diagnostic.
func ParseTerm(h *term.Heap, text, name string, ops *Operators, flags *Flags) (Term, error) {
	r := NewReader(h, text, name, ops, flags)
	r.implicitEnd = true
	t, err := r.Read()
	if err != nil {
		return t, err
	}
	top := h.Top
	if tok := r.next(); tok.start != tok.end {
		h.Top = top
		if tok.kind != tokError {
			r.fail(tok.start, tok.end, "end_of_file_expected", "one term is expected, and more text follows it")
		}
		return Term{}, r.diagnose(r.fault)
	}
	return t, nil
}

// ParseGoal reads a text that is one goal, as ParseTerm does; it may be written as
// a query, ?- Goal.
func ParseGoal(h *term.Heap, text, name string, ops *Operators, flags *Flags) (Term, error) {
	t, err := ParseTerm(h, text, name, ops, flags)
	if err == nil && h.Is(t.Word, term.AtomQuery, 1) {
		t.Word = h.Arg(t.Word, 1)
	}
	return t, err
}
