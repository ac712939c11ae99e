package oracle_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/rules/knight"
	"github.com/eyeprove/eyeprove/rules/knight/oracle"
)

func solve(t *testing.T, text string) (string, error) {
	t.Helper()
	e := engine.New(engine.WithRuleLibraries(engine.RuleLibrary{Name: "knight", Text: knight.Library(), Oracles: oracle.Searches()}))
	defer e.Close()
	if _, err := e.LoadRules("knight"); err != nil {
		t.Fatal(err)
	}
	g, err := e.ParseGoal(text)
	if err != nil {
		t.Fatal(err)
	}
	for a, err := range e.Solve(context.Background(), g) {
		if err != nil {
			return "", err
		}
		return a.Text(), nil
	}
	return "none", nil
}

// What the oracles propose, the clauses of the machine establish, for each kind of
// board, task and option.
func TestOracles(t *testing.T) {
	for goal, want := range map[string]string{
		"knights_tour(rectangle(5, 5), open, _)":                                                        "knights_tour(rectangle(5, 5), open, [p(1, 1), ",
		"knights_tour(rectangle(6, 6), closed, [seed(3)], _)":                                           "knights_tour(rectangle(6, 6), closed, [seed(3)], [p(",
		"knights_tour(rectangle(5, 5), to(p(3, 3)), [tie(roth)], _)":                                    "knights_tour(rectangle(5, 5), to(p(3, 3)), ",
		`knights_tour(rows(["###", "#.#", "###"]), between(p(1, 1), p(2, 3)), _)`:                       "knights_tour(rows(",
		"knights_tour(cylinder(rectangle(4, 4)), open, _)":                                              "knights_tour(cylinder(",
		"knights_tour(rectangle(6, 6), closed(p(3, 4)), _)":                                             "knights_tour(rectangle(6, 6), closed(p(3, 4)), [p(3, 4), ",
		"no_tour(rectangle(5, 5), closed(p(1, 1)))":                                                     "no_tour(",
		"no_tour(rectangle(4, 4))":                                                                      "no_tour(rectangle(4, 4))",
		"no_tour(rectangle(5, 5), from(p(1, 2)))":                                                       "no_tour(",
		"no_tour(rectangle(1, 2), closed)":                                                              "no_tour(",
		"decision(rectangle(3, 3), open, _)":                                                            "decision(rectangle(3, 3), open, no_tour(cut([], [",
		"board_text('###/#.#/###', B), decision(B, closed, tour(_))":                                    "board_text(",
		"propose(knight(rectangle(8, 8), open, [budget(3)]), R), R = unknown(_)":                        "propose(",
		"propose(absence(rectangle(5, 5), open), R), R = unknown(_)":                                    "propose(",
		"propose(warnsdorff(rectangle(4, 4), open, []), R), R = unknown(_)":                             "propose(",
		"square(rectangle(2, 2), p(2, 1)), degree(rectangle(3, 3), p(2, 2), 0)":                         "square(",
		"passes_degree(rectangle(5, 5)), passes_parity(rectangle(1, 2), colours([p(1, 1)], [p(1, 2)]))": "passes_degree(",
	} {
		got, err := solve(t, goal)
		if err != nil || !strings.HasPrefix(got, want) {
			t.Errorf("%s: %.200s, %v", goal, got, err)
		}
	}
}

// Arguments that make no sense are errors, not silence.
func TestOracleErrors(t *testing.T) {
	for goal, want := range map[string]string{
		"knights_tour(_, open, T)":                             "instantiation_error",
		"knights_tour(rectangle(0, 3), open, T)":               "domain_error(knight_board",
		`knights_tour(rows(["##", "#"]), open, T)`:             "domain_error(knight_board",
		"knights_tour(rows([[a|_]]), open, T)":                 "domain_error(knight_board",
		"knights_tour(rectangle(3, 4), from(p(4, 1)), T)":      "domain_error(knight_task",
		"knights_tour(rectangle(3, 4), sideways, T)":           "domain_error(knight_task",
		"knights_tour(rectangle(3, 4), open, [hurry], T)":      "domain_error(knight_option",
		"knights_tour(rectangle(3, 4), open, [budget(0)], T)":  "domain_error(knight_option",
		"knights_tour(rectangle(3, 4), open, [tie(magic)], T)": "domain_error(knight_option",
	} {
		_, err := solve(t, goal)
		var uncaught *engine.Uncaught
		if !errors.As(err, &uncaught) || !strings.Contains(uncaught.Diagnostic.Render(), strings.SplitN(want, "(", 2)[0][:6]) {
			t.Errorf("%s: %v, want %s", goal, err, want)
		}
	}
}
