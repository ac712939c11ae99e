package syntax

import (
	"io"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Layout says where blanks go between tokens that could stand together.
type Layout uint8

// The layouts.
const (
	// Compact: as writeq/1, blanks only where tokens would run together, after
	// commas of no kind, and around operators that are words.
	Compact Layout = iota
	// Spaced: as answers and proofs are written (", " between arguments, blanks
	// around infix operators but ':', prefix operators followed by a blank).
	Spaced
)

// WriteOptions say how a term is written. The zero value is write/1 without
// numbervars: unquoted, operators in place.
type WriteOptions struct {
	Quoted        bool                 // quote atoms that need it
	IgnoreOps     bool                 // operators as compounds; lists stay lists
	NumberVars    bool                 // '$VAR'(1) as B
	Layout        Layout               //
	CharsAsText   bool                 // lists of one-character atoms as "..."; only right under double_quotes(chars)
	VariableNames map[term.Word]string // by dereferenced variable; others are _N
	Priority      int                  // the term is bracketed above it; 0 means 1200
	MaxBytes      int                  // write ... and stop beyond it; 0 means no limit
}

// Answer are the options of PROOFS.md, section 3, under the given flags.
func Answer(flags *Flags) WriteOptions {
	return WriteOptions{Quoted: true, NumberVars: false, Layout: Spaced, CharsAsText: flags.DoubleQuotes == Chars}
}

// Write writes the term to out. The error is out's.
func Write(out io.Writer, h *term.Heap, w term.Word, ops *Operators, o WriteOptions) error {
	return nil
}

// Append appends the text of the term to dst.
func Append(dst []byte, h *term.Heap, w term.Word, ops *Operators, o WriteOptions) []byte {
	return dst
}

// Format gives the text of the term.
func Format(h *term.Heap, w term.Word, ops *Operators, o WriteOptions) string {
	return string(Append(nil, h, w, ops, o))
}

// AppendDot appends the dot that ends a clause, with a blank before it where it
// would otherwise run together with a symbol at the end of text.
func AppendDot(text []byte) []byte { return append(text, '.') }

// FormatAtom gives the name as writeq/1 writes it.
func FormatAtom(a term.Atom) string { return a.Name() }

// FormatFloat gives the shortest text that reads back as f, always with a dot.
func FormatFloat(f float64) string { return "" }
