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
