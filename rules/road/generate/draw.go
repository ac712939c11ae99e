package generate

// DefaultSize and DefaultDensity give boards like those that the tables of the seed describe:
// 6.6 countries and 18% unique at 6 by 6, 11.7 countries and 10% unique at 8 by 8.
const (
	DefaultSize    = 3.0
	DefaultDensity = 0.55
)
