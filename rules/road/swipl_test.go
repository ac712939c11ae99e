package road_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"sort"
	"strings"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/rules/road"
	"github.com/eyeprove/eyeprove/rules/road/bank"
	"github.com/eyeprove/eyeprove/rules/road/clauses"
	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/generate"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
)

const standIn = `
:- use_module(library(lists)).
:- style_check(-discontiguous).
:- style_check(-singleton).
:- dynamic(proposed/2).
propose(Search, found(Why)) :- proposed(Search, Why).
accelerated(_).
`

// swipl runs goals against the library, some puzzle facts and some proposals, and returns
// what it prints: one line yes or no a goal.
func swipl(t *testing.T, program string, goals ...string) []string {
	t.Helper()
	if _, err := exec.LookPath("swipl"); err != nil {
		t.Skip("swipl is not installed")
	}
	file := filepath.Join(t.TempDir(), "road.pl")
	var text strings.Builder
	text.WriteString(standIn + road.Library() + program)
	text.WriteString("\ntry_(G) :- ( catch(call(G), E, (print_message(error, E), fail)) -> writeln(yes) ; writeln(no) ).\n")
	for _, g := range goals {
		text.WriteString("goal_((" + g + ")).\n")
	}
	text.WriteString(":- initialization((forall(goal_(G), try_(G)), halt)).\n")
	if err := os.WriteFile(file, []byte(text.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 60*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, "swipl", "-q", "--stack-limit=3g", file)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("swipl: %v\n%s\n%s", err, out, stderr.String())
	}
	if stderr.Len() > 0 {
		t.Logf("swipl says: %s", stderr.String())
	}
	answers := strings.Fields(string(out))
	if len(answers) != len(goals) {
		t.Fatalf("swipl answers %d of %d goals", len(answers), len(goals))
	}
	return answers
}

func certify(t *testing.T, url string) (*ladder.Puzzle, *clauses.Certificate) {
	t.Helper()
	p, err := codec.ReadURL(url)
	if err != nil {
		t.Fatal(err)
	}
	puzzle := ladder.Prepare(p.Board)
	c, err := clauses.Certify(context.Background(), puzzle, ladder.All, 100_000)
	if err != nil {
		t.Fatalf("%s: %v", url, err)
	}
	return puzzle, c
}

// TestClausesAcceptSmallBoards: for each small board of the table, the clauses establish what
// the table says: one solution, several, or none.
func TestClausesAcceptSmallBoards(t *testing.T) {
	var program strings.Builder
	var goals, ids []string
	for _, row := range rows(t, "boards.tsv") {
		want := map[string]string{"0": "none", "1": "unique"}[row[6]]
		if want == "" {
			want = "several"
		}
		p, c := certify(t, row[7])
		if c.Claim != want {
			t.Errorf("board %s: certified %s, want %s", row[0], c.Claim, want)
		}
		name := "b" + row[0]
		program.WriteString(clauses.Facts(name, p.Board) + c.Program(name))
		goals, ids = append(goals, c.Goal(name)), append(ids, row[0]+" "+c.Claim+" "+row[7])
	}
	for i, answer := range swipl(t, program.String(), goals...) {
		if answer != "yes" {
			t.Errorf("board %s: the clauses do not follow", ids[i])
		}
	}
}

// TestClausesAcceptTheBank: the clauses establish the only solution of every board shipped;
// with -short, of those up to 8 by 8.
func TestClausesAcceptTheBank(t *testing.T) {
	entries, err := bank.Entries()
	if err != nil {
		t.Fatal(err)
	}
	var program strings.Builder
	var goals []string
	for i, x := range entries {
		if testing.Short() && x.Size > 8 {
			entries = entries[:i]
			break
		}
		p, c := certify(t, x.Puzzle.URL())
		if c.Claim != "unique" || c.Guessed {
			t.Errorf("%s is certified %s", x.Puzzle.URL(), c.Claim)
		}
		name := fmt.Sprintf("b%d", i)
		program.WriteString(clauses.Facts(name, p.Board) + c.Program(name))
		goals = append(goals, c.Goal(name))
	}
	for i, answer := range swipl(t, program.String(), goals...) {
		if answer != "yes" {
			t.Errorf("%s: the clauses do not follow", entries[i].Puzzle.URL())
		}
	}
}

// TestEveryRuleHasItsClause certifies random boards of all kinds, generated and published
// ones, until every rule, also where it contradicts, was used and its clause followed.
func TestEveryRuleHasItsClause(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 4))
	used := map[string]bool{}
	var program strings.Builder
	var goals, urls []string
	certify := func(p *codec.Puzzle, rungs ladder.Rungs) {
		puzzle := ladder.Prepare(p.Board)
		c, err := clauses.Certify(context.Background(), puzzle, rungs, 20_000)
		if err != nil {
			return // A board that these rungs cannot settle.
		}
		name := fmt.Sprintf("b%d", len(goals))
		program.WriteString(clauses.Facts(name, p.Board) + c.Program(name))
		goals, urls = append(goals, c.Goal(name)), append(urls, rungs.String()+" "+p.URL())
		for _, x := range c.Proposals {
			rule, _, _ := strings.Cut(x.Reason, "(")
			if x.Fact == "" {
				rule = "contradiction by " + rule
			}
			used[rule] = true
		}
	}
	sets := []ladder.Rungs{ladder.All, ladder.All, ladder.All &^ ladder.Once, ladder.All &^ ladder.Loop, ladder.All &^ ladder.Macro, ladder.All &^ ladder.Region}
	for i := 0; i < 240; i++ {
		b, err := generate.Anything(2+r.IntN(4), 2+r.IntN(4), r)
		if err != nil {
			t.Fatal(err)
		}
		certify(&codec.Puzzle{Board: b}, sets[i%len(sets)])
	}
	for i := uint64(0); i < 40; i++ {
		b, err := generate.Make(generate.Draw{W: 6, H: 6, Size: 2.5, Density: 0.8, Seed: 9}, i)
		if err != nil {
			t.Fatal(err)
		}
		certify(&codec.Puzzle{Board: b.Board}, sets[i%3])
	}
	for _, row := range rows(t, "corpus.tsv")[:20] {
		p, err := codec.ReadURL(row[0])
		if err != nil {
			t.Fatal(err)
		}
		certify(p, ladder.All)
	}
	for i, answer := range swipl(t, program.String(), goals...) {
		if answer != "yes" {
			t.Errorf("%s: %s does not follow from the clauses", urls[i], goals[i])
		}
	}
	for _, rule := range ladder.Rules() {
		// Where the rung loop works, dead ends decide the last cells before some_cell can.
		if !used[rule.String()] && rule != ladder.SomeCell {
			t.Errorf("no board uses the rule %v", rule)
		}
	}
	var names []string
	for n := range used {
		names = append(names, n)
	}
	sort.Strings(names)
	t.Logf("%d boards; rules used: %s", len(goals), strings.Join(names, ", "))
}

// TestFalseProposalsAreRefused: native code may propose anything; nothing false follows. The
// board is 3 by 3, the upper row is country 1, the middle row 2, the lower row 3 but for its
// last cell, country 4. Each proposal is named after its trap, and the control after it
// shows that the clause works when the trap is taken away.
func TestFalseProposalsAreRefused(t *testing.T) {
	p, err := codec.ReadPlain("AAA\nBBB\nCCD\nA=3 B=2\n")
	if err != nil {
		t.Fatal(err)
	}
	c := func(r, x int) string { return fmt.Sprintf("cell(%d, %d)", r, x) }
	e := func(a, b string) string { // the edge between a cell and the next east or south of it
		var r, x, below, right int
		fmt.Sscanf(a, "cell(%d, %d)", &r, &x)
		fmt.Sscanf(b, "cell(%d, %d)", &below, &right)
		return fmt.Sprintf("%s(%d, %d)", map[bool]string{true: "east", false: "south"}[below == r], r, x)
	}
	given := func(facts ...string) string { // a context that assumes the facts
		return "[" + strings.Join(facts, ", ") + "]"
	}
	a11, a12, a21, a22, a23, a31, a32, a33 := c(1, 1), c(1, 2), c(2, 1), c(2, 2), c(2, 3), c(3, 1), c(3, 2), c(3, 3)
	a13 := c(1, 3)
	cases := []struct {
		name, context, fact, reason string
		control                     bool
	}{
		{"unknown rule", "[]", "on(" + a22 + ")", "because", false},
		{"assumed what was not assumed", given("on(" + a11 + ")"), "on(" + a22 + ")", "assumed", false},
		{"assumed", given("on(" + a11 + ")"), "on(" + a11 + ")", "assumed", true},
		{"premise of another cell", given("off(" + a11 + ")"), "off(" + e(a12, a13) + ")", "empty_cell(" + a11 + ")", false},
		{"empty cell", given("off(" + a11 + ")"), "off(" + e(a11, a12) + ")", "empty_cell(" + a11 + ")", true},
		{"premise not known", "[]", "off(" + e(a11, a12) + ")", "empty_cell(" + a11 + ")", false},
		{"facing inside a country", given("off(" + a21 + ")"), "on(" + a22 + ")", "facing_empty(" + a21 + ")", false},
		{"facing across a border", given("off(" + a21 + ")"), "on(" + a11 + ")", "facing_empty(" + a21 + ")", true},
		{"facing at a corner", given("off(" + a22 + ")"), "on(" + a33 + ")", "facing_empty(" + a22 + ")", false},
		{"the same cell counted twice", given("on(" + a21 + ")"), "off(" + a23 + ")", "number_full(2, [" + a21 + ", " + a21 + "])", false},
		{"too few cells", given("on(" + a21 + ")"), "off(" + a23 + ")", "number_full(2, [" + a21 + "])", false},
		{"number full", given("on("+a22+")", "on("+a21+")"), "off(" + a23 + ")", "number_full(2, [" + a21 + ", " + a22 + "])", true},
		{"a cell of another country counted", given("on("+a11+")", "on("+a21+")"), "off(" + a23 + ")", "number_full(2, [" + a11 + ", " + a21 + "])", false},
		{"a full country empties one of its cells on", given("on("+a22+")", "on("+a21+")"), "off(" + a22 + ")", "number_full(2, [" + a21 + ", " + a22 + "])", false},
		{"number needed", "[]", "on(" + a11 + ")", "number_needed(1, [])", true},
		{"number of a country without one", "[]", "on(" + a31 + ")", "number_needed(3, [])", false},
		{"one crossing only", given("on(" + e(a11, a21) + ")"), "off(" + e(a12, a22) + ")", "crossed_twice(1, " + e(a11, a21) + ", " + e(a11, a21) + ")", false},
		{"an edge inside the country is no crossing", given("on("+e(a11, a12)+")", "on("+e(a12, a13)+")"), "off(" + e(a12, a22) + ")", "crossed_twice(1, " + e(a11, a12) + ", " + e(a12, a13) + ")", false},
		{"crossed twice", given("on("+e(a11, a21)+")", "on("+e(a13, a23)+")"), "off(" + e(a12, a22) + ")", "crossed_twice(1, " + e(a11, a21) + ", " + e(a13, a23) + ")", true},
		{"rim not counted whole", given("off(" + e(a12, a22) + ")"), "on(" + e(a11, a21) + ")", "crossing_needed(2, " + e(a13, a23) + ")", false},
		{"crossing needed", given("off(" + e(a12, a22) + ")"), "on(" + e(a11, a21) + ")", "crossing_needed(1, " + e(a13, a23) + ")", true},
		{"three ways out left open", "[]", "on(" + e(a11, a21) + ")", "crossing_needed(1, " + e(a13, a23) + ")", false},
		{"an edge of another country left open", given("off(" + e(a12, a22) + ")"), "on(" + e(a11, a21) + ")", "crossing_needed(1, " + e(a23, a33) + ")", false},
		{"the other side of a cell still open", given("on("+a22+")", "off("+e(a12, a22)+")"), "on(" + e(a21, a22) + ")", "degree_needed(" + a22 + ", " + e(a22, a23) + ")", false},
		{"degree needed", given("on("+a22+")", "off("+e(a12, a22)+")", "off("+e(a22, a32)+")"), "on(" + e(a21, a22) + ")", "degree_needed(" + a22 + ", " + e(a22, a23) + ")", true},
		{"a dead end with two ways left", given("off(" + e(a12, a22) + ")"), "off(" + a12 + ")", "dead_end_cell([" + e(a11, a12) + ", " + e(a12, a13) + "])", false},
		{"dead end cell", given("off("+e(a12, a22)+")", "off("+e(a12, a13)+")"), "off(" + a12 + ")", "dead_end_cell([" + e(a11, a12) + "])", true},
		{"a way out is left", given("on(" + a31 + ")"), "off(" + a33 + ")", "stranded([" + a33 + "], none, " + a31 + ", [])", false},
		{"two ways out called one", given("on(" + a31 + ")"), "off(" + a33 + ")", "stranded([" + a33 + "], cell(" + a32 + "), " + a31 + ", [])", false},
		{"the witness is the way out", given("on("+a32+")", "off("+a23+")"), "off(" + a33 + ")", "stranded([" + a33 + "], cell(" + a32 + "), " + a32 + ", [off(" + a23 + ")])", false},
		{"the witness is inside", given("on("+a33+")", "off("+a23+")"), "off(" + a33 + ")", "stranded([" + a33 + "], cell(" + a32 + "), " + a33 + ", [off(" + a23 + ")])", false},
		{"stranded", given("on("+a31+")", "off("+a23+")"), "off(" + a33 + ")", "stranded([" + a33 + "], cell(" + a32 + "), " + a31 + ", [off(" + a23 + ")])", true},
		{"cut off inside another country", given("on(" + a11 + ")"), "off(" + a22 + ")", "country_cut(1, [" + a22 + "], " + a11 + ", [])", false},
		{"country cut", given("on("+a11+")", "off("+a12+")"), "off(" + a13 + ")", "country_cut(1, [" + a13 + "], " + a11 + ", [off(" + a12 + ")])", true},
		{"a border left out of the order", "[]", "off(border(3, 4))", "no_cycle([], [], [border(1, 2), border(2, 3), border(3, 4)])", false},
		{"a bridge is on no cycle", "[]", "off(border(1, 2))", "no_cycle([], [], [border(1, 2), border(2, 3), border(2, 4), border(3, 4)])", true},
		{"refuted without a contradiction", "[]", "on(" + a22 + ")", "refuted", false},
		{"closes early though all is in", given("on(" + e(a11, a12) + ")"), "off(" + e(a11, a12) + ")", "closes_early([" + a11 + ", " + a12 + "], unvisited(3))", false},
	}
	var program strings.Builder
	var goals []string
	for i, x := range cases {
		// Each case is a puzzle of its own, so that no proposal helps another.
		name := fmt.Sprintf("p%d", i)
		program.WriteString(clauses.Facts(name, p.Board))
		fmt.Fprintf(&program, "proposed(road_reason(%s, %s, %s), %s).\n", name, x.context, x.fact, x.reason)
		for left := x.context; left != "[]"; left = behind(left) {
			// What a context assumes is known in it.
			head, _ := first(left)
			for c := x.context; head != x.fact; c = behind(c) {
				reason := "weaker"
				if c == left {
					reason = "assumed"
				}
				fmt.Fprintf(&program, "proposed(road_reason(%s, %s, %s), %s).\n", name, c, head, reason)
				if c == left {
					break
				}
			}
		}
		goals = append(goals, fmt.Sprintf("holds(%s, %s, %s)", name, x.context, x.fact))
	}
	for i, got := range swipl(t, program.String(), goals...) {
		if want := map[bool]string{true: "yes", false: "no"}[cases[i].control]; got != want {
			t.Errorf("%s: %s, want %s", cases[i].name, got, want)
		}
	}
}

// first returns the first element of a list and the text after it.
func first(list string) (string, string) {
	depth := 0
	for i := 1; i < len(list); i++ {
		switch list[i] {
		case '(':
			depth++
		case ')':
			depth--
		case ',', ']':
			if depth == 0 {
				return list[1:i], list[i:]
			}
		}
	}
	return list, ""
}

// behind returns the list without its first element.
func behind(list string) string {
	_, rest := first(list)
	return "[" + strings.TrimPrefix(strings.TrimPrefix(rest, ","), " ")
}

// TestClausesArePositive: no cut, no negation, no condition, no collection, no assert.
func TestClausesArePositive(t *testing.T) {
	for _, part := range road.Parts {
		text, err := os.ReadFile(part)
		if err != nil {
			t.Fatal(err)
		}
		for n, line := range strings.Split(string(text), "\n") {
			code, _, _ := strings.Cut(line, "%")
			for _, bad := range []string{"!", "\\+", "->", "findall", "forall", "bagof", "setof", "assert", "retract", ";", " once("} {
				if strings.Contains(code, bad) {
					t.Errorf("%s:%d: %s", part, n+1, bad)
				}
			}
		}
	}
	found, err := filepath.Glob("*.pl")
	if err != nil || len(found) != len(road.Parts) {
		t.Errorf("%v are not the parts %v", found, road.Parts)
	}
}
