package check

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"
)

// A second checker, proofs/checker.pl, judges the same documents: stored proofs of
// the examples, good documents and bad ones. It knows C1-C5 and C7, and runs on
// three Prologs.

const secondChecker = "../checker.pl"

var (
	declaredGoal  = regexp.MustCompile(`(?m)^%% \?- (.*)\.$`)
	failureOfPart = regexp.MustCompile(`(?m)^failure\('?(C[1-7])'?,`)
)

// systems are the Prologs that run the second checker. The test builds eyeprove.
var systems = map[string][]string{
	"swipl":   {"swipl", "-q", "-g", "check", "-t", "halt", secondChecker},
	"gprolog": {"gprolog", "--consult-file", secondChecker, "--query-goal", "check,halt"},
}

// beyond61 is an integer that GNU Prolog may not have.
var beyond61 = regexp.MustCompile(`[0-9]{19}`)

// unfit gives why a system cannot judge a document, "" when it can.
func unfit(system string, d good) string {
	text := d.program + d.document
	switch {
	case system == "gprolog" && beyond61.MatchString(text):
		return "its integers have 61 bits"
	case system == "gprolog" && strings.ContainsFunc(text, func(r rune) bool { return r >= 0x80 }):
		return "its characters are bytes"
	case system != "gprolog" && !utf8.ValidString(text):
		return "it decodes the text before the checker sees it"
	}
	return ""
}

// secondOpinion is what the second checker says of a document: the conditions it
// finds violated, in order, or "ok".
func secondOpinion(t *testing.T, system, program, document string) string {
	t.Helper()
	var goals []string
	for _, m := range declaredGoal.FindAllStringSubmatch(program, -1) {
		goals = append(goals, "("+m[1]+")")
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	args := systems[system]
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Stdin = strings.NewReader(program + "\nproof_of([" + strings.Join(goals, ", ") + "]).\n" + document)
	var messages bytes.Buffer
	cmd.Stderr = &messages
	out, err := cmd.Output()
	if err != nil || !bytes.Contains(out, []byte("verdict(")) {
		t.Fatalf("%s: %v\n%s%s", system, err, out, messages.String())
	}
	var parts []string
	for _, m := range failureOfPart.FindAllStringSubmatch(string(out), -1) {
		parts = append(parts, m[1])
	}
	return conditionSet(parts)
}

// firstOpinion is what the checker in Go says, C6 aside.
func firstOpinion(t *testing.T, program, document string) string {
	t.Helper()
	var parts []string
	for _, f := range mustCheck(t, program, document, Options{}).Failures {
		if f.condition != c6 {
			parts = append(parts, f.condition.id())
		}
	}
	return conditionSet(parts)
}

func conditionSet(parts []string) string {
	slices.Sort(parts)
	if parts = slices.Compact(parts); len(parts) == 0 {
		return "ok"
	}
	return strings.Join(parts, " ")
}

// exampleProofs gives the examples with their stored proofs. The rule library is
// laid after a program that loads it.
func exampleProofs(t *testing.T) []good {
	names, err := filepath.Glob("../../examples/*.pl")
	if err != nil || len(names) == 0 {
		t.Fatal("no examples")
	}
	var all []good
	for _, name := range names {
		program := readFile(t, name)
		if strings.Contains(program, "use_module(library(knight)") {
			program += "\n" + readFile(t, "../../rules/knight/knight.pl") + "\n" + readFile(t, "../../rules/knight/absence.pl")
		}
		base := filepath.Base(name)
		all = append(all, good{base, program, readFile(t, filepath.Join("../../examples/proof", base))})
	}
	return all
}

func TestSecondCheckerAgrees(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some ten seconds")
	}
	controls := goodDocuments(t)
	documents := exampleProofs(t)
	for _, g := range controls {
		documents = append(documents, good{"good/" + g.name, g.program, g.document})
	}
	for _, b := range badDocuments(t, controls) {
		documents = append(documents, good{"bad/" + b.name, b.program, b.damaged})
	}
	eyeprove := filepath.Join(t.TempDir(), "eyeprove")
	if out, err := exec.Command("go", "build", "-o", eyeprove, "../../cmd/eyeprove").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	systems["eyeprove"] = []string{eyeprove, "--quiet", "-g", "check", secondChecker}
	for system := range systems {
		if _, err := exec.LookPath(systems[system][0]); err != nil {
			t.Logf("%s is not installed: the second checker does not run on it; .ci/run installs it", system)
			continue
		}
		for _, d := range documents {
			t.Run(system+"/"+d.name, func(t *testing.T) {
				if why := unfit(system, d); why != "" {
					t.Skip(why)
				}
				t.Parallel()
				want := firstOpinion(t, d.program, d.document)
				if got := secondOpinion(t, system, d.program, d.document); got != want {
					t.Errorf("the second checker: %s; the first: %s", got, want)
				}
			})
		}
	}
}

// The second checker is to be read in one sitting.
func TestSecondCheckerIsShort(t *testing.T) {
	text, err := os.ReadFile(secondChecker)
	if err != nil {
		t.Fatal(err)
	}
	if n := bytes.Count(text, []byte("\n")); n >= 400 {
		t.Errorf("%s has %d lines", secondChecker, n)
	}
}
