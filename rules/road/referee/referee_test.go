package referee

import (
	"testing"

	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

// Each broken grid names the first broken rule and where.
func TestFirstBrokenRule(t *testing.T) {
	const two = "AAB\nAAB\n"
	for _, c := range []struct {
		name, board, grid, rule, where string
	}{
		{"a solution", two, "F-7\nL-J\n", "", ""},
		{"one country left out", two, "F7.\nLJ.\n", LeftOut, "r1c3"},
		{"two empty cells face each other", "AAB\nAAB\nAAC\nCCC\nskip\n", "F7.\nLJ.\n...\n...\n", FacingEmpty, "r3c2"},
		{"no line at all", "AA\nAA\nskip\n", "..\n..\n", NoLine, ""},
		{"a number not reached", "AAB\nAAB\nA=4 B=1\n", "F-7\nL-J\n", TooMany, "r1c3"},
		{"a number that cannot be reached", "AAA\nAAA\nBBB\nA=6 B=3\n", "F-7\nL7|\n.LJ\n", TooFew, "r3c1"},
		{"a wall is crossed", "AAA\nAAA\nwall r1c1-r1c2\n", "F-7\nL-J\n", WallCrossed, "r1c1-r1c2"},
		{"two loops", "AAAAA\nAAAAA\n", "F7.F7\nLJ.LJ\n", SmallLoop, "r1c1"},
		{"three borders crossed", "AAAA\nABBA\n", "F--7\nL--J\n", "", ""},
		{"crossed four times", "AAAA\nBBBB\nAAAA\nskip\n", "F7F7\n||||\nLJLJ\n", CrossedMore, "r1c1-r2c1"},
		{"one border crossed twice", "AAC\nBBC\nBBC\n", "F7.\n||.\nLJ.\n", LeftOut, "r1c3"},
	} {
		p, err := codec.ReadPlain(c.board)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		used, err := geometry.ReadDrawing(p.Grid, c.grid)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		v := JudgeLoop(p.Board, used)
		where := ""
		if len(v.Cells) > 0 {
			where = p.CellName(v.Cells[0])
		} else if len(v.Edges) > 0 {
			where = p.EdgeName(v.Edges[0])
		}
		if v.Broken != c.rule || where != c.where || v.Finished != (c.rule == "") {
			t.Errorf("%s: rule %q at %q (%s), want %q at %q", c.name, v.Broken, where, v.Message, c.rule, c.where)
		}
	}
}

func TestPartialGrids(t *testing.T) {
	p, err := codec.ReadPlain("AAB\nAAB\nCCC\nA=4\n")
	if err != nil {
		t.Fatal(err)
	}
	edge := func(name string) int {
		e, err := codec.ReadEdge(p.Grid, name)
		if err != nil {
			t.Fatal(err)
		}
		return e
	}
	cell := func(name string) int {
		c, err := codec.ReadCell(p.Grid, name)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	for _, c := range []struct {
		name           string
		on, off, empty []string
		rule           string
	}{
		{"nothing marked", nil, nil, nil, ""},
		{"a fair beginning", []string{"r1c1-r1c2", "r1c2-r1c3"}, nil, nil, ""},
		{"an empty cell with a line", []string{"r1c1-r1c2"}, nil, []string{"r1c2"}, Mismatch},
		{"a branch", []string{"r2c1-r2c2", "r2c2-r2c3", "r1c2-r2c2"}, nil, nil, Branch},
		{"a dead end", []string{"r1c1-r1c2"}, []string{"r1c1-r2c1"}, nil, DeadEnd},
		{"a closed loop that misses countries", []string{"r1c1-r1c2", "r1c1-r2c1", "r1c2-r2c2", "r2c1-r2c2"}, nil, nil, LeftOut},
		{"a border crossed twice", []string{"r1c2-r1c3", "r2c2-r2c3"}, nil, nil, SamePair},
		{"too few cells left", nil, nil, []string{"r1c1"}, TooFew},
		{"no way out", nil, []string{"r1c2-r1c3", "r2c2-r2c3", "r2c1-r3c1"}, nil, LeftOut},
		{"facing empty cells", nil, nil, []string{"r2c3", "r3c3"}, FacingEmpty},
	} {
		m := geometry.NewMarks(p.Grid)
		for _, s := range c.on {
			m.Edge[edge(s)] = geometry.On
		}
		for _, s := range c.off {
			m.Edge[edge(s)] = geometry.Off
		}
		for _, s := range c.empty {
			m.Cell[cell(s)] = geometry.Off
		}
		if v := Judge(p.Board, m); v.Broken != c.rule {
			t.Errorf("%s: %q (%s), want %q", c.name, v.Broken, v.Message, c.rule)
		}
	}
}
