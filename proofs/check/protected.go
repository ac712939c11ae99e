package check

import (
	"strconv"
	"strings"

	"github.com/eyeprove/eyeprove/engine/term"
)

// functorSet gives the predicates of a list of name/arity words.
func functorSet(list string) map[functor]bool {
	set := map[functor]bool{}
	for _, word := range strings.Fields(list) {
		at := strings.LastIndexByte(word, '/')
		arity, err := strconv.Atoi(word[at+1:])
		if err != nil {
			panic("check: bad predicate indicator " + word)
		}
		set[term.MakeFun(term.Intern(word[:at]), arity)] = true
	}
	return set
}

// isoPredicates are the control constructs and built-in predicates of ISO
// 13211-1 and its corrigenda. No program may define them.
var isoPredicates = functorSet(`
	true/0 fail/0 !/0 :/2 ,/2 ;/2 ->/2 *->/2 call/1 call/2 call/3 call/4 call/5 call/6 call/7 call/8
	catch/3 throw/1 findall/3 bagof/3 setof/3 \+/1 once/1 false/0
	=/2 \=/2 unify_with_occurs_check/2 subsumes_term/2
	var/1 nonvar/1 atom/1 integer/1 float/1 atomic/1 compound/1 number/1 callable/1 ground/1
	==/2 \==/2 @</2 @>/2 @=</2 @>=/2 compare/3
	functor/3 arg/3 =../2 copy_term/2 term_variables/2
	is/2 =:=/2 =\=/2 </2 =</2 >/2 >=/2
	clause/2 current_predicate/1 asserta/1 assertz/1 retract/1 abolish/1 retractall/1
	current_input/1 current_output/1 set_input/1 set_output/1 open/3 open/4 close/1 close/2
	flush_output/0 flush_output/1 stream_property/2 at_end_of_stream/0 at_end_of_stream/1
	set_stream_position/2 get_char/1 get_char/2 peek_char/1 peek_char/2 put_char/1 put_char/2 nl/0 nl/1
	get_code/1 get_code/2 peek_code/1 peek_code/2 put_code/1 put_code/2
	get_byte/1 get_byte/2 peek_byte/1 peek_byte/2 put_byte/1 put_byte/2
	read_term/2 read_term/3 read/1 read/2 write_term/2 write_term/3 write/1 write/2 writeq/1 writeq/2
	write_canonical/1 write_canonical/2 op/3 current_op/3 char_conversion/2 current_char_conversion/2
	repeat/0 atom_length/2 atom_concat/3 sub_atom/5 atom_chars/2 atom_codes/2 char_code/2
	number_chars/2 number_codes/2 set_prolog_flag/2 current_prolog_flag/2 halt/0 halt/1
	keysort/2 sort/2 acyclic_term/1 dynamic/1`)

// protected reports whether no program may define the predicate.
func protected(key functor) bool { return isoPredicates[key] }
