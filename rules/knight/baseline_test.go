package knight

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// The speed lines, each beside the same rule in C, compiled and run here and now:
// on a machine that others use only the ratio of the two means anything.
//
//	EYEPROVE_BASELINE=1 go test -run Baseline -v ./rules/knight
func TestBaseline(t *testing.T) {
	if os.Getenv("EYEPROVE_BASELINE") == "" {
		t.Skip("set EYEPROVE_BASELINE=1")
	}
	cc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("gcc is not installed")
	}
	program := filepath.Join(t.TempDir(), "baseline")
	if out, err := exec.Command(cc, "-O2", "-march=native", "-o", program, filepath.Join("testdata", "baseline.c")).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	field := NewGraph(mustBoard(t, "50x50", false))
	crooked := NewGraph(mustBoard(t, "######./#####../######./#######/#######", false))
	sum := int32(0)
	// Each gives how many squares or nodes one call takes.
	lines := map[string]func() int64{
		"unit": func() int64 {
			for range 200 {
				for s := range int32(field.N) {
					for _, u := range field.Moves(s) {
						sum += u
					}
				}
			}
			return 200 * int64(field.N)
		},
		"sweep": func() int64 {
			nodes := int64(0)
			for range 20 {
				nodes += field.Search(background, Search{Task: Task{Start: 0, End: -1}, Tie: TieRoth, Budget: 4 * int64(field.N)}).Nodes
			}
			return nodes
		},
		"plain": func() int64 { return crooked.PlainNodes(background, Any, 1_000_000).Nodes },
	}
	best := map[string][2]float64{} // of several rounds: C, Go
	for range 5 {
		out, err := exec.Command(program).Output()
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(strings.TrimSpace(string(out)), "\n") {
			name, text, _ := strings.Cut(line, " ")
			c, err := strconv.ParseFloat(text, 64)
			if err != nil {
				t.Fatal(err)
			}
			g := 1e18
			for range 7 {
				start := time.Now()
				n := lines[name]()
				g = min(g, float64(time.Since(start).Nanoseconds())/float64(n))
			}
			b, ok := best[name]
			if !ok {
				b = [2]float64{c, g}
			}
			best[name] = [2]float64{min(b[0], c), min(b[1], g)}
		}
	}
	t.Logf("(%d)", sum)
	for name, b := range best {
		t.Logf("%-6s C %6.1f ns, Go %6.1f ns, ratio %.2f", name, b[0], b[1], b[1]/b[0])
	}
}
