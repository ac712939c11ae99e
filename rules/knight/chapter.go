package knight

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Chapter is a part of the bank: how its candidates are drawn, and how many stages of
// each band it takes.
type Chapter struct {
	Name  string
	Quota map[Band]int
	// Limit is the most nodes that the plain search may take.
	Limit int64
	// Draw gives candidate number i, which depends on nothing but r and i; nil when
	// the shape drawn makes no sense.
	Draw func(r *rand.Rand, i int) *Candidate
}

// Candidate is a shape that may become a stage.
type Candidate struct {
	Board *Board
	Task  Task
	Name  string // when the shape has one of its own
}

// Chapters gives the chapters of the bank, 298 stages together.
func Chapters() []Chapter {
	return []Chapter{
		{"Open Fields", map[Band]int{Easy: 24, Medium: 14, Hard: 2}, 50_000, drawRectangle},
		{"Holes", map[Band]int{Easy: 24, Medium: 18, Hard: 14, VeryHard: 4}, 300_000, drawHoles},
		{"Figures", map[Band]int{Easy: 10, Medium: 26, Hard: 2}, 100_000, drawFigure},
		{"Round Trips", map[Band]int{Easy: 16, Medium: 20, Hard: 12, VeryHard: 2}, 300_000, drawRoundTrip},
		{"Wrapped World", map[Band]int{Easy: 30, Medium: 18, Hard: 10, VeryHard: 2}, 200_000, drawWrapped},
		{"Crooked Ways", map[Band]int{Medium: 8, Hard: 30, VeryHard: 12}, 600_000, drawCrooked},
	}
}

// Size is the number of stages of the chapter.
func (c *Chapter) Size() int {
	n := 0
	for _, q := range c.Quota {
		n += q
	}
	return n
}

// drawRectangle gives the full rectangles in turn, from small to large, half of them
// with a fixed start.
func drawRectangle(r *rand.Rand, i int) *Candidate {
	k := i
	for w := 3; w <= 14; w++ {
		for h := 3; h <= w; h++ {
			for range 3 {
				if k == 0 {
					b, err := Rectangle(w, h, false)
					if err != nil {
						return nil
					}
					c := &Candidate{Board: b, Task: Any}
					if i%3 > 0 {
						c.Task.Start = int32(r.IntN(b.Size()))
					}
					return c
				}
				k--
			}
		}
	}
	return nil
}

// drawHoles takes squares out of a rectangle, in mirrored pairs.
func drawHoles(r *rand.Rand, _ int) *Candidate {
	return &Candidate{Board: symmetric(r, 4+r.IntN(7), 4+r.IntN(7), 0.70+0.25*r.Float64(), false), Task: Any}
}

// drawRoundTrip is as drawHoles, for closed tours; some are wrapped.
func drawRoundTrip(r *rand.Rand, _ int) *Candidate {
	wrap := r.IntN(5) == 0
	return &Candidate{
		Board: symmetric(r, 4+r.IntN(6), 4+r.IntN(6), 0.75+0.25*r.Float64(), wrap),
		Task:  Task{Start: -1, End: -1, Closed: true},
	}
}

// drawWrapped draws a cylinder of 14 to 40 squares.
func drawWrapped(r *rand.Rand, _ int) *Candidate {
	b := scattered(r, 3+r.IntN(5), 3+r.IntN(5), 0.6+0.4*r.Float64(), true)
	if b == nil || b.Size() < 14 || b.Size() > 40 {
		return nil
	}
	return &Candidate{Board: b, Task: Any}
}

// drawCrooked draws a small board of no symmetry.
func drawCrooked(r *rand.Rand, _ int) *Candidate {
	b := scattered(r, 4+r.IntN(4), 4+r.IntN(4), 0.55+0.4*r.Float64(), r.IntN(3) == 0)
	if b == nil || b.Size() < 16 || b.Size() > 34 {
		return nil
	}
	return &Candidate{Board: b, Task: Any}
}

// scattered keeps each cell with the given chance.
func scattered(r *rand.Rand, w, h int, keep float64, wrap bool) *Board {
	rows := make([]string, h)
	for y := range rows {
		line := make([]byte, w)
		for x := range line {
			line[x] = '.'
			if r.Float64() < keep {
				line[x] = '#'
			}
		}
		rows[y] = string(line)
	}
	b, err := FromRows(rows, wrap)
	if err != nil {
		return nil
	}
	return b
}

// symmetric keeps each cell and its mirror image with the given chance.
func symmetric(r *rand.Rand, w, h int, keep float64, wrap bool) *Board {
	turn := r.IntN(2) == 0 // mirrored in a point rather than an axis
	cells := make([][]byte, h)
	for y := range cells {
		cells[y] = []byte(strings.Repeat(".", w))
	}
	for y := range h {
		for x := range w {
			my := y
			if turn {
				my = h - 1 - y
			}
			if my < y || my == y && w-1-x < x {
				continue
			}
			if r.Float64() < keep {
				cells[y][x], cells[my][w-1-x] = '#', '#'
			}
		}
	}
	rows := make([]string, h)
	for y := range rows {
		rows[y] = string(cells[y])
	}
	b, err := FromRows(rows, wrap)
	if err != nil {
		return nil
	}
	return b
}

var (
	manners = strings.Fields("Quiet Narrow Broken Hidden Crooked Gentle Silver Wandering Hollow Patient Restless Winding Lonely Golden Distant Frozen Sudden Humble Secret Ancient Bitter Bright Dusty Foggy Lucky Misty Proud Rusty Sleepy Stormy Tangled Twisted Velvet Wild Amber Copper Crimson Emerald Ivory Scarlet")
	things  = strings.Fields("Gate Bridge Courtyard Tower Orchard Harbour Garden Stair Lantern Mill Chapel Market Well Tunnel Meadow Forge Cellar Quarry Lighthouse Canal Attic Pavilion Rampart Library Stable Fountain Cloister Arcade Terrace Labyrinth Causeway Drawbridge Gallery Moat Belfry Granary Vineyard Foundry Ferry Observatory")
)

// nameFor draws a name that no stage has.
func nameFor(r *rand.Rand, taken map[string]bool) string {
	for n := 2; ; n++ {
		name := manners[r.IntN(len(manners))] + " " + things[r.IntN(len(things))]
		if n > 200 {
			name = fmt.Sprintf("%s %d", name, n)
		}
		if !taken[name] {
			return name
		}
	}
}
