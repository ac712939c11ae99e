package knight

import _ "embed"

//go:embed knight.pl
var knightText string

//go:embed absence.pl
var absenceText string

// Parts names the files of the library in the order in which they are laid end to end.
var Parts = []string{"knight.pl", "absence.pl"}

// Library gives the clauses of library(knight) as one text.
func Library() string { return knightText + "\n" + absenceText }
