package check

import (
	"testing"

	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/machine"
)

// What the engine's table says of its built-ins and what the checker does with
// them must not drift apart. The checker itself does not read that table.
func TestAgreementWithTable(t *testing.T) {
	// Built-ins that nothing but the engine's own code decides; a proof that
	// uses them keeps an obligation.
	open := functorSet("matches/2 matches/3 char_type/2 code_type/2")
	known := libraryTheory()
	for _, b := range builtin.Table() {
		key := makeFunctor(b.Name, b.Arity)
		stated := b.Purity == machine.Stateful
		reads := b.Purity == machine.Reflective
		if stated != statefulGoals[key] || reads != reflectiveGoals[key] {
			t.Errorf("%s/%d: the table and the checker differ on stateful or reflective", b.Name, b.Arity)
		}
		if b.ISO != protected(key) {
			t.Errorf("%s/%d: the table says ISO %v, the checker protected %v", b.Name, b.Arity, b.ISO, protected(key))
		}
		if stated || reads || b.Purity == machine.Oracle || open[key] {
			continue
		}
		if known.predicates[key] == nil && primitives[key] == nil && loops[key] == nil {
			t.Errorf("%s/%d: the checker has no way to decide it", b.Name, b.Arity)
		}
	}
}
