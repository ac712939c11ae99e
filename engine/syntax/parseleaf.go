package syntax

import (
	"unicode/utf8"

	"github.com/eyeprove/eyeprove/engine/term"
)

// list lays the cells of a list side by side, in order.
func (p *parser) list(elems []term.Word, tail term.Word) term.Word {
	h := p.h
	h.Reserve(2 * len(elems))
	at := h.Top
	for i, e := range elems {
		h.Cells[at+2*i] = e
		h.Cells[at+2*i+1] = term.MakeLst(at + 2*i + 2)
	}
	h.Cells[at+2*len(elems)-1] = tail
	h.Top = at + 2*len(elems)
	return term.MakeLst(at)
}

// chars gives what a quoted text denotes.
func (p *parser) chars(text []byte, q Quotes) term.Word {
	if q == AtomQ {
		return term.Intern(string(text)).Word()
	}
	if len(text) == 0 {
		return term.AtomNil.Word()
	}
	n := utf8.RuneCount(text)
	h := p.h
	h.Reserve(2 * n)
	at := h.Top
	i := at
	for len(text) > 0 {
		r, size := utf8.DecodeRune(text)
		text = text[size:]
		if q == Chars {
			h.Cells[i] = term.InternRune(r).Word()
		} else {
			h.Cells[i] = term.MakeSmall(int64(r))
		}
		h.Cells[i+1] = term.MakeLst(i + 2)
		i += 2
	}
	h.Cells[i-1] = term.AtomNil.Word()
	h.Top = i
	return term.MakeLst(at)
}

// variable pushes the variable of this name.
func (p *parser) variable(tok token) {
	name := p.text
	if len(name) == 1 && name[0] == '_' {
		w := p.h.NewVar()
		p.anon = append(p.anon, w)
		p.push(w)
		return
	}
	if p.varIndex == nil {
		for i := range p.vars {
			if v := &p.vars[i]; v.Name == string(name) {
				v.Occurrences++
				p.push(v.Word)
				return
			}
		}
	} else if i, ok := p.varIndex[string(name)]; ok {
		p.vars[i].Occurrences++
		p.push(p.vars[i].Word)
		return
	}
	s, ok := p.varNames[string(name)]
	if !ok {
		s = string(name)
		if p.varNames == nil || len(p.varNames) >= maxNames {
			p.varNames = map[string]string{}
		}
		p.varNames[s] = s
	}
	w := p.h.NewVar()
	p.vars = append(p.vars, Var{Name: s, Word: w, Offset: tok.start, Occurrences: 1})
	if p.varIndex != nil {
		p.varIndex[s] = len(p.vars) - 1
	} else if len(p.vars) > fewVars {
		p.varIndex = map[string]int{}
		for i, v := range p.vars {
			p.varIndex[v.Name] = i
		}
	}
	p.push(w)
}
