package syntax

import (
	"errors"
	"io"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Text is one of the texts of a program, which are laid end to end for the numbers
// of their clauses.
type Text struct {
	Name string // what messages call it
	Text string
	// Loader is the place, from 1, of the text that loads this one, by the directive
	// at the offset At; 0 when none of the texts does. It comes before this one.
	Loader, At int
}

// ReadTexts reads the texts of a program in the order of loading: a text is read
// where the directive stands that loads it, so that what comes behind the directive
// is read with the operators and flags that the text sets. take gets each item, with
// a number that counts within its text, or what is wrong there. end is called behind
// the last item of a text, while its operators are those to read its goals with.
// numbers are how many each text has. The error is none of a text.
func ReadTexts(h *term.Heap, texts []Text, ops *Operators, flags *Flags, take func(text int, item Item, fault *Diagnostic), end func(text int, src *Source)) (numbers []int, err error) {
	type reading struct {
		text   int
		src    *Source
		loads  []int
		offset int // of the last item
	}
	loads := make([][]int, len(texts)+1)
	for i, t := range texts {
		loads[t.Loader] = append(loads[t.Loader], i)
	}
	numbers = make([]int, len(texts))
	var open []reading
	begin := func(i int) {
		t := texts[i]
		open = append(open, reading{i, NewSource(h, t.Name, t.Text, 1, ops, flags), loads[i+1], -1})
	}
	for _, i := range loads[0] {
		for begin(i); len(open) > 0; {
			r := &open[len(open)-1]
			if len(r.loads) > 0 && texts[r.loads[0]].At <= r.offset {
				next := r.loads[0]
				r.loads = r.loads[1:]
				begin(next)
				continue
			}
			h.Init(0)
			item, err := r.src.Next()
			var fault *Diagnostic
			switch {
			case err == io.EOF && len(r.loads) > 0:
				r.offset = len(texts[r.text].Text)
				continue
			case err == io.EOF:
				numbers[r.text] = r.src.NextNumber() - 1
				h.Init(0)
				end(r.text, r.src)
				open = open[:len(open)-1]
				continue
			case errors.As(err, &fault):
			case err != nil:
				return nil, err
			default:
				r.offset = item.Start.Offset
			}
			take(r.text, item, fault)
		}
	}
	return numbers, nil
}
