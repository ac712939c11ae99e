package machine

import (
	"math"

	"github.com/eyeprove/eyeprove/engine/term"
)

// TrailAll makes m trail every binding from now on, for a caller that follows a
// derivation on m's heap, without a run, and asks what was bound when.
func (m *Machine) TrailAll() { m.hb = math.MaxInt }

// TakeTrail appends the variables bound since the last call to dst, in order.
func (m *Machine) TakeTrail(dst []term.Word) []term.Word {
	for _, w := range m.trail[:m.tr] {
		if t := w.Tag(); t == term.Ref || t == term.Att {
			dst = append(dst, w)
		}
	}
	m.tr = 0
	m.globals.saved = m.globals.saved[:0]
	return dst
}
