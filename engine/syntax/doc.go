// Package syntax reads and writes Prolog text: one operator table, one lexer,
// one parser, one writer, positions and diagnostics.
//
//	h := term.NewHeap(0)
//	ops, flags := syntax.NewOperators(), &syntax.Flags{}
//	r := syntax.NewReader(h, "p(X) :- q(X).", "p.pl", ops, flags)
//	t, err := r.Read() // t.Word is ':-'(p(X), q(X)); io.EOF when there is no more
//	s := syntax.Format(h, t.Word, ops, syntax.WriteOptions{Quoted: true})
//
// A file of clauses is read with NewSource, which numbers clauses, applies the
// directives that change the syntax, translates grammar rules and collects the
// declared goals. Errors of syntax are *Diagnostic values; everything else that
// an error can be is io.EOF or the error of the stream read from.
package syntax

// Notes for maintainers.
//
// Text to term: lexer (lex*.go) makes one token at a time from a byte slice; for
// a stream the slice grows one character at a time, so that nothing beyond the
// end of a term is consumed. parser (parse.go) is an operator precedence parser
// with two explicit stacks, operands and what waits for an operand (operators
// and open brackets), so depth costs memory and never Go stack. It lays terms
// down on the heap as they are reduced.
//
// Term to text: writer (write*.go) is a loop over a stack of what is still to be
// written. Blanks are put in when, and only when, two tokens would otherwise
// run together (or the answer layout asks for them).

// Where the standard leaves a choice, or programs rely on more than it says, the
// rows of testdata/conformity.txt show what we do and which system agrees:
//
//   - "- 1" is the number, as is '-'1 (the standard, gprolog); -(1) is written
//     - (1), which is the compound in every system.
//   - An operator that has no operand is an atom and needs no brackets: X = -,
//     - = x (swipl). It is always written with brackets where it is an operand.
//   - Arguments and elements have priority 999: f(a :- b) is an error (gprolog).
//   - Beyond the standard: 1e10, 1_000, 1.0Inf, 1.5NaN, \e, \s, \uXXXX and
//     \UXXXXXXXX, back quoted text as codes, a tab in quotes; letters and symbols
//     of Unicode, while its punctuation must be quoted. The operators dynamic,
//     discontiguous, initialization, meta_predicate, multifile, table, *->, =@=,
//     \=@=, :, xor.
//   - A line break in quotes is an error unless a backslash stands before it.
//   - A float that is too large is a syntax error; one too small is 0.0.
//   - A NUL byte, or a byte that is not UTF-8, ends reading: it is no text.
