package knight

import "fmt"

// Explain says in words why the certificate shows that there is no tour of the task.
func (c *Certificate) Explain(b *Board, t Task) string {
	path := "a tour"
	if t.Closed {
		path = "a closed tour"
	}
	var set []int32
	for _, p := range c.Cut {
		set = append(set, b.Square(p))
	}
	most := allowance(t, set)
	switch c.Kind {
	case Trivial:
		if t.Closed {
			return "a closed tour has at least three squares"
		}
		return "a tour of several squares does not end where it starts"
	case Cut:
		if len(c.Cut) == 0 {
			return fmt.Sprintf("the board falls into %d parts with no move between them", len(c.Pieces))
		}
		return fmt.Sprintf("without %d squares the board falls into %d pieces, and %s into %d at most", len(c.Cut), len(c.Pieces), path, most)
	case Weighted:
		return fmt.Sprintf("without %d squares it takes %d paths to cover the board, and %s falls into %d at most", len(c.Cut), NewGraph(b).weigh(set).total, path, most)
	}
	if c.Tree.Leaf() {
		return "squares with two moves left must use both, and so on to a contradiction"
	}
	return fmt.Sprintf("squares with two moves left must use both, and so on to a contradiction in each of %d cases", (c.Tree.Nodes()+1)/2)
}
