package check

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
)

var mutants = flag.Int("mutants", 5_000, "how many damaged documents TestMutants judges; with 200000 and -update it writes the table of ../README.md")

// fate is what became of a mutant: the first condition that refuses it, or the
// reason why it stands.
type fate int

const (
	equivalent fate = fate(c8) + 1 + iota // the same proof by construction
	another                               // another proof of claims that the program answers
	leftOpen                              // not refused, but an obligation says what is missing
	fates
)

func (f fate) String() string {
	switch f {
	case equivalent:
		return "same proof"
	case another:
		return "other proof"
	case leftOpen:
		return "open"
	}
	return condition(f).id()
}

// TestMutants damages good documents in each of the ways of damages: every mutant is
// refused, or equivalent by construction, or another proof whose claims the program
// answers.
func TestMutants(t *testing.T) {
	type subject struct {
		good
		p *Program
		d *draft
	}
	var subjects []subject
	for _, g := range goodDocuments(t) {
		p, err := LoadProgram([]Source{{Name: "program.pl", Text: g.program}})
		if err != nil {
			t.Fatal(err)
		}
		// No claim, or one that rests on state or that only an oracle finds: what
		// becomes of these cannot be compared with what the program answers.
		if slices.Contains([]string{"nothing", "oracle", "added", "reflection"}, g.name) {
			continue
		}
		subjects = append(subjects, subject{g, p, makeDraft(p, g.document)})
	}
	slices.SortFunc(subjects, func(a, b subject) int { return strings.Compare(a.name, b.name) })
	random := rand.New(rand.NewPCG(5, 11))
	counts := make([][fates]int, len(damages))
	for n := 0; n < *mutants; {
		s := subjects[random.IntN(len(subjects))]
		if s.name == "knights_tour" && random.IntN(10) > 0 {
			continue // ten times as long as the others
		}
		k := n % len(damages)
		damaged := s.d.copy()
		text := ""
		if damages[k].do != nil {
			if !damages[k].do(random, damaged) {
				continue
			}
			text = damaged.text()
		} else {
			text = damages[k].text(random, s.d.text())
		}
		if text == s.d.text() {
			continue
		}
		n++
		f := judgeMutant(t, s.p, s.d, text)
		if f < 0 {
			t.Errorf("%s, %s: it passes, and claims what the program does not answer:\n%s", s.name, damages[k].name, text)
			continue
		}
		counts[k][f]++
	}
	for k, row := range counts {
		refusals := 0
		for c := range fate(c8) + 1 {
			refusals += row[c]
		}
		if harmless := damages[k].name == "two steps exchanged" || damages[k].name == "a binding left out"; !harmless && refusals == 0 {
			t.Errorf("no mutant with %s is refused", damages[k].name)
		}
	}
	if *update && *mutants >= 200_000 {
		writeSection(t, "../README.md", "mutants", mutantTable(counts))
	}
	if testing.Verbose() {
		fmt.Print(mutantTable(counts))
	}
}

// judgeMutant gives what becomes of a mutant, -1 when it passes and should not.
func judgeMutant(t *testing.T, p *Program, original *draft, text string) fate {
	options := Options{ClosureSteps: 20_000, StepsPerDecision: 20_000}
	r, err := Check(context.Background(), p, text, options)
	if err != nil {
		t.Fatal(err)
	}
	if !r.Valid() {
		return fate(slices.MinFunc(r.Failures, func(a, b failure) int { return int(a.condition) - int(b.condition) }).condition)
	}
	options.Discharge = true
	if r, err = Check(context.Background(), p, text, options); err != nil {
		t.Fatal(err)
	}
	switch {
	case !r.Valid():
		return fate(c8)
	case makeDraft(p, text).essence() == original.essence():
		return equivalent
	case r.Verdict() != "checked":
		return leftOpen
	}
	for _, claim := range claimsOf(p, text) {
		if !follows(p, claim) {
			return -1
		}
	}
	return another
}

func mutantTable(counts [][fates]int) string {
	var b strings.Builder
	b.WriteString("| damage |")
	for f := range fates {
		fmt.Fprintf(&b, " %s |", f)
	}
	b.WriteString("\n| --- |" + strings.Repeat(" ---: |", int(fates)) + "\n")
	var sums [fates]int
	row := func(name string, cells [fates]int) {
		fmt.Fprintf(&b, "| %s |", name)
		for _, n := range cells {
			if n == 0 {
				b.WriteString(" |")
			} else {
				fmt.Fprintf(&b, " %d |", n)
			}
		}
		b.WriteByte('\n')
	}
	for k, cells := range counts {
		row(damages[k].name, cells)
		for f, n := range cells {
			sums[f] += n
		}
	}
	row("together", sums)
	return b.String()
}

// writeSection replaces what stands in a document between the comments
// <!-- name --> and <!-- end of name -->.
func writeSection(t *testing.T, file, name, text string) {
	t.Helper()
	before, _, after := sectionOf(t, file, name)
	if err := os.WriteFile(file, []byte(before+text+after), 0o666); err != nil {
		t.Fatal(err)
	}
}

func sectionOf(t *testing.T, file, name string) (before, section, after string) {
	t.Helper()
	text := readFile(t, file)
	begin, end := "<!-- "+name+" -->\n", "<!-- end of "+name+" -->\n"
	i, j := strings.Index(text, begin), strings.Index(text, end)
	if i < 0 || j < 0 {
		t.Fatalf("%s has no section %s", file, name)
	}
	i += len(begin)
	return text[:i], text[i:j], text[j:]
}
