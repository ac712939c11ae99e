package term

import "testing"

func TestEnlarged(t *testing.T) {
	for _, n := range []int{0, 1, movedAtOnce - 1, movedAtOnce, movedAtOnce + 1, 3*movedAtOnce + 5} {
		cells := make([]Word, n)
		for i := range cells {
			cells[i] = MakeSmall(int64(i + 1))
		}
		bigger := Enlarged(cells, n+10)
		if len(bigger) != n+10 {
			t.Fatalf("%d words, want %d", len(bigger), n+10)
		}
		for i, w := range bigger {
			if want := MakeSmall(int64(i + 1)); i < n && w != want || i >= n && w != 0 {
				t.Fatalf("of %d words, word %d is %v", n, i, w)
			}
		}
	}
}
