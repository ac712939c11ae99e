package knight

import (
	"context"
	"math/rand/v2"
	"runtime"
	"sort"
	"sync"
	"time"
)

// Report is what the generation of a chapter saw.
type Report struct {
	Chapter    string         `json:"chapter"`
	Candidates int            `json:"candidates"`
	Died       map[string]int `json:"died"` // by the first filter or step that refused them
	// Refused counts for each filter the candidates that it refuses, whatever the
	// others say.
	Refused map[string]int `json:"refused"`
	// Nanos is what each filter and step took together, in nanoseconds.
	Nanos          map[string]int64 `json:"nanos"`
	Accepted       int              `json:"accepted"`
	Solved         int              `json:"solved"`          // candidates with a tour
	NeverBacktrack int              `json:"never_backtrack"` // of those: as many nodes as squares
}

// Progress is the state of a generation, as it is saved and taken up again. The
// stages depend on the seed alone, not on when it was interrupted or on how many
// threads ran.
type Progress struct {
	Seed    uint64   `json:"seed"`
	Chapter int      `json:"chapter"` // the chapter being filled
	Next    int      `json:"next"`    // its next candidate
	Stages  []Stage  `json:"stages"`
	Reports []Report `json:"reports"`
}

// Done reports whether the bank is complete.
func (p *Progress) Done() bool { return p.Chapter >= len(Chapters()) }

// outcome is what became of a candidate.
type outcome struct {
	stage  *Stage
	died   string
	nanos  map[string]int64
	solved bool
	smooth bool

	refused [3]bool // by parity, degree, connectivity
}

// batch is how many candidates are tried between two calls of save.
const batch = 512

// Generate fills the chapters from where p stands. After each batch of candidates it
// calls save, which may be nil. It returns the error of the context or of save.
func Generate(ctx context.Context, p *Progress, save func(*Progress) error) error {
	chapters := Chapters()
	for p.Chapter < len(chapters) {
		c := &chapters[p.Chapter]
		if len(p.Reports) == p.Chapter {
			p.Reports = append(p.Reports, Report{Chapter: c.Name, Died: map[string]int{}, Refused: map[string]int{}, Nanos: map[string]int64{}})
		}
		outcomes := make([]outcome, batch)
		var wait sync.WaitGroup
		work := make(chan int)
		for range runtime.GOMAXPROCS(0) {
			wait.Add(1)
			go func() {
				defer wait.Done()
				for k := range work {
					outcomes[k] = c.try(ctx, p.Seed, p.Chapter, p.Next+k)
				}
			}()
		}
		for k := range outcomes {
			work <- k
		}
		close(work)
		wait.Wait()
		if err := ctx.Err(); err != nil {
			return err // the batch is tried again when the generation is taken up
		}
		p.take(c, outcomes)
		if save != nil {
			if err := save(p); err != nil {
				return err
			}
		}
	}
	for i := range p.Stages {
		p.Stages[i].ID = i + 1
	}
	return nil
}

// take adds the outcomes to the chapter, in the order of the candidates, and closes
// the chapter when it is full.
func (p *Progress) take(c *Chapter, outcomes []outcome) {
	report := &p.Reports[p.Chapter]
	taken, names := map[string]bool{}, map[string]bool{}
	left := map[Band]int{}
	for b, n := range c.Quota {
		left[b] = n
	}
	first := len(p.Stages)
	for i, s := range p.Stages {
		names[s.Name] = true
		taken[stageKey(&p.Stages[i])] = true
		if s.Chapter == c.Name {
			first = min(first, i)
			left[s.Band]--
		}
	}
	for k, o := range outcomes {
		if len(p.Stages)-first == c.Size() {
			break
		}
		report.Candidates++
		for name, ns := range o.nanos {
			report.Nanos[name] += ns
		}
		for f, name := range [3]string{"parity", "degree", "connectivity"} {
			if o.refused[f] {
				report.Refused[name]++
			}
		}
		if o.solved {
			report.Solved++
		}
		if o.smooth {
			report.NeverBacktrack++
		}
		switch {
		case o.stage == nil:
			report.Died[o.died]++
		case taken[stageKey(o.stage)]:
			report.Died["repeated, mirrored or turned"]++
		case left[o.stage.Band] == 0:
			report.Died["band full"]++
		default:
			s := *o.stage
			if s.Name == "" || names[s.Name] {
				s.Name = nameFor(rand.New(rand.NewPCG(p.Seed, uint64(p.Chapter)<<32|uint64(p.Next+k))), names)
			}
			left[s.Band]--
			taken[stageKey(&s)], names[s.Name] = true, true
			p.Stages = append(p.Stages, s)
			report.Accepted++
		}
	}
	p.Next += batch
	if len(p.Stages)-first == c.Size() || p.Next > 400*batch {
		stages := p.Stages[first:]
		sort.SliceStable(stages, func(i, j int) bool { return stages[i].Nodes < stages[j].Nodes })
		p.Chapter++
		p.Next = 0
	}
}

// stageKey is the same for stages that are mirror images or turns of each other.
func stageKey(s *Stage) string {
	b, t, err := s.Puzzle()
	if err != nil {
		return s.Board
	}
	return Canonical(b, t)
}

// try draws a candidate and puts it through the filters, cheap ones first, and the
// searches.
func (c *Chapter) try(ctx context.Context, seed uint64, chapter, i int) (o outcome) {
	o.nanos = map[string]int64{}
	clock := time.Now()
	lap := func(name string) {
		o.nanos[name] += time.Since(clock).Nanoseconds()
		clock = time.Now()
	}
	r := rand.New(rand.NewPCG(seed, uint64(chapter)<<32|uint64(i)))
	cand := c.Draw(r, i)
	if cand == nil || cand.Board == nil || cand.Board.Size() < 8 {
		o.died = "no shape"
		return o
	}
	g := NewGraph(cand.Board)
	lap("draw")
	f := &Filters{}
	g.filterDegree(f)
	lap("degree")
	g.filterColours(f)
	lap("parity and connectivity")
	o.refused = [3]bool{!f.Parity, !f.Degree, !f.Connectivity}
	if o.died = f.Failed(); o.died != "" {
		return o
	}
	if g.filtered(cand.Task) != nil {
		o.died = "parity of the task"
		return o
	}
	run := g.PlainNodes(ctx, cand.Task, c.Limit)
	lap("search")
	if run.Ended != Found {
		// Not found is not absence: it only means that this bank does not take it.
		o.died = "not found within the limit"
		return o
	}
	o.solved, o.smooth = true, run.Nodes == int64(g.N)
	b := cand.Board
	s := &Stage{
		Chapter: c.Name, Name: cand.Name, Board: b.Text(), Wrap: b.Wrap, Closed: cand.Task.Closed,
		Squares: g.N, Nodes: run.Nodes, Band: BandOf(run.Nodes),
	}
	if cand.Task.Start >= 0 {
		s.Start = b.Point(cand.Task.Start).String()
	}
	tour := g.found(Decision{}, run.Tour, "").Tour
	s.Tour = TourText(tour)
	if b.Wrap && !cand.Task.Closed {
		// The wrapped world asks more: a proof that the plain board has no tour.
		plain := NewGraph(b.Unwrapped())
		if !plain.Filter().Pass() {
			o.died = "plain board fails a filter"
			return o
		}
		d := plain.Decide(ctx, Options{Task: Any})
		lap("absence")
		if d.Verdict != NoTour {
			o.died = "plain board: " + string(d.Verdict)
			return o
		}
		s.Absence = d.Certificate.Text()
	}
	o.stage = s
	return o
}
