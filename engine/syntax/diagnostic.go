package syntax

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"
)

// Severity says how grave a diagnostic is.
type Severity uint8

// The severities.
const (
	Error Severity = iota
	Warning
	Note
)

var severityNames = [...]string{"error", "warning", "note"}

// String gives error, warning or note.
func (s Severity) String() string { return severityNames[s] }

// MarshalJSON writes the name of s.
func (s Severity) MarshalJSON() ([]byte, error) { return json.Marshal(s.String()) }

// Codes of the diagnostics that this package makes.
const (
	CodeSyntax    = "syntax_error"
	CodeSingleton = "singleton_variables"
	CodeGrammar   = "grammar_rule"
	CodeClause    = "clause_head"

	CodeConditional = "conditional_compilation"
)

// Codes of further diagnostics about style.
const (
	CodeDiscontiguous = "discontiguous"
	CodeNegation      = "negation"
)

// Style reports whether d warns of what is often a slip and can be meant: of
// variables that occur once, of clauses that are not together, of negations whose
// variables are bound later.
func (d *Diagnostic) Style() bool {
	return d.Code == CodeSingleton || d.Code == CodeDiscontiguous || d.Code == CodeNegation
}

// Diagnostic is a message about a place in a source text.
type Diagnostic struct {
	Code     string   `json:"code"`             // the kind of message, e.g. CodeSyntax
	Atom     string   `json:"atom,omitempty"`   // of a syntax error, the Message of syntax_error(Message)
	Severity Severity `json:"severity"`         //
	File     string   `json:"file"`             // as the caller named it; may be empty
	Line     int      `json:"line"`             // from 1; 0 when there is no place
	Col      int      `json:"column"`           // from 1, in characters
	EndCol   int      `json:"end_column"`       // behind the last character; at least Col
	Message  string   `json:"message"`          // plain words, no final dot
	Notes    []string `json:"notes,omitempty"`  // further lines
	Calls    []string `json:"calls,omitempty"`  // of an error, what was running, the newest first
	Source   string   `json:"source,omitempty"` // the text of the line
}

// Error gives the first line of Render.
func (d *Diagnostic) Error() string {
	var b strings.Builder
	d.headline(&b)
	return b.String()
}

// DiagnoseAt gives a diagnostic that points at text[start:end], the text of file.
func DiagnoseAt(file, text string, start, end int, severity Severity, message string) *Diagnostic {
	d := &Diagnostic{File: file, Severity: severity, Message: message}
	lineStart := strings.LastIndexByte(text[:start], '\n') + 1
	at := Position{
		Line:   1 + strings.Count(text[:start], "\n"),
		Column: 1 + utf8.RuneCountInString(text[lineStart:start]),
	}
	line, _, _ := strings.Cut(text[lineStart:], "\n")
	d.point(at, []byte(line), start-lineStart, end-lineStart)
	return d
}

// point makes d point at buf[start:end], or its part on the first line. at is
// the position of start. Of a stream, buf may lack the beginning of the line.
func (d *Diagnostic) point(at Position, buf []byte, start, end int) {
	lineStart := bytes.LastIndexByte(buf[:start], '\n') + 1
	lineEnd := len(buf)
	if n := bytes.IndexByte(buf[start:], '\n'); n >= 0 {
		lineEnd = start + n
	}
	end = max(start, min(end, lineEnd))
	missing := max(0, at.Column-1-utf8.RuneCount(buf[lineStart:start]))
	line := bytes.TrimRight(buf[lineStart:lineEnd], "\r")
	d.Line, d.Col, d.EndCol = at.Line, at.Column, at.Column+utf8.RuneCount(buf[start:end])
	d.Source = strings.Repeat(" ", missing) + string(bytes.ToValidUTF8(line, replacement))
}

var replacement = []byte("\uFFFD")

func (d *Diagnostic) headline(b *strings.Builder) {
	if d.File != "" {
		b.WriteString(d.File)
		b.WriteByte(':')
	}
	if d.Line > 0 {
		fmt.Fprintf(b, "%d:%d:", d.Line, d.Col)
	}
	if b.Len() > 0 {
		b.WriteByte(' ')
	}
	fmt.Fprintf(b, "%s: %s", d.Severity, d.Message)
}

// sourceWidth is the most characters of a source line that Render draws.
const sourceWidth = 100

// Render draws the diagnostic: the headline, the source line with the range
// underlined, the notes, the calls. Every line ends in a newline.
func (d *Diagnostic) Render() string {
	var b strings.Builder
	d.headline(&b)
	b.WriteByte('\n')
	if d.Line > 0 && d.Source != "" {
		d.drawSource(&b)
	}
	for _, n := range d.Notes {
		fmt.Fprintf(&b, "  note: %s\n", n)
	}
	for _, c := range d.Calls {
		fmt.Fprintf(&b, "  %s\n", c)
	}
	return b.String()
}

func (d *Diagnostic) drawSource(b *strings.Builder) {
	line := []rune(d.Source)
	from, to := d.Col-1, d.EndCol-1
	if from > len(line) {
		from = len(line)
	}
	if to > len(line) {
		to = len(line)
	}
	if to <= from {
		to = from + 1
	}
	lead := ""
	if from > sourceWidth-20 { // a long line is shown around the caret
		cut := from - sourceWidth/2
		line, from, to, lead = line[cut:], from-cut, to-cut, "..."
	}
	tail := ""
	if len(line) > sourceWidth {
		line, tail = line[:sourceWidth], "..."
		if to > sourceWidth {
			to = sourceWidth
		}
	}
	gutter := fmt.Sprintf("%5d | ", d.Line)
	fmt.Fprintf(b, "%s%s%s%s\n", gutter, lead, printable(line), tail)
	pad := strings.Repeat(" ", len(gutter)-2) + "| " + strings.Repeat(" ", len(lead))
	b.WriteString(pad)
	for _, r := range line[:min(from, len(line))] {
		if r == '\t' {
			b.WriteByte('\t')
		} else {
			b.WriteByte(' ')
		}
	}
	b.WriteByte('^')
	b.WriteString(strings.Repeat("~", to-from-1))
	b.WriteByte('\n')
}

// printable replaces control characters, which could confuse a terminal.
func printable(line []rune) string {
	out := make([]rune, len(line))
	for i, r := range line {
		if r < ' ' && r != '\t' || r >= 0x7f && r < 0xa0 {
			r = '\uFFFD'
		}
		out[i] = r
	}
	return string(out)
}
