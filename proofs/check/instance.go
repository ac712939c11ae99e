package check

import "github.com/eyeprove/eyeprove/engine/term"

// instanceAcross reports whether specific, a term of hs, is an instance of
// general, a term of hg. Neither is changed. Without variables in general it
// is identity.
func instanceAcross(hg *term.Heap, general term.Word, hs *term.Heap, specific term.Word) bool {
	var vars, values []term.Word
	var many map[term.Word]term.Word
	stack := []term.Word{general, specific}
	for len(stack) > 0 {
		g, s := hg.Deref(stack[len(stack)-2]), hs.Deref(stack[len(stack)-1])
		stack = stack[:len(stack)-2]
		if g.IsVar() {
			value := term.Word(0)
			if many != nil {
				value = many[g]
			} else {
				for i, v := range vars {
					if v == g {
						value = values[i]
					}
				}
			}
			switch {
			case value != 0:
				if !hs.Identical(value, s) {
					return false
				}
			case many != nil:
				many[g] = s
			default:
				vars, values = append(vars, g), append(values, s)
				if len(vars) > manyVars {
					many = map[term.Word]term.Word{}
					for i, v := range vars {
						many[v] = values[i]
					}
				}
			}
			continue
		}
		if g.Tag() != s.Tag() {
			return false
		}
		switch g.Tag() {
		case term.Str, term.Lst:
			nameG, arityG, _ := hg.Functor(g)
			nameS, arityS, _ := hs.Functor(s)
			if nameG != nameS || arityG != arityS {
				return false
			}
			for k := arityG; k > 0; k-- {
				stack = append(stack, hg.RawArg(g, k), hs.RawArg(s, k))
			}
		case term.Box:
			at := g.Index()
			if !sameWords(hg.Cells[at:at+hg.Cells[at].FunArity()+1], hs.Cells[s.Index():]) {
				return false
			}
		default:
			if g != s {
				return false
			}
		}
	}
	return true
}
