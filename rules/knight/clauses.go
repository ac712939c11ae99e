package knight

import _ "embed"

//go:embed knight.pl
var knightText string

//go:embed absence.pl
var absenceText string

// Source is one file of the rule library.
type Source struct{ Name, Text string }

// Library gives the clauses of library(knight), in the order in which they are laid
// after a program's.
func Library() []Source {
	return []Source{{"knight.pl", knightText}, {"absence.pl", absenceText}}
}
