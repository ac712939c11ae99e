package knight

import (
	"strings"
	"testing"
)

// Every board of the data is decided: presence by a tour, absence by a certificate,
// and the counter gives its counts.
func TestBoards(t *testing.T) {
	for _, r := range readTable(t, "boards.tsv") {
		b := r.board(t)
		g := NewGraph(b)
		if itoa(int64(g.N)) != r[2] {
			t.Errorf("%s: %d squares, want %s", r[0], g.N, r[2])
		}
		d := g.Decide(background, Options{Task: Any})
		if r[3] == "yes" {
			if err := Verify(b, Any, r.witness(t, b, r[6])); err != nil {
				t.Errorf("%s: the witness: %v", r[0], err)
			}
			if d.Verdict != Tour || Verify(b, Any, d.Tour) != nil {
				t.Errorf("%s: %s, want a tour", r[0], d.Verdict)
			}
		} else if d.Verdict != NoTour || VerifyCertificate(b, Any, d.Certificate) != nil {
			t.Errorf("%s: %s, want a certificate of absence", r[0], d.Verdict)
		}
		if g.N > 20 {
			continue
		}
		for i, closed := range []bool{false, true} {
			n, err := g.Count(background, Task{Start: -1, End: -1, Closed: closed}, Limits{})
			if err != nil || n.String() != r[4+i] {
				t.Errorf("%s closed=%v: %v %v, want %s", r[0], closed, n, err, r[4+i])
			}
		}
	}
}

// The two lost boards: "not found within 300 thousand nodes" was read as "does not
// exist", and both had a tour. On boards whose tour hides from such a budget, the
// plain search says that its nodes ended, and the decision finds the tour or says
// that it does not know, whatever the budget. It never says that there is none.
func TestLostBoards(t *testing.T) {
	for _, r := range readTable(t, "late_yes.tsv") {
		b := r.board(t)
		g := NewGraph(b)
		if run := g.PlainNodes(background, Any, 300_000); run.Ended != OutOfNodes || run.Nodes != 300_000 {
			t.Errorf("%s: the plain search ended with %d after %d nodes", r[0], run.Ended, run.Nodes)
		}
		for _, budget := range []int64{1, 10, 100, 1000, 10_000, 300_000, 0} {
			d := g.Decide(background, Options{Task: Any, Budget: budget})
			switch {
			case d.Verdict == NoTour:
				t.Errorf("%s with %d nodes: no tour, and it has one", r[0], budget)
			case d.Verdict == Unknown && (budget == 0 || !strings.Contains(d.Reason, itoa(budget)+" nodes")):
				t.Errorf("%s with %d nodes: unknown, because %s", r[0], budget, d.Reason)
			case d.Verdict == Tour && Verify(b, Any, d.Tour) != nil:
				t.Errorf("%s: a wrong tour", r[0])
			case d.Nodes > max(budget, DefaultBudget):
				t.Errorf("%s with %d nodes: took %d", r[0], budget, d.Nodes)
			}
		}
	}
}

// Boards of the wrapped world: a tour with the edges joined, a certificate that there
// is none on the plain board.
func TestWrapPairs(t *testing.T) {
	for _, r := range readTable(t, "wrap_pairs.tsv") {
		b := mustBoard(t, r[0], true)
		witness := r.witness(t, b, r[3])
		if err := Verify(b, Any, witness); err != nil {
			t.Errorf("%s: the witness: %v", r[0], err)
		}
		if n := WrapMoves(witness, false); itoa(int64(n)) != r[2] {
			t.Errorf("%s: %d moves use the wrap, want %s", r[0], n, r[2])
		}
		if d := Decide(background, b, Options{Task: Any}); d.Verdict != Tour || Verify(b, Any, d.Tour) != nil {
			t.Errorf("%s wrapped: %s", r[0], d.Verdict)
		}
		plain := b.Unwrapped()
		g := NewGraph(plain)
		if f := g.Filter(); !f.Pass() {
			t.Errorf("%s: fails the filter of %s", r[0], f.Failed())
		}
		d := g.Decide(background, Options{Task: Any})
		if d.Verdict != NoTour {
			t.Errorf("%s plain: %s", r[0], d.Verdict)
			continue
		}
		if err := VerifyCertificate(plain, Any, d.Certificate); err != nil {
			t.Errorf("%s plain: %v", r[0], err)
		}
		if text, ok := strings.CutPrefix(r[4], "cut:"); ok {
			var set []int32
			for _, p := range r.witness(t, plain, text) {
				set = append(set, plain.Square(p))
			}
			if err := VerifyCertificate(plain, Any, g.cutCertificate(Cut, set)); err != nil {
				t.Errorf("%s: the cut of the data: %v", r[0], err)
			}
		}
	}
}

// A search that never backtracks takes as many nodes as the board has squares.
func TestNodesWithoutBacktracking(t *testing.T) {
	for _, text := range []string{"5x5", "6x6", "8x8", "10x10"} {
		g := NewGraph(mustBoard(t, text, false))
		r := g.PlainNodes(background, Any, 100_000)
		if r.Ended != Found || r.Nodes > int64(2*g.N) {
			t.Errorf("%s: ended %d after %d nodes", text, r.Ended, r.Nodes)
		}
	}
}

// Another seed gives another tour.
func TestSeeds(t *testing.T) {
	b := mustBoard(t, "8x8", false)
	seen := map[string]bool{}
	for seed := range uint64(8) {
		d := Decide(background, b, Options{Task: Any, Seed: seed})
		if err := Verify(b, Any, d.Tour); err != nil {
			t.Fatal(err)
		}
		seen[PointsTerm(d.Tour)] = true
	}
	if len(seen) < 8 {
		t.Errorf("8 seeds gave %d tours", len(seen))
	}
}

// A wrong tour is refused, and its first wrong step is named.
func TestFirstWrongStep(t *testing.T) {
	b := mustBoard(t, "5x5", false)
	tour := Decide(background, b, Options{Task: Any}).Tour
	for _, c := range []struct {
		change func([]Point) []Point
		want   string
	}{
		{func(p []Point) []Point { p[3], p[4] = p[4], p[3]; return p }, "step 4: from"},
		{func(p []Point) []Point { p[6] = p[4]; return p }, "step 7: 5,3 was visited before, at step 5"},
		{func(p []Point) []Point { p[2] = Point{0, 3}; return p }, "step 3: 0,3 is off the board"},
		{func(p []Point) []Point { return p[:24] }, "after step 24: the tour ends, and 1 of 25"},
	} {
		err := Verify(b, Any, c.change(append([]Point(nil), tour...)))
		if err == nil || !strings.Contains(err.Error(), c.want[:7]) {
			t.Errorf("%v, want %s", err, c.want)
		}
	}
}

// Messages for texts that are no board or no square.
func TestReadingErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":             "empty",
		"###/##":       "row 2 has 2 cells, row 1 has 3",
		".../...":      "no square, only holes",
		"##/#a":        "row 2, column 2",
		"0x5":          "no squares",
		"9999x9999":    "too large",
		"axb":          "no board",
		"#####/#####x": "row 2",
	} {
		if _, err := Parse(text, false); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	b := mustBoard(t, "###/#.#/###", false)
	for text, want := range map[string]string{"2,2": "hole", "b2": "hole", "4,1": "off the board", "zz": "no square", "a9": "off the board"} {
		if _, err := b.ParsePoint(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
	if p, err := b.ParsePoint("c3"); err != nil || p != (Point{3, 1}) || b.ChessName(p) != "c3" {
		t.Errorf("c3 is %v, %v", p, err)
	}
}
