package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const knightAnswer = "answer(25, [p(1, 1), p(2, 3), p(1, 5), p(3, 4), p(5, 5), p(4, 3), p(5, 1), p(3, 2), p(4, 4), p(2, 5), p(1, 3), p(2, 1), p(4, 2), p(5, 4), p(3, 5), p(1, 4), p(2, 2), p(4, 1), p(5, 3), p(4, 5), p(2, 4), p(1, 2), p(3, 3), p(5, 2), p(3, 1)]).\n"

// The second move of the tour, as the proof tells it.
const knightKeysort = `step(keysort([3 - p(3, 5), 3 - p(4, 4), 1 - p(1, 5), 3 - p(3, 1), 3 - p(4, 2)], [1 - p(1, 5), 3 - p(3, 5), 3 - p(4, 4), 3 - p(3, 1), 3 - p(4, 2)]),
     builtin,
     [],
     []).
`

const knightObligation = `obligation(collected, theory_scoped, findall(A - B, (knight_move(p(1, 1), B), \+ member(B, [p(1, 1)]), degree(B, [p(1, 1)], A)), [5 - p(2, 3), 5 - p(3, 2)])).
`

const knightConditions = `condition('C1', resolution, ok, 28).
condition('C2', well_founded, ok, 105).
condition('C3', justification, ok, 105).
condition('C4', coverage, ok, 105).
condition('C5', re_decision, ok, 53).
condition('C6', boundary_consistency, ok, 0).
condition('C7', relevance, ok, 106).
`

const knightCounts = `steps(105).
verified(28).
recomputed(53).
composed(0).
trusted(24).
claims(1).
verdict(checked_with_obligations).
`

// TestKnightsTour holds the knight's tour, byte for byte, to the figures that are
// known of it from elsewhere, whatever the stored files say.
func TestKnightsTour(t *testing.T) {
	const file = "../../examples/knights-tour.pl"
	if out, stderr, status := call(t, "", file); out != knightAnswer || stderr != "" || status != 0 {
		t.Errorf("status %d, stderr %q, answer\n%s", status, stderr, out)
	}
	proof, _, _ := call(t, "", "--proof", file)
	if !strings.HasPrefix(proof, knightAnswer+"\n") {
		t.Errorf("the proof does not begin with the answer:\n%.400s", proof)
	}
	if n := strings.Count(proof, "\nstep("); n != 105 {
		t.Errorf("%d steps, want 105", n)
	}
	if !strings.Contains(proof, knightKeysort) {
		t.Error("the keysort of the second move is not a step of four lines")
	}
	report, stderr, status := call(t, proof, "check", "-", file)
	if status != 0 || stderr != "" {
		t.Errorf("check: status %d, stderr %q", status, stderr)
	}
	if !strings.HasPrefix(report, knightConditions+knightObligation) || !strings.HasSuffix(report, knightCounts) {
		t.Errorf("report:\n%s", report)
	}
	if n := strings.Count(report, "obligation(collected, theory_scoped, "); n != 24 {
		t.Errorf("%d obligations, want 24", n)
	}
	if _, _, status := call(t, proof, "check", "--strict", "-", file); status != 2 {
		t.Errorf("check --strict: status %d, want 2", status)
	}
}

// TestKnightVariations changes the board and the start, as a reader would.
func TestKnightVariations(t *testing.T) {
	text, err := os.ReadFile("../../examples/knights-tour.pl")
	if err != nil {
		t.Fatal(err)
	}
	vary := func(old, new string) string {
		changed := strings.Replace(string(text), old, new, 1)
		if changed == string(text) {
			t.Fatalf("%s is not in the program", old)
		}
		name := filepath.Join(t.TempDir(), "knight.pl")
		if err := os.WriteFile(name, []byte(changed), 0o666); err != nil {
			t.Fatal(err)
		}
		return name
	}
	larger := vary("board_size(5)", "board_size(6)")
	out, _, status := call(t, "", larger)
	if status != 0 || !strings.HasPrefix(out, "answer(36, [p(1, 1), ") || strings.Count(out, "p(") != 36 {
		t.Errorf("6x6: status %d, %s", status, out)
	}
	proof, _, status := call(t, "", "--proof", larger)
	if _, _, checked := call(t, proof, "check", "-", larger); status != 0 || checked != 0 {
		t.Errorf("6x6: proof status %d, check status %d", status, checked)
	}
	odd := vary("knights_tour(p(1, 1)", "knights_tour(p(1, 2)")
	if out, stderr, status := call(t, "", odd); out != "" || stderr != "eyeprove: no goal has a solution\n" || status != 4 {
		t.Errorf("from p(1, 2): status %d, %s%s", status, out, stderr)
	}
}

// TestKnightDamaged damages the proof of the tour; the condition that each damage
// breaks must refuse it.
func TestKnightDamaged(t *testing.T) {
	const file = "../../examples/knights-tour.pl"
	proof, _, _ := call(t, "", "--proof", file)
	isStep := proof[strings.Index(proof, "step(25 is 5 * 5"):]
	isStep = isStep[:strings.Index(isStep, ".\n")+2]
	lengthStep := proof[strings.Index(proof, "step(length([p(3, 1), "):]
	lengthStep = lengthStep[:strings.Index(lengthStep, ".\n")+2]
	for name, c := range map[string]struct {
		old, new  string
		all       bool
		condition string
	}{
		"number altered":      {"25 is 5 * 5", "26 is 5 * 5", true, "'C5', re_decision"},
		"step dropped":        {isStep, "", false, "'C4', coverage"},
		"step on itself":      {lengthStep, selfSupporting(lengthStep), false, "'C2', well_founded"},
		"claim renamed":       {"answer(25, ", "result(25, ", false, "'C7', relevance"},
		"clause record":       {"clause(1, board_size(5), true)", "clause(1, board_size(6), true)", false, "'C1', resolution"},
		"unknown reason":      {"step(25 is 5 * 5, builtin", "step(25 is 5 * 5, obvious", false, "'C3', justification"},
		"other rule":          {"rule(5)", "rule(4)", false, "'C1', resolution"},
		"step given twice":    {isStep, isStep + isStep, false, "'C3', justification"},
		"claim without proof": {"answer(25, ", "answer(25, []).\nanswer(25, ", false, "'C4', coverage"},
	} {
		n := 1
		if c.all {
			n = -1
		}
		damaged := strings.Replace(proof, c.old, c.new, n)
		if damaged == proof {
			t.Errorf("%s: the proof does not hold %q", name, c.old)
			continue
		}
		report, _, status := call(t, damaged, "check", "-", file)
		if status != 2 || !strings.Contains(report, "condition("+c.condition+", failed(") {
			t.Errorf("%s: status %d, and %s does not fail:\n%.500s", name, status, c.condition, report)
		}
	}
}

// selfSupporting makes a step rest on its own goal.
func selfSupporting(step string) string {
	goal, _, _ := strings.Cut(strings.TrimPrefix(step, "step("), ",\n")
	at := strings.LastIndex(step, "[]")
	return step[:at] + "[" + goal + "]" + step[at+2:]
}
