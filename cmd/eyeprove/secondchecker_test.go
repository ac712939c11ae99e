package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The second checker runs on eyeprove itself, too, and accepts the proofs of the
// examples.
func TestSecondCheckerRunsHere(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	goal := regexp.MustCompile(`(?m)^%% \?- (.*)\.$`)
	files, err := filepath.Glob("../../examples/*.pl")
	if err != nil || len(files) == 0 {
		t.Fatal("no examples", err)
	}
	for _, file := range files {
		program, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text := string(program)
		var goals []string
		for _, m := range goal.FindAllStringSubmatch(text, -1) {
			goals = append(goals, "("+m[1]+")")
		}
		for _, l := range ruleLibraries() {
			if strings.Contains(string(program), "use_module(library("+l.Name+")") {
				text += "\n" + l.Text
			}
		}
		proof, err := os.ReadFile(filepath.Join("../../examples/proof", filepath.Base(file)))
		if err != nil {
			t.Fatal(err)
		}
		input := text + "\nproof_of([" + strings.Join(goals, ", ") + "]).\n" + string(proof)
		out, stderr, status := call(t, input, "--quiet", "-g", "check", "../../proofs/checker.pl")
		if status != 0 || !strings.Contains(out, "verdict(checked") {
			t.Errorf("%s: status %d\n%s%s", file, status, out, stderr)
		}
	}
}
