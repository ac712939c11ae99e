package knight

import "context"

// decideLarge answers boards beyond the exact solver and the construction, by search
// alone.
func (g *Graph) decideLarge(ctx context.Context, o Options, d Decision) Decision {
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
