package knight

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// row is one line of a table of testdata: the first cell is the board, the second
// its wrap, unless the table says otherwise.
type row []string

func readTable(t testing.TB, name string) []row {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	var rows []row
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		if strings.HasPrefix(line, "#\t") || strings.HasPrefix(line, "# ") || strings.HasPrefix(line, "board\t") {
			continue
		}
		rows = append(rows, strings.Split(strings.TrimRight(line, "\r"), "\t"))
	}
	return rows
}

func (r row) board(t testing.TB) *Board {
	t.Helper()
	return mustBoard(t, r[0], r[1] == "1")
}

func mustBoard(t testing.TB, text string, wrap bool) *Board {
	t.Helper()
	b, err := Parse(text, wrap)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return b
}

// witness reads "x,y x,y ...", both from 0.
func (r row) witness(t testing.TB, b *Board, text string) []Point {
	t.Helper()
	var points []Point
	for _, f := range strings.Fields(text) {
		x, y, _ := strings.Cut(f, ",")
		nx, err1 := strconv.Atoi(x)
		ny, err2 := strconv.Atoi(y)
		if err1 != nil || err2 != nil {
			t.Fatalf("bad witness %q", f)
		}
		points = append(points, Point{nx + 1, ny + 1})
	}
	return points
}

func itoa(n int64) string { return strconv.FormatInt(n, 10) }
