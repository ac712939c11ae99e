package syntax

// This file words the syntax errors of the parser. All report false.

// noOperand: tok stands where a term is expected.
func (p *parser) noOperand(tok token) bool {
	top := p.top()
	switch tok.kind {
	case tokEOF:
		return p.endOfText(tok)
	case tokEnd:
		if top.kind > bracketKind {
			return p.failAt(tok, "operand_expected", "operator %s has no right operand", top.name.Name())
		}
		return p.unclosed(tok)
	case tokClose:
		if top.kind == waitArgs && len(p.operands) == int(top.base) {
			p.failAt(tok, "argument_expected", "%s() has no argument", top.name.Name())
			p.fault.notes = []string{"a term without arguments is written without brackets"}
			return false
		}
	case tokComma, tokBar:
		p.failAt(tok, "operand_expected", "a term is expected before %s", tok.atom.Name())
		p.fault.notes = []string{"the atom itself is written '" + tok.atom.Name() + "'"}
		return false
	}
	if top.kind > bracketKind {
		return p.failAt(tok, "operand_expected", "operator %s has no right operand", top.name.Name())
	}
	return p.failAt(tok, "operand_expected", "a term is expected before %s", p.spelling(tok))
}

// noOperator: tok stands behind an operand and is neither an operator nor a
// bracket that closes.
func (p *parser) noOperator(tok token) bool {
	switch {
	case tok.kind == tokEOF:
		return p.endOfText(tok)
	case len(p.wait) == 1:
		p.failAt(tok, "end_of_clause_expected", "an operator or the end of the clause is expected before %s", p.spelling(tok))
	default:
		p.failAt(tok, "operator_expected", "an operator, or the end of a term, is expected before %s", p.spelling(tok))
	}
	if tok.kind == tokOpen && tok.start > 0 && byteClass[p.buf[tok.start-1]] == layout {
		p.fault.notes = []string{"no blank may stand between a name and the ( of its arguments"}
	} else if p.firstOnLine(tok.start) {
		p.fault.notes = []string{"is a comma, or the dot of a clause, missing at the end of the line before?"}
	}
	return false
}

// firstOnLine reports whether only blanks stand before offset i on its line, and
// there is a line before it.
func (p *parser) firstOnLine(i int) bool {
	for i--; i >= 0; i-- {
		switch c := p.buf[i]; {
		case c == '\n':
			return true
		case c != ' ' && c != '\t':
			return false
		}
	}
	return false
}

// endOfText: the text ends inside a term.
func (p *parser) endOfText(tok token) bool {
	for i := len(p.wait) - 1; i > 0; i-- {
		if p.wait[i].kind <= bracketKind {
			tok = token{start: int(p.wait[i].at), end: int(p.wait[i].at) + 1}
			return p.failAt(tok, "end_of_file", "the text ends before this bracket is closed")
		}
	}
	p.failAt(tok, "end_of_file", "the text ends inside a clause")
	p.fault.notes = []string{"a clause ends in a dot"}
	return false
}

// unclosed: the clause ends inside a bracket.
func (p *parser) unclosed(tok token) bool {
	top := *p.top()
	if top.kind == waitTop {
		return p.failAt(tok, "operand_expected", "a term is expected before the end of the clause")
	}
	tok.start = int(top.at)
	tok.end = tok.start + 1
	if top.kind == waitArgs {
		tok.end = tok.start + len(top.name.Name())
		if tok.end > len(p.buf) {
			tok.end = len(p.buf)
		}
	}
	return p.failAt(tok, "unbalanced_bracket", "the clause ends before this bracket is closed: %s is missing", closer[top.kind])
}

var closer = [...]string{waitTop: "", waitParen: ")", waitArgs: ")", waitList: "]", waitTail: "]", waitCurly: "}"}

// mismatch: tok closes another kind of bracket than the one that is open.
func (p *parser) mismatch(tok token, top waiting) bool {
	if top.kind == waitTop {
		return p.failAt(tok, "unbalanced_bracket", "no bracket is open for this %s", p.spelling(tok))
	}
	return p.failAt(tok, "unbalanced_bracket", "%s is expected before %s", closer[top.kind], p.spelling(tok))
}

// spelling gives tok as it is written, shortened.
func (p *parser) spelling(tok token) string {
	if tok.kind == tokEOF {
		return "the end of the text"
	}
	text := []rune(string(p.buf[tok.start:min(tok.end, tok.start+160)]))
	if len(text) > 40 {
		return string(text[:40]) + "..."
	}
	return string(text)
}
