// Package search counts and finds the solutions of a Country Road board by propagation and
// guessing: the rules of package ladder narrow the board, and where they stop, one edge is
// tried both ways. It shares only the geometry with the brute-force counters.
package search

import (
	"context"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
	"github.com/eyeprove/eyeprove/rules/road/referee"
)

// Result is what a search found.
type Result struct {
	Solutions [][]bool // used edges, up to the limit
	Count     int      // solutions counted, at most the limit
	Complete  bool     // all of the board was searched: Count is exact
	Guesses   int      // edges that had to be tried
	Steps     int      // facts deduced
}

// Options of a search. The zero value counts all solutions and keeps none.
type Options struct {
	Limit int          // stop after this many solutions; 0: never
	Keep  int          // keep this many solutions
	Rungs ladder.Rungs // 0: region, once, loop and macro
	From  *geometry.Marks
}

// Solve finds up to two solutions: none, the only one, or two that show there are several.
func Solve(ctx context.Context, b *geometry.Board) (Result, error) {
	return Run(ctx, ladder.Prepare(b), Options{Limit: 2, Keep: 2})
}

// Run searches a prepared board. The error is that of the context, with what was found
// until then.
func Run(ctx context.Context, p *ladder.Puzzle, o Options) (Result, error) {
	const full = ladder.Region | ladder.Once | ladder.Loop | ladder.Macro
	if o.Rungs == 0 {
		o.Rungs = full
	}
	s := &searcher{s: ladder.New(p, o.Rungs&^ladder.Probe), p: p, o: o}
	s.partial = o.Rungs&full&^ladder.Macro != full&^ladder.Macro
	err := s.run(ctx)
	s.Result.Steps = s.s.Count.Facts
	s.Complete = err == nil && !s.limited
	return s.Result, err
}

type searcher struct {
	Result
	s       *ladder.State
	p       *ladder.Puzzle
	o       Options
	limited bool
	partial bool // some rungs are missing: a finished board may break their rules
	stack   []guess
}

// guess is an edge being tried: the length of the trail before it, and what was tried.
type guess struct {
	mark int
	lit  ladder.Lit
}

func (s *searcher) run(ctx context.Context) error {
	if s.o.From != nil {
		for c, m := range s.o.From.Cell {
			if !s.given(ladder.Var(c), m) {
				return nil
			}
		}
		for e, m := range s.o.From.Edge {
			if !s.given(s.p.EdgeVar(e), m) {
				return nil
			}
		}
	}
	ok := s.s.Propagate()
	root := s.s.Mark()
	for {
		if ok && s.Guesses == patience && s.Count == 0 && len(s.stack) > 0 {
			// Early guesses were made blindly: forget them.
			s.stack = s.stack[:0]
			s.s.Undo(root)
		}
		if ok {
			v := ladder.Var(-1)
			if s.Guesses < patience || s.Count >= 2 {
				v = s.s.Pick()
			} else if v, ok = s.lookAhead(); !ok {
				goto back
			}
			if v >= 0 {
				s.Guesses++
				if s.Guesses&63 == 0 {
					if err := ctx.Err(); err != nil {
						return err
					}
				}
				s.stack = append(s.stack, guess{s.s.Mark(), ladder.On(v)})
				ok = s.s.Assume(ladder.On(v)) && s.s.Propagate()
				continue
			}
			if s.partial && referee.JudgeLoop(s.p.Board, s.s.Used()).Broken != "" {
				goto back
			}
			s.Count++
			if len(s.Solutions) < s.o.Keep {
				s.Solutions = append(s.Solutions, s.s.Used())
			}
			if s.o.Limit > 0 && s.Count >= s.o.Limit {
				s.limited = true
				return nil
			}
		}
	back:
		// Take back guesses; the other side of the last one follows.
		for {
			if len(s.stack) == 0 {
				return nil
			}
			g := s.stack[len(s.stack)-1]
			s.stack = s.stack[:len(s.stack)-1]
			s.s.Undo(g.mark)
			if ok = s.s.Assume(ladder.Not(g.lit)) && s.s.Propagate(); ok {
				break
			}
		}
	}
}

func (s *searcher) given(v ladder.Var, m geometry.Mark) bool {
	switch m {
	case geometry.On:
		return s.s.Assume(ladder.On(v))
	case geometry.Off:
		return s.s.Assume(ladder.Off(v))
	}
	return true
}

// patience is how many guesses are made by looks alone before the search starts afresh and
// looks ahead. Measured on the 148 published puzzles, all of them together: never looking
// ahead 81 s, patience 10 1.1 s, 60 0.71 s, 300 0.78 s. Where many solutions are to be
// counted, looking ahead stops paying once two were found.
const patience = 60

// lookAhead probes all that is open both ways, cells and borders too; what leads to a
// contradiction is refuted, until a round finds nothing. It returns the one that decides most either way, or -1 when all is
// decided; ok is false when the state is contradictory.
func (s *searcher) lookAhead() (best ladder.Var, ok bool) {
	for {
		best = -1
		bestScore := -1
		found := false
		for v := ladder.Var(0); int(v) < s.p.Vars(); v++ {
			if s.s.Value(v) != 0 {
				continue
			}
			var grown [2]int
			refuted := false
			for i, l := range []ladder.Lit{ladder.On(v), ladder.Off(v)} {
				mark := s.s.Mark()
				good := s.s.Assume(l) && s.s.Propagate()
				grown[i] = s.s.Mark() - mark
				s.s.Undo(mark)
				if !good {
					if !s.s.Assume(ladder.Not(l)) || !s.s.Propagate() {
						return -1, false
					}
					refuted, found = true, true
					break
				}
			}
			if score := grown[0]*grown[1]*16 + grown[0] + grown[1]; !refuted && score > bestScore {
				best, bestScore = v, score
			}
		}
		if !found {
			break
		}
	}
	return best, true
}
