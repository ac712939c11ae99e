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
	h     *term.Heap
	ops   *Operators
	flags *Flags
	name  string
}

// NewReader gives a reader of text. name is what diagnostics call it.
func NewReader(h *term.Heap, text, name string, ops *Operators, flags *Flags) *Reader {
	return &Reader{h: h, ops: ops, flags: flags, name: name}
}

// NewStreamReader gives a reader that takes characters from src as it needs
// them: of what follows the dot of a term, at most one layout character. at is
// the position of the first character.
func NewStreamReader(h *term.Heap, src io.RuneScanner, name string, at Position, ops *Operators, flags *Flags) *Reader {
	return &Reader{h: h, ops: ops, flags: flags, name: name}
}

// Read gives the next term; the error is io.EOF when only layout is left, a
// *Diagnostic for text that is no term, or an error of the stream. After a
// *Diagnostic the reader stands behind the next end of a clause.
func (r *Reader) Read() (Term, error) { return Term{}, io.EOF }

// Position is the place of the next character to be read.
func (r *Reader) Position() Position { return Start }

// ParseNumber reads a number as number_codes/2 does: layout before it is
// skipped, a minus sign directly before the digits belongs to it, and nothing
// may follow. The error is a *Diagnostic.
func ParseNumber(h *term.Heap, text string) (term.Word, error) { return 0, io.EOF }

// ParseTerm reads a text that is one term; the final dot may be missing. The
// error is io.EOF for a text without a term, else a *Diagnostic.
func ParseTerm(h *term.Heap, text, name string, ops *Operators, flags *Flags) (Term, error) {
	return Term{}, io.EOF
}
