package knight

import "context"

// decideLarge answers boards beyond the exact solver: a full rectangle by
// construction, others by search alone.
func (g *Graph) decideLarge(ctx context.Context, o Options, d Decision) Decision {
	if tour := Construct(ctx, g.Board, o.Task); tour != nil {
		return g.found(d, tour, "construction")
	}
	if g.quick(ctx, o, &d) {
		return d
	}
	for share := int64(100 * g.N); ; share *= 2 {
		if d.Nodes >= o.Budget || ctx.Err() != nil {
			return g.unknown(ctx, o, d)
		}
		if g.restarts(ctx, o, &d, share) {
			return d
		}
	}
}
