package road_test

import (
	"go/build"
	"strings"
	"testing"
)

// TestEnginesShareGeometryOnly: what the three counting engines import of this module, with
// all that follows, has only the package geometry in common.
func TestEnginesShareGeometryOnly(t *testing.T) {
	const module = "github.com/eyeprove/eyeprove/"
	closure := func(root string) map[string]bool {
		seen := map[string]bool{root: true}
		queue := []string{root}
		for len(queue) > 0 {
			pkg, err := build.ImportDir("../../"+queue[0], 0)
			if err != nil {
				t.Fatal(err)
			}
			queue = queue[1:]
			for _, path := range pkg.Imports {
				if name, ours := strings.CutPrefix(path, module); ours && !seen[name] {
					seen[name] = true
					queue = append(queue, name)
				}
			}
		}
		return seen
	}
	engines := []string{"rules/road/search", "rules/road/cellsfirst", "rules/road/loopsfirst"}
	for i, a := range engines {
		for _, b := range engines[i+1:] {
			other := closure(b)
			for name := range closure(a) {
				if other[name] && name != "rules/road/geometry" {
					t.Errorf("%s and %s share %s", a, b, name)
				}
			}
		}
	}
}
