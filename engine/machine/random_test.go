package machine_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// A random program is made from a stream of choices, so that a fuzzer can steer
// it. Calls go from later predicates to earlier ones and recursion counts down,
// which keeps most runs short; the rest meet a step limit.

// chooser gives numbers below n: bytes of data while they last, then the
// numbers of a generator seeded by them.
type chooser struct {
	data []byte
	rnd  *rand.Rand
}

func newChooser(seed uint64, data []byte) *chooser {
	for _, b := range data {
		seed = seed*1099511628211 ^ uint64(b)
	}
	return &chooser{data: data, rnd: rand.New(rand.NewPCG(seed, 7))}
}

func (c *chooser) below(n int) int {
	if len(c.data) > 0 {
		b := c.data[0]
		c.data = c.data[1:]
		return int(b) % n
	}
	return c.rnd.IntN(n)
}

func (c *chooser) oneIn(n int) bool { return c.below(n) == 0 }

func pick[T any](c *chooser, list ...T) T { return list[c.below(len(list))] }

// tree is a goal: text with parts in the places of %s. The parts are goals too.
type tree struct {
	text  string
	parts []*tree
}

func leaf(format string, args ...any) *tree {
	return &tree{text: strings.ReplaceAll(fmt.Sprintf(format, args...), "%", "%%")}
}

func (t *tree) String() string {
	args := make([]any, len(t.parts))
	for i, p := range t.parts {
		args[i] = p.String()
	}
	return fmt.Sprintf(t.text, args...)
}

// sample is a clause of a random program, or, without a head, one of its goals.
type sample struct {
	head string
	body *tree // nil for a fact
}

func (s sample) String() string {
	switch {
	case s.head == "":
		return "?- " + s.body.String() + "."
	case s.body == nil:
		return s.head + "."
	}
	return s.head + " :- " + s.body.String() + "."
}

// prelude is in front of every random program.
const prelude = `:- dynamic(d0/1).
:- dynamic(d1/2).
:- dynamic(d2/3).
mem(X, [X|_]).
mem(X, [_|T]) :- mem(X, T).
app([], L, L).
app([H|T], L, [H|R]) :- app(T, L, R).
len([], 0).
len([_|T], N) :- len(T, M), N is M+1.
upto(N, N).
upto(I, N) :- I < N, J is I+1, upto(J, N).
one(a). one(b). one(c).
d0(a). d0(1). d0(f(_)).
d1(a, 1). d1(b, 2). d1(X, X).
`

// family says what a random program may hold.
type family struct {
	floats, bigs, soft bool
	flat               bool // for ichiban: cuts are not inside control constructs
	waits              bool // goals wait for variables
}

// maker makes one program.
type maker struct {
	*chooser
	family
	preds  []shape
	inBody int // of predicate: those below it may be called
	depth  int
	vars   int
	lists  int
	inside int // control constructs around
}

type shape struct {
	name  string
	arity int
}

// program gives the clauses and goals of a random program.
func program(c *chooser, f family) []sample {
	m := &maker{chooser: c, family: f}
	var out []sample
	n := 2 + m.below(5)
	for i := range n {
		s := shape{fmt.Sprintf("p%d", i), m.below(5)}
		if m.oneIn(12) {
			s.arity = 5 + m.below(12)
		}
		m.inBody = i
		out = append(out, m.predicate(s)...)
		m.preds = append(m.preds, s)
	}
	m.inBody = n
	for range 2 + m.below(3) {
		m.vars, m.depth = 4, 0
		var g *tree
		if m.oneIn(3) {
			g = m.goal()
		} else {
			s := m.preds[len(m.preds)-1-m.below(min(3, len(m.preds)))]
			g = leaf("%s", m.call(s))
			if m.oneIn(3) {
				g = &tree{"%s, %s", []*tree{g, m.goal()}}
			}
		}
		out = append(out, sample{"", g})
	}
	return out
}

func (m *maker) predicate(s shape) []sample {
	switch {
	case s.arity > 0 && m.oneIn(8):
		return m.table(s)
	case s.arity > 1 && m.oneIn(5):
		return m.countdown(s)
	case s.arity > 0 && m.oneIn(6):
		return m.overList(s)
	}
	var out []sample
	n := 1 + m.below(4)
	if m.oneIn(15) {
		n += 16
	}
	guarded := m.oneIn(3) && s.arity > 0
	for range n {
		m.vars, m.depth = 2+m.below(6), 0
		c := sample{head: m.head(s)}
		switch {
		case guarded && !m.oneIn(4):
			c.head = m.openHead(s)
			c.body = &tree{m.guard(s) + ", !, %s", []*tree{m.goal()}}
			if m.oneIn(3) {
				c.body.text = "!, %s"
			}
		case !m.oneIn(3):
			c.body = m.body()
		}
		out = append(out, c)
	}
	return out
}

func (m *maker) head(s shape) string {
	if s.arity == 0 {
		return s.name
	}
	args := make([]string, s.arity)
	for i := range args {
		if m.oneIn(2) {
			args[i] = m.variable()
		} else {
			args[i] = m.term(2)
		}
	}
	return s.name + "(" + strings.Join(args, ",") + ")"
}

// openHead has distinct variables for arguments, but perhaps the first.
func (m *maker) openHead(s shape) string {
	args := make([]string, s.arity)
	for i := range args {
		args[i] = fmt.Sprintf("X%d", i)
	}
	if m.oneIn(3) {
		args[0] = pick(m.chooser, "[H|T]", "f(H)", "[]", "a", "1", "g(H,T)")
	}
	if m.oneIn(3) {
		args[m.below(s.arity)] = pick(m.chooser, "X0", "f(X0)", "[X0|X0]", "g(X0,H)", "1.0", "[X1]")
	}
	m.vars = max(m.vars, s.arity)
	return s.name + "(" + strings.Join(args, ",") + ")"
}

func (m *maker) guard(s shape) string {
	v := func() string { return fmt.Sprintf("X%d", m.below(s.arity)) }
	one := func() string {
		if m.oneIn(2) {
			return m.typeTest(v())
		}
		if m.oneIn(3) {
			return v() + pick(m.chooser, " == ", " \\== ", " = ", " @< ", m.unequal()) + pick(m.chooser, v(), m.term(1))
		}
		right := fmt.Sprint(m.below(4) - 1)
		if m.oneIn(3) {
			right = v()
		}
		return fmt.Sprintf("%s %s %s", v(), pick(m.chooser, "<", ">", "=<", ">=", "=:=", "=\\="), right)
	}
	g := one()
	for m.oneIn(3) {
		g += ", " + one()
	}
	return g
}

func (m *maker) typeTest(v string) string {
	return pick(m.chooser, "var", "nonvar", "atom", "integer", "number", "atomic", "compound", "callable", "is_list", "ground") + "(" + v + ")"
}

// table is a predicate of many facts.
func (m *maker) table(s shape) []sample {
	n := 3 + m.below(30)
	var out []sample
	for range n {
		args := make([]string, s.arity)
		for i := range args {
			args[i] = m.constant()
			if m.oneIn(6) {
				args[i] = m.term(1)
			}
		}
		m.vars = 3
		out = append(out, sample{head: s.name + "(" + strings.Join(args, ",") + ")"})
	}
	return out
}

// countdown is a predicate that calls itself with a smaller first argument.
func (m *maker) countdown(s shape) []sample {
	rest := func(names ...string) string {
		for len(names) < s.arity-1 {
			names = append(names, pick(m.chooser, "X0", "X1", "X2", "a", "[X0]"))
		}
		return strings.Join(names[:s.arity-1], ",")
	}
	m.vars, m.depth = 4, 0
	stop := sample{head: fmt.Sprintf("%s(0,%s)", s.name, rest("X0", "X1")), body: m.body()}
	if m.oneIn(2) {
		stop.body = leaf("!")
	}
	m.depth = 1
	step := sample{head: fmt.Sprintf("%s(N,%s)", s.name, rest(m.term(2), "X1"))}
	text := "N > 0, M is N-1, %s, " + fmt.Sprintf("%s(M,%s)", s.name, rest(m.term(2), m.term(1)))
	parts := []*tree{m.goal()}
	if m.oneIn(2) {
		text += ", %s"
		parts = append(parts, m.goal())
	}
	step.body = &tree{text, parts}
	return []sample{stop, step}
}

// overList is a predicate that goes down a list.
func (m *maker) overList(s shape) []sample {
	rest := func() string {
		t := ""
		for range s.arity - 1 {
			t += "," + pick(m.chooser, "X0", "X1", "X2", m.term(2))
		}
		return t
	}
	m.vars, m.depth = 4, 0
	stop := sample{head: s.name + "([]" + rest() + ")"}
	m.depth = 1
	step := sample{head: s.name + "([X3|T]" + rest() + ")"}
	step.body = &tree{"%s, " + s.name + "(T" + rest() + ")", []*tree{m.goal()}}
	if m.oneIn(2) {
		step.body = &tree{s.name + "(T" + rest() + "), %s", []*tree{m.goal()}}
	}
	out := []sample{stop, step}
	if m.oneIn(3) {
		out = append(out, sample{head: s.name + "(X4" + rest() + ")"})
	}
	return out
}

func (m *maker) variable() string {
	if m.oneIn(12) {
		return "_"
	}
	return fmt.Sprintf("X%d", m.below(max(m.vars, 1)))
}

func (m *maker) constant() string {
	switch {
	case m.bigs && m.oneIn(10):
		return pick(m.chooser, "1152921504606846975", "1152921504606846976", "-1152921504606846976",
			"-1152921504606846977", "9223372036854775808", "-9223372036854775809", "100000000000000000000")
	case m.bigs && m.oneIn(10):
		return pick(m.chooser, "268435455", "268435456", "-268435457", "4294967296", "32768", "-32769")
	case m.floats && m.oneIn(8):
		return pick(m.chooser, "1.5", "-0.25", "2.0", "0.0", "1.0")
	}
	return pick(m.chooser, "a", "b", "c", "[]", "foo", "0", "1", "2", "3", "-1", "7")
}

func (m *maker) term(depth int) string {
	if depth <= 0 || m.oneIn(2) {
		if m.oneIn(2) {
			return m.variable()
		}
		return m.constant()
	}
	switch m.below(9) {
	case 0:
		return "f(" + m.term(depth-1) + ")"
	case 1:
		return "g(" + m.term(depth-1) + "," + m.term(depth-1) + ")"
	case 2:
		return "h(" + m.term(depth-1) + "," + m.term(depth-1) + "," + m.term(depth-1) + ")"
	case 3, 4:
		return "[" + m.term(depth-1) + "|" + m.term(depth-1) + "]"
	case 5:
		n := 1 + m.below(4)
		list := make([]string, n)
		for i := range list {
			list[i] = m.term(depth - 1)
		}
		return "[" + strings.Join(list, ",") + "]"
	case 6:
		return "(" + m.term(depth-1) + pick(m.chooser, " - ", " + ") + m.term(depth-1) + ")"
	case 7: // ground and big enough to be kept as an image
		return pick(m.chooser, "[a,b,c,d,e,f,g]", "t(1,2,3,4,5,6,7,8)", "[1,[2,[3,[4]]],f(5)]", "s(s(s(s(s(s(s(0)))))))")
	}
	return "t(" + m.term(depth-1) + "," + m.term(0) + "," + m.term(0) + "," + m.constant() + "," + m.term(depth-1) + ")"
}

func (m *maker) expr(depth int) string {
	if depth <= 0 || m.oneIn(3) {
		if m.oneIn(3) {
			return m.variable()
		}
		if m.bigs && m.oneIn(4) {
			return pick(m.chooser, "1152921504606846975", "9223372036854775807", "4294967296", "268435456")
		}
		if m.floats && m.oneIn(4) {
			return pick(m.chooser, "1.5", "0.5", "2.0")
		}
		return fmt.Sprint(m.below(12) - 3)
	}
	a, b := m.expr(depth-1), m.expr(depth-1)
	if m.floats {
		return "(" + a + pick(m.chooser, " + ", " - ", " * ") + b + ")"
	}
	switch m.below(12) {
	case 0, 1:
		return "(" + a + " + " + b + ")"
	case 2, 3:
		return "(" + a + " - " + b + ")"
	case 4:
		return "(" + a + " * " + b + ")"
	case 5:
		return "(" + a + " // " + b + ")"
	case 6:
		return "(" + a + " mod " + b + ")"
	case 7:
		return "(" + a + " rem " + b + ")"
	case 8:
		return "abs(" + a + ")"
	case 9:
		return pick(m.chooser, "max", "min") + "(" + a + "," + b + ")"
	case 10:
		return "(" + a + pick(m.chooser, " /\\ ", " \\/ ") + b + ")"
	}
	return pick(m.chooser, "-(", "\\(", "sign(", "+(") + a + ")"
}

func (m *maker) call(s shape) string {
	if s.arity == 0 {
		return s.name
	}
	args := make([]string, s.arity)
	alike := m.oneIn(8)
	for i := range args {
		args[i] = m.term(1 + m.below(2))
		if alike && i > 0 {
			args[i] = pick(m.chooser, args[0], args[0], "f("+args[0]+")")
		} else if m.oneIn(4) {
			args[i] = fmt.Sprint(m.below(4))
		} else if m.oneIn(5) {
			args[i] = pick(m.chooser, "[a,b]", "[1,2,3]", "[a]", "[X0,X1]")
		}
	}
	return s.name + "(" + strings.Join(args, ",") + ")"
}

func (m *maker) body() *tree {
	t := m.goal()
	for m.oneIn(2) && m.depth < 20 {
		t = &tree{"%s, %s", []*tree{t, m.goal()}}
	}
	return t
}

// goal gives a goal that binds tighter than a comma, with brackets where needed.
func (m *maker) goal() *tree {
	m.depth++
	if m.depth > 14 || m.below(10) < 5 {
		return m.simple()
	}
	m.inside++
	defer func() { m.inside-- }()
	g := func() *tree {
		t := m.goal()
		for m.oneIn(3) && m.depth < 16 {
			t = &tree{"%s, %s", []*tree{t, m.goal()}}
		}
		return t
	}
	cond := func() *tree {
		if m.oneIn(2) {
			return leaf("%s", m.test())
		}
		return g()
	}
	switch m.below(18) {
	case 0, 1:
		return &tree{"( %s ; %s )", []*tree{g(), g()}}
	case 2, 3, 4:
		return &tree{"( %s -> %s ; %s )", []*tree{cond(), g(), g()}}
	case 5:
		return &tree{"( %s -> %s )", []*tree{cond(), g()}}
	case 6:
		if !m.soft {
			return &tree{"( %s -> %s ; %s )", []*tree{cond(), g(), g()}}
		}
		if m.oneIn(3) {
			return &tree{"( %s *-> %s )", []*tree{cond(), g()}}
		}
		return &tree{"( %s *-> %s ; %s )", []*tree{cond(), g(), g()}}
	case 7, 8:
		return &tree{"\\+ ( %s )", []*tree{cond()}}
	case 9:
		return &tree{"call(( %s ))", []*tree{g()}}
	case 10:
		m.lists++ // a result of its own: what is no list raises an error here and not there
		l := fmt.Sprintf("L%d", m.lists)
		return &tree{fmt.Sprintf("findall(%s, ( %%s ), %s), %s = %s", m.term(2), l, m.variable(), l), []*tree{g()}}
	case 11:
		return &tree{fmt.Sprintf("catch(( %%s ), %s, ( %%s ))", pick(m.chooser, "_", m.term(2), "error(E,_)", "error(type_error(E,_),_)", m.term(1))), []*tree{g(), m.simple()}}
	case 12:
		v := m.variable()
		if v == "_" {
			v = "X0"
		}
		return &tree{fmt.Sprintf("%s = ( %%s ), call(%s)", v, v), []*tree{g()}}
	case 13: // committed, as what leaves no choice is not the same everywhere
		if m.flat { // ichiban has no setup_call_cleanup/3
			return &tree{"( catch(( %s ), _, ( %s )) -> true )", []*tree{g(), m.simple()}}
		}
		t := &tree{"( setup_call_cleanup(true, ( %s ), catch(\\+ \\+ ( %s ), _, true)) -> true )", []*tree{g(), m.simple()}}
		if m.oneIn(3) {
			t.text = "setup_call_cleanup(true, ( %s ), catch(\\+ \\+ ( %s ), _, true)), !"
		}
		return t
	case 14:
		return &tree{"( %s ; %s, fail ; %s )", []*tree{g(), g(), g()}}
	case 15: // each with its own clauses to take away
		return &tree{fmt.Sprintf("( %s, %%s, %s(%s), fail ; %%s )", m.dynamic(), pick(m.chooser, "retract", "assertz", "asserta"), m.dynamic()), []*tree{g(), g()}}
	case 16:
		if m.flat { // ichiban has no b_setval/2
			break
		}
		v := m.term(2)
		return &tree{fmt.Sprintf("b_setval(v, %s), ( %%s ), b_getval(v, %s)", v, m.variable()), []*tree{g()}}
	}
	return &tree{"( %s )", []*tree{g()}}
}

// test is a conjunction of goals that bind nothing.
func (m *maker) test() string {
	one := func() string {
		switch m.below(5) {
		case 0:
			return m.term(1) + pick(m.chooser, " == ", " \\== ", m.unequal()) + m.term(1)
		case 1:
			return m.compare()
		}
		return m.typeTest(m.variable())
	}
	t := one()
	for m.oneIn(3) {
		t += ", " + one()
	}
	return t
}

// unequal is an operator that attributes have no say in.
func (m *maker) unequal() string {
	if m.waits {
		return " =@= "
	}
	return " \\= "
}

func (m *maker) compare() string {
	a, b := m.expr(1), m.expr(1)
	if m.oneIn(3) {
		a, b = m.variable(), m.expr(2)
	}
	return a + pick(m.chooser, " < ", " > ", " =< ", " >= ", " =:= ", " =\\= ") + b
}

// waiting is a goal that waits for a variable, or makes it unequal to a term.
func (m *maker) waiting() *tree {
	m.depth += 2
	goal := func() *tree {
		if m.depth > 12 {
			return leaf("%s = %s", m.variable(), m.term(1))
		}
		return m.simple()
	}
	switch m.below(6) {
	case 0, 1:
		return &tree{"freeze(" + m.variable() + ", ( %s ))", []*tree{goal()}}
	case 2, 3, 4:
		return leaf("dif(%s, %s)", pick(m.chooser, m.variable(), m.term(2)), m.term(2))
	}
	condition := func() string {
		switch m.below(3) {
		case 0:
			return "nonvar(" + m.variable() + ")"
		case 1:
			return "ground(" + m.term(2) + ")"
		}
		return "?=(" + m.variable() + ", " + m.term(2) + ")"
	}
	c := condition()
	for m.oneIn(3) {
		c = "(" + c + pick(m.chooser, ", ", " ; ") + condition() + ")"
	}
	return &tree{"when(" + c + ", ( %s ))", []*tree{goal()}}
}

func (m *maker) simple() *tree {
	x := m.variable
	if m.waits && m.oneIn(4) {
		return m.waiting()
	}
	switch m.below(32) {
	case 0:
		return leaf("true")
	case 1:
		return leaf("fail")
	case 2, 3:
		if m.flat && m.inside > 0 {
			return leaf("true")
		}
		return leaf("!")
	case 4, 5, 6:
		return leaf("%s = %s", x(), m.term(3))
	case 7:
		return leaf("%s = %s", m.term(3), m.term(3))
	case 8:
		return leaf("%s", m.test())
	case 9, 10:
		return leaf("%s is %s", pick(m.chooser, x(), x(), x(), m.constant()), m.expr(2))
	case 11:
		return leaf("number(X0), number(X1), X0 %s X1", pick(m.chooser, "<", ">", "=<", ">=", "=:=", "=\\="))
	case 12:
		return leaf("%s", pick(m.chooser, "mem("+x()+",[a,b,c])", "mem("+x()+",[1,2])", "app("+x()+","+x()+",[1,2])", "app([a],"+x()+","+x()+")", "len([a,b|"+pick(m.chooser, "[]", "[c]")+"],"+x()+")"))
	case 13:
		return leaf("%s", pick(m.chooser, "upto(1,3,"+x()+")", "one("+x()+")", "upto("+x()+",2)", "upto(0,"+x()+")"))
	case 14:
		return leaf("functor(%s,%s,%s)", pick(m.chooser, x(), m.term(2)), pick(m.chooser, x(), "foo"), pick(m.chooser, x(), "2", "0"))
	case 15:
		return leaf("arg(%s,%s,%s)", pick(m.chooser, "1", "2", "3"), m.term(2), x())
	case 16:
		return leaf("%s =.. %s", pick(m.chooser, x(), m.term(2)), pick(m.chooser, x(), "[f,"+m.term(1)+"]", "[foo,"+m.term(1)+","+m.term(1)+"]"))
	case 17:
		return leaf("copy_term(%s,%s)", m.term(2), pick(m.chooser, x(), m.term(2)))
	case 18:
		return leaf("throw(%s)", m.term(2))
	case 19:
		return leaf("%s", pick(m.chooser, "assertz", "asserta")+"("+m.dynamic()+")")
	case 20:
		return leaf("%s((%s :- %s))", pick(m.chooser, "assertz", "asserta"), m.dynamic(), pick(m.chooser, "true", "!", "one("+x()+")", x()+" = "+m.term(1), "one("+x()+"), !", "( "+x()+" = a ; "+x()+" = b )"))
	case 21:
		return leaf("retract(%s)", m.dynamic())
	case 22, 23:
		return leaf("%s", m.dynamic())
	case 24:
		return leaf("retract((%s :- %s))", m.dynamic(), x())
	case 25:
		return leaf("clause(%s, B)", m.dynamic())
	case 26:
		return leaf("%s", pick(m.chooser, "call("+x()+")", x(), "call(one,"+x()+")", "call(mem("+x()+"),[a,b])", "call(d1(a),"+x()+")", "call(',',true,!)", "call(=,"+x()+","+m.term(1)+")"))
	}
	if m.inBody == 0 {
		return leaf("%s = %s", x(), m.term(2))
	}
	s := m.preds[m.below(m.inBody)]
	if s.arity > 0 && m.oneIn(6) {
		text := m.call(s)
		i := strings.LastIndexByte(text, ',')
		if s.arity > 1 && i > 0 && strings.Count(text[i:], ")") == 1 && strings.Count(text[i:], "]") == 0 {
			return leaf("call(%s),%s", text[:i], text[i+1:])
		}
	}
	return leaf("%s", m.call(s))
}

func (m *maker) dynamic() string {
	return m.call(pick(m.chooser, shape{"d0", 1}, shape{"d1", 2}, shape{"d2", 3}))
}
