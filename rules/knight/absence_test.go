package knight

import (
	"math/rand/v2"
	"testing"
	"time"
)

// Of boards of 8 to 29 squares that pass the three filters and have no tour, each
// gets a certificate that the verifier accepts, in seconds; damaged forms of it are
// refused. 980 boards, fewer with -short.
func TestHardAbsences(t *testing.T) {
	want := 980
	if testing.Short() {
		want = 120
	}
	r := rand.New(rand.NewPCG(29, 8))
	kinds := map[Kind]int{}
	var slowest time.Duration
	largest, found, refused := 0, 0, 0
	for found < want {
		b := randomShape(t, r, 8, 29)
		g := NewGraph(b)
		if !g.Filter().Pass() {
			continue
		}
		start := time.Now()
		d := g.Decide(background, Options{Task: Any})
		took := time.Since(start)
		if d.Verdict == Tour {
			continue
		}
		found++
		slowest = max(slowest, took)
		if d.Verdict == Unknown {
			t.Errorf("%s: unknown: %s", b.Text(), d.Reason)
			continue
		}
		kinds[d.Certificate.Kind]++
		if err := VerifyCertificate(b, Any, d.Certificate); err != nil {
			t.Errorf("%s: %v", b.Text(), err)
		}
		if d.Certificate.Kind == Forced {
			largest = max(largest, d.Certificate.Tree.Nodes())
		}
		for _, bad := range damage(r, d.Certificate) {
			if VerifyCertificate(b, Any, bad) == nil {
				t.Errorf("%s: accepts the damaged %s", b.Text(), bad.Text())
			}
			refused++
		}
	}
	t.Logf("%d boards: %v, largest tree %d nodes, slowest %v, %d damaged certificates refused", found, kinds, largest, slowest.Round(time.Millisecond), refused)
}

// randomShape draws a board of from to to squares, most of them in one piece.
func randomShape(t testing.TB, r *rand.Rand, from, to int) *Board {
	for {
		w, h := 3+r.IntN(5), 3+r.IntN(5)
		full := 0.55 + 0.45*r.Float64()
		rows := make([]string, h)
		n := 0
		for y := range rows {
			line := make([]byte, w)
			for x := range line {
				line[x] = '.'
				if r.Float64() < full {
					line[x] = '#'
					n++
				}
			}
			rows[y] = string(line)
		}
		if n < from || n > to {
			continue
		}
		b, err := FromRows(rows, r.IntN(4) == 0)
		if err != nil {
			t.Fatal(err)
		}
		return b
	}
}

// damage gives forms of a certificate that show nothing: squares left out, pieces
// joined, a branch replaced by a leaf that meets no contradiction.
func damage(r *rand.Rand, c *Certificate) []*Certificate {
	var bad []*Certificate
	if c.Kind == Cut || c.Kind == Weighted {
		k := r.IntN(len(c.Pieces))
		less := *c
		less.Pieces = append([][]Point(nil), c.Pieces...)
		less.Pieces[k] = less.Pieces[k][1:]
		bad = append(bad, &less)
		if len(c.Cut) > 0 {
			moved := *c
			moved.Cut = c.Cut[1:]
			bad = append(bad, &moved)
			joined := *c
			joined.Cut = c.Cut[1:]
			joined.Pieces = append([][]Point{{c.Cut[0]}}, c.Pieces...)
			bad = append(bad, &joined)
		}
	}
	if c.Kind == Forced && c.Tree.Nodes() > 3 {
		bad = append(bad, &Certificate{Kind: Forced, Tree: &Branches{}})
		bad = append(bad, &Certificate{Kind: Forced, Tree: &Branches{A: c.Tree.A, B: c.Tree.B, In: &Branches{}, Out: &Branches{}}})
	}
	return bad
}
