// Package knight holds the native searches of the knight's tour library: boards,
// the search for tours, certificates that there is none, and an exact counter.
//
// Decide answers one question about a board with one of three verdicts: Tour, with
// the squares in order; NoTour, with a certificate; Unknown, with the budget that
// ended and how to raise it. A search that found nothing is never read as absence.
//
// Nothing here has to be believed. The clauses of knight.pl say what a tour is and
// prove each answer: a tour move by move, an absence from its certificate.
package knight

// How the parts work, in the order of a decision.
//
// Board (board.go) keeps the squares in row-major order, so a square has a number
// from 0; Graph (graph.go) lists the moves, each pair of squares once even where a
// narrow cylinder has two moves between them. The three filters (filter.go) see the
// obvious absences. The search (search.go, bitsearch.go, listsearch.go) is depth
// first with Warnsdorff's rule.
//
// The plain search, whose nodes are the difficulty of a board, tries the starts in
// row-major order with one budget for all; from a square it tries first the square
// with the fewest onward moves, and of equal ones the one that comes first in
// row-major order. A node is one square stepped on, the start included. Nothing is
// pruned: a dead end is noticed only when no move remains.
//
// Roth's tie rule takes, of equal squares, the one farthest from the centre of the
// board; on a cylinder only the distance in rows counts. Pohl's takes the one
// whose own onward squares have the fewest onward moves in sum. What is still equal
// goes by row-major order.
//
// An open tour is a ring in the graph with one more vertex, Outside, that is joined
// to every square (ring.go). The exact solver, the certificates and the counter all
// work on rings, so a fixed start is only an edge that the ring must use.
