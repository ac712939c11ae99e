// Package library holds the predicates of the language that are clauses. The
// files are text: the machine loads them, the checker reads them, neither needs
// code from here.
package library

import (
	"embed"
	"io/fs"
	"strings"
)

//go:embed *.pl
var sources embed.FS

// File is one library file.
type File struct {
	Name string // without .pl
	Text string
	// Meaning is set for the clauses of predicates that the machine runs in Go.
	// The machine does not load them; they say what the Go code computes, and
	// the checker decides by them.
	Meaning bool
}

// Files gives the library in a fixed order.
func Files() []File {
	names, err := fs.Glob(sources, "*.pl")
	if err != nil {
		panic(err) // the pattern is a constant
	}
	files := make([]File, len(names))
	for i, n := range names {
		text, err := sources.ReadFile(n)
		if err != nil {
			panic(err) // the file was listed
		}
		name := strings.TrimSuffix(n, ".pl")
		files[i] = File{Name: name, Text: string(text), Meaning: strings.HasPrefix(name, "meaning_")}
	}
	return files
}
