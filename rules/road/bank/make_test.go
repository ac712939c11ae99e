package bank

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/generate"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
)

var (
	remake = flag.Bool("remake", false, "make the bank again, which takes half an hour")
	limit  = flag.Duration("each", 5*time.Minute, "with -remake: give up a size and grade after this time")
)

// TestRemake makes bank.tsv again when asked to: ten boards of each size and grade, from the
// same seeds. A size and grade that gives none in the
// time allowed is left out and reported.
func TestRemake(t *testing.T) {
	if !*remake {
		t.Skip("only with -remake")
	}
	out := "size\tgrade\turl\thash\torigin\n"
	for _, size := range []int{6, 8, 10} {
		for grade := 1; grade < len(ladder.RungNames); grade++ { // region concludes no used edge
			found := 0
			d := generate.Draw{W: size, H: size, Size: 2, Density: 0.5, Seed: 7}
			switch ladder.RungNames[grade] { // Weak grades need shorter loops, and once single cells.
			case "once":
				d.Size, d.Density = 1, map[int]float64{6: 0.4, 8: 0.3, 10: 0.16}[size]
			case "loop":
				d.Density = map[int]float64{6: 0.5, 8: 0.5, 10: 0.35}[size]
			}
			erase := generate.KeepAll
			if grade == len(ladder.RungNames)-1 {
				erase = generate.Adversarial
			}
			ctx, cancel := context.WithTimeout(context.Background(), *limit)
			tried := uint64(0)
			err := generate.Job{Draw: d, Erase: erase, Grade: grade, Workers: 1}.Each(ctx, func(i uint64, item *generate.Item) bool {
				tried = i + 1
				if item == nil {
					return true
				}
				found++
				sum := sha256.Sum256([]byte(geometry.Drawing(item.Board.Grid, item.Used)))
				out += fmt.Sprintf("%d\t%s\t%s\t%s\tseed %d index %d country %v density %v erase %s\n", size, ladder.RungNames[grade],
					(&codec.Puzzle{Board: item.Board}).URL(), hex.EncodeToString(sum[:]), d.Seed, i, d.Size, d.Density, erase)
				return found < 10
			})
			cancel()
			t.Logf("%d %s: %d boards of %d tried (%v)", size, ladder.RungNames[grade], found, tried, err)
		}
	}
	if err := os.WriteFile("bank.tsv", []byte(out), 0o666); err != nil {
		t.Fatal(err)
	}
}
