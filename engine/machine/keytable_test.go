package machine

import (
	"math/rand/v2"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

// The table agrees with a map through puts and removals in any order.
func TestKeyTable(t *testing.T) {
	for seed := range uint64(20) {
		rnd := rand.New(rand.NewPCG(seed, 3))
		table, model := newKeyTable(8), map[term.Word]int32{}
		for range 5000 {
			key := term.MakeSmall(rnd.Int64N(300))
			if rnd.IntN(3) > 0 {
				v := rnd.Int32()
				table.put(key, v)
				model[key] = v
			} else if _, ok := model[key]; ok {
				table.remove(key)
				delete(model, key)
			}
		}
		if table.live != len(model) {
			t.Fatalf("seed %d: %d keys, want %d", seed, table.live, len(model))
		}
		for i := range int64(300) {
			key := term.MakeSmall(i)
			if got := table.get(key); got != model[key] {
				t.Fatalf("seed %d: %d has %d, want %d", seed, i, got, model[key])
			}
		}
	}
}

// Blocks of cells are used again, big ones too, and never overlap.
func TestCellStore(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 5))
	s := cellStore{fill: -1}
	type block struct {
		place uint32
		size  int
		mark  term.Word
	}
	var blocks []block
	for i := range 20000 {
		if len(blocks) > 500 || rnd.IntN(3) == 0 && len(blocks) > 0 {
			k := rnd.IntN(len(blocks))
			b := blocks[k]
			for _, w := range s.at(b.place, b.size) {
				if w != b.mark {
					t.Fatalf("step %d: a block was written over", i)
				}
			}
			s.release(b.place, b.size)
			blocks[k] = blocks[len(blocks)-1]
			blocks = blocks[:len(blocks)-1]
			continue
		}
		n := 1 + rnd.IntN(60)
		if rnd.IntN(50) == 0 {
			n = 1 + rnd.IntN(3*cellsIn)
		}
		cells := make([]term.Word, n)
		for j := range cells {
			cells[j] = term.Word(i)
		}
		blocks = append(blocks, block{s.put(cells), n, term.Word(i)})
	}
	total := 0
	for _, c := range s.chunks {
		total += len(c)
	}
	if total > 20<<20 {
		t.Errorf("%d cells for some 500 blocks", total)
	}
}
