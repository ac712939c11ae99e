package syntax

import (
	"errors"
	"io"
	"strings"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Goal is a goal that a source declares in a comment, to be solved by a run:
//
//	%% ?- Goal.
//	%% goal: Goal
//
// It may go on in the following lines, if these begin with %% too.
type Goal struct {
	Term
	File string
	Text string // as written, without the %%
}

const byteOrderMark = "\uFEFF"

// declaration is the text of one declared goal; what is no part of it is blank,
// so that positions in it are right.
type declaration struct {
	offset int // of text in the source
	text   string
	open   bool // its end was not met yet
	end    int  // offset behind its last line
}

// declared collects the declarations of a source from its comments.
type declared struct {
	text  string
	goals []declaration
}

// line takes the comment text[start:end], which begins with %.
func (d *declared) line(start, end int) {
	comment := d.text[start:end]
	if !strings.HasPrefix(comment, "%%") {
		return
	}
	lineStart := strings.LastIndexByte(d.text[:start], '\n') + 1
	if strings.TrimSpace(strings.TrimPrefix(d.text[lineStart:start], byteOrderMark)) != "" {
		return
	}
	content := strings.TrimLeft(comment[2:], " \t")
	at := end - len(content)
	for _, prefix := range []string{"?-", "goal:"} {
		if strings.HasPrefix(content, prefix) {
			at += len(prefix)
			d.goals = append(d.goals, declaration{offset: at, text: d.text[at:end], open: true, end: end})
			d.close()
			return
		}
	}
	if len(d.goals) == 0 {
		return
	}
	last := &d.goals[len(d.goals)-1]
	if last.open && strings.TrimSpace(d.text[last.end:start]) == "" && strings.Count(d.text[last.end:start], "\n") == 1 {
		last.text += d.text[last.end:start] + "  " + comment[2:]
		last.end = end
		d.close()
	}
}

// close notes whether the text of the last declaration is complete.
func (d *declared) close() {
	last := &d.goals[len(d.goals)-1]
	l := lexer{ops: noOperators, h: term.NewHeap(0), buf: []byte(last.text)}
	for {
		switch l.next().kind {
		case tokEnd:
			last.open = false
			return
		case tokEOF, tokError:
			return
		}
	}
}

// DeclaredGoals reads the goals declared in comments, with the operators and
// flags as they stand now; call it when the program is loaded. Faulty ones are
// in errs, as *Diagnostic.
func (s *Source) DeclaredGoals() (goals []Goal, errs []error) {
	r := s.reader
	at, read := Start, 0
	if strings.HasPrefix(s.text, byteOrderMark) {
		read = len(byteOrderMark)
		at.Offset = read
	}
	for _, d := range s.declared.goals {
		at = at.Advance([]byte(s.text[read:d.offset]))
		read = d.offset
		goal := newReader(r.h, r.name, at, r.ops, r.flags)
		goal.buf, goal.implicitEnd = []byte(d.text), true
		t, err := goal.Read()
		if err == io.EOF {
			err = goal.diagnose(fault{atom: "operand_expected", message: "a goal is expected here"})
		}
		if err != nil {
			var fault *Diagnostic
			if errors.As(err, &fault) { // show the line as it is, with the %%
				fault.Source = lineOf(s.text, d.offset, fault.Line-at.Line)
			}
			errs = append(errs, err)
			continue
		}
		goals = append(goals, Goal{Term: t, File: r.name, Text: strings.TrimSpace(d.text[:t.End.Offset-d.offset])})
	}
	return goals, errs
}

// lineOf gives the line of text that is n lines after the one offset is in.
func lineOf(text string, offset, n int) string {
	start := strings.LastIndexByte(text[:offset], '\n') + 1
	for ; n > 0; n-- {
		start += strings.IndexByte(text[start:], '\n') + 1
	}
	line, _, _ := strings.Cut(text[start:], "\n")
	return strings.TrimSuffix(line, "\r")
}
