package syntax

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

// A row of testdata/conformity.txt: a text, what it means, who confirms that.
// See the head of that file.
type row struct {
	line      int
	text      string // to be read, without the final dot
	want      string // what writeq/1 writes, or "!!" for a syntax error
	confirmed string // swipl, gprolog, both, or the reason why neither does
	ops       string // op/3 goals that come first
}

var placeholders = strings.NewReplacer("<NL>", "\n", "<TAB>", "\t", "<NUL>", "\x00", "<DEL>", "\x7f", "<CR>", "\r")

func readTable(t *testing.T) []row {
	t.Helper()
	data, err := os.ReadFile("testdata/conformity.txt")
	if err != nil {
		t.Fatal(err)
	}
	var rows []row
	for i, line := range strings.Split(strings.TrimRight(string(data), "\n"), "\n") {
		if line == "" || strings.HasPrefix(line, "# ") {
			continue
		}
		f := strings.Split(line, "\t")
		if len(f) < 3 {
			t.Fatalf("testdata/conformity.txt:%d: three columns are needed", i+1)
		}
		r := row{line: i + 1, text: placeholders.Replace(f[0]), want: f[1], confirmed: f[2]}
		if len(f) > 3 {
			r.ops = f[3]
		}
		rows = append(rows, r)
	}
	return rows
}

var variable = regexp.MustCompile(`\b_G?[0-9]+\b`)

// plain names the variables of a written term _A, _B ... in order.
func plain(s string) string {
	names := map[string]string{}
	return variable.ReplaceAllStringFunc(s, func(v string) string {
		if names[v] == "" {
			names[v] = "_" + string(rune('A'+len(names)))
		}
		return names[v]
	})
}

// writeqOf gives what we write for a row, or "!!atom: message".
func writeqOf(t *testing.T, r row) string {
	t.Helper()
	h := term.NewHeap(0)
	ops, flags := NewOperators(), &Flags{}
	if r.ops != "" {
		s := NewSource(h, "ops", ":- "+r.ops+".", 1, ops, flags)
		if _, err := s.Next(); err != nil {
			t.Fatalf("line %d: %v", r.line, err)
		}
	}
	got, err := NewReader(h, r.text+"\n.", "row", ops, flags).Read()
	if err != nil {
		if d, ok := err.(*Diagnostic); ok {
			return "!!" + d.Atom + ": " + d.Message
		}
		return "!!" + err.Error()
	}
	return plain(Format(h, got.Word, ops, WriteOptions{Quoted: true, NumberVars: true}))
}

func TestConformity(t *testing.T) {
	rows := readTable(t)
	for _, r := range rows {
		got := writeqOf(t, r)
		if r.want == "!!" && strings.HasPrefix(got, "!!") {
			continue
		}
		if got != r.want {
			t.Errorf("line %d: %s\n got %s\nwant %s", r.line, r.text, got, r.want)
		}
	}
	if len(rows) < 150 {
		t.Errorf("%d rows, at least 150 are wanted", len(rows))
	}
}

// TestOracles asks swipl and gprolog about every row and compares with the
// column that says who confirms it. It runs only when EYEPROVE_ORACLES is set;
// with EYEPROVE_ORACLES=write it rewrites the second and third columns, except
// where the third gives a reason, that is, has a blank in it.
func TestOracles(t *testing.T) {
	mode := os.Getenv("EYEPROVE_ORACLES")
	if mode == "" {
		t.Skip("EYEPROVE_ORACLES is not set")
	}
	rows := readTable(t)
	swi := askOracle(t, rows, "swipl", "-q", "-f", "none", "-g", "main,halt")
	gnu := askOracle(t, rows, "gprolog", "--query-goal", "halt", "--consult-file")
	answers := map[int]string{}
	for i, r := range rows {
		got := writeqOf(t, r)
		ours := got
		if strings.HasPrefix(ours, "!!") {
			ours = "!!"
		}
		confirmed := "none"
		switch {
		case swi[i] == ours && gnu[i] == ours:
			confirmed = "both"
		case swi[i] == ours:
			confirmed = "swipl"
		case gnu[i] == ours:
			confirmed = "gprolog"
		}
		if confirmed == "none" && !strings.Contains(r.confirmed, " ") {
			t.Errorf("line %d: %q\n   ours %s\n  swipl %s\ngprolog %s", r.line, r.text, got, swi[i], gnu[i])
		} else if mode != "write" && confirmed != r.confirmed && !strings.Contains(r.confirmed, " ") {
			t.Errorf("line %d: confirmed by %s, not %s", r.line, confirmed, r.confirmed)
		}
		if strings.Contains(r.confirmed, " ") && confirmed == "none" {
			confirmed = r.confirmed
		}
		answers[r.line] = ours + "\t" + confirmed
	}
	if mode == "write" {
		rewriteTable(t, answers)
	}
}

func rewriteTable(t *testing.T, answers map[int]string) {
	t.Helper()
	data, err := os.ReadFile("testdata/conformity.txt")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(data), "\n")
	for i, line := range lines {
		if a, ok := answers[i+1]; ok {
			f := strings.Split(line, "\t")
			lines[i] = strings.Join(append([]string{f[0], a}, f[min(3, len(f)):]...), "\t")
		}
	}
	if err := os.WriteFile("testdata/conformity.txt", []byte(strings.Join(lines, "\n")), 0o644); err != nil {
		t.Fatal(err)
	}
}

// askOracle asks a Prolog system about all rows: those without operators of
// their own in one run, the others in a run each.
func askOracle(t *testing.T, rows []row, command string, args ...string) []string {
	t.Helper()
	answers := make([]string, len(rows))
	var common []int
	for i, r := range rows {
		if r.ops == "" {
			common = append(common, i)
		} else {
			runOracle(t, rows, []int{i}, answers, command, args)
		}
	}
	runOracle(t, rows, common, answers, command, args)
	return answers
}

var opGoal = regexp.MustCompile(`op\((\d+),(\w+),([^']*)\)$`)

// runOracle fills in the answers to the chosen rows. Each text is a file of its
// own, so that nothing in it can disturb the driver.
func runOracle(t *testing.T, rows []row, chosen []int, answers []string, command string, args []string) {
	t.Helper()
	dir := t.TempDir()
	driver := "t(I, File) :- open(File, read, S),\n" +
		"  catch((read_term(S, T, []), write(I), write(' '), writeq(T)), error(F, _), (write(I), write(' !!'), write(F))), nl, close(S).\n" +
		"main.\n:- set_prolog_flag(double_quotes, chars).\n"
	for _, i := range chosen {
		file := filepath.Join(dir, fmt.Sprintf("%d.txt", i))
		if err := os.WriteFile(file, []byte(rows[i].text+"\n."), 0o600); err != nil {
			t.Fatal(err)
		}
		goal := fmt.Sprintf("t(%d, '%s')", i, file)
		if ops := rows[i].ops; ops != "" {
			goal = opGoal.ReplaceAllString(ops, "op($1,$2,'$3')") + ", " + goal
		}
		driver += ":- initialization((" + goal + ")).\n"
	}
	path := filepath.Join(dir, "driver.pl")
	if err := os.WriteFile(path, []byte(driver), 0o600); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(command, append(args, path)...).CombinedOutput()
	if err != nil {
		t.Logf("%s: %v\n%.300s", command, err, out)
	}
	for _, line := range strings.Split(string(out), "\n") {
		var i int
		if n, _ := fmt.Sscanf(line, "%d ", &i); n == 1 && i < len(rows) && answers[i] == "" {
			_, a, _ := strings.Cut(line, " ")
			if strings.HasPrefix(a, "!!syntax_error") {
				a = "!!"
			}
			answers[i] = plain(a)
		}
	}
}
