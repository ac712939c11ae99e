package syntax

import (
	"github.com/eyeprove/eyeprove/engine/term"
)

// waitKind is what an entry of the waiting stack waits for.
type waitKind uint8

const (
	waitTop     waitKind    = iota // the end of the term
	waitParen                      // )
	waitArgs                       // , or ) of a compound in functional notation
	waitList                       // , or | or ]
	waitTail                       // ] behind the tail of a list
	waitCurly                      // }
	waitPrefix                     // the operand of a prefix operator
	waitInfix                      // the right operand of an infix operator
	bracketKind = waitCurly        // kinds up to this one are brackets
)

// waiting is an open bracket or an operator whose right operand is being read.
// It is kept to 20 bytes: a term nested ten million deep needs as many.
type waiting struct {
	kind     waitKind
	priority int16     // of the operator
	max      int16     // the highest priority of what is read next
	name     term.Atom // of the operator or functor
	base     uint32    // of a bracket: how many operands were there before it
	at       uint32    // offset of the token
}

// parser holds the two stacks of operator precedence parsing.
type parser struct {
	lexer
	wait     []waiting
	operands []term.Word
	vars     []Var
	anon     []term.Word
	varIndex map[string]int // of vars, once there are many
	varNames map[string]string
	flags    *Flags
}

// fewVars is the number of variables up to which a linear search is faster.
const fewVars = 12

// failAt records a syntax error at tok; at the end of the text, behind the last
// token.
func (p *parser) failAt(tok token, atom, format string, args ...any) bool {
	if tok.start == tok.end {
		tok.start, tok.end = p.prevEnd, p.prevEnd
	}
	p.fail(tok.start, tok.end, atom, format, args...)
	return false
}

func (p *parser) top() *waiting { return &p.wait[len(p.wait)-1] }

func (p *parser) push(w term.Word) { p.operands = append(p.operands, w) }

func (p *parser) open(kind waitKind, max int16, name term.Atom, at int) {
	p.wait = append(p.wait, waiting{kind: kind, max: max, name: name,
		base: uint32(len(p.operands)), at: uint32(at)})
}

// term reads one term up to its end, the first token being tok. When ok is
// false, lexer.fault says why, and last is the token it went wrong at.
func (p *parser) term(tok token) (w term.Word, last token, ok bool) {
	p.wait = append(p.wait[:0], waiting{kind: waitTop, max: 1200})
	p.operands = p.operands[:0]
	for {
		// An operand is expected: tok is its first token.
		again := false
		if tok, again, ok = p.operand(tok); !ok {
			return 0, tok, false
		}
		if again { // tok opened something whose first operand follows
			continue
		}
		// An operand was read: an operator or the end of a bracket is expected.
		var done bool
		if tok, done, ok = p.afterOperand(tok); !ok {
			return 0, tok, false
		}
		if done {
			return p.operands[0], tok, true
		}
	}
}

// operand handles tok where an operand is expected. It gives the next token and
// whether an operand is still expected.
func (p *parser) operand(tok token) (next token, again, ok bool) {
	switch tok.kind {
	case tokNumber:
		p.push(tok.word)
	case tokVar:
		p.variable(tok)
	case tokDouble:
		p.push(p.chars(p.text, p.flags.DoubleQuotes))
	case tokBack:
		p.push(p.chars(p.text, Codes))
	case tokName, tokQuoted:
		return p.name(tok)
	case tokOpen:
		p.open(waitParen, 1200, 0, tok.start)
		return p.next(), true, true
	case tokOpenList, tokOpenCurly:
		return p.openBracket(tok)
	case tokError:
		return tok, false, false
	default:
		return tok, false, p.noOperand(tok)
	}
	return p.next(), false, true
}

// openBracket handles [ and {, which may be the names [] and {}.
func (p *parser) openBracket(tok token) (next token, again, ok bool) {
	next = p.next()
	switch {
	case tok.kind == tokOpenList && next.kind == tokCloseList:
		return p.name(token{kind: tokName, start: tok.start, end: next.end, atom: term.AtomNil})
	case tok.kind == tokOpenCurly && next.kind == tokCloseCurly:
		return p.name(token{kind: tokName, start: tok.start, end: next.end, atom: term.AtomCurly})
	case tok.kind == tokOpenList:
		p.open(waitList, 999, 0, tok.start)
	default:
		p.open(waitCurly, 1200, 0, tok.start)
	}
	return next, true, true
}

// name handles a name where an operand is expected: a functor, the sign of a
// number, a prefix operator or an atom.
func (p *parser) name(tok token) (next token, again, ok bool) {
	if p.peek(p.pos) == '(' {
		p.pos++
		p.open(waitArgs, 999, tok.atom, tok.start)
		return p.next(), true, true
	}
	next = p.next()
	if tok.atom == term.AtomMinus && next.kind == tokNumber {
		p.push(p.negate(next.word))
		return p.next(), false, true
	}
	if tok.ops == nil || tok.ops[Prefix].Priority == 0 || !p.startsOperand(next) {
		p.push(tok.atom.Word())
		return next, false, true
	}
	op := tok.ops[Prefix]
	if op.Priority > int(p.top().max) {
		p.failAt(tok, "operator_clash", "operator %s of priority %d needs brackets here, where at most %d is allowed",
			tok.atom.Name(), op.Priority, p.top().max)
		return tok, false, false
	}
	p.wait = append(p.wait, waiting{kind: waitPrefix, priority: int16(op.Priority),
		max: int16(op.RightMax()), name: tok.atom, at: uint32(tok.start)})
	return next, true, true
}

// startsOperand reports whether next, behind a prefix operator, begins its
// operand. If not, the operator stands for itself as an atom, as in [-] or - = x.
func (p *parser) startsOperand(next token) bool {
	switch next.kind {
	case tokNumber, tokVar, tokDouble, tokBack, tokOpen, tokOpenList, tokOpenCurly, tokError:
		return true
	case tokName, tokQuoted:
		c := p.peek(p.pos)
		if next.ops == nil || c == '(' || next.atom == term.AtomMinus && c >= '0' && c <= '9' {
			return true
		}
		return next.ops[Prefix].Priority > 0 || next.ops[Infix].Priority|next.ops[Postfix].Priority == 0
	}
	return false
}

// afterOperand handles tok behind an operand. It gives the next token, where an
// operand is expected, or done when tok is the end of the term.
func (p *parser) afterOperand(tok token) (next token, done, ok bool) {
	priority := 0 // of the operand on top
	for {
		switch tok.kind {
		case tokName, tokQuoted, tokComma, tokBar:
			expectOperand, ok := p.operator(tok, &priority)
			if !ok {
				return tok, false, false
			}
			if expectOperand {
				return p.next(), false, true
			}
		case tokClose, tokCloseList, tokCloseCurly:
			if !p.close(tok) {
				return tok, false, false
			}
			priority = 0
		case tokEnd:
			for p.top().kind > bracketKind {
				p.reduce()
			}
			if p.top().kind != waitTop {
				return tok, false, p.unclosed(tok)
			}
			return tok, true, true
		case tokError:
			return tok, false, false
		default:
			return tok, false, p.noOperator(tok)
		}
		tok = p.next()
	}
}

// operator handles a name, comma or bar behind an operand of the given
// priority: an infix or postfix operator, or a separator of arguments.
func (p *parser) operator(tok token, priority *int) (expectOperand, ok bool) {
	var op Operator
	if tok.ops != nil {
		if op = tok.ops[Infix]; op.Priority == 0 {
			op = tok.ops[Postfix]
		}
	}
	separator := tok.kind == tokComma || tok.kind == tokBar
	if op.Priority == 0 {
		if !separator {
			return false, p.noOperator(tok)
		}
		op.Priority = 1001 // never an operator, always above an argument
	}
	for p.top().kind > bracketKind && int(p.top().max) < op.Priority {
		*priority = int(p.top().priority)
		p.reduce()
	}
	top := p.top()
	if op.Priority > int(top.max) || op.Spec == 0 {
		if separator && top.kind <= bracketKind {
			return p.separator(tok, top)
		}
		return false, p.failAt(tok, "operator_clash", "operator %s of priority %d needs brackets here, where at most %d is allowed",
			tok.atom.Name(), op.Priority, top.max)
	}
	if *priority > op.LeftMax() {
		return false, p.failAt(tok, "operator_clash", "the left operand of %s has priority %d, more than %d: it needs brackets",
			tok.atom.Name(), *priority, op.LeftMax())
	}
	if op.Spec.Class() == Postfix {
		p.operands[len(p.operands)-1] = p.h.NewStruct(tok.atom, p.operands[len(p.operands)-1])
		*priority = op.Priority
		return false, true
	}
	p.wait = append(p.wait, waiting{kind: waitInfix, priority: int16(op.Priority),
		max: int16(op.RightMax()), name: tok.atom, at: uint32(tok.start)})
	return true, true
}

// separator handles a comma or bar that separates arguments or elements.
func (p *parser) separator(tok token, top *waiting) (expectOperand, ok bool) {
	switch {
	case tok.kind == tokComma && (top.kind == waitArgs || top.kind == waitList):
		return true, true
	case tok.kind == tokBar && top.kind == waitList:
		top.kind = waitTail
		return true, true
	case top.kind == waitTail:
		return false, p.failAt(tok, "list_rest", "] is expected behind the tail of a list")
	}
	return false, p.failAt(tok, "unexpected_separator", "unexpected %s", tok.atom.Name())
}

// reduce builds the term of the operator on top of the waiting stack.
func (p *parser) reduce() {
	top := p.top()
	n := len(p.operands)
	if top.kind == waitPrefix {
		p.operands[n-1] = p.h.NewStruct(top.name, p.operands[n-1])
	} else {
		p.operands[n-2] = p.h.NewStruct(top.name, p.operands[n-2:]...)
		p.operands = p.operands[:n-1]
	}
	p.wait = p.wait[:len(p.wait)-1]
}

// close handles a closing bracket behind an operand.
func (p *parser) close(tok token) bool {
	for p.top().kind > bracketKind {
		p.reduce()
	}
	top := *p.top()
	base := int(top.base)
	var w term.Word
	switch {
	case tok.kind == tokClose && top.kind == waitParen:
		w = p.operands[base]
	case tok.kind == tokClose && top.kind == waitArgs:
		if n := len(p.operands) - base; n > term.MaxArity {
			return p.failAt(tok, "max_arity", "too many arguments")
		}
		w = p.h.NewStruct(top.name, p.operands[base:]...)
	case tok.kind == tokCloseList && top.kind == waitList:
		w = p.list(p.operands[base:], term.AtomNil.Word())
	case tok.kind == tokCloseList && top.kind == waitTail:
		last := len(p.operands) - 1
		w = p.list(p.operands[base:last], p.operands[last])
	case tok.kind == tokCloseCurly && top.kind == waitCurly:
		w = p.h.NewStruct(term.AtomCurly, p.operands[base])
	default:
		return p.mismatch(tok, top)
	}
	p.operands = append(p.operands[:base], w)
	p.wait = p.wait[:len(p.wait)-1]
	return true
}
