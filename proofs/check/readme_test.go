package check

import (
	"bytes"
	"fmt"
	"go/build"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The figures of ../README.md are made here; -update writes them.

const readme = "../README.md"

// TestTrustedBase lists what must be believed for a verdict to be right. Lines of
// code change all the time: they need only be right to a tenth.
func TestTrustedBase(t *testing.T) {
	var b strings.Builder
	b.WriteString("| part | lines of code | imports |\n| --- | ---: | --- |\n")
	const module = "github.com/eyeprove/eyeprove/"
	for _, dir := range []string{"proofs/check", "engine/syntax", "engine/term", "engine/isoerr"} {
		p, err := build.ImportDir("../../"+dir, 0)
		if err != nil {
			t.Fatal(err)
		}
		lines := 0
		for _, name := range p.GoFiles {
			lines += codeLines(t, filepath.Join("../..", dir, name), "//")
		}
		var imports []string
		for _, path := range p.Imports {
			if inner, ok := strings.CutPrefix(path, module); ok {
				imports = append(imports, inner)
			} else if strings.Contains(path, ".") {
				imports = append(imports, path)
			}
		}
		if len(imports) == 0 {
			imports = []string{"the standard library"}
		}
		fmt.Fprintf(&b, "| %s | %d | %s |\n", dir, lines, strings.Join(imports, ", "))
	}
	lines := 0
	texts, err := filepath.Glob("../../engine/library/*.pl")
	if err != nil || len(texts) == 0 {
		t.Fatal("no library", err)
	}
	for _, name := range append(texts, "prelude.pl") {
		lines += codeLines(t, name, "%")
	}
	fmt.Fprintf(&b, "| clauses of the language's library | %d | |\n", lines)
	compareSection(t, "trusted base", b.String(), 0.1)
}

// codeLines counts the lines that are neither empty nor comments.
func codeLines(t *testing.T, name, comment string) (n int) {
	for line := range bytes.Lines([]byte(readFile(t, name))) {
		line = bytes.TrimSpace(line)
		if len(line) > 0 && !bytes.HasPrefix(line, []byte(comment)) {
			n++
		}
	}
	return n
}

var figureFact = regexp.MustCompile(`(?m)^(steps|verified|recomputed|composed|trusted|closed|claims)\(([0-9]+)\)\.$`)

// TestCountsOfExamples adds up the stored reports of the examples.
func TestCountsOfExamples(t *testing.T) {
	columns := []string{"claims", "steps", "verified", "recomputed", "composed", "trusted", "closed"}
	sum := func(kind string) string {
		names, err := filepath.Glob("../../examples/" + kind + "/*.pl")
		if err != nil || len(names) == 0 {
			t.Fatal("no reports of examples", err)
		}
		counts := map[string]int{}
		for _, name := range names {
			for _, m := range figureFact.FindAllStringSubmatch(readFile(t, name), -1) {
				n, _ := strconv.Atoi(m[2])
				counts[m[1]] += n
			}
		}
		row := fmt.Sprintf("| %d |", len(names))
		for _, c := range columns {
			if c == "closed" && kind == "check" {
				row += " |"
			} else {
				row += fmt.Sprintf(" %d |", counts[c])
			}
		}
		return row
	}
	text := "| | examples | " + strings.Join(columns, " | ") + " |\n| --- |" + strings.Repeat(" ---: |", len(columns)+1) + "\n" +
		"| check " + sum("check") + "\n| check --discharge " + sum("discharge") + "\n"
	compareSection(t, "counts", text, 0.2) // examples come and go
}

// The table of mutants is of the kinds of damage there are.
func TestMutantTableIsComplete(t *testing.T) {
	_, section, _ := sectionOf(t, readme, "mutants")
	var names []string
	for _, line := range strings.Split(section, "\n")[2:] {
		if cells := strings.Split(line, "|"); len(cells) > 2 {
			names = append(names, strings.TrimSpace(cells[1]))
		}
	}
	var want []string
	for _, d := range damages {
		want = append(want, d.name)
	}
	if want = append(want, "together"); !slices.Equal(names, want) {
		t.Errorf("%s has a table of\n%q, the kinds are\n%q; make it with go test ./proofs/check -run Mutants -mutants 200000 -update", readme, names, want)
	}
}

var anyNumber = regexp.MustCompile(`[0-9]+`)

// compareSection compares a section of the README with what it should be, its
// numbers within a tolerance, or writes it.
func compareSection(t *testing.T, name, want string, tolerance float64) {
	t.Helper()
	if *update {
		writeSection(t, readme, name, want)
		return
	}
	if _, err := os.Stat(readme); err != nil {
		t.Fatal(err)
	}
	_, got, _ := sectionOf(t, readme, name)
	a, b := anyNumber.FindAllString(want, -1), anyNumber.FindAllString(got, -1)
	same := anyNumber.ReplaceAllString(want, "0") == anyNumber.ReplaceAllString(got, "0")
	for i := 0; same && i < len(a); i++ {
		x, _ := strconv.ParseFloat(a[i], 64)
		y, _ := strconv.ParseFloat(b[i], 64)
		same = y >= x*(1-tolerance) && y <= x*(1+tolerance)
	}
	if !same {
		t.Errorf("section %s of %s is out of date (go test ./proofs/check -update writes it):\n%swant\n%s", name, readme, got, want)
	}
}
