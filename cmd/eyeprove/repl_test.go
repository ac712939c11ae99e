package main

import (
	"bufio"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/eyeprove/eyeprove/engine/syntax"
)

// TestInterrupt: Ctrl-C stops a goal and not the session.
func TestInterrupt(t *testing.T) {
	c := exec.Command("eyeprove", "repl")
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := c.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	var stderr strings.Builder
	c.Stderr = &stderr
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	defer time.AfterFunc(20*time.Second, func() { c.Process.Kill() }).Stop()
	lines := bufio.NewScanner(out)
	for i := range 2 {
		in.Write([]byte("write(begun), nl, repeat, fail.\n"))
		if !lines.Scan() || lines.Text() != "begun" {
			t.Fatalf("time %d: %q, %q", i, lines.Text(), stderr.String())
		}
		if err := c.Process.Signal(os.Interrupt); err != nil {
			t.Fatal(err)
		}
	}
	in.Write([]byte("X = still_here.\n"))
	if !lines.Scan() || lines.Text() != "X = still_here." {
		t.Errorf("%q", lines.Text())
	}
	in.Close()
	if err := c.Wait(); err != nil || stderr.String() != strings.Repeat("eyeprove: interrupted\n", 2) {
		t.Errorf("%v, %q", err, stderr.String())
	}
}

func TestTakeQuery(t *testing.T) {
	for _, c := range []struct{ text, goal, rest, err string }{
		{"p(X).", "p(X)", "", ""},
		{"p(X)", "p(X)", "", ""},
		{" ?- p(X)", "p(X)", "", ""},
		{"p. q.", "p", " q.", ""},
		{"p % no full stop", "p % no full stop", "", ""},
		{"X = 'a. b'", "X = 'a. b'", "", ""},
		{"p(", "", "p(", "the goal goes on"},
		{"p(a),", "", "p(a),", "the goal goes on"},
		{"X = [a,", "", "X = [a,", "the goal goes on"},
		{"p /* and", "", "p /* and", "the goal goes on"},
		{"", "", "", "EOF"},
		{"% only a comment", "", "", "EOF"},
		{"p q. r.", "", " r.", "goal:1:3: error: an operator or the end of the clause is expected before q"},
	} {
		q, rest, err := takeQuery(c.text, syntax.NewOperators(), &syntax.Flags{})
		message := ""
		if err != nil {
			message = err.Error()
		}
		if q.text != c.goal || rest != c.rest || message != c.err {
			t.Errorf("%q: %q, %q, %q", c.text, q.text, rest, message)
		}
	}
}

func TestCompleter(t *testing.T) {
	words := completer(func(prefix string) []string {
		var out []string
		for _, w := range []string{"member", "memberchk", ":check"} {
			if strings.HasPrefix(w, prefix) {
				out = append(out, w)
			}
		}
		return out
	})
	for _, c := range []struct {
		line, want string
		length     int
	}{
		{"memb", "er,erchk", 4},
		{"p(X), memberc", "hk", 7},
		{":ch", "eck", 3},
		{"p(", "", 0},
		{"X = zz", "", 2},
	} {
		rest, length := words.Do([]rune(c.line), len(c.line))
		var got []string
		for _, r := range rest {
			got = append(got, string(r))
		}
		if d := cmp.Diff(c.want, strings.Join(got, ",")); d != "" || length != c.length {
			t.Errorf("%s: %s, %d", c.line, d, length)
		}
	}
}
