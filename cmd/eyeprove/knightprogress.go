package main

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/mattn/go-isatty"
)

// progress is a bar on a terminal; elsewhere it is silent.
type progress struct {
	w           io.Writer // nil when there is no terminal
	what        string
	done, total int
	drawn       time.Time
}

func newProgress(w io.Writer, what string, total int) *progress {
	p := &progress{what: what, total: total}
	if f, ok := w.(*os.File); ok && isatty.IsTerminal(f.Fd()) {
		p.w = w
	}
	return p
}

// step counts one more.
func (p *progress) step() { p.set(p.done + 1) }

// set says how many are done, and draws at most ten times a second.
func (p *progress) set(done int) {
	p.done = done
	if p.w == nil || time.Since(p.drawn) < 100*time.Millisecond && done < p.total {
		return
	}
	p.drawn = time.Now()
	const width = 30
	full := width * done / max(1, p.total)
	fmt.Fprintf(p.w, "\r[%s%s] %d of %d %s", strings.Repeat("=", full), strings.Repeat(" ", width-full), done, p.total, p.what)
}

// end takes the bar away.
func (p *progress) end() {
	if p.w != nil {
		fmt.Fprintf(p.w, "\r%s\r", strings.Repeat(" ", 70))
	}
}

// sortedKeys gives the keys of a map in order.
func sortedKeys(m map[string]int) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
