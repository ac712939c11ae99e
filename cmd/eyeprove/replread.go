package main

import (
	"errors"
	"io"
	"strings"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// query is a goal as it was typed.
type query struct {
	text string // without the full stop
	term term.Word
	heap *term.Heap
}

// errIncomplete says that the text typed so far is the beginning of a goal.
var errIncomplete = errors.New("the goal goes on")

// takeQuery takes the first goal off a text and gives the rest. A goal at the end
// of the text needs no full stop. The error is io.EOF for a text without a goal,
// errIncomplete, or a *syntax.Diagnostic.
func takeQuery(text string, ops *syntax.Operators, flags *syntax.Flags) (q query, rest string, err error) {
	text = strings.TrimLeft(text, " \t\r\n")
	for strings.HasPrefix(text, "?-") { // a transcript was pasted
		text = strings.TrimLeft(text[2:], " \t\r\n")
	}
	h := term.NewHeap(0)
	r := syntax.NewReader(h, text, "goal", ops, flags)
	t, err := r.Read()
	var fault *syntax.Diagnostic
	switch {
	case err == nil:
		end := t.End.Offset
		return query{strings.TrimSuffix(text[t.Start.Offset:end], "."), t.Word, h}, text[end:], nil
	case !errors.As(err, &fault):
		return query{}, "", err
	case fault.Atom == "end_of_file" || fault.Atom == "end_of_file_in_block_comment":
		t, err = syntax.ParseTerm(h, text, "goal", ops, flags)
		if err == nil {
			return query{text[t.Start.Offset:t.End.Offset], t.Word, h}, "", nil
		}
		return query{}, text, errIncomplete
	}
	return query{}, text[min(r.Position().Offset, len(text)):], fault
}

// faultOf gives what is wrong with a text that is incomplete.
func faultOf(text string, ops *syntax.Operators, flags *syntax.Flags) error {
	_, err := syntax.ParseTerm(term.NewHeap(0), text, "goal", ops, flags)
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}
