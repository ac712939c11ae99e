package knight

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// runSwipl runs goals over the clauses under SWI-Prolog; each prints yes or no on a
// line. It skips the test where swipl is not installed.
func runSwipl(t *testing.T, goals []string) []string {
	t.Helper()
	swipl, err := exec.LookPath("swipl")
	if err != nil {
		t.Skip("swipl is not installed")
	}
	var text strings.Builder
	text.WriteString(":- set_prolog_flag(double_quotes, chars).\n")
	text.WriteString(regexp.MustCompile(`(?s):- module.*?\]\)\.|:- accelerated\(.*?\)\.`).ReplaceAllString(Library(), ""))
	for i, g := range goals {
		fmt.Fprintf(&text, "goal(%d) :- %s.\n", i, g)
	}
	text.WriteString(":- dynamic propose/2.\n:- initialization((forall(between(0, " + fmt.Sprint(len(goals)-1) + ", I), (catch(goal(I), E, (print(E), fail)) -> writeln(yes) ; writeln(no))), halt)).\n")
	file := filepath.Join(t.TempDir(), "goals.pl")
	if err := os.WriteFile(file, []byte(text.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(swipl, "-q", file)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("swipl: %v\n%s", err, out)
	}
	lines := strings.Fields(string(out))
	if len(lines) != len(goals) {
		t.Fatalf("%d lines for %d goals:\n%.2000s", len(lines), len(goals), out)
	}
	return lines
}

// What Go proposes for random boards, the clauses establish: every tour, every
// certificate of every kind. A tour of the other task, and a certificate from which
// something is taken, they refuse.
func TestClausesJudgeProposals(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 9))
	var goals, want []string
	kinds := map[string]int{}
	ask := func(answer, format string, args ...any) {
		goals = append(goals, fmt.Sprintf(format, args...))
		want = append(want, answer)
	}
	for range 150 {
		b := randomBoard(t, r, 18)
		g := NewGraph(b)
		if !g.Filter().Pass() && r.IntN(4) > 0 {
			continue
		}
		task := randomTask(r, g.N)
		board, what := BoardTerm(b), TaskTerm(b, task)
		d := g.Decide(background, Options{Task: task})
		switch d.Verdict {
		case Tour:
			kinds["tour"]++
			ask("yes", "tour(%s, %s, %s)", board, what, PointsTerm(d.Tour))
			if len(d.Tour) > 2 {
				i := r.IntN(len(d.Tour) - 1)
				d.Tour[i], d.Tour[i+1] = d.Tour[i+1], d.Tour[i]
				if Verify(b, task, d.Tour) != nil {
					ask("no", "tour(%s, %s, %s)", board, what, PointsTerm(d.Tour))
				}
			}
		case NoTour:
			certificates := []*Certificate{d.Certificate}
			if g.N > 3 && d.Certificate.Kind != Trivial {
				if p := NewRing(g, task).Decide(background, 2000); p.Tree != nil && p.Tree.Nodes() < 60 {
					certificates = append(certificates, &Certificate{Kind: Forced, Tree: p.Tree})
				}
				if c := g.FindWeighted(background, task, 1, 40); c != nil {
					certificates = append(certificates, c)
				}
			}
			for _, c := range certificates {
				kinds[string(c.Kind)]++
				text, err := CertificateTerm(b, task, c)
				if err != nil {
					t.Fatalf("%s %s: %v", board, what, err)
				}
				ask("yes", "no_tour(%s, %s, %s)", board, what, text)
				for _, bad := range mutate(r, text) {
					ask("no", "no_tour(%s, %s, %s)", board, what, bad)
				}
			}
		}
	}
	for i, got := range runSwipl(t, goals) {
		if got != want[i] {
			t.Errorf("%s, want %s: %s", got, want[i], goals[i])
		}
	}
	t.Log(len(goals), kinds)
}

func randomTask(r *rand.Rand, n int) Task {
	task := Any
	switch r.IntN(6) {
	case 5:
		task.Start = int32(r.IntN(n))
		fallthrough
	case 1:
		task.Closed = true
	case 2:
		task.Start = int32(r.IntN(n))
	case 3:
		task.End = int32(r.IntN(n))
	case 4:
		task.Start = int32(r.IntN(n))
		task.End = int32(r.IntN(n))
	}
	return task
}

// mutate gives damaged forms of a certificate that no longer show anything: without
// one of its lines or with a square left out.
func mutate(r *rand.Rand, text string) []string {
	var bad []string
	if strings.HasPrefix(text, "cut(") || strings.HasPrefix(text, "weighted(") {
		at := regexp.MustCompile(`p\(\d+, \d+\)`).FindAllStringIndex(text, -1)
		m := at[r.IntN(len(at))]
		rest := strings.TrimPrefix(text[m[1]:], ", ")
		head := text[:m[0]]
		if rest == text[m[1]:] {
			head = strings.TrimSuffix(head, ", ")
		}
		bad = append(bad, head+rest, text[:m[0]]+"p(0, 7)"+text[m[1]:])
	}
	if strings.HasPrefix(text, "forced(") {
		// A line is kept only when the contradiction rests on it.
		at := regexp.MustCompile(`(need|full|end)\([^()]*(\([^()]*\)[^()]*)*\), `).FindAllStringIndex(text, -1)
		if len(at) > 0 {
			m := at[r.IntN(len(at))]
			bad = append(bad, text[:m[0]]+text[m[1]:])
		}
	}
	return bad
}
