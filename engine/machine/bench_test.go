package machine_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
)

func TestBenchPrograms(t *testing.T) {
	dir := os.Getenv("BENCH_PROGRAMS")
	if dir == "" {
		t.Skip("BENCH_PROGRAMS is not set")
	}
	files, _ := filepath.Glob(filepath.Join(dir, "*.pl"))
	for _, f := range files {
		if only := os.Getenv("ONLY"); only != "" && !strings.Contains(f, only) {
			continue
		}
		text, _ := os.ReadFile(f)
		start := time.Now()
		p := load(t, string(text))
		loaded := time.Since(start)
		m := machine.New(p)
		r := syntax.NewReader(&m.Heap, "main(R).", "goal", p.Ops, p.Flags)
		g, _ := r.Read()
		start = time.Now()
		run := m.Solve(g.Word)
		ok := run.Next()
		d := time.Since(start)
		res := "no"
		if ok {
			res = show(m, run.Goal())
		} else if run.Err() != nil {
			res = message(p, run.Err())
		}
		t.Logf("%-14s load %v run %v inf %d gc %d peak %dMB: %s", filepath.Base(f), loaded, d, m.Stats.Inferences, m.Stats.Collections, m.Stats.PeakBytes>>20, res)
	}
}
