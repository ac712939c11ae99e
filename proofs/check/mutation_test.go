package check

import (
	"context"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

var word = regexp.MustCompile(`[a-z][a-z_]*|[0-9]+`)

// mutations damages a document at random: a word replaced, here or everywhere,
// a line left out, doubled or moved, two lines' ends exchanged.
func mutations(r *rand.Rand, document string) string {
	lines := strings.Split(strings.TrimRight(document, "\n"), "\n")
	words := word.FindAllString(document, -1)
	pick := func() string { return words[r.IntN(len(words))] }
	for range 1 + r.IntN(2) {
		i, j := r.IntN(len(lines)), r.IntN(len(lines))
		switch r.IntN(6) {
		case 0:
			lines = append(lines[:i:i], lines[min(i+1, len(lines)):]...)
		case 1:
			lines = append(lines, lines[i])
		case 2:
			lines[i], lines[j] = lines[j], lines[i]
		case 3:
			from, to := pick(), pick()
			for k := range lines {
				lines[k] = word.ReplaceAllStringFunc(lines[k], func(w string) string {
					if w == from {
						return to
					}
					return w
				})
			}
		default:
			at := word.FindAllStringIndex(lines[i], -1)
			if len(at) > 0 {
				span := at[r.IntN(len(at))]
				lines[i] = lines[i][:span[0]] + pick() + lines[i][span[1]:]
			}
		}
		if len(lines) == 0 {
			break
		}
	}
	return strings.Join(lines, "\n") + "\n"
}

// A document may be damaged and still prove something; but whatever it claims
// when it passes without obligations, the program answers.
func TestDamagedDocumentsProveNothingFalse(t *testing.T) {
	rounds := 150
	if testing.Short() {
		rounds = 20
	}
	passed := 0
	for _, g := range goodDocuments(t) {
		p, err := LoadProgram([]Source{{Name: "program.pl", Text: g.program}})
		if err != nil {
			t.Fatal(err)
		}
		n := rounds
		switch {
		case g.document == "" || g.name == "oracle": // no claim, or one that only an oracle finds
			continue
		case len(g.document) > 10_000:
			n /= 10
		}
		random := rand.New(rand.NewPCG(7, uint64(len(g.document))))
		for range n {
			damaged := mutations(random, g.document)
			if damaged == g.document {
				continue
			}
			r, err := Check(context.Background(), p, damaged, Options{Discharge: true, ClosureSteps: 100_000, StepsPerDecision: 100_000})
			if err != nil {
				t.Fatal(err)
			}
			if r.Verdict() != "checked" {
				continue
			}
			passed++
			for _, claim := range claimsOf(p, damaged) {
				if !follows(p, claim) {
					t.Errorf("%s: damaged so that it passes with a false claim:\n%s", g.name, damaged)
				}
			}
		}
	}
	if passed == 0 {
		t.Error("no damaged document passes, which says that the damage is too great to tell anything")
	}
}

// claimsOf gives the claims of a document, each on a heap of its own.
func claimsOf(p *Program, document string) []Fact {
	h := term.NewHeap(0)
	c := &checker{ctx: context.Background(), program: p, heap: h, report: &Report{}}
	c.readDocument(document)
	var claims []Fact
	for _, w := range c.document.claims {
		claims = append(claims, Fact{Heap: h, Word: w})
	}
	return claims
}

// follows asks the program's goals and reports whether the claim is an instance
// of one of the answers.
func follows(p *Program, claim Fact) bool {
	r := newResolver(context.Background(), libraryTheory(), p)
	r.closes = true
	if p.occurs == occursRaises {
		r.check = occursRaises
	}
	for _, q := range p.goals {
		r.reset(1_000_000)
		r.build.reset(q.variables)
		goal, _ := r.build.build(q.pattern, 0)
		for result := r.solve(goal, nil); result.answer == solved; result = r.again() {
			if instanceAcross(r.heap, goal, claim.Heap, claim.Word) {
				return true
			}
		}
	}
	return false
}
