// Package stats measures the tables that describe the ladder and the generator: what each
// rung reaches, what is lost without it, where ambiguity lies, what makes boards unique, how
// often random partitions have a loop, and how many numbers can be erased.
package stats

import (
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"strings"
)

// Table is one measured table. All cells are text; Samples says what was measured.
type Table struct {
	Name    string     `json:"name"`
	Title   string     `json:"title"`
	Samples string     `json:"samples"`
	Columns []string   `json:"columns"`
	Rows    [][]string `json:"rows"`
}

func (t *Table) row(cells ...any) {
	row := make([]string, len(cells))
	for i, c := range cells {
		row[i] = fmt.Sprint(c)
	}
	t.Rows = append(t.Rows, row)
}

// WriteCSV writes the head and the rows.
func (t *Table) WriteCSV(w io.Writer) error {
	out := csv.NewWriter(w)
	if err := out.Write(t.Columns); err != nil {
		return err
	}
	if err := out.WriteAll(t.Rows); err != nil {
		return err
	}
	out.Flush()
	return out.Error()
}

// WriteJSON writes tables as one JSON array.
func WriteJSON(w io.Writer, tables []*Table) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(tables)
}

// WriteText writes a table for people, in Markdown with aligned columns.
func (t *Table) WriteText(w io.Writer) error {
	width := make([]int, len(t.Columns))
	for _, row := range append([][]string{t.Columns}, t.Rows...) {
		for i, c := range row {
			width[i] = max(width[i], len(c))
		}
	}
	var out strings.Builder
	fmt.Fprintf(&out, "%s\n(%s)\n\n", t.Title, t.Samples)
	line := func(row []string) {
		for i, c := range row {
			fmt.Fprintf(&out, "| %-*s ", width[i], c)
		}
		out.WriteString("|\n")
	}
	line(t.Columns)
	for _, n := range width {
		out.WriteString("|" + strings.Repeat("-", n+2))
	}
	out.WriteString("|\n")
	for _, row := range t.Rows {
		line(row)
	}
	out.WriteString("\n")
	_, err := io.WriteString(w, out.String())
	return err
}

// share writes a share of a whole as a percentage.
func share(part, whole int) string {
	if whole == 0 {
		return "-"
	}
	return fmt.Sprintf("%.1f%%", 100*float64(part)/float64(whole))
}
