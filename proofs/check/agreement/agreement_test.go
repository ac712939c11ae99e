// Package agreement compares what the checker thinks of built-ins with the
// engine's table of them. It is apart from the checker, which imports nothing
// of the engine, not even in its tests.
package agreement

import (
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/proofs/check"
)

func TestAgreementWithTable(t *testing.T) {
	for _, b := range builtin.Table() {
		want := check.Decided
		switch {
		case b.Purity == machine.Stateful, b.Purity == machine.Attributes:
			want = check.Stateful
		case b.Purity == machine.Reflective:
			want = check.Reflective
		case b.Purity == machine.Oracle:
			want = check.Unknown
		}
		got, protected := check.TreatmentOf(b.Name, b.Arity)
		if strings.HasPrefix(b.Name, "$") && got == check.Unknown && want != check.Decided {
			continue // inner workings of the engine: no document cites them
		}
		if got != want {
			t.Errorf("%s/%d: the checker takes it for %s, the table for %s", b.Name, b.Arity, got, want)
		}
		if b.ISO != protected {
			t.Errorf("%s/%d: the table says ISO %v, the checker protected %v", b.Name, b.Arity, b.ISO, protected)
		}
	}
}
