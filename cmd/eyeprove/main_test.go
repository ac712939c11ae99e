package main

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "write what the examples and scripts give in place of what they should")

// TestMain makes this program the eyeprove that scripts, pipes and the code
// blocks of the documents call.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"eyeprove": main})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		UpdateScripts:       *update,
		Setup: func(env *testscript.Env) error {
			dir, err := filepath.Abs("../../examples")
			env.Setenv("EXAMPLES", dir)
			return err
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"status": status},
	})
}

// status N COMMAND ARG... runs a command, as exec does, that must exit with
// status N.
func status(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status N command [args...]")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	err = ts.Exec(args[1], args[2:]...)
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		got = exit.ExitCode()
	} else {
		ts.Check(err)
	}
	if got != want {
		ts.Fatalf("exit status %d, want %d", got, want)
	}
}

// call runs the command within the test.
func call(t *testing.T, stdin string, args ...string) (stdout, stderr string, status int) {
	t.Helper()
	var out, err bytes.Buffer
	status = run(args, strings.NewReader(stdin), &out, &err)
	return out.String(), err.String(), status
}

// obliged are the examples that keep obligations even when discharged, and why.
var obliged = map[string]string{
	"bank-account.pl": "it rests on facts that come and go",
	"seating.pl":      "goals that wait are not run again",
}

// TestExamples runs, proves and checks every example and compares with what is
// stored beside it.
func TestExamples(t *testing.T) {
	t.Chdir("../../examples")
	files, err := filepath.Glob("*.pl")
	if err != nil || len(files) == 0 {
		t.Fatal("no examples", err)
	}
	for _, file := range files {
		t.Run(file, func(t *testing.T) {
			text, stderr, status := call(t, "", "--quiet", file)
			if status != 0 || stderr != "" {
				t.Errorf("status %d, stderr %q", status, stderr)
			}
			golden(t, filepath.Join("output", file), text)
			proof, stderr, status := call(t, "", "--quiet", "--proof", file)
			if status != 0 || stderr != "" {
				t.Fatalf("--proof: status %d, stderr %q", status, stderr)
			}
			golden(t, filepath.Join("proof", file), proof)
			claims, _, _ := strings.Cut(proof, "\n\n")
			if claims+"\n" != text {
				t.Errorf("the claims of the proof are not the answers:\n%s", claims)
			}
			report, stderr, status := call(t, proof, "check", "-", file)
			if status != 0 || stderr != "" {
				t.Errorf("check: status %d, stderr %q", status, stderr)
			}
			golden(t, filepath.Join("check", file), report)
			report, stderr, status = call(t, proof, "check", "--discharge", "-", file)
			if status != 0 || stderr != "" {
				t.Errorf("check --discharge: status %d, stderr %q", status, stderr)
			}
			golden(t, filepath.Join("discharge", file), report)
			if why := obliged[file]; why != "" {
				if !strings.HasSuffix(report, "\nverdict(checked_with_obligations).\n") {
					t.Errorf("is to keep obligations (%s) and keeps none:\n%s", why, report)
				}
			} else if !strings.HasSuffix(report, "\nverdict(checked).\n") {
				t.Errorf("discharged, not all is closed:\n%s", report)
			}
		})
	}
	for _, kind := range []string{"output", "proof", "check", "discharge"} {
		entries, err := os.ReadDir(kind)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if _, err := os.Stat(e.Name()); err != nil {
				t.Errorf("%s/%s belongs to no example", kind, e.Name())
			}
		}
	}
}

// golden compares a text with a stored file, which -update writes.
func golden(t *testing.T, name, got string) {
	t.Helper()
	if *update {
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), got); d != "" {
		t.Errorf("%s (-stored +now):\n%s", name, d)
	}
}
