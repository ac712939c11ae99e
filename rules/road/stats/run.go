package stats

import (
	"context"
	"math/rand/v2"
	"sort"

	"github.com/eyeprove/eyeprove/rules/road/generate"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/search"
)

// Options of a measurement. Scale multiplies all sample sizes; 1 gives those of the seed's
// tables. Progress, if set, is called before each board with the boards done and to do.
type Options struct {
	Seed     uint64
	Scale    float64
	Progress func(table string, done, all int)
}

// Names lists the tables.
var Names = []string{"reach", "ablation", "ambiguity", "cycles", "countries", "partitions", "numbers"}

// Measure measures one table by its name. It ends early with the context's error.
func Measure(ctx context.Context, name string, o Options) (*Table, error) {
	r := &run{ctx: ctx, o: o, name: name}
	if r.o.Scale <= 0 {
		r.o.Scale = 1
	}
	measure := map[string]func() (*Table, error){
		"reach": r.reach, "ablation": r.ablation, "ambiguity": r.ambiguity, "cycles": r.cycles,
		"countries": r.countries, "partitions": r.partitions, "numbers": r.numbers,
	}[name]
	return measure()
}

type run struct {
	ctx  context.Context
	o    Options
	name string
}

func (r *run) samples(n int) int { return max(1, int(float64(n)*r.o.Scale+0.5)) }

// step reports progress, and returns the context's error.
func (r *run) step(done, all int) error {
	if r.o.Progress != nil {
		r.o.Progress(r.name, done, all)
	}
	return r.ctx.Err()
}

// board makes the i-th board of a size, every country numbered.
func (r *run) board(n int, size float64, i int) (*ladder.Puzzle, error) {
	b, err := generate.Make(generate.Draw{W: n, H: n, Size: size, Density: generate.DefaultDensity, Seed: r.o.Seed}, uint64(i))
	if err != nil {
		return nil, err
	}
	return ladder.Prepare(b.Board), nil
}

// two finds up to two solutions.
func (r *run) two(p *ladder.Puzzle) (search.Result, error) {
	return search.Run(r.ctx, p, search.Options{Limit: 2, Keep: 2})
}

func (r *run) partition(n, k, i int, even bool) (*geometry.Board, error) {
	make := generate.Partition
	if even {
		make = generate.EvenPartition
	}
	return make(n, n, k, rand.New(rand.NewPCG(r.o.Seed, uint64(1000*n+100*k)<<32|uint64(i))))
}

func median(list []int64) int64 {
	if len(list) == 0 {
		return 0
	}
	sort.Slice(list, func(i, j int) bool { return list[i] < list[j] })
	return list[len(list)/2]
}
