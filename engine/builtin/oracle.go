package builtin

import "github.com/eyeprove/eyeprove/engine/machine"

// oracles is the family of one: how a program asks native searches.
func oracles() []machine.Builtin {
	return []machine.Builtin{
		{Name: "propose", Arity: 2, Modes: "+search, -result", Doc: "ask a native search: found(X) or unknown(Why)",
			Purity: machine.Oracle, Fn: machine.Propose},
	}
}
