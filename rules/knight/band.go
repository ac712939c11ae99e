package knight

// Band is how hard a board is, by the nodes of the plain search.
type Band string

// The bands.
const (
	Easy     Band = "easy"
	Medium   Band = "medium"
	Hard     Band = "hard"
	VeryHard Band = "very hard"
)

// BandOf gives the band of a board whose plain search took these nodes.
func BandOf(nodes int64) Band {
	switch {
	case nodes < 100:
		return Easy
	case nodes < 2000:
		return Medium
	case nodes < 50_000:
		return Hard
	}
	return VeryHard
}
