package knight

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"
)

// The counter gives every count of the data, exactly. The open tours of 7x7 take
// 22 s of processor time: they are counted with EYEPROVE_SLOW=1.
func TestCounts(t *testing.T) {
	slow := os.Getenv("EYEPROVE_SLOW") != ""
	counted := 0
	for _, r := range readTable(t, "counts.tsv") {
		b := r.board(t)
		g := NewGraph(b)
		for i, closed := range []bool{false, true} {
			want := r[2+i]
			if want == "-" || g.N >= 49 && !closed && !slow {
				continue
			}
			got, err := g.Count(background, Task{Start: -1, End: -1, Closed: closed}, Limits{})
			if err != nil || got.String() != want {
				t.Errorf("%s wrap=%s closed=%v: %v %v, want %s", r[0], r[1], closed, got, err, want)
			}
			counted++
		}
	}
	if counted < 112 {
		t.Errorf("only %d counts were made", counted)
	}
}

// A count that outgrows 64 bits, and one that outgrows 128, is made again with more
// words. On three rows the open tours grow by some two and a half a column.
func TestCountWords(t *testing.T) {
	for _, c := range []struct {
		board string
		bits  int
	}{{"3x61", 65}, {"3x120", 129}} {
		g := NewGraph(mustBoard(t, c.board, false))
		n, err := g.Count(background, Any, Limits{})
		if err != nil || n.BitLen() < c.bits {
			t.Fatalf("%s: %v, %v", c.board, n, err)
		}
		again, overflow, err := newSweep(NewRing(g, Any), 0).count(background, Limits{}, 8)
		if err != nil || overflow || n.Cmp(again.Lsh(again, 1)) != 0 {
			t.Errorf("%s: %v, with eight words %v, %v", c.board, n, again, err)
		}
		turned := mustBoard(t, c.board[2:]+"x3", false)
		if m, err := NewGraph(turned).Count(background, Any, Limits{}); err != nil || m.Cmp(n) != 0 {
			t.Errorf("%s: %v, turned %v, %v", c.board, n, m, err)
		}
	}
}

// A board has as many tours when it is mirrored, and a cylinder when it is turned.
func TestCountSymmetry(t *testing.T) {
	for _, c := range []struct {
		a, b string
		wrap bool
	}{
		{"##.##/#####/#####/#####", "#####/#####/#####/##.##", false},
		{"4x6", "6x4", false},
		{"#.###/####./#####/##.##", "###.#/.####/#####/##.##", true},
		{"#.###/####./#####/##.##", "##.##/.####/#####/###.#", true},
	} {
		a, err1 := NewGraph(mustBoard(t, c.a, c.wrap)).Count(background, Any, Limits{})
		b, err2 := NewGraph(mustBoard(t, c.b, c.wrap)).Count(background, Any, Limits{})
		if err1 != nil || err2 != nil || a.Cmp(b) != 0 || a.Sign() == 0 {
			t.Errorf("%+v: %v %v, %v %v", c, a, b, err1, err2)
		}
	}
}

// What keeps the counter from a count is said: what ended, where, and what may help.
func TestUncounted(t *testing.T) {
	over, cancel := context.WithTimeout(background, 0)
	defer cancel()
	stopped, stop := context.WithCancel(background)
	stop()
	for _, c := range []struct {
		board  string
		ctx    context.Context
		limits Limits
		cause  error
		text   string
	}{
		{"7x7", background, Limits{States: 100}, ErrStates, "100 states do not suffice, at square "},
		{"6x6", over, Limits{}, context.DeadlineExceeded, "the time ended at square 1 of 37, with 1 states: give more time"},
		{"6x6", stopped, Limits{}, context.Canceled, "interrupted at square 1 of 37"},
		{"30x30", background, Limits{}, ErrTooWide, "the board is too wide"},
	} {
		_, err := NewGraph(mustBoard(t, c.board, false)).Count(c.ctx, Any, c.limits)
		if !errors.Is(err, c.cause) || !strings.HasPrefix(err.Error(), c.text) {
			t.Errorf("%s: %v, want %s", c.board, err, c.text)
		}
	}
}

// On 5x5 a tour starts on a square of the larger colour: 304 in a corner, 64 in the
// centre, 56 on the other eight; on the twelve others none does.
func TestCountsByStart(t *testing.T) {
	g := NewGraph(mustBoard(t, "5x5", false))
	want := []string{
		"304", "0", "56", "0", "304",
		"0", "56", "0", "56", "0",
		"56", "0", "64", "0", "56",
		"0", "56", "0", "56", "0",
		"304", "0", "56", "0", "304",
	}
	for _, s := range []int32{0, 1, 2, 6, 7, 12, 17, 23, 24} { // each kind of square
		got, err := g.Count(background, Task{Start: s, End: -1}, Limits{})
		if err != nil || got.String() != want[s] {
			t.Errorf("start %v: %v %v, want %s", g.Board.Point(s), got, err, want[s])
		}
	}
}
