package oracle_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/reference"
	"github.com/eyeprove/eyeprove/rules/knight"
	"github.com/eyeprove/eyeprove/rules/knight/oracle"
)

// runner gives a function that tells all answers of a goal, "no", or "error".
func runner(t *testing.T, accelerated []machine.Builtin, options ...engine.Option) func(goal string) string {
	t.Helper()
	e := engine.New(append(options, engine.WithRuleLibraries(engine.RuleLibrary{
		Name: "knight", Text: knight.Library(), Oracles: oracle.Searches(), Accelerated: accelerated,
	}))...)
	t.Cleanup(func() { e.Close() })
	if _, err := e.LoadRules("knight"); err != nil {
		t.Fatal(err)
	}
	return func(goal string) string {
		g, err := e.ParseGoal(goal)
		if err != nil {
			t.Fatalf("%s: %v", goal, err)
		}
		var answers []string
		for a, err := range e.Solve(context.Background(), g) {
			if err != nil {
				return "error"
			}
			answers = append(answers, a.Text())
		}
		if answers == nil {
			return "no"
		}
		return strings.Join(answers, " and ")
	}
}

// What Go runs in place of clauses is what the clauses mean, on boards of every form,
// good ones and odd ones, and on the other engine too.
func TestAcceleratedMeansItsClauses(t *testing.T) {
	clauses := runner(t, nil)
	native := runner(t, oracle.Accelerated())
	ichiban := runner(t, oracle.Accelerated(), engine.WithSearcher(func(m *machine.Machine, _ engine.Limits) engine.Searcher {
		return reference.New(m, machine.Limits{})
	}))
	r := rand.New(rand.NewPCG(6, 4))
	said := map[string]int{}
	for i := range 6000 {
		board, odd := randomBoardTerm(r)
		square := fmt.Sprintf("p(%d, %d)", r.IntN(11)-3, r.IntN(11)-3)
		if r.IntN(40) == 0 {
			odd = true
			square = []string{"p(1)", "q(1, 1)", "p(a, 1)", "p(_, 1)", "p(1, [])"}[r.IntN(5)]
		}
		var goal string
		switch r.IntN(4) {
		case 0:
			goal = fmt.Sprintf("squares(%s, S)", board)
		case 1:
			goal = fmt.Sprintf("degree(%s, %s, D)", board, square)
		case 2:
			goal = fmt.Sprintf("moves(%s, %s, M)", board, square)
		case 3: // with the answer given, in part or whole
			goal = fmt.Sprintf("moves(%s, %s, [%s|M])", board, square, []string{"", "_, _", "p(2, Y)", "p(1, 1), _"}[r.IntN(4)])
			goal = strings.Replace(goal, "[|M]", "[]", 1)
		}
		want := clauses(goal)
		got := native(goal)
		if got != want && !(odd && got == "error") {
			t.Errorf("%s: %s, and the clauses say %s", goal, got, want)
		}
		if i%10 == 0 {
			if other := ichiban(goal); other != got {
				t.Errorf("%s: %s on the other engine, not %s", goal, other, got)
			}
		}
		if got != "no" && got != "error" {
			got = "yes"
		}
		said[got]++
	}
	t.Log(said)
	if said["yes"] < 3000 || said["no"] < 300 || said["error"] < 20 {
		t.Errorf("too one-sided: %v", said)
	}
}

// randomBoardTerm draws a board; odd is what the clauses may take otherwise.
func randomBoardTerm(r *rand.Rand) (term string, odd bool) {
	term = fmt.Sprintf("rectangle(%d, %d)", r.IntN(9), r.IntN(9))
	if r.IntN(3) > 0 {
		width := r.IntN(8)
		rows := make([]string, r.IntN(8))
		for y := range rows {
			line := make([]byte, width)
			for x := range line {
				line[x] = "###.##.#"[r.IntN(8)]
			}
			rows[y] = `"` + string(line) + `"`
			if r.IntN(40) == 0 {
				rows[y] = []string{`"#"`, `"#a#"`, "[]", `"#######"`}[r.IntN(4)]
			}
		}
		term = "rows([" + strings.Join(rows, ", ") + "])"
	}
	for r.IntN(3) == 0 {
		term = "cylinder(" + term + ")"
	}
	if r.IntN(60) == 0 {
		term = []string{"rectangle(3)", "rectangle(a, 3)", "rectangle(-1, 3)", "board", "rows(no)", "[]"}[r.IntN(6)]
		odd = true
	}
	return term, odd
}

// Arguments that are not known yet are errors.
func TestAcceleratedNeedGroundBoards(t *testing.T) {
	run := runner(t, oracle.Accelerated())
	for _, goal := range []string{"squares(_, S)", "squares(rows([_]), S)", "moves(rectangle(_, 3), p(1, 1), M)", "moves(rectangle(3, 3), p(_, 1), M)", "degree(rectangle(3, 3), _, D)", "squares(rectangle(99999, 99999), S)"} {
		if got := run(goal); got != "error" {
			t.Errorf("%s: %s", goal, got)
		}
	}
}
