//go:build unix

package check

import (
	"context"
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"
)

// cpuTime is what the process has used; the machines that measure are shared.
func cpuTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// countdown is a program and a proof of n rule steps, each with two built-in
// steps.
func countdown(n int) (program, document string) {
	program = "%% ?- down(X).\ndown(0).\ndown(N) :- N > 0, M is N - 1, down(M).\n"
	var b strings.Builder
	fmt.Fprintf(&b, "down(%d).\n\nclause(1, down(0), true).\n", n)
	for i := n; i > 0; i-- {
		fmt.Fprintf(&b, "step(down(%d), rule(2), ['N' = %d, 'M' = %d], [%d > 0, %d is %d - 1, down(%d)]).\n", i, i, i-1, i, i-1, i, i-1)
		fmt.Fprintf(&b, "step(%d > 0, builtin, [], []).\nstep(%d is %d - 1, builtin, [], []).\n", i, i-1, i)
	}
	b.WriteString("step(down(0), fact(1), [], []).\n")
	return program, b.String()
}

// chain is a program and a proof of n rule steps and n fact steps, no built-ins.
func chain(n int) (program, document string) {
	var p, d strings.Builder
	p.WriteString("%% ?- path(0, X).\npath(X, Y) :- edge(X, Y).\npath(X, Z) :- edge(X, Y), path(Y, Z).\n")
	fmt.Fprintf(&d, "path(0, %d).\n\n\n", n)
	for i := range n {
		fmt.Fprintf(&p, "edge(%d, %d).\n", i, i+1)
		if i < n-1 {
			fmt.Fprintf(&d, "step(path(%d, %d), rule(2), ['X' = %d, 'Z' = %d, 'Y' = %d], [edge(%d, %d), path(%d, %d)]).\n", i, n, i, n, i+1, i, i+1, i+1, n)
		} else {
			fmt.Fprintf(&d, "step(path(%d, %d), rule(1), ['X' = %d, 'Y' = %d], [edge(%d, %d)]).\n", i, n, i, n, i, n)
		}
		fmt.Fprintf(&d, "step(edge(%d, %d), fact(%d), [], []).\n", i, i+1, i+3)
	}
	return p.String(), d.String()
}

func benchmarkDocument(b *testing.B, program, document string) {
	p, err := LoadProgram([]Source{{Name: "p.pl", Text: program}})
	if err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(len(document)))
	b.ResetTimer()
	steps, begin := 0, cpuTime()
	for range b.N {
		r, err := Check(context.Background(), p, document, Options{})
		if err != nil || !r.Valid() {
			b.Fatal(err, r.Text())
		}
		steps += r.Steps
	}
	b.ReportMetric(float64(steps)/(cpuTime()-begin).Seconds(), "steps/cpu-s")
}

func BenchmarkClauses(b *testing.B) {
	program, document := chain(50_000)
	benchmarkDocument(b, program, document)
}

func BenchmarkBuiltins(b *testing.B) {
	program, document := countdown(30_000)
	benchmarkDocument(b, program, document)
}

func BenchmarkDischarge(b *testing.B) {
	program, document := countdown(10_000)
	p, err := LoadProgram([]Source{{Name: "p.pl", Text: program}})
	if err != nil {
		b.Fatal(err)
	}
	b.ResetTimer()
	steps, begin := 0, cpuTime()
	for range b.N {
		r, err := Check(context.Background(), p, document, Options{Discharge: true, Goals: []string{"down(10000)"}})
		if err != nil || r.Verdict() != "checked" {
			b.Fatal(err, r.Text())
		}
		steps += r.Steps
	}
	b.ReportMetric(float64(steps)/(cpuTime()-begin).Seconds(), "steps/cpu-s")
}
