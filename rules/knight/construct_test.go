package knight

import (
	"strings"
	"testing"
)

// Large rectangles of every residue get a tour by construction that the verifier
// accepts; closed where the size is even and there are more than three rows.
func TestConstruct(t *testing.T) {
	var sizes [][2]int
	for _, h := range []int{5, 6, 7, 13, 20, 21, 31} {
		for w := 60; w < 68; w++ {
			sizes = append(sizes, [2]int{w, h}, [2]int{h, w})
		}
	}
	for w := 5; w <= 40; w++ { // every one of these
		for h := 5; h <= 40; h++ {
			sizes = append(sizes, [2]int{w, h})
		}
	}
	for w := 300; w < 320; w++ {
		sizes = append(sizes, [2]int{w, 3}, [2]int{3, w})
	}
	for _, s := range sizes {
		b, err := Rectangle(s[0], s[1], false)
		if err != nil {
			t.Fatal(err)
		}
		for _, closed := range []bool{false, true} {
			if closed && (s[0]*s[1]%2 != 0 || min(s[0], s[1]) <= 3) {
				continue
			}
			task := Task{Start: -1, End: -1, Closed: closed}
			tour := Construct(background, b, task, 0)
			if tour == nil {
				t.Errorf("%dx%d closed=%v: none", s[0], s[1], closed)
				continue
			}
			points := make([]Point, len(tour))
			for i, q := range tour {
				points[i] = b.Point(q)
			}
			if err := Verify(b, task, points); err != nil {
				t.Errorf("%dx%d closed=%v: %v", s[0], s[1], closed, err)
			}
		}
	}
}

// Where blocks do not give the tour, an open tour is led to it: both ends fixed, four
// rows, closed tours of cylinders with an odd number of squares, narrow cylinders. What
// colours and cuts forbid is refused, however large the board.
func TestLargeTasks(t *testing.T) {
	at := func(x, y int) Point { return Point{x, y} }
	none := Point{}
	for _, c := range []struct {
		board      string
		wrap       bool
		start, end Point
		closed     bool
		want       Verdict
	}{
		{"100x100", false, at(1, 1), at(2, 3), false, Tour},
		{"100x100", false, at(50, 50), at(1, 2), false, Tour},
		{"101x37", false, at(1, 1), at(101, 37), false, Tour},
		{"300x301", false, at(7, 7), at(300, 3), false, Tour},
		{"100x100", false, at(1, 1), at(3, 3), false, NoTour},
		{"101x37", false, at(1, 2), none, false, NoTour},
		{"51x51", true, none, none, true, Tour},
		{"101x33", true, at(50, 10), none, true, Tour},
		{"51x51", false, none, none, true, NoTour},
		{"50x51", true, at(3, 4), at(4, 4), false, Tour},
		{"3x500", true, none, none, true, Tour},
		{"4x400", true, none, none, true, Tour},
		{"2x1001", true, none, none, true, Tour},
		{"400x4", false, none, none, false, Tour},
		{"400x4", false, at(1, 1), at(2, 1), false, Tour},
		{"401x4", false, at(1, 2), none, false, NoTour},
		{"400x4", true, none, none, true, NoTour},
		{"401x4", true, none, none, true, Tour},
		{"500x3", false, at(1, 1), none, false, Tour},
	} {
		b := mustBoard(t, c.board, c.wrap)
		task := Task{Start: b.Square(c.start), End: b.Square(c.end), Closed: c.closed}
		d := Decide(background, b, Options{Task: task})
		if d.Verdict != c.want {
			t.Errorf("%+v: %s, %s", c, d.Verdict, d.Reason)
			continue
		}
		if c.want == Tour {
			if err := Verify(b, task, d.Tour); err != nil {
				t.Errorf("%+v: %v", c, err)
			}
		} else if b.Size() < 2000 {
			if err := VerifyCertificate(b, task, d.Certificate); err != nil {
				t.Errorf("%+v: %v", c, err)
			}
		}
	}
}

// Four rows of every length from 5 on have an open tour.
func TestFourRowsOpen(t *testing.T) {
	for n := 5; n <= 60; n++ {
		b, err := Rectangle(4, n, false)
		if err != nil {
			t.Fatal(err)
		}
		if d := Decide(background, b, Options{Task: Any}); d.Verdict != Tour || Verify(b, Any, d.Tour) != nil {
			t.Errorf("4x%d: %s", n, d.Verdict)
		}
	}
}

// A start or an end is met by turning the ring.
func TestConstructFromSquare(t *testing.T) {
	b := mustBoard(t, "40x40", false)
	for _, task := range []Task{{Start: 777, End: -1}, {Start: -1, End: 5}, {Start: 0, End: -1, Closed: true}} {
		d := Decide(background, b, Options{Task: task})
		if err := Verify(b, task, d.Tour); err != nil || d.Method != "construction" {
			t.Errorf("%+v: %v %s", task, err, d.Method)
		}
	}
}

// Boards of four rows have no closed tour, however long: the exact solver alone would
// not see it in any time, a cut shows it at once.
func TestFourRows(t *testing.T) {
	for _, text := range []string{"4x8", "4x25", "60x4", "4x200", "40x4 wrapped"} {
		b := mustBoard(t, strings.TrimSuffix(text, " wrapped"), strings.HasSuffix(text, "wrapped"))
		task := Task{Start: -1, End: -1, Closed: true}
		d := Decide(background, b, Options{Task: task})
		if d.Verdict != NoTour || d.Certificate.Kind != Cut {
			t.Errorf("%s: %s", text, d.Verdict)
		} else if err := VerifyCertificate(b, task, d.Certificate); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// Another seed builds another tour, as long as the tours of its blocks fit together.
func TestConstructSeeds(t *testing.T) {
	b := mustBoard(t, "37x41", false)
	seen := map[string]bool{}
	for seed := range uint64(5) {
		d := Decide(background, b, Options{Task: Any, Seed: seed})
		if err := Verify(b, Any, d.Tour); err != nil || d.Method != "construction" {
			t.Fatalf("seed %d: %v, %s", seed, err, d.Method)
		}
		seen[TourText(d.Tour)] = true
	}
	if len(seen) < 5 {
		t.Errorf("5 seeds gave %d tours", len(seen))
	}
}
