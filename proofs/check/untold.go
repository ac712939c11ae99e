package check

// Goals that are never run again, because what they say depends on more than
// their arguments.

// reflectiveGoals read the program's own clauses or syntax.
var reflectiveGoals = functorSet(`
	clause/2 current_predicate/1 predicate_property/2 current_op/3
	current_prolog_flag/2 current_char_conversion/2
	term_to_atom/2 term_string/2 read_term_from_atom/3`)

// statefulGoals depend on or change what a run has built up: streams, the
// database, global and attributed variables, counters, chance and the clock.
var statefulGoals = functorSet(`
	get_atts/2 put_atts/2 attvar/1 put_attr/3 get_attr/3 del_attr/2 put_attrs/2 get_attrs/2 del_attrs/1
	term_attvars/2 unifiable/3 frozen/2 copy_term/3
	open/3 open/4 close/1 close/2 set_input/1 set_output/1 current_input/1 current_output/1
	at_end_of_stream/0 at_end_of_stream/1 stream_property/2 set_stream_position/2
	flush_output/0 flush_output/1 read/1 read/2 read_term/2 read_term/3
	write/1 write/2 writeq/1 writeq/2 print/1 print/2 write_canonical/1 write_canonical/2
	write_term/2 write_term/3 writeln/1 writeln/2 nl/0 nl/1 tab/1 tab/2 portray_clause/1 portray_clause/2
	listing/0 listing/1 format/1 format/2 format/3 halt/0 halt/1
	put_char/1 put_char/2 put_code/1 put_code/2 put_byte/1 put_byte/2
	get_char/1 get_char/2 get_code/1 get_code/2 get_byte/1 get_byte/2
	peek_char/1 peek_char/2 peek_code/1 peek_code/2 peek_byte/1 peek_byte/2
	see/1 seen/0 tell/1 told/0 consult/1 ensure_loaded/1 include/1
	assert/1 asserta/1 assertz/1 retract/1 retractall/1 abolish/1 dynamic/1 discontiguous/1 table/1 abolish_all_tables/0
	op/3 set_prolog_flag/2 create_prolog_flag/3 char_conversion/2 is_stream/1 line_count/2
	$load/2 nb_current/2 $sentry/3 $capture_output/1 $captured_output/2
	b_setval/2 b_getval/2 nb_setval/2 nb_getval/2 bb_put/2 bb_get/2 bb_b_put/2
	gensym/2 reset_gensym/0 reset_gensym/1 random/1 random_between/3 set_random/1
	statistics/2 get_time/1 cputime/1 garbage_collect/0
	sat/1 taut/2 sat_count/2 weighted_maximum/3 fd_var/1 fd_inf/2 fd_sup/2 fd_size/2 fd_dom/2 fd_degree/2`)

// keyPropose is the oracle, propose(Search, Result).
var keyPropose = makeFunctor("propose", 2)
