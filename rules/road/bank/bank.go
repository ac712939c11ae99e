// Package bank holds the boards that are shipped: at least ten for each size and grade that
// the generator reaches. Each has exactly one solution; its grade is the weakest rung of the
// ladder that finds it without guessing. Tests solve, grade and prove all of them again.
package bank

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"

	"github.com/eyeprove/eyeprove/rules/road/codec"
)

//go:embed bank.tsv
var table string

// Entry is one board of the bank.
type Entry struct {
	Size   int    // width and height
	Grade  string // a name of ladder.RungNames
	Puzzle *codec.Puzzle
	Hash   string // sha256 of the canonical solution text, in hexadecimal
	Origin string // how the generator made it
}

// Entries reads the bank. The columns are size, grade, url, hash and origin.
func Entries() ([]Entry, error) {
	var out []Entry
	for n, line := range strings.Split(strings.TrimSpace(table), "\n") {
		if n == 0 {
			continue
		}
		f := strings.Split(line, "\t")
		if len(f) != 5 {
			return nil, fmt.Errorf("line %d of the bank has %d columns", n+1, len(f))
		}
		size, err := strconv.Atoi(f[0])
		if err != nil {
			return nil, fmt.Errorf("line %d of the bank: %v", n+1, err)
		}
		p, err := codec.ReadURL(f[2])
		if err != nil {
			return nil, fmt.Errorf("line %d of the bank: %v", n+1, err)
		}
		out = append(out, Entry{Size: size, Grade: f[1], Puzzle: p, Hash: f[3], Origin: f[4]})
	}
	return out, nil
}
