package knight

import "testing"

// Boards that are images of each other have one canonical text, others have not.
func TestCanonical(t *testing.T) {
	text := func(board string, wrap bool, start Point) string {
		b := mustBoard(t, board, wrap)
		return Canonical(b, Task{Start: b.Square(start), End: -1})
	}
	none := Point{}
	for _, c := range []struct {
		a, b   string
		wrap   bool
		sa, sb Point
		same   bool
	}{
		{"##./###", "###/.##", false, none, none, true},  // both mirrors
		{"##./###", "##/##/#.", false, none, none, true}, // columns for rows
		{"##./###", ".##/###", false, none, none, true},  // one mirror
		{"##./###", "#.#/###", false, none, none, false}, // another board
		{"##./###", "#.#/###", true, none, none, true},   // turned along the cylinder
		{"##./###", "##/##/.#", true, none, none, false}, // not on the cylinder
		{"5x5", "5x5", false, Point{1, 2}, Point{4, 5}, true},
		{"5x5", "5x5", false, Point{1, 1}, Point{3, 3}, false},
		{"5x3", "5x3", true, Point{1, 1}, Point{4, 3}, true},
		{"5x3", "5x3", true, Point{1, 1}, Point{4, 2}, false},
		{"3x5", "5x3", false, none, none, true},
		{"3x5", "5x3", true, none, none, false},
	} {
		if same := text(c.a, c.wrap, c.sa) == text(c.b, c.wrap, c.sb); same != c.same {
			t.Errorf("%+v: %v", c, same)
		}
	}
	plain, wrapped := mustBoard(t, "4x4", false), mustBoard(t, "4x4", true)
	if Canonical(plain, Any) == Canonical(wrapped, Any) || Canonical(plain, Any) == Canonical(plain, Task{Start: -1, End: -1, Closed: true}) {
		t.Error("the wrap or the task makes no difference")
	}
}

// An image of a board has as many tours as the board, and no two stages of the bank
// are images of each other.
func TestSymmetries(t *testing.T) {
	seen := map[string]int{}
	for _, s := range Bank() {
		b, task, err := s.Puzzle()
		if err != nil {
			t.Fatal(err)
		}
		key := Canonical(b, task)
		if other := seen[key]; other > 0 {
			t.Errorf("stages %d and %d are images of each other", other, s.ID)
		}
		seen[key] = s.ID
		if b.Size() > 25 || task.Start >= 0 {
			continue
		}
		g := NewGraph(b)
		for _, y := range symmetries(b)[:3] {
			moves := 0
			for q := range int32(g.N) {
				moves += g.Degree(q)
			}
			w, h := b.W, b.H
			if y.turn {
				w, h = h, w
			}
			rows := make([]string, h)
			for r := range rows {
				for c := range w {
					rows[r] += string("#."[map[bool]int{true: 1}[b.Square(y.at(b, Point{c + 1, r + 1})) < 0]])
				}
			}
			image, err := FromRows(rows, b.Wrap)
			if err != nil {
				t.Fatal(err)
			}
			i := NewGraph(image)
			for q := range int32(i.N) {
				moves -= i.Degree(q)
			}
			if moves != 0 {
				t.Errorf("stage %d: %+v does not keep the moves", s.ID, y)
			}
		}
	}
}
