package knight

import (
	"math/rand/v2"
	"testing"
)

// randomBoard draws a board of at most cells squares.
func randomBoard(t testing.TB, r *rand.Rand, cells int) *Board {
	for {
		w, h := 1+r.IntN(6), 1+r.IntN(6)
		holes := r.IntN(4)
		rows := make([]string, h)
		n := 0
		for y := range rows {
			line := make([]byte, w)
			for x := range line {
				line[x] = '#'
				if r.IntN(10) < holes {
					line[x] = '.'
				} else {
					n++
				}
			}
			rows[y] = string(line)
		}
		if n < 1 || n > cells {
			continue
		}
		b, err := FromRows(rows, r.IntN(2) == 0)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
}

// On random boards, plain and wrapped, open and closed, with and without a fixed
// start and end: the decision, the plain search and the counter agree, and every
// tour and certificate passes the verifier, which refuses certificates that lack a
// square. 2,000 boards, fewer with -short.
func TestCrossCheck(t *testing.T) {
	boards := 2000
	if testing.Short() {
		boards = 250
	}
	r := rand.New(rand.NewPCG(7, 7))
	kinds := map[Kind]int{}
	for range boards {
		b := randomBoard(t, r, 20)
		g := NewGraph(b)
		task := Any
		switch r.IntN(4) {
		case 1:
			task.Closed = true
		case 2:
			task.Start = int32(r.IntN(g.N))
		case 3:
			task.Start = int32(r.IntN(g.N))
			task.End = int32(r.IntN(g.N))
		}
		count, err := g.Count(background, task, Limits{})
		if err != nil {
			t.Fatal(err)
		}
		d := g.Decide(background, Options{Task: task})
		where := b.Text()
		if b.Wrap {
			where += " wrapped"
		}
		switch d.Verdict {
		case Tour:
			if err := Verify(b, task, d.Tour); err != nil {
				t.Errorf("%s %+v: %v", where, task, err)
			}
			if count.Sign() == 0 {
				t.Errorf("%s %+v: a tour, and the counter counts none", where, task)
			}
		case NoTour:
			kinds[d.Certificate.Kind]++
			if count.Sign() != 0 {
				t.Errorf("%s %+v: no tour, and the counter counts %v", where, task, count)
			}
			if err := VerifyCertificate(b, task, d.Certificate); err != nil {
				t.Errorf("%s %+v: %s: %v", where, task, d.Certificate.Text(), err)
			}
			for i, bad := range damage(r, d.Certificate) {
				if i < 2 && VerifyCertificate(b, task, bad) == nil {
					t.Errorf("%s %+v: accepts the damaged %s", where, task, bad.Text())
				}
			}
			again, err := ParseCertificate(g, d.Certificate.Text())
			if err != nil || again.Text() != d.Certificate.Text() {
				t.Errorf("%s: %q reads back as %v %v", where, d.Certificate.Text(), again, err)
			} else if err := VerifyCertificate(b, task, again); err != nil {
				t.Errorf("%s: read back: %v", where, err)
			}
		default:
			t.Errorf("%s %+v: unknown: %s", where, task, d.Reason)
		}
		if plain := g.PlainNodes(background, task, 20_000); plain.Ended != OutOfNodes && (plain.Ended == Found) != (d.Verdict == Tour) {
			t.Errorf("%s %+v: the plain search says %d, the decision %s", where, task, plain.Ended, d.Verdict)
		}
	}
	t.Log(kinds)
}
