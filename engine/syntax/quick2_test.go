package syntax

import (
	"fmt"
	"github.com/eyeprove/eyeprove/engine/term"
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"
)

func TestDeep(t *testing.T) {
	n, _ := strconv.Atoi(os.Getenv("N"))
	if n == 0 {
		t.Skip()
	}
	for _, s := range []string{strings.Repeat("(", n) + "a" + strings.Repeat(")", n), strings.Repeat("f(", n) + "a" + strings.Repeat(")", n), strings.Repeat("[", n) + strings.Repeat("]", n), strings.Repeat("a,", n) + "a", strings.Repeat("1+", n) + "1", strings.Repeat("-", 0) + strings.Repeat("- ", n) + "a", "[" + strings.Repeat("x,", n) + "x]", strings.Repeat("{", n) + "}" + strings.Repeat("}", n-1), strings.Repeat("a:-(", n) + "a" + strings.Repeat(")", n)} {
		h := term.NewHeap(0)
		ops := NewOperators()
		f := &Flags{}
		t0 := time.Now()
		x, err := ParseTerm(h, s, "", ops, f)
		if err != nil {
			t.Fatal(err)
		}
		t1 := time.Now()
		out := Format(h, x.Word, ops, WriteOptions{Quoted: true})
		t2 := time.Now()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		fmt.Println(s[:10], len(s), t1.Sub(t0), t2.Sub(t1), len(out), out == s, m.Sys>>20, "MB")
	}
}
func BenchmarkReadClauses(b *testing.B) {
	var sb strings.Builder
	for i := 0; i < 20000; i++ {
		fmt.Fprintf(&sb, "edge(node_%d, [X, Y | Rest], \"abc\", 'Quoted atom') :-\n    member(X-%d, Rest), %% comment\n    Y is X * 2 + %d, !, \\+ foo(Z, bar(Z, _)).\n", i, i, i)
	}
	s := sb.String()
	b.SetBytes(int64(len(s)))
	h := term.NewHeap(0)
	ops := NewOperators()
	f := &Flags{}
	b.ReportAllocs()
	for b.Loop() {
		r := NewReader(h, s, "", ops, f)
		n := 0
		for {
			h.Top = 1
			if _, err := r.Read(); err != nil {
				break
			}
			n++
		}
		if n != 20000 {
			b.Fatal(n)
		}
	}
}
