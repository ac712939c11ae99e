package engine

import (
	"go/build"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/eyeprove/eyeprove/"

// layers says which packages of the module each package may import. A folder
// that is not listed stands under the entry of its parent.
var layers = map[string][]string{
	"engine/term":      {},
	"engine/isoerr":    {"engine/term"},
	"engine/arith":     {"engine/term", "engine/isoerr"},
	"engine/syntax":    {"engine/term", "engine/isoerr"},
	"engine/library":   {},
	"engine/machine":   {"engine/term", "engine/isoerr", "engine/arith", "engine/syntax"},
	"engine/builtin":   {"engine/term", "engine/isoerr", "engine/arith", "engine/syntax", "engine/machine"},
	"engine/quads":     {"engine", "engine/term", "engine/syntax", "engine/machine", "engine/builtin"},
	"engine/reference": {"engine", "engine/term", "engine/isoerr", "engine/syntax", "engine/library", "engine/machine"},
	"engine": {"engine/term", "engine/isoerr", "engine/arith", "engine/syntax", "engine/library",
		"engine/machine", "engine/builtin"},
	"proofs/check": {"engine/term", "engine/isoerr", "engine/syntax", "engine/library", "rules"},
	"proofs": {"engine/term", "engine/isoerr", "engine/arith", "engine/syntax", "engine/library",
		"engine/machine", "engine/builtin", "engine"},
	"rules": {"engine", "engine/term", "engine/isoerr", "engine/arith", "engine/syntax", "engine/machine", "engine/builtin"},
	"cmd":   {"engine", "engine/term", "engine/isoerr", "engine/arith", "engine/syntax", "engine/library", "engine/machine", "engine/builtin", "engine/reference", "engine/quads", "proofs", "proofs/check", "proofs/render", "rules"},
}

// TestLayers lists the imports of every package and fails on one that points the
// wrong way. Tests may import what they like.
func TestLayers(t *testing.T) {
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	err = filepath.WalkDir(root, func(dir string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") {
			return filepath.SkipDir
		}
		pkg, err := build.ImportDir(dir, 0)
		if err != nil {
			return nil // no Go files
		}
		found++
		name, _ := filepath.Rel(root, dir)
		name = filepath.ToSlash(name)
		allowed, ok := layerOf(name)
		if !ok {
			t.Errorf("package %s has no place in the layers", name)
		}
		for _, path := range pkg.Imports {
			if path, ours := strings.CutPrefix(path, module); ours && !slices.Contains(allowed, path) && !sameRules(name, path) && !commandUses(name, path) {
				t.Errorf("%s imports %s", name, path)
			}
		}
		return nil
	})
	if err != nil || found < 8 {
		t.Errorf("%d packages, %v", found, err)
	}
}

// sameRules reports whether both packages are parts of one rule library.
func sameRules(a, b string) bool {
	library := func(name string) string {
		parts := strings.Split(name, "/")
		if len(parts) < 2 || parts[0] != "rules" {
			return ""
		}
		return parts[1]
	}
	return library(a) != "" && library(a) == library(b)
}

// commandUses reports whether the command imports a rule library or a part of one.
func commandUses(name, path string) bool {
	return strings.HasPrefix(name, "cmd/") && strings.HasPrefix(path, "rules/")
}

func layerOf(name string) (allowed []string, ok bool) {
	for ; name != "."; name = filepath.ToSlash(filepath.Dir(name)) {
		if allowed, ok = layers[name]; ok {
			return allowed, true
		}
	}
	return nil, false
}
