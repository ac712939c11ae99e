package check

import (
	"go/build"
	"slices"
	"strings"
	"testing"
)

// The checker is independent: it imports none of what makes proofs.
func TestImports(t *testing.T) {
	const module = "github.com/eyeprove/eyeprove/"
	allowed := []string{
		module + "engine/term",
		module + "engine/isoerr",
		module + "engine/syntax",
		module + "engine/library",
		"github.com/ichiban/prolog/engine",
		"github.com/dlclark/regexp2",
	}
	pkg, err := build.ImportDir(".", 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range pkg.Imports {
		if strings.Contains(path, ".") && !slices.Contains(allowed, path) {
			t.Errorf("the checker imports %s", path)
		}
	}
	// What it imports of this module must not bring the engine in either.
	for _, path := range pkg.Imports {
		if dir, ok := strings.CutPrefix(path, module); ok {
			p, err := build.ImportDir("../../"+dir, 0)
			if err != nil {
				t.Fatal(err)
			}
			for _, inner := range p.Imports {
				if strings.HasPrefix(inner, module) && !slices.Contains(allowed, inner) {
					t.Errorf("%s, which the checker imports, imports %s", path, inner)
				}
			}
		}
	}
}
