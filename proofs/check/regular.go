package check

import (
	"slices"
	"strings"
	"time"

	"github.com/dlclark/regexp2"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Regular expressions are decided by another library than the engine's, which
// backtracks. Its word counts where both are known to mean the same: for texts and
// expressions of ASCII, and for the part of the syntax that regular reads.

const (
	maxRegular     = 1000    // bytes of an expression
	maxMatched     = 100_000 // bytes of a text
	maxMatching    = time.Second
	maxRepeated    = 30 // in {N,M}
	maxGroupsDepth = 100
)

// foreign is the ruling on a goal that this package does not know the meaning of.
var foreign = ruling{hung: outside}

// matchesLoop is matches(Text, Expression) and matches(Text, Expression, Captures).
func matchesLoop(h *term.Heap, goal term.Word) ruling {
	text, ok := asciiText(h, h.Arg(goal, 1))
	source, known := asciiText(h, h.Arg(goal, 2))
	if !ok || !known || len(text) > maxMatched || len(source) > maxRegular {
		return foreign
	}
	_, arity, _ := h.Functor(goal)
	x, ok := readRegular(source)
	switch {
	case !ok || x.end && strings.Contains(text, "\n") || x.space && strings.Contains(text, "\v"):
		return foreign
	case arity == 3 && x.repeats:
		return foreign // which of the rounds counts
	}
	re, err := regexp2.Compile(source, regexp2.RE2)
	if err != nil {
		return foreign
	}
	re.MatchTimeout = maxMatching
	m, err := re.FindStringMatch(text)
	switch {
	case err != nil:
		return unsettled
	case m == nil || arity == 2:
		return whether(m != nil)
	}
	var caught []term.Word
	for _, name := range x.names {
		if g := m.GroupByName(name); g != nil && len(g.Captures) > 0 {
			caught = append(caught, h.NewStruct(term.Intern(name), term.Intern(g.String()).Word()))
		}
	}
	if len(caught) == 0 {
		return whether(false)
	}
	all := caught[len(caught)-1]
	for _, w := range slices.Backward(caught[:len(caught)-1]) {
		all = h.NewStruct(term.AtomComma, w, all)
	}
	return equations(equation{h.Arg(goal, 3), all})
}

// asciiText gives what an atom, or a list of characters or of codes, spells.
func asciiText(h *term.Heap, w term.Word) (text string, ok bool) {
	if w == term.AtomNil.Word() {
		return "", false // the atom or the empty list
	}
	if text, ok = atomText(w); !ok {
		elems, end := h.Slice(w)
		if end != term.ProperList {
			return "", false
		}
		var b strings.Builder
		for _, e := range elems {
			if e = h.Deref(e); e.Tag() == term.Int && e.SmallInt() >= 0 && e.SmallInt() < 0x80 {
				b.WriteByte(byte(e.SmallInt()))
			} else if name, isAtom := atomText(e); isAtom && len(name) == 1 {
				b.WriteString(name)
			} else {
				return "", false
			}
		}
		text = b.String()
	}
	return text, !strings.ContainsFunc(text, func(r rune) bool { return r >= 0x80 })
}

// regular is what matters of an expression.
type regular struct {
	names   []string // of its groups, in order
	end     bool     // it has a $
	space   bool     // it has a class of white space
	repeats bool     // a group is repeated, or one with groups in it is optional
}

// readRegular reads an expression; ok is false where it may mean different things
// to different libraries.
func readRegular(s string) (x regular, ok bool) {
	type group struct{ captures bool } // it is one, or one is in it
	groups := []group{{}}
	var closed *group // the group that ended just now
	atom := false     // what a repetition would be of
	for i := 0; i < len(s); i++ {
		c := s[i]
		last := closed
		closed = nil
		switch {
		case c < ' ' || c > '~' || c == ']' || c == '}':
			return x, false
		case c == '\\':
			i++
			if i == len(s) || !x.escape(s[i], true) {
				return x, false
			}
			atom = s[i] != 'b'
		case c == '[':
			n := x.class(s[i:])
			if n == 0 {
				return x, false
			}
			i += n - 1
			atom = true
		case c == '(':
			g := group{captures: true}
			if rest := s[i+1:]; strings.HasPrefix(rest, "?:") {
				g.captures = false
				i += 2
			} else if strings.HasPrefix(rest, "?") {
				name, isNamed := strings.CutPrefix(rest, "?P<")
				name, _, isClosed := strings.Cut(name, ">")
				if !isNamed || !isClosed || !isGroupName(name) || slices.Contains(x.names, name) {
					return x, false
				}
				x.names = append(x.names, name)
				i += len("?P<>") + len(name)
			}
			if groups = append(groups, g); len(groups) > maxGroupsDepth {
				return x, false
			}
			atom = false
		case c == ')':
			if len(groups) == 1 {
				return x, false
			}
			g := groups[len(groups)-1]
			groups = groups[:len(groups)-1]
			outer := &groups[len(groups)-1]
			outer.captures = outer.captures || g.captures
			closed, atom = &g, true
		case c == '|', c == '^', c == '$':
			x.end = x.end || c == '$'
			atom = false
		case c == '*', c == '+', c == '?', c == '{':
			n := 1
			if c == '{' {
				n = repetition(s[i:])
			}
			if !atom || n == 0 || c == '{' && last != nil {
				return x, false
			}
			x.repeats = x.repeats || last != nil && (c != '?' || last.captures)
			if i += n - 1; i+1 < len(s) && s[i+1] == '?' {
				i++
			}
			atom = false
		default:
			atom = true
		}
	}
	return x, len(groups) == 1
}

// escape takes the character behind a backslash.
func (x *regular) escape(c byte, outside bool) bool {
	x.space = x.space || c == 's' || c == 'S'
	switch {
	case strings.IndexByte("dDwWsStnr", c) >= 0, outside && c == 'b':
		return true
	}
	return c > ' ' && c <= '~' && !isGroupName("_"+string(c))
}

// class gives the length of the class in brackets that s begins with, 0 when it
// is not read.
func (x *regular) class(s string) int {
	i := 1
	if strings.HasPrefix(s, "[^") {
		i = 2
	}
	for first := i; i < len(s); i++ {
		switch c := s[i]; {
		case c == ']':
			if i == first {
				return 0
			}
			return i + 1
		case c < ' ' || c > '~', c == '[', c == '&', c == '~', c == '^':
			return 0
		case c == '-':
			// Between two letters or digits only.
			if i == first || i+1 == len(s) || !isGroupName("_"+s[i-1:i]) || !isGroupName("_"+s[i+1:i+2]) || i >= first+2 && s[i-2] == '\\' ||
				i+2 < len(s) && s[i+2] == '-' {
				return 0
			}
		case c == '\\':
			i++
			if i == len(s) || !x.escape(s[i], false) {
				return 0
			}
		}
	}
	return 0
}

// repetition gives the length of the {N}, {N,} or {N,M} that s begins with, else 0.
func repetition(s string) int {
	inside, _, ok := strings.Cut(s[1:], "}")
	low, high, two := strings.Cut(inside, ",")
	n, isNumber := smallNumber(low)
	if !ok || !isNumber {
		return 0
	}
	if m, isNumber := smallNumber(high); two && high != "" && (!isNumber || m < n) {
		return 0
	}
	return len(inside) + 2
}

func smallNumber(s string) (n int, ok bool) {
	if len(s) == 0 || len(s) > 2 || len(s) == 2 && s[0] == '0' {
		return 0, false
	}
	for _, c := range s {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = 10*n + int(c-'0')
	}
	return n, n <= maxRepeated
}

func isGroupName(s string) bool {
	if s == "" || s[0] >= '0' && s[0] <= '9' {
		return false
	}
	return !strings.ContainsFunc(s, func(r rune) bool {
		return r != '_' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
	})
}
