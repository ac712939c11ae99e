package syntax

import (
	"math"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Floats that are no numbers are written so that they read back.
func TestNotFinite(t *testing.T) {
	for _, f := range []float64{math.Inf(1), math.Inf(-1), math.NaN()} {
		h := term.NewHeap(0)
		w := h.NewStruct(term.Intern("f"), h.NewFloat(f), h.NewInt(1))
		text := Format(h, w, NewOperators(), WriteOptions{Quoted: true})
		back, err := ParseTerm(h, text, "", NewOperators(), &Flags{})
		if err != nil || !h.Variant(w, back.Word) {
			t.Errorf("%s does not read back: %v", text, err)
		}
	}
	for _, text := range []string{"1.0Infinite", "1.0inf", "2.0Inf", "1.5NaNa", "1Inf", "1.0Nan"} {
		h := term.NewHeap(0)
		if _, err := ParseTerm(h, text, "", NewOperators(), &Flags{}); err == nil {
			t.Errorf("%s reads", text)
		}
	}
}
