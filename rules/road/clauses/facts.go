// Package clauses speaks of Country Road in the terms of rules/road/*.pl: a board as facts,
// and the steps of a ladder as proposals that the clauses holds/3 and contradiction/2 take
// up. Every term it writes is ground and reads back with the standard operators.
package clauses

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/eyeprove/eyeprove/rules/road/geometry"
	"github.com/eyeprove/eyeprove/rules/road/ladder"
)

// Facts writes a board as the facts that describe the puzzle called name (an atom as it is
// to be written). Countries are the numbers from 1, in reading order.
func Facts(name string, b *geometry.Board) string {
	var out strings.Builder
	visit := "every"
	if b.MaySkip {
		visit = "some"
	}
	countries := make([]string, b.Countries())
	for k := range countries {
		countries[k] = strconv.Itoa(k + 1)
	}
	fmt.Fprintf(&out, "road_board(%s, %d, %d, %s, [%s]).\n", name, b.W, b.H, visit, strings.Join(countries, ", "))
	for k, n := range b.Number {
		number := "none"
		if n >= 0 {
			number = strconv.Itoa(n)
		}
		fmt.Fprintf(&out, "road_country(%s, %d, %s, %s).\n", name, k+1, number, cells(b, b.Members[k]))
	}
	for c, k := range b.Country {
		fmt.Fprintf(&out, "road_at(%s, %s, %d).\n", name, cell(b, int32(c)), k+1)
	}
	var walls []int32
	for e := range b.Border {
		if b.Dangling(e) {
			walls = append(walls, int32(e))
		}
	}
	fmt.Fprintf(&out, "road_walls(%s, %s).\n", name, edges(b, walls))
	return out.String()
}

// Loop writes the cells of a loop in order, as a list.
func Loop(b *geometry.Board, used []bool) string {
	var loop []int32
	for e, u := range used {
		if !u {
			continue
		}
		first, via := b.Ends[e][0], int32(e)
		for c := first; len(loop) == 0 || c != first; {
			loop = append(loop, c)
			for side, f := range b.Around[c] {
				if f >= 0 && f != via && used[f] {
					via, c = f, b.Beside[c][side]
					break
				}
			}
		}
		break
	}
	return cells(b, loop)
}

func cell(b *geometry.Board, c int32) string {
	r, x := b.RowColumn(int(c))
	return fmt.Sprintf("cell(%d, %d)", r+1, x+1)
}

// Cells writes cells as a list.
func Cells(b *geometry.Board, list []int32) string { return cells(b, list) }

func cells(b *geometry.Board, list []int32) string {
	out := make([]string, len(list))
	for i, c := range list {
		out[i] = cell(b, c)
	}
	return "[" + strings.Join(out, ", ") + "]"
}

func edge(b *geometry.Board, e int32) string {
	side := "east"
	if int(e) >= b.Across() {
		side = "south"
	}
	r, c := b.RowColumn(int(b.Ends[e][0]))
	return fmt.Sprintf("%s(%d, %d)", side, r+1, c+1)
}

// Edges writes edges as a list.
func Edges(b *geometry.Board, list []int32) string {
	out := make([]string, len(list))
	for i, e := range list {
		out[i] = edge(b, e)
	}
	return "[" + strings.Join(out, ", ") + "]"
}

// edges writes edges in the standard order of their terms, which is that of their numbers.
func edges(b *geometry.Board, list []int32) string {
	list = append([]int32(nil), list...)
	slices.Sort(list)
	return Edges(b, list)
}

func border(b *geometry.Board, p int32) string {
	return fmt.Sprintf("border(%d, %d)", b.Pairs[p].A+1, b.Pairs[p].B+1)
}

// Borders writes the borders between pairs of countries, in the standard order of their terms.
func Borders(b *geometry.Board, list []int32) string { return borders(b, list) }

// borders writes borders in the standard order of their terms.
func borders(b *geometry.Board, list []int32) string {
	list = append([]int32(nil), list...)
	sort.Slice(list, func(i, j int) bool {
		x, y := b.Pairs[list[i]], b.Pairs[list[j]]
		return x.A < y.A || x.A == y.A && x.B < y.B
	})
	return borderList(b, list)
}

func borderList(b *geometry.Board, list []int32) string {
	out := make([]string, len(list))
	for i, p := range list {
		out[i] = border(b, p)
	}
	return "[" + strings.Join(out, ", ") + "]"
}

// Thing writes a variable, and Fact a literal, as a term.
func Thing(b *geometry.Board, v ladder.Var) string {
	switch kind, n := ladder.Describe(b, v); kind {
	case ladder.CellVar:
		return cell(b, int32(n))
	case ladder.EdgeVar:
		return edge(b, int32(n))
	default:
		return border(b, int32(n))
	}
}

// Fact writes a literal as on(Thing) or off(Thing).
func Fact(b *geometry.Board, l ladder.Lit) string {
	if l&1 == 0 {
		return "on(" + Thing(b, l/2) + ")"
	}
	return "off(" + Thing(b, l/2) + ")"
}
