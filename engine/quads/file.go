package quads

import (
	"strings"

	"github.com/eyeprove/eyeprove/engine/syntax"
)

// File is a text with quads.
type File struct {
	Name    string // what messages call it
	Program string // the text without its quads, lines and columns kept
	Quads   []Quad
}

// Quad is a query and the descriptions of its answers, as texts.
type Quad struct {
	Line         int    // of the query, from 1
	Query        string // without ?- and the final dot
	Descriptions []Description
	Inputs       string // double-quoted items, "" for none
	Outputs      string // the same
}

// Description is the text of one description.
type Description struct {
	Line int
	Text string // without the final dot
}

// Parse finds the quads of a text. What is wrong with them is found when they
// are run.
func Parse(name, text string) *File {
	p := parser{text: text, program: []byte(text)}
	f := &File{Name: name}
	for {
		start, end, ok := p.next()
		if start >= len(text) {
			break
		}
		if !strings.HasPrefix(text[start:], "?-") || !p.lineStart(start) {
			p.at = end
			continue
		}
		f.Quads = append(f.Quads, p.quad(start, end, ok))
	}
	f.Program = string(p.program)
	return f
}

type parser struct {
	text    string
	program []byte
	at      int // everything before it is dealt with
	line    int // lines before counted
	counted int // offset up to which line counts
}

// next gives the extent of the next term. When its tokens are wrong it ends with
// the first line that ends in a dot.
func (p *parser) next() (start, end int, ok bool) {
	start, end, ok = syntax.Extent(p.text, p.at)
	if ok || start >= len(p.text) {
		return start, end, ok
	}
	for end = start; end < len(p.text); end++ {
		n := strings.IndexByte(p.text[end:], '\n')
		if n < 0 {
			return start, len(p.text), false
		}
		line := strings.TrimRight(p.text[end:end+n], " \t\r")
		if strings.HasSuffix(line, ".") {
			return start, end + len(line), false
		}
		end += n
	}
	return start, len(p.text), false
}

func (p *parser) quad(start, end int, ok bool) Quad {
	q := Quad{Line: p.lineOf(start), Query: undotted(p.text[start+2 : end])}
	p.at = end
	for {
		s, e, _ := p.next()
		if s >= len(p.text) || !p.indented(s) {
			break
		}
		q.Descriptions = append(q.Descriptions, Description{p.lineOf(s), undotted(p.text[s:e])})
		p.at = e
	}
	last := p.trailingComments(p.at)
	for line := range strings.Lines(p.text[start:last]) {
		line = strings.TrimSpace(line)
		if text, found := strings.CutPrefix(line, "% inputs:"); found {
			q.Inputs += text
		} else if text, found := strings.CutPrefix(line, "% outputs:"); found {
			q.Outputs += text
		}
	}
	for i := start; i < p.at; i++ {
		if p.program[i] != '\n' {
			p.program[i] = ' '
		}
	}
	return q
}

// trailingComments gives the offset behind the lines of inputs and outputs that
// follow the line of offset at.
func (p *parser) trailingComments(at int) int {
	for {
		n := strings.IndexByte(p.text[at:], '\n')
		if n < 0 {
			return len(p.text)
		}
		at += n
		next := strings.TrimLeft(p.text[at:], " \t\r\n")
		if !strings.HasPrefix(next, "% outputs:") && !strings.HasPrefix(next, "% inputs:") {
			return at
		}
		at = len(p.text) - len(next)
	}
}

func (p *parser) lineStart(i int) bool { return i == 0 || p.text[i-1] == '\n' }

// indented reports whether only blanks stand before offset i on its line, and at
// least one.
func (p *parser) indented(i int) bool {
	j := i
	for j > 0 && (p.text[j-1] == ' ' || p.text[j-1] == '\t') {
		j--
	}
	return j < i && p.lineStart(j)
}

// lineOf gives the line of an offset; offsets must not decrease.
func (p *parser) lineOf(i int) int {
	p.line += strings.Count(p.text[p.counted:i], "\n")
	p.counted = i
	return p.line + 1
}

// undotted takes the layout around a term and the final dot off. A blank before
// the dot stays: it may be part of the term, as in 0' .
func undotted(text string) string {
	return strings.TrimSuffix(strings.TrimSpace(text), ".")
}
