package picture

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

func TestPictures(t *testing.T) {
	p, err := codec.ReadPlain("AAB\nAAB\nA=3 B=?\n")
	if err != nil {
		t.Fatal(err)
	}
	m := geometry.NewMarks(p.Grid)
	m.Edge[0], m.Edge[1], m.Cell[0], m.Cell[1], m.Cell[3] = geometry.On, geometry.On, geometry.On, geometry.On, geometry.Off
	got := Text(p.Board, m)
	lines := strings.Split(got, "\n")
	if len(lines) != 6 || lines[1] != "|3 o-----o--|?-.  |" || lines[3] != "|  x     .  |  .  |" {
		t.Errorf("the picture is\n%s", got)
	}
	one := SVG(p.Board, m, []int{0, 7, p.Cells() + p.Edges()})
	if strings.Count(one, "#b03030") != 0 {
		t.Errorf("no edge is closed, and the picture is\n%s", one)
	}
	m.Edge[3] = geometry.Off
	two := SVG(p.Board, m, nil)
	d := xml.NewDecoder(strings.NewReader(Beside(one, two)))
	for {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatalf("the SVG is not XML: %v", err)
		}
	}
}
