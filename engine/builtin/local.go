package builtin

import "github.com/eyeprove/eyeprove/engine/machine"

// local are the stateful built-ins whose effect ends with the goal, or is what it
// writes, and those that only look.
var local = map[string]bool{
	"write": true, "print": true, "writeln": true, "writeq": true, "write_canonical": true, "write_term": true,
	"put_char": true, "nl": true, "tab": true, "format": true, "portray_clause": true, "flush_output": true,
	"current_input": true, "current_output": true, "stream_property": true, "is_stream": true,
	"$capture_output": true, "$captured_output": true, "$port": true, "$has_clauses": true,
	"b_setval": true, "b_getval": true, "nb_getval": true,
	"halt": true, "get_time": true, "garbage_collect": true,
}

// Acts reports whether a call of b can change what a later goal of the run finds:
// clauses, global variables, tables, flags, operators, random numbers, files and
// input read.
func Acts(b *machine.Builtin) bool {
	return b.Purity == machine.Stateful && !local[b.Name]
}
