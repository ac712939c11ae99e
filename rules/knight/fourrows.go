package knight

// fourRows refuses closed tours of full boards of four rows, and open ones that end on
// an inner row, at once. The moves change colour, and from the outer rows they lead to
// the inner ones: without the inner squares of one colour, the outer ones of the other
// colour are pieces of their own, as many as were taken out, and the rest is one more.
// It is nil for other boards and tasks.
func (g *Graph) fourRows(t Task) *Certificate {
	b := g.Board
	if !b.Full() || b.H != 4 && (b.W != 4 || b.Wrap) {
		return nil
	}
	f := g.Filter()
	if !f.Colours || !f.Connectivity {
		return nil
	}
	for colour := range int8(2) {
		var set []int32
		for s := range int32(g.N) {
			p := b.Point(s)
			across := p.Y
			if b.H != 4 {
				across = p.X
			}
			if (across == 2 || across == 3) && f.colour[s] == colour {
				set = append(set, s)
			}
		}
		if c := g.cutCertificate(Cut, set); len(c.Pieces) > allowance(t, set) {
			return c
		}
	}
	return nil
}
