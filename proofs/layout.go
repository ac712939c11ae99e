package proofs

import (
	"io"
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// maxWidth is the longest fact, in characters without the final dot, that stays
// on one line.
const maxWidth = 96

// factWriter lays out facts. A fact is put together from the texts of its
// arguments; those of lists and conjunctions from the texts of their elements.
type factWriter struct {
	out     io.Writer
	ops     *syntax.Operators
	options syntax.WriteOptions
	written int64
	limit   int64
	err     error

	text   []byte // of the elements, one after the other
	line   []byte
	pieces []piece
	args   []argument
	recent []goalText // by a hash of the goal
}

// goalText is the text of a goal without variables, which is written where it is used
// and where it is justified, mostly one after the other.
type goalText struct {
	goal term.Word
	text []byte
}

const (
	recentBits  = 10
	maxGoalText = 1 << 12
)

// piece is an element: its text ends at end.
type piece struct{ end int }

// argument is the pieces from one on, up to those of the next argument. A plain
// one is a single piece.
type argument struct {
	first       int
	open, close string // "[" and "]", "(" and ")", or nothing
}

func (f *factWriter) begin() {
	f.text, f.pieces, f.args = f.text[:0], f.pieces[:0], f.args[:0]
}

func (f *factWriter) argument(open, close string) {
	f.args = append(f.args, argument{len(f.pieces), open, close})
}

// piece ends an element whose text was just appended to f.text.
func (f *factWriter) piece() { f.pieces = append(f.pieces, piece{len(f.text)}) }

// term adds an element that is a term.
func (f *factWriter) term(h *term.Heap, w term.Word) {
	f.text = syntax.Append(f.text, h, w, f.ops, f.options)
	f.piece()
}

// goal adds an element that is a compound without variables, of a pool.
func (f *factWriter) goal(h *term.Heap, w term.Word) {
	if f.recent == nil {
		f.recent = make([]goalText, 1<<recentBits)
	}
	r := &f.recent[uint64(w)*0x9E3779B97F4A7C15>>(64-recentBits)]
	if r.goal == w {
		f.text = append(f.text, r.text...)
		f.piece()
		return
	}
	from := len(f.text)
	f.term(h, w)
	if text := f.text[from:]; len(text) <= maxGoalText {
		r.goal, r.text = w, append(r.text[:0], text...)
	}
}

// end writes the fact name(...).
func (f *factWriter) end(name string) {
	f.line = append(append(f.line[:0], name...), '(')
	for i := range f.args {
		if i > 0 {
			f.line = append(f.line, ", "...)
		}
		f.flat(i)
	}
	f.line = append(f.line, ')')
	if utf8.RuneCount(f.line) > maxWidth {
		f.broken(name)
	}
	f.line = append(f.line, ".\n"...)
	f.write(f.line)
}

// elements calls visit for the texts of argument i.
func (f *factWriter) elements(i int, visit func(k int, text []byte)) {
	end := len(f.pieces)
	if i+1 < len(f.args) {
		end = f.args[i+1].first
	}
	first := f.args[i].first
	for k := first; k < end; k++ {
		from := 0
		if k > 0 {
			from = f.pieces[k-1].end
		}
		visit(k-first, f.text[from:f.pieces[k].end])
	}
}

// flat appends argument i on one line.
func (f *factWriter) flat(i int) {
	f.line = append(f.line, f.args[i].open...)
	f.elements(i, func(k int, text []byte) {
		if k > 0 {
			f.line = append(f.line, ", "...)
		}
		f.line = append(f.line, text...)
	})
	f.line = append(f.line, f.args[i].close...)
}

// broken lays the fact out with one argument a line, aligned under the first,
// and an argument that is still too long with one element a line.
func (f *factWriter) broken(name string) {
	indent := len(name) + 1
	f.line = append(append(f.line[:0], name...), '(')
	for i := range f.args {
		if i > 0 {
			f.newLine(indent)
		}
		start := len(f.line)
		f.flat(i)
		if f.args[i].open == "" || indent+utf8.RuneCount(f.line[start:]) <= maxWidth {
			continue
		}
		f.line = append(f.line[:start], f.args[i].open...)
		f.elements(i, func(k int, text []byte) {
			if k > 0 {
				f.newLine(indent + 1)
			}
			f.line = append(f.line, text...)
		})
		f.line = append(f.line, f.args[i].close...)
	}
	f.line = append(f.line, ')')
}

// newLine appends a comma and goes to column indent of the next line.
func (f *factWriter) newLine(indent int) {
	f.line = append(f.line, ",\n"...)
	for range indent {
		f.line = append(f.line, ' ')
	}
}

// write hands text on, unless that would pass the limit.
func (f *factWriter) write(text []byte) {
	f.written += int64(len(text))
	if f.err == nil && f.written > f.limit {
		f.err = tooLong(f.limit)
	}
	if f.err == nil {
		_, f.err = f.out.Write(text)
	}
}
