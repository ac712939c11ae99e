// Package quads reads and runs tests written as quads: a query of a Prolog text
// followed by the description of its answers.
//
//	p(1).
//	p(2).
//
//	?- p(X), q = Y.
//	   X = 1, Y = q
//	;  X = 2, Y = q.
//	?- atom_length(1, _).
//	   error(type_error(atom, 1), _).
//	?- write(a), write(b).
//	   true.
//	% outputs: "ab"
//
// # Format
//
// A query is a term ?- Goal that begins at the first character of a line. The
// term behind it, when its first line is indented, is the description of the
// query's answers. All other terms are the program: its clauses are loaded, and
// its directives run, before the first query is (a goal of initialization(Goal, main)
// is not). Queries then run in order, in one
// and the same program: what one asserts, the next finds.
//
// A description is answers joined by ;
//
//	X = 1, Y = f(_A, Z)   a solution: the substitution of the variables of the
//	                      query, up to the names of the variables in it.
//	                      Variables whose name begins with _ are left out.
//	true                  a solution that binds nothing
//	false                 there is no (further) solution
//	error(Formal, _)      this error ends the search; the second argument is not
//	                      compared, since systems put there what they like
//	type_error(T, C)      the same as error(type_error(T, C), _); so for the
//	                      other formal terms of the standard
//	syntax_error(_)       the same, and also what a query gives that is no term
//	throw(Ball)           this ball ends the search. In an error or ball, _ stands
//	                      for any term; other variables are variables.
//	...                   there is a further answer: it is not compared, and
//	                      neither is what comes after it
//	loops                 there is no further answer within the limits
//	halt, halt(N)         the query halts, with status 0 or N
//
// The solutions must come in the order described. After the last one the search
// must end, as if ; false were written, which may be written as well. (With
// Options.Determinism it means something: X = 1 says that the search has ended
// with the solution, X = 1 ; false that an alternative was still to be tried.)
//
// Several descriptions may follow a query. One that contains the annotation
// unexpected, as in
//
//	?- X is 2 ** -1.
//	   X = 0.5.
//	   X = 0, unexpected.
//
// is an answer that would be wrong: it must not be given. Of those without the
// annotation one must be given.
//
// Comment lines of a quad say what is read and written. Both are text in double
// quotes with the escapes of the standard; several lines are laid end to end.
//
//	% inputs: "foo. bar."    before or in the description: what user_input holds
//	% outputs: "a\n"         in or behind it: what the query must have written
//	                         to user_output; without one it is not compared
//
// Files that a program opens are in memory, empty at first, and last as long as
// the run of their text.
package quads

// Notes for maintainers.
//
//	file.go      a text into program and quads
//	describe.go  a description into outcomes
//	outcome.go   what a search can do next, and whether that was described
//	run.go       the queries of a file, one after the other
//	scratch.go   files in memory
//
// The program is loaded with the quads blanked out, so that lines and columns of
// messages stay right. Where a query ends is found by its tokens, without
// operators, since it may be no term; where even that fails, it ends with the first
// line that ends in a dot.
