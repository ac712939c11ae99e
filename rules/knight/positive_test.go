package knight

import (
	"regexp"
	"strings"
	"testing"
)

// The clauses are positive, so that a proof leaves nothing to discharge: no cut, no
// negation, no condition, nothing that collects all solutions.
func TestClausesArePositive(t *testing.T) {
	text := regexp.MustCompile(`(?m)%.*$`).ReplaceAllString(Library(), "")
	text = regexp.MustCompile(`'[^']*'|"[^"]*"`).ReplaceAllString(text, "q")
	for _, bad := range []string{"!", `\+`, "->", ";", "findall", "bagof", "setof", "forall", "once(", "ignore(", "not(", `\=`, "var(", "call(", "assert", "aggregate"} {
		if strings.Contains(text, bad) {
			t.Errorf("the clauses contain %s", bad)
		}
	}
	for _, want := range []string{"square(", "knight_move(", "tour(", "closed_tour(", "degree(", "passes_parity(", "passes_degree(", "passes_connectivity(", "no_tour("} {
		if !strings.Contains(text, want) {
			t.Errorf("the clauses lack %s", want)
		}
	}
}
