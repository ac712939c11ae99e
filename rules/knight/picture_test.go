package knight

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"
)

// A picture is well-formed, has a start and, of an open tour, an end, and numbers each
// step; a move over the edge is two strokes.
func TestSVG(t *testing.T) {
	for _, c := range []struct {
		board        string
		wrap, closed bool
	}{{"6x6", false, false}, {"6x6", false, true}, {"5x4", true, false}, {"3x4", true, true}, {"1x4", true, true}, {"2x5", true, false}, {"##.##/#####/#####/#####/#####", false, false}, {"1x1", false, false}} {
		b := mustBoard(t, c.board, c.wrap)
		d := Decide(background, b, Options{Task: Task{Start: -1, End: -1, Closed: c.closed}})
		if d.Verdict != Tour {
			t.Fatalf("%+v: %s", c, d.Verdict)
		}
		text := SVG(b, d.Tour, c.closed)
		for r := xml.NewDecoder(strings.NewReader(text)); ; {
			if _, err := r.Token(); err == io.EOF {
				break
			} else if err != nil {
				t.Fatalf("%+v: %v", c, err)
			}
		}
		ends, moves := 2, b.Size()-1
		if c.closed {
			ends, moves = 1, b.Size()
		}
		if n := strings.Count(text, "<circle"); n != ends {
			t.Errorf("%+v: %d ends", c, n)
		}
		if n := strings.Count(text, "<text"); n != b.Size() {
			t.Errorf("%+v: %d numbers", c, n)
		}
		path := text[strings.Index(text, `<g clip`):]
		path = path[:strings.Index(path, "/>")]
		if n := strings.Count(path, "L"); n != moves+WrapMoves(d.Tour, c.closed) {
			t.Errorf("%+v: %d strokes for %d moves, %d over the edge", c, n, moves, WrapMoves(d.Tour, c.closed))
		}
	}
}
