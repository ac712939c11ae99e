package syntax

import (
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

func TestOperatorRules(t *testing.T) {
	for _, c := range []struct {
		priority int
		spec     Specifier
		name     string
		want     OpFault
	}{
		{700, XFX, "foo", OpOK},
		{0, XFX, "foo", OpOK},
		{1200, FY, "foo", OpOK},
		{1201, XFX, "foo", OpPriorityRange},
		{-1, XFX, "foo", OpPriorityRange},
		{1000, XFY, ",", OpModifyComma},
		{0, XFY, ",", OpModifyComma},
		{1001, XFY, "|", OpOK},
		{0, XFY, "|", OpOK},
		{1000, XFY, "|", OpCreateBar},
		{1100, FY, "|", OpCreateBar},
		{0, FY, "|", OpCreateBar},
		{200, XFX, "[]", OpCreateReserved},
		{200, FY, "{}", OpCreateReserved},
		{200, XF, "+", OpCreateBothKinds},
		{0, XF, "+", OpOK},
		{200, XFX, "post", OpCreateBothKinds},
		{0, XFX, "post", OpOK},
		{200, FX, "post", OpOK},
	} {
		ops := NewOperators()
		ops.Add(300, YF, term.Intern("post"))
		before := ops.Version()
		name := term.Intern(c.name)
		if got := ops.Add(c.priority, c.spec, name); got != c.want {
			t.Errorf("op(%d, %s, %s): got fault %d, want %d", c.priority, c.spec, c.name, got, c.want)
		} else if got != OpOK && ops.Version() != before {
			t.Errorf("op(%d, %s, %s): refused, but the table changed", c.priority, c.spec, c.name)
		} else if got == OpOK && ops.Lookup(c.spec.Class(), name).Priority != c.priority {
			t.Errorf("op(%d, %s, %s): not there afterwards", c.priority, c.spec, c.name)
		}
	}
}

func TestOperatorTable(t *testing.T) {
	ops := NewOperators()
	all := ops.All()
	for i, op := range all {
		if i > 0 && op.Priority > all[i-1].Priority {
			t.Errorf("All: %s %d comes after %d", op.Name, op.Priority, all[i-1].Priority)
		}
		if ops.Lookup(op.Spec.Class(), op.Name) != op {
			t.Errorf("Lookup does not give %v", op)
		}
	}
	minus := term.Intern("-")
	if p, i := ops.Lookup(Prefix, minus), ops.Lookup(Infix, minus); p.Spec != FY || p.Priority != 200 || i.Spec != YFX || i.Priority != 500 {
		t.Errorf("- is %v and %v", p, i)
	}
	clone := ops.Clone()
	clone.Add(0, FY, minus)
	clone.Add(700, XFX, term.Intern("new"))
	if ops.Lookup(Prefix, minus).Priority != 200 || ops.IsOperator(term.Intern("new")) {
		t.Error("a change to a clone changed the original")
	}
	if !clone.IsOperator(minus) || clone.Lookup(Prefix, minus).Priority != 0 {
		t.Error("the clone lost the wrong operator")
	}
}

// The lexer remembers which names are operators; a change must reach it.
func TestReaderSeesOperatorChanges(t *testing.T) {
	h, ops := term.NewHeap(0), NewOperators()
	r := NewReader(h, "a x b. a x b. a x b. a x b.", "", ops, &Flags{})
	x := term.Intern("x")
	for i, want := range []bool{false, true, false, true} {
		_, err := r.Read()
		if got := err == nil; got != want {
			t.Errorf("reading %d: success is %v, want %v (%v)", i, got, want, err)
		}
		if i%2 == 0 {
			ops.Add(700, XFX, x)
		} else {
			ops.Add(0, XFX, x)
		}
	}
}
