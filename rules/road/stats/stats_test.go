package stats

import (
	"bytes"
	"context"
	"encoding/csv"
	"encoding/json"
	"testing"
)

// TestEveryTable measures each table on few boards: all have rows of the right width, the
// same seed gives the same table, and CSV and JSON read back.
func TestEveryTable(t *testing.T) {
	for _, name := range Names {
		o := Options{Seed: 1, Scale: 0.03}
		a, err := Measure(context.Background(), name, o)
		if err != nil {
			t.Fatal(err)
		}
		b, err := Measure(context.Background(), name, o)
		if err != nil {
			t.Fatal(err)
		}
		var x, y bytes.Buffer
		if err := a.WriteCSV(&x); err != nil {
			t.Fatal(err)
		}
		if err := b.WriteCSV(&y); err != nil {
			t.Fatal(err)
		}
		if x.String() != y.String() {
			t.Errorf("%s: the same seed gives two tables", name)
		}
		rows, err := csv.NewReader(&x).ReadAll()
		if err != nil || len(rows) != len(a.Rows)+1 || len(a.Rows) == 0 {
			t.Errorf("%s: %d rows of CSV (%v)", name, len(rows), err)
		}
		var text, data bytes.Buffer
		if err := a.WriteText(&text); err != nil {
			t.Fatal(err)
		}
		if err := WriteJSON(&data, []*Table{a}); err != nil {
			t.Fatal(err)
		}
		var back []Table
		if err := json.Unmarshal(data.Bytes(), &back); err != nil || back[0].Name != name {
			t.Errorf("%s: JSON does not read back: %v", name, err)
		}
	}
}

func TestEndsWithTheContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, name := range Names {
		if _, err := Measure(ctx, name, Options{Seed: 1}); err == nil {
			t.Errorf("%s goes on", name)
		}
	}
}
