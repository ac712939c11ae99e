package proofs

import (
	"os"
	"strings"
	"testing"
)

// The knight's tour of the README of the format: what its document counts.
func TestKnightsTour(t *testing.T) {
	text, err := os.ReadFile("../examples/knights-tour.pl")
	if err != nil {
		t.Fatal(err)
	}
	x := explain(t, string(text), Options{}, 0, "answer(SquareCount, Tour)")
	if got := x.Steps(); got != 105 {
		t.Errorf("%d steps, want 105", got)
	}
	report := x.check(t)
	for condition, want := range []int{28, 105, 105, 105, 53, 0, 106} {
		if got := report.Covered(condition + 1); got != want {
			t.Errorf("C%d covers %d, want %d", condition+1, got, want)
		}
	}
	if got := report.Verdict(); got != "checked_with_obligations" {
		t.Errorf("verdict %s", got)
	}
	const keysort = `
step(keysort([3 - p(3, 5), 3 - p(4, 4), 1 - p(1, 5), 3 - p(3, 1), 3 - p(4, 2)], [1 - p(1, 5), 3 - p(3, 5), 3 - p(4, 4), 3 - p(3, 1), 3 - p(4, 2)]),
     builtin,
     [],
     []).
`
	if !strings.Contains(x.text, keysort) {
		t.Error("no step for the keysort of the second move, over four lines")
	}
	const obligation = "\nobligation(collected, theory_scoped, findall(A - B, (knight_move(p(1, 1), B), \\+ member(B, [p(1, 1)]), degree(B, [p(1, 1)], A)), [5 - p(2, 3), 5 - p(3, 2)])).\n"
	_, after, _ := strings.Cut(report.Text(), "condition('C7'")
	if at := strings.Index(after, obligation); at < 0 || strings.Contains(after[:at], "obligation") {
		t.Error("the first obligation is another")
	}
}
