package main

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/rules/road/bank"
	"github.com/eyeprove/eyeprove/rules/road/codec"
)

// TestRoadProofs proves what is true of small boards of all kinds: one solution, several, or
// none. road solve --proof writes a document only when the checker's verdict is checked.
func TestRoadProofs(t *testing.T) {
	text, err := os.ReadFile("../../rules/road/testdata/boards.tsv")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		f := strings.Split(line, "\t")
		claim, want := "several", 0
		switch f[6] {
		case "0":
			claim, want = "none", statusNoAnswer
		case "1":
			claim = "unique"
		}
		if seen[claim+f[5]]++; seen[claim+f[5]] > 6 {
			continue
		}
		out, stderr, status := call(t, "", "road", "solve", "--proof", f[7])
		if status != want || stderr != "" || !strings.HasPrefix(out, claim+"(puzzle1") {
			t.Errorf("board %s: status %d, want %d and a proof of %s; %s", f[0], status, want, claim, stderr)
		}
	}
}

// TestRoadBankIsProved proves again, and has the checker check again, that every board of the
// bank has one solution. Package bank solves and grades them.
func TestRoadBankIsProved(t *testing.T) {
	entries, err := bank.Entries()
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range entries {
		t.Run(fmt.Sprintf("%d %s %s", x.Size, x.Grade, codec.Body(x.Puzzle.Board)), func(t *testing.T) {
			t.Parallel()
			out, stderr, status := call(t, "", "road", "solve", "--proof", x.Puzzle.URL())
			if status != statusOK || stderr != "" || !strings.HasPrefix(out, "unique(puzzle1") {
				t.Errorf("status %d and no checked proof that the solution is the only one: %s", status, stderr)
			}
		})
	}
}

// TestRoadAsksTheOtherWay: a program that asks for what is not so gets no answer, and the
// run says that it does not know.
func TestRoadAsksTheOtherWay(t *testing.T) {
	facts, _, _ := call(t, "", "road", "convert", "--to", "facts", "https://puzz.link/p?country/4/4/94gvvon")
	for goal, part := range map[string]string{
		"unique(puzzle1, Loop)":              "ask several/3",
		"none(puzzle1)":                      "ask several/3",
		"holds(puzzle1, [], on(cell(1, 1)))": "no reason is known",
		"unique(puzzle2, Loop)":              "there are 0 facts road_board(puzzle2, ...)",
	} {
		out, stderr, status := call(t, facts, "--goal", goal, "-")
		if out != "" || status != statusUnknown || !strings.Contains(stderr, part) {
			t.Errorf("%s: %q, status %d, %s; want status %d and %q", goal, out, status, stderr, statusUnknown, part)
		}
	}
	out, _, status := call(t, facts, "--goal", "several(puzzle1, A, B)", "-")
	if status != statusOK || !strings.HasPrefix(out, "several(puzzle1, [") {
		t.Errorf("several: %q, status %d", out, status)
	}
}

// TestRoadGuards: calls that make no sense.
func TestRoadGuards(t *testing.T) {
	for _, c := range []struct {
		args []string
		part string
	}{
		{[]string{"road", "dance"}, "no command dance"},
		{[]string{"road", "solve"}, "takes one PUZZLE"},
		{[]string{"road", "solve", "nofile"}, "neither a puzzle nor a file"},
		{[]string{"road", "solve", "no/file"}, "neither a puzzle nor a file"},
		{[]string{"road", "solve", "testdata"}, "testdata is a folder"},
		{[]string{"road", "solve", "../../go.mod"}, "go.mod: line 1, column 14: a map of countries has letters and digits, not '.'"},
		{[]string{"road", "count", "../../examples/socrates.pl"}, "socrates.pl: line 7, column 6: "},
		{[]string{"road", "count", "--engine", "steam", "https://puzz.link/p?country/4/4/94gvvon"}, "no engine steam"},
		{[]string{"road", "count", "--engine", "loops", "https://puzz.link/p?country/9/9/g"}, "brute force"},
		{[]string{"road", "generate", "--size", "big"}, "a size such as 8x8"},
		{[]string{"road", "generate", "--size", "1x1"}, "at least 2 by 2"},
		{[]string{"road", "generate", "--density", "7"}, "the density"},
		{[]string{"road", "generate", "--grade", "hard"}, "no rung"},
		{[]string{"road", "stats", "weather"}, "no table weather"},
		{[]string{"road", "convert", "--to", "stone", "https://puzz.link/p?country/4/4/94gvvon"}, "no form stone"},
		{[]string{"road", "hint", "--grid", "FF\nFF", "https://puzz.link/p?country/4/4/94gvvon"}, "the grid cannot be read"},
	} {
		_, stderr, status := call(t, "", c.args...)
		if status != statusError || !strings.Contains(stderr, c.part) {
			t.Errorf("%v: status %d, %s; want %q", c.args, status, stderr, c.part)
		}
	}
}
