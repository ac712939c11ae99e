// Package road is the rule library of Country Road puzzles: the clauses of rules/road/*.pl,
// and in its folders the native code that proposes what they establish.
//
// Library returns the clauses as one source text. Package clauses writes boards and
// proposals in their terms; codec reads puzzles; ladder, search, cellsfirst and loopsfirst
// solve and count; generate makes boards; referee judges grids.
package road

import (
	"embed"
	"strings"
)

//go:embed *.pl
var files embed.FS

// Parts names the files of the library in the order in which they are laid end to end.
var Parts = []string{"board.pl", "knowledge.pl", "region.pl", "once.pl", "loop.pl", "macro.pl", "solution.pl", "url.pl"}

// Library returns the text of library(road).
func Library() string {
	var out strings.Builder
	for _, name := range Parts {
		text, err := files.ReadFile(name)
		if err != nil {
			panic(err) // The files are part of the program.
		}
		out.Write(text)
		out.WriteString("\n")
	}
	return out.String()
}
