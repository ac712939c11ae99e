package knight

import "testing"

// Large rectangles of every residue get a tour by construction that the verifier
// accepts; closed where the size is even and there are more than three rows.
func TestConstruct(t *testing.T) {
	var sizes [][2]int
	for _, h := range []int{5, 6, 7, 13, 20, 21, 31} {
		for w := 60; w < 68; w++ {
			sizes = append(sizes, [2]int{w, h}, [2]int{h, w})
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
	for _, text := range []string{"4x8", "4x25", "60x4", "4x200"} {
		b := mustBoard(t, text, false)
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
