package syntax

import (
	"sort"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Specifier is the class and associativity of an operator.
type Specifier uint8

// The specifiers of op/3.
const (
	FX Specifier = iota + 1
	FY
	XF
	YF
	XFX
	XFY
	YFX
)

var specifierNames = [...]string{FX: "fx", FY: "fy", XF: "xf", YF: "yf", XFX: "xfx", XFY: "xfy", YFX: "yfx"}

// String gives the specifier as op/3 spells it.
func (s Specifier) String() string { return specifierNames[s] }

// ParseSpecifier gives the specifier with this spelling.
func ParseSpecifier(name string) (s Specifier, ok bool) {
	for s := FX; s <= YFX; s++ {
		if specifierNames[s] == name {
			return s, true
		}
	}
	return 0, false
}

// Class is the position an operator takes to its operands.
type Class uint8

// The classes of operators.
const (
	Prefix Class = iota
	Infix
	Postfix
)

// Class gives the class of s.
func (s Specifier) Class() Class {
	switch s {
	case FX, FY:
		return Prefix
	case XF, YF:
		return Postfix
	}
	return Infix
}

// Operator is one entry of the table. Priority 0 means there is none.
type Operator struct {
	Name     term.Atom
	Priority int // 1 to 1200
	Spec     Specifier
}

// LeftMax gives the highest priority the left operand may have.
func (o Operator) LeftMax() int {
	if o.Spec == YF || o.Spec == YFX {
		return o.Priority
	}
	return o.Priority - 1
}

// RightMax gives the highest priority the right operand may have.
func (o Operator) RightMax() int {
	if o.Spec == FY || o.Spec == XFY {
		return o.Priority
	}
	return o.Priority - 1
}

// opSet holds the up to three operators of one name, by Class.
type opSet [3]Operator

// Operators is an operator table. It is not safe for concurrent changes.
type Operators struct {
	sets    map[term.Atom]*opSet
	version uint64
}

// defaultOperators is table 7 of the standard with its corrigenda, and the
// directives and comparisons that programs for other systems write as operators.
var defaultOperators = []struct {
	priority int
	spec     Specifier
	names    []string
}{
	{1200, XFX, []string{":-", "-->"}},
	{1200, FX, []string{":-", "?-"}},
	{1150, FX, []string{"dynamic", "discontiguous", "initialization", "meta_predicate", "multifile", "table"}},
	{1105, XFY, []string{"|"}},
	{1100, XFY, []string{";"}},
	{1050, XFY, []string{"->", "*->"}},
	{1000, XFY, []string{","}},
	{900, FY, []string{"\\+"}},
	{700, XFX, []string{"=", "\\=", "==", "\\==", "@<", "@=<", "@>", "@>=", "=..", "is",
		"=:=", "=\\=", "<", "=<", ">", ">=", "=@=", "\\=@="}},
	{600, XFY, []string{":"}},
	{500, YFX, []string{"+", "-", "/\\", "\\/"}},
	{400, YFX, []string{"*", "/", "//", "div", "rem", "mod", "<<", ">>", "xor"}},
	{200, XFX, []string{"**"}},
	{200, XFY, []string{"^"}},
	{200, FY, []string{"+", "-", "\\"}},
}

// NewOperators gives the default table.
func NewOperators() *Operators {
	o := &Operators{sets: map[term.Atom]*opSet{}}
	for _, row := range defaultOperators {
		for _, name := range row.names {
			o.set(Operator{term.Intern(name), row.priority, row.spec})
		}
	}
	return o
}

func (o *Operators) set(op Operator) {
	s := o.sets[op.Name]
	if s == nil {
		s = &opSet{}
		o.sets[op.Name] = s
	}
	s[op.Spec.Class()] = op
	o.version++
}

// OpFault says which rule of op/3 a definition breaks (ISO 8.14.3.3, Cor. 2).
type OpFault uint8

// The faults, with the error op/3 raises for each.
const (
	OpOK              OpFault = iota
	OpPriorityRange           // domain_error(operator_priority, Priority)
	OpModifyComma             // permission_error(modify, operator, ',')
	OpCreateBar               // permission_error(create, operator, '|'), or modify when it is one
	OpCreateReserved          // permission_error(create, operator, []) or {}
	OpCreateBothKinds         // permission_error(create, operator, Name): infix and postfix
)

// Check gives the rule that Add would break.
func (o *Operators) Check(priority int, spec Specifier, name term.Atom) OpFault {
	switch {
	case priority < 0 || priority > 1200:
		return OpPriorityRange
	case name == term.AtomComma:
		return OpModifyComma
	case name == term.AtomBar && (spec.Class() != Infix || priority > 0 && priority < 1001):
		return OpCreateBar
	case name == term.AtomNil || name == term.AtomCurly:
		return OpCreateReserved
	case priority > 0 && spec.Class() == Infix && o.Lookup(Postfix, name).Priority > 0,
		priority > 0 && spec.Class() == Postfix && o.Lookup(Infix, name).Priority > 0:
		return OpCreateBothKinds
	}
	return OpOK
}

// Add defines an operator, or removes it when priority is 0. The table does not
// change when the result is not OpOK.
func (o *Operators) Add(priority int, spec Specifier, name term.Atom) OpFault {
	if f := o.Check(priority, spec, name); f != OpOK {
		return f
	}
	if priority > 0 || o.Lookup(spec.Class(), name).Priority > 0 {
		o.set(Operator{name, priority, spec})
	}
	return OpOK
}

// Lookup gives the operator of this class and name; its Priority is 0 when
// there is none.
func (o *Operators) Lookup(c Class, name term.Atom) Operator {
	if s := o.sets[name]; s != nil && s[c].Priority > 0 {
		return s[c]
	}
	return Operator{}
}

// IsOperator reports whether name is an operator of any class.
func (o *Operators) IsOperator(name term.Atom) bool {
	s := o.sets[name]
	return s != nil && (s[Prefix].Priority|s[Infix].Priority|s[Postfix].Priority) > 0
}

// All gives every operator, by falling priority, then by name and specifier.
func (o *Operators) All() []Operator {
	var all []Operator
	for _, s := range o.sets {
		for _, op := range s {
			if op.Priority > 0 {
				all = append(all, op)
			}
		}
	}
	sort.Slice(all, func(i, j int) bool {
		a, b := all[i], all[j]
		switch {
		case a.Priority != b.Priority:
			return a.Priority > b.Priority
		case a.Name != b.Name:
			return a.Name.Name() < b.Name.Name()
		}
		return a.Spec < b.Spec
	})
	return all
}

// Clone gives an independent copy.
func (o *Operators) Clone() *Operators {
	c := &Operators{sets: make(map[term.Atom]*opSet, len(o.sets)), version: o.version}
	for name, s := range o.sets {
		copied := *s
		c.sets[name] = &copied
	}
	return c
}

// Version is a number that grows with every change of the table.
func (o *Operators) Version() uint64 { return o.version }
