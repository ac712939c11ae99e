package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestDocuments runs the console blocks of the documents in order, in a folder
// that holds the project's examples, and compares what they print. In what is
// expected, a line "..." stands for any lines, and the figures of --stats need
// only be of the right size.
func TestDocuments(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"README.md", "examples/README.md", "engine/README.md"} {
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(filepath.Join(root, name))
			if err != nil {
				t.Fatal(err)
			}
			dir := t.TempDir()
			if err := os.Symlink(filepath.Join(root, "examples"), filepath.Join(dir, "examples")); err != nil {
				t.Fatal(err)
			}
			for _, c := range consoleCommands(string(text)) {
				cmd := exec.Command("sh", "-c", c.command)
				cmd.Dir = dir
				out, err := cmd.CombinedOutput()
				if _, exited := err.(*exec.ExitError); err != nil && !exited {
					t.Fatal(err)
				}
				if !sameLines(c.output, strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")) {
					t.Errorf("$ %s\nprints\n%swhere the document has\n%s", c.command, out, strings.Join(c.output, "\n"))
				}
			}
			checkLinks(t, filepath.Join(root, name), string(text))
		})
	}
}

type consoleCommand struct {
	command string
	output  []string // its lines
}

// consoleCommands gives the commands of the blocks marked console.
func consoleCommands(text string) []consoleCommand {
	var commands []consoleCommand
	within := false
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case line == "```console":
			within = true
		case line == "```":
			within = false
		case !within:
		case strings.HasPrefix(line, "$ "):
			commands = append(commands, consoleCommand{command: line[2:]})
		default:
			last := &commands[len(commands)-1]
			last.output = append(last.output, line)
		}
	}
	return commands
}

// sameLines compares what is expected with what was printed.
func sameLines(want, got []string) bool {
	if len(want) == 0 {
		return len(got) == 0 || len(got) == 1 && got[0] == ""
	}
	if want[0] == "..." {
		for i := 0; i <= len(got); i++ {
			if len(want) == 1 || sameLines(want[1:], got[i:]) {
				return true
			}
		}
		return false
	}
	return len(got) > 0 && sameLine(want[0], got[0]) && sameLines(want[1:], got[1:])
}

var figure = regexp.MustCompile(`^(inferences|choice points) +(\d+)$`)

func sameLine(want, got string) bool {
	w, g := figure.FindStringSubmatch(want), figure.FindStringSubmatch(got)
	if w == nil || g == nil {
		return want == got
	}
	a, _ := strconv.Atoi(w[2])
	b, _ := strconv.Atoi(g[2])
	return w[1] == g[1] && a <= 2*b && b <= 2*a
}

var link = regexp.MustCompile(`\]\(([^)#:]+)\)`)

// checkLinks fails for a link to a file that is not there.
func checkLinks(t *testing.T, name, text string) {
	t.Helper()
	for _, m := range link.FindAllStringSubmatch(text, -1) {
		if _, err := os.Stat(filepath.Join(filepath.Dir(name), m[1])); err != nil {
			t.Errorf("%s is linked to and is not there", m[1])
		}
	}
}
