package syntax

import (
	"encoding/json"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

var update = flag.Bool("update", false, "rewrite the golden files of diagnostics")

// Every testdata/diagnostics/NAME.pl has all its errors, as they are drawn, in
// NAME.golden.
func TestDiagnosticsAreDrawn(t *testing.T) {
	files, err := filepath.Glob("testdata/diagnostics/*.pl")
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases: %v", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Base(file)
		s := NewSource(term.NewHeap(0), name, string(text), 1, NewOperators(), &Flags{})
		var out strings.Builder
		for {
			_, err := s.Next()
			if err == io.EOF {
				break
			}
			if d, ok := err.(*Diagnostic); ok {
				out.WriteString(d.Render())
			}
		}
		golden := strings.TrimSuffix(file, ".pl") + ".golden"
		if *update {
			if err := os.WriteFile(golden, []byte(out.String()), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(golden)
		if err != nil {
			t.Fatal(err)
		}
		if out.String() != string(want) {
			t.Errorf("%s:\n got\n%s\nwant\n%s", name, out.String(), want)
		}
	}
}

func TestDiagnosticJSON(t *testing.T) {
	_, err := ParseTerm(term.NewHeap(0), "f(a b)", "goal", NewOperators(), &Flags{})
	got, _ := json.Marshal(err)
	want := `{"code":"syntax_error","atom":"operator_expected","severity":"error","file":"goal","line":1,"column":5,"end_column":6,` +
		`"message":"an operator, or the end of a term, is expected before b","source":"f(a b)"}`
	if string(got) != want {
		t.Errorf(" got %s\nwant %s", got, want)
	}
	if want := "goal:1:5: error: an operator, or the end of a term, is expected before b"; err.Error() != want {
		t.Errorf("Error: got %q, want %q", err.Error(), want)
	}
}

// In a stream the beginning of the line may be gone; the caret is right anyway.
func TestDiagnosticOfAStream(t *testing.T) {
	h := term.NewHeap(0)
	r := NewStreamReader(h, strings.NewReader("a. b c."), "user_input", Position{Offset: 20, Line: 3, Column: 5}, NewOperators(), &Flags{})
	if _, err := r.Read(); err != nil {
		t.Fatal(err)
	}
	_, err := r.Read()
	d, ok := err.(*Diagnostic)
	if !ok {
		t.Fatal(err)
	}
	want := "user_input:3:10: error: an operator or the end of the clause is expected before c\n" +
		"    3 |        b c.\n" +
		"      |          ^\n"
	if got := d.Render(); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}
