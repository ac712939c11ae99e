package builtin

import (
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// tabling is the family that tables are filled and read with; what programs
// call is in engine/library/tabling.pl.
func tabling() []machine.Builtin {
	return []machine.Builtin{
		{Name: "table", Arity: 1, Modes: "+predicate_indicators", Doc: "answer calls of predicates from tables", Purity: machine.Stateful, Fn: declareTabled},
		{Name: "abolish_all_tables", Arity: 0, Doc: "forget every table", Purity: machine.Stateful,
			Fn: func(m *machine.Machine, _ []term.Word) (bool, error) { m.Program().AbolishTables(); return true, nil }},
		{Name: "$table_status", Arity: 3, Modes: "+goal, -table, -status", Doc: "the table of a call", Purity: machine.Stateful, Fn: machine.TableStatus},
		{Name: "$table_push", Arity: 1, Modes: "+table", Doc: "an evaluation begins", Purity: machine.Stateful, Mute: true, Fn: machine.TablePush},
		{Name: "$table_round", Arity: 1, Modes: "+table", Doc: "a round begins", Purity: machine.Stateful, Mute: true, Fn: machine.TableRound},
		{Name: "$table_add", Arity: 2, Modes: "+table, +goal", Doc: "enter an answer", Purity: machine.Stateful, Mute: true, Fn: machine.TableAdd},
		{Name: "$table_again", Arity: 1, Modes: "+table", Det: machine.Semidet, Doc: "another round is needed", Purity: machine.Stateful, Mute: true, Fn: machine.TableAgain},
		{Name: "$table_abandon", Arity: 1, Modes: "+table", Doc: "an evaluation ended in an error", Purity: machine.Stateful, Mute: true, Fn: machine.TableAbandon},
		{Name: "$table_answer", Arity: 2, Modes: "+table, ?goal", Det: machine.Nondet, Doc: "an answer of a table", Purity: machine.Stateful, Redo: machine.TableAnswer},
	}
}

// declareTabled takes an indicator, a list or a conjunction of them.
func declareTabled(m *machine.Machine, a []term.Word) (bool, error) {
	return true, eachIndicator(m, a[0], m.SetTabled)
}
