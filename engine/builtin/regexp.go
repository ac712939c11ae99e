package builtin

import (
	"regexp"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

func regexps() []machine.Builtin {
	const s = machine.Semidet
	return []machine.Builtin{
		{Name: "matches", Arity: 2, Modes: "+text, +text", Doc: "The regular expression matches somewhere in the text.", Det: s, Fn: matches},
		{Name: "matches", Arity: 3, Modes: "+text, +text, -captures", Doc: "What the named groups of the regular expression caught, as name(Text), ...", Det: s, Fn: matchesCaptures},
	}
}

type regexpsKey struct{}

// pattern gives the compiled regular expression w. The last ones used are kept.
func pattern(m *machine.Machine, w term.Word) (*regexp.Regexp, error) {
	s, err := textArg(m, w)
	if err != nil {
		return nil, err
	}
	known := m.Aux(regexpsKey{}, func() any { return map[string]*regexp.Regexp{} }).(map[string]*regexp.Regexp)
	if re := known[s]; re != nil {
		return re, nil
	}
	re, err := regexp.Compile(s)
	if err != nil {
		return nil, isoerr.Domain(&m.Heap, isoerr.RegularExpression, m.Deref(w))
	}
	const keep = 100
	if len(known) >= keep {
		clear(known)
	}
	known[s] = re
	return re, nil
}

func matches(m *machine.Machine, a []term.Word) (bool, error) {
	s, err := textArg(m, a[0])
	if err != nil {
		return false, err
	}
	re, err := pattern(m, a[1])
	return err == nil && re.MatchString(s), err
}

// matchesCaptures gives the named groups that took part in the first match, in
// order, as the conjunction of name(Text). It fails when there is none.
func matchesCaptures(m *machine.Machine, a []term.Word) (bool, error) {
	s, err := textArg(m, a[0])
	if err != nil {
		return false, err
	}
	re, err := pattern(m, a[1])
	if err != nil {
		return false, err
	}
	at := re.FindStringSubmatchIndex(s)
	var caught []term.Word
	for i, name := range re.SubexpNames() {
		if at != nil && name != "" && at[2*i] >= 0 {
			caught = append(caught, m.NewStruct(term.Intern(name), newAtom(s[at[2*i]:at[2*i+1]])))
		}
	}
	if len(caught) == 0 {
		return false, nil
	}
	all := caught[len(caught)-1]
	for i := len(caught) - 2; i >= 0; i-- {
		all = m.NewStruct(term.AtomComma, caught[i], all)
	}
	return m.Unify(a[2], all), nil
}
