package builtin

import (
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// The translation of grammar rules, which the reader and phrase/3 share.
func grammars() []machine.Builtin {
	return []machine.Builtin{
		{Name: "dcg_translate_rule", Arity: 2, Modes: "+rule, -clause", Doc: "The clause that a grammar rule stands for.", Det: machine.Semidet, Purity: machine.CallSensitive,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				clause, err := syntax.TranslateRule(&m.Heap, m.Deref(a[0]))
				return err == nil && m.Unify(a[1], clause), err
			}},
		{Name: "$grammar_body", Arity: 4, Modes: "+body, ?from, ?to, -goal", Doc: "The goal that a grammar body stands for between two lists.", Det: machine.Semidet, Purity: machine.CallSensitive,
			Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
				goal, err := syntax.TranslateBody(&m.Heap, m.Deref(a[0]), a[1], a[2])
				return err == nil && m.Unify(a[3], goal), err
			}},
	}
}
