package check

import (
	"context"
	"strings"
	"testing"
)

// Sources are laid end to end: the number of a clause is not that within its file.
func TestClauseNumberOfAnotherFile(t *testing.T) {
	p, err := LoadProgram([]Source{
		{Name: "facts.pl", Text: "edge(a, b).\nedge(b, c).\n"},
		{Name: "rules.pl", Text: "%% ?- path(a, X).\npath(X, Y) :- edge(X, Y).\n"},
	})
	if err != nil {
		t.Fatal(err)
	}
	document := func(n string) string {
		return "path(a, b).\nstep(path(a, b), rule(" + n + "), ['X' = a, 'Y' = b], [edge(a, b)]).\nstep(edge(a, b), fact(1), [], []).\n"
	}
	for n, want := range map[string]bool{"3": true, "1": false, "2": false} {
		r, err := Check(context.Background(), p, document(n), Options{})
		if err != nil {
			t.Fatal(err)
		}
		if r.Valid() != want || !want && r.Failed(1) != 1 {
			t.Errorf("rule(%s): valid %v, %d failures of C1\n%s", n, r.Valid(), r.Failed(1), r.Text())
		}
	}
}

// A proof checked against the program with one clause changed is refused, and the
// report names the clause.
func TestProgramWithOneClauseChanged(t *testing.T) {
	g := goodDocuments(t)["family"]
	for _, test := range []struct{ clause, changed, names string }{
		{"grandparent(X, Z) :- parent(X, Y), parent(Y, Z).", "grandparent(X, Z) :- parent(X, Y), parent(Z, Y).", "clause 6"},
		{"parent(cid, fay).", "parent(cid, guy).", "clause 5"},
		{"sibling(X, Y) :- parent(P, X), parent(P, Y), X \\= Y.", "sibling(X, Y) :- parent(P, X), parent(P, Y), X \\== Y.", "clause 7"},
	} {
		program := strings.Replace(g.program, test.clause, test.changed, 1)
		if program == g.program {
			t.Fatalf("the program has no clause %s", test.clause)
		}
		r := mustCheck(t, program, g.document, Options{})
		if r.Failed(1) == 0 || !strings.Contains(r.Text(), "differs from "+test.names+" of the program") {
			t.Errorf("%s: the report does not name %s:\n%s", test.changed, test.names, r.Text())
		}
	}
}
