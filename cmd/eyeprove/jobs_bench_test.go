package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/engine/arith"
)

// BenchmarkJobs solves sixteen goals that have nothing to do with each other, one
// and two at a time in turns. speed-up is the ratio of the least times taken, which
// means something on two processors that nobody else uses; work is the ratio of
// the least CPU times, which tells what is lost to sharing.
//
//	go test ./cmd/eyeprove -run - -bench Jobs -benchtime 5x
func BenchmarkJobs(b *testing.B) {
	var text strings.Builder
	for i := range 16 {
		fmt.Fprintf(&text, "%%%% ?- queens(%d, Qs).\n%%%% ?- rounds(%d, %d, R).\n", 8+i%3, 150+i, i)
	}
	text.WriteString(`
queens(N, Qs) :- numlist(1, N, L), findall(Q, put(L, [], Q), All), length(All, Qs).
put([], B, B).
put([C|Cs], B, R) :- take(Q, [C|Cs], Rest), free(B, Q, 1), put(Rest, [Q|B], R).
take(X, [X|Xs], Xs).
take(X, [Y|Ys], [Y|Zs]) :- take(X, Ys, Zs).
free([], _, _).
free([P|Ps], Q, D) :- Q =\= P + D, Q =\= P - D, E is D + 1, free(Ps, Q, E).
rounds(0, R, R) :- !.
rounds(N, R0, R) :- numlist(1, 150, L), rev(L, [F|_]), R1 is R0 + F, M is N - 1, rounds(M, R1, R).
rev([], []).
rev([X|Xs], Ys) :- rev(Xs, Zs), app(Zs, [X], Ys).
app([], L, L).
app([X|Xs], L, [X|Ys]) :- app(Xs, L, Ys).
`)
	file := filepath.Join(b.TempDir(), "goals.pl")
	if err := os.WriteFile(file, []byte(text.String()), 0o666); err != nil {
		b.Fatal(err)
	}
	var wall, cpu [3]time.Duration // least, by number of jobs
	var want string
	for range b.N {
		for jobs := 1; jobs <= 2; jobs++ {
			var out, errors bytes.Buffer
			begin, spent := time.Now(), arith.CPUTime()
			if status := run([]string{"--jobs", fmt.Sprint(jobs), file}, strings.NewReader(""), &out, &errors); status != 0 {
				b.Fatal(status, &errors)
			}
			took, worked := time.Since(begin), arith.CPUTime()-spent
			if wall[jobs] == 0 || took < wall[jobs] {
				wall[jobs] = took
			}
			if cpu[jobs] == 0 || worked < cpu[jobs] {
				cpu[jobs] = worked
			}
			if want == "" {
				want = out.String()
			} else if out.String() != want {
				b.Fatal("the output differs")
			}
		}
	}
	b.ReportMetric(float64(wall[1])/float64(wall[2]), "speed-up")
	b.ReportMetric(float64(cpu[2])/float64(cpu[1]), "work")
	b.ReportMetric(float64(wall[1].Milliseconds()), "one-ms")
	b.ReportMetric(0, "ns/op")
}
