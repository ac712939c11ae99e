package machine_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// load reads program text into a fresh program; directives but dynamic/1 are
// run as goals.
func load(t testing.TB, text string) *machine.Program {
	t.Helper()
	p := machine.NewProgram(builtin.Table())
	h := term.NewHeap(0)
	src := syntax.NewSource(h, "test.pl", text, 1, p.Ops, p.Flags)
	for {
		it, err := src.Next()
		if errors.Is(err, io.EOF) {
			return p
		}
		if err != nil {
			t.Fatal(err)
		}
		if it.Kind == syntax.DirectiveItem {
			m := machine.New(p)
			goal := h.CopyTo(&m.Heap, it.Word)
			if ok, err := m.Once(goal); !ok || err != nil {
				t.Fatalf("directive %s: %v %v", show(m, goal), ok, err)
			}
			continue
		}
		if _, err := p.AddClause(h, it.Word, machine.Source{Number: it.Number}, nil, false); err != nil {
			t.Fatalf("clause: %v", message(p, err))
		}
	}
}

func show(m *machine.Machine, w term.Word) string {
	return syntax.Format(&m.Heap, w, m.Ops, syntax.WriteOptions{Quoted: true, NumberVars: true})
}

func message(p *machine.Program, err error) string {
	if ex, ok := machine.IsException(err); ok {
		m := machine.New(p)
		return show(m, m.Thaw(ex.Ball))
	}
	return err.Error()
}

// read gives the goal of a text on m's heap.
func read(t testing.TB, m *machine.Machine, goal string) term.Word {
	t.Helper()
	p := m.Program()
	g, err := syntax.NewReader(&m.Heap, goal+" .", "goal", p.Ops, p.Flags).Read()
	if err != nil {
		t.Fatal(err)
	}
	return g.Word
}

// solve gives the instances of the goal's first argument list, joined by "; ",
// and the uncaught error if there is one.
func solve(t testing.TB, p *machine.Program, goal string, record bool) string {
	t.Helper()
	m := machine.New(p)
	m.SetStress(stress)
	m.SetRecord(record)
	var out []string
	run := m.Solve(read(t, m, goal))
	defer run.Close()
	for run.Next() {
		text := show(m, run.Goal())
		if i := strings.Index(text, "$"); i >= 0 {
			text = text[:i]
		}
		out = append(out, text)
		if len(out) > 50 {
			break
		}
	}
	if run.Err() != nil {
		out = append(out, message(p, run.Err()))
	}
	return strings.Join(out, "; ")
}

// stress makes solve collect at every call.
var stress bool

func TestCollectAtEveryCall(t *testing.T) {
	stress = true
	defer func() { stress = false }()
	t.Run("Solve", TestSolve)
	t.Run("Store", TestStore)
}

const lists = `
app([], L, L).
app([H|T], L, [H|R]) :- app(T, L, R).
nrev([], []).
nrev([H|T], R) :- nrev(T, RT), app(RT, [H], R).
mem(X, [X|_]).
mem(X, [_|T]) :- mem(X, T).
len([], 0).
len([_|T], N) :- len(T, M), N is M + 1.
sel(X, [X|T], T).
sel(X, [H|T], [H|R]) :- sel(X, T, R).
perm([], []).
perm(L, [H|T]) :- sel(H, L, R), perm(R, T).
max(X, Y, X) :- X >= Y, !.
max(_, Y, Y).
fib(N, F) :- ( N < 2 -> F = N ; A is N-1, B is N-2, fib(A, FA), fib(B, FB), F is FA+FB ).
num(I, N, []) :- I > N, !.
num(I, N, [I|T]) :- J is I+1, num(J, N, T).
loop(0) :- !.
loop(N) :- M is N-1, loop(M).
p(1). p(2). p(3).
q(a, 1). q(b, 2). q(c, 3). q(X, 0) :- atom(X).
cut1(X) :- p(X), !.
cut2(X) :- ( p(X), X > 1, ! ; X = 9 ).
cut3(X) :- \+ \+ ( p(X), ! ), p(X).
ite(X, Y) :- ( p(X), X > 1 -> Y = yes(X) ; Y = no ).
soft(X, Y) :- ( p(X) *-> Y = s(X) ; Y = none ).
alt(X) :- ( X = 1 ; X = 2 ; p(Y), Y > 2, X = f(Y) ).
t(X, Y, Z) :- X = g(Y, Z, [Y|Z]).
d(U+V, X, DU+DV) :- !, d(U, X, DU), d(V, X, DV).
d(U*V, X, DU*V+U*DV) :- !, d(U, X, DU), d(V, X, DV).
d(X, X, 1) :- !.
d(_, _, 0).
safe(G, R) :- catch(G, E, true), ( nonvar(E) -> R = caught(E) ; R = fine ).
deepthrow(0) :- throw(deep).
deepthrow(N) :- M is N-1, deepthrow(M), true.
other(X, Y) :- ( X = 1 -> q(_, V), Y = V ; ( X > 1 -> q(b, V) ; true ), Y = V ).
many(A,B,C,D,E,F,G,H,I,J) :- p(A), p(B), p(C), J = f(A,B,C,D,E,F,G,H,I).
`

func TestSolve(t *testing.T) {
	p := load(t, lists)
	for _, c := range []struct{ goal, want string }{
		{"app(X, Y, [1,2])", "app([],[1,2],[1,2]); app([1],[2],[1,2]); app([1,2],[],[1,2])"},
		{"nrev([1,2,3,4], X)", "nrev([1,2,3,4],[4,3,2,1])"},
		{"mem(X, [a,b,c])", "mem(a,[a,b,c]); mem(b,[a,b,c]); mem(c,[a,b,c])"},
		{"len([a,b,c], N)", "len([a,b,c],3)"},
		{"perm([1,2,3], X)", "perm([1,2,3],[1,2,3]); perm([1,2,3],[1,3,2]); perm([1,2,3],[2,1,3]); perm([1,2,3],[2,3,1]); perm([1,2,3],[3,1,2]); perm([1,2,3],[3,2,1])"},
		{"max(3, 1, X)", "max(3,1,3)"},
		{"max(1, 3, X)", "max(1,3,3)"},
		{"fib(15, F)", "fib(15,610)"},
		{"num(1, 5, L)", "num(1,5,[1,2,3,4,5])"},
		{"loop(2000)", "loop(2000)"},
		{"p(X)", "p(1); p(2); p(3)"},
		{"q(a, X)", "q(a,1); q(a,0)"},
		{"q(X, 2)", "q(b,2)"},
		{"q(zz, X)", "q(zz,0)"},
		{"cut1(X)", "cut1(1)"},
		{"cut2(X)", "cut2(2)"},
		{"cut3(X)", "cut3(1); cut3(2); cut3(3)"},
		{"ite(X, Y)", "ite(2,yes(2))"},
		{"ite(1, Y)", "ite(1,no)"},
		{"other(2, Y)", "other(2,2); other(2,0)"},
		{"soft(X, Y)", "soft(1,s(1)); soft(2,s(2)); soft(3,s(3))"},
		{"soft(7, Y)", "soft(7,none)"},
		{"alt(X)", "alt(1); alt(2); alt(f(3))"},
		{"t(X, 1, [2])", "t(g(1,[2],[1,2]),1,[2])"},
		{"d(x*x+y, x, D)", "d(x*x+y,x,1*x+x*1+0)"},
		{"(p(X), X > 1)", "p(2),2>1; p(3),3>1"},
		{"(p(X), !, p(Y))", "p(1),!,p(1); p(1),!,p(2); p(1),!,p(3)"},
		{"(p(X) -> Y = X ; Y = 0)", "p(1)->1=1;1=0"},
		{"\\+ p(4)", "\\+p(4)"},
		{"\\+ p(2)", ""},
		{"findall(X-Y, (p(X), p(Y), X < Y), L)", "findall(A-A,(p(A),p(A),A<A),[1-2,1-3,2-3])"},
		{"call(p, X)", "call(p,1); call(p,2); call(p,3)"},
		{"call((p(X), !))", "call((p(1),!))"},
		{"(call((p(X), !)), p(Y))", "call((p(1),!)),p(1); call((p(1),!)),p(2); call((p(1),!)),p(3)"},
		{"safe(throw(x(A, A)), R)", "safe(throw(x(A,A)),caught(x(A,A)))"},
		{"safe(p(1), R)", "safe(p(1),fine)"},
		{"safe(nosuch(1), R)", "safe(nosuch(1),caught(error(existence_error(procedure,nosuch/1),A)))"},
		{"catch(deepthrow(5), X, true)", "catch(deepthrow(5),deep,true)"},
		{"catch(p(X), _, true)", "catch(p(1),A,true); catch(p(2),A,true); catch(p(3),A,true)"},
		{"(catch(p(X), _, true), throw(late))", "late"},
		{"catch((p(X), X > 1, throw(f(X))), f(Y), true)", "catch((p(A),A>1,throw(f(A))),f(2),true)"},
		{"X is 2 ** 3.0 + 7 mod 3 - 5 // 2", "7.0 is 2**3.0+7 mod 3-5//2"},
		{"X is 1152921504606846975 + 1", "1152921504606846976 is 1152921504606846975+1"},
		{"X is 1152921504606846976 * 1152921504606846976", "1329227995784915872903807060280344576 is 1152921504606846976*1152921504606846976"},
		{"X is foo + 1", "error(type_error(evaluable,foo/0),A)"},
		{"X is 1 / 0", "error(evaluation_error(zero_divisor),A)"},
		{"X is Y + 1", "error(instantiation_error,A)"},
		{"nosuch(1)", "error(existence_error(procedure,nosuch/1),A)"},
		{"call(1)", "error(type_error(callable,1),A)"},
		{"call((p(1), 1))", "error(type_error(callable,(p(1),1)),A)"},
		{"(call((X = !, p(Y), X)), Y > 1)", "call((!=!,p(2),!)),2>1; call((!=!,p(3),!)),3>1"},
		{"findall(Y, (X = !, p(Y), X), [_,_,_])", "findall(A,(A=!,p(A),A),[1,2,3])"},
		{"many(A,1,3,4,5,6,7,8,9,J), A > 1", "many(2,1,3,4,5,6,7,8,9,f(2,1,3,4,5,6,7,8,9)),2>1; many(3,1,3,4,5,6,7,8,9,f(3,1,3,4,5,6,7,8,9)),3>1"},
	} {
		for _, record := range []bool{false, true} {
			got := rename(solve(t, p, c.goal, record))
			if got != c.want {
				t.Errorf("?- %s (record %v)\n got %s\nwant %s", c.goal, record, got, c.want)
			}
		}
	}
}

// rename gives variables written _N the name A.
func rename(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '_' && i+1 < len(s) && (s[i+1] == 'G' || s[i+1] >= '0' && s[i+1] <= '9') {
			i++
			for i+1 < len(s) && s[i+1] >= '0' && s[i+1] <= '9' {
				i++
			}
			b.WriteByte('A')
			continue
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

const store = `
:- dynamic(c/1).
:- dynamic(f/2).
c(0).
f(1, a). f(2, b). f(3, c). f(4, d). f(5, e). f(6, f). f(7, g). f(8, h). f(9, i). f(10, j).
f(g(X), X). f(Y, Y).
bump :- retract(c(N)), !, M is N+1, assertz(c(M)).
times(0) :- !.
times(N) :- bump, M is N-1, times(M).
view(X) :- c(X), assertz(c(9)).
rule :- assertz((r(X) :- X > 1, !, true)), assertz(r(_)).
gone(L) :- assertz(k(1)), assertz(k(2)), assertz(k(3)), findall(X, (k(X), retract(k(X))), L).
snapshot(L) :- retractall(s(_)), assertz(s(1)), assertz(s(2)), findall(X, (s(X), retractall(s(_))), L).
`

func TestStore(t *testing.T) {
	for _, c := range []struct{ goal, want string }{
		{"times(1000), c(X)", "times(1000),c(1000)"},
		{"view(X)", "view(0)"},
		{"(rule, r(1))", "rule,r(1)"},
		{"(rule, r(2))", "rule,r(2)"},
		{"gone(L)", "gone([1,2,3])"},
		{"snapshot(L)", "snapshot([1,2])"},
		{"f(7, X)", "f(7,g); f(7,7)"},
		{"f(X, c)", "f(3,c); f(g(c),c); f(c,c)"},
		{"f(g(1), X)", "f(g(1),1); f(g(1),g(1))"},
		{"asserta(c(5)), c(X)", "asserta(c(5)),c(5); asserta(c(5)),c(0)"},
		{"clause(bump, B)", "clause(bump,(retract(c(A)),!,A is A+1,assertz(c(A))))"},
		{"assertz(bump)", "error(permission_error(modify,static_procedure,bump/0),A)"},
		{"assertz((foo :- 4))", "error(type_error(callable,4),A)"},
		{"assertz(atom(x))", "error(permission_error(modify,static_procedure,atom/1),A)"},
		{"retract((x :- in_vain))", ""},
		{"b_setval(v, f(X)), X = 1, b_getval(v, Y)", "b_setval(v,f(1)),1=1,b_getval(v,f(1))"},
		{"b_setval(v, 1), ( b_setval(v, 2), fail ; b_getval(v, X) )", "b_setval(v,1),(b_setval(v,2),fail;b_getval(v,1))"},
		{"nb_setval(v, 1), b_setval(v, g(Z)), ( times(100), b_setval(v, 3), fail ; b_getval(v, X), Z = z )", "nb_setval(v,1),b_setval(v,g(z)),(times(100),b_setval(v,3),fail;b_getval(v,g(z)),z=z)"},
		{"catch(( b_setval(v, 1), throw(x) ), x, true), b_getval(v, X)", "error(existence_error(variable,v),A)"},
		{"abolish(c/1), catch(c(X), error(E, _), true)", "abolish(c/1),catch(c(A),error(existence_error(procedure,c/1),A),true)"},
	} {
		p := load(t, store)
		if got := rename(solve(t, p, c.goal, true)); got != c.want {
			t.Errorf("?- %s\n got %s\nwant %s", c.goal, got, c.want)
		}
	}
}

// TestOracle asks a search that knows small numbers only.
func TestOracle(t *testing.T) {
	p := load(t, "guess(N, X) :- propose(half(N), R), R = found(X).\nuses(N) :- \\+ guess(N, _).\n")
	p.AddOracle(machine.Search{Name: "half", Arity: 1, Run: func(m *machine.Machine, args []term.Word) (term.Word, string, error) {
		n := m.Deref(args[0])
		if n.Tag() != term.Int {
			return 0, "", isoerr.Type(&m.Heap, isoerr.Integer, n)
		}
		if n.SmallInt() > 100 {
			return 0, "numbers above 100 are out of reach", nil
		}
		return term.MakeSmall(n.SmallInt() / 2), "", nil
	}})
	for _, c := range []struct{ goal, want string }{
		{"guess(10, X)", "guess(10,5)"},
		{"guess(1000, X)", ""},
		{"propose(half(1000), R)", "propose(half(1000),unknown('numbers above 100 are out of reach'))"},
		{"propose(half(10), found(5))", "error(uninstantiation_error(found(5)),A)"},
		{"propose(half(a), R)", "error(type_error(integer,a),A)"},
		{"propose(third(9), R)", "error(existence_error(oracle,third/1),A)"},
		{"\\+ propose(half(1000), _)", "error(permission_error(access,oracle,propose/2),A)"},
		{"findall(X, propose(half(4), X), L)", "error(permission_error(access,oracle,propose/2),A)"},
		{"(propose(half(4), _) -> true ; true)", "error(permission_error(access,oracle,propose/2),A)"},
		{"\\+ \\+ ( X = f(X), \\+ ( X = 1 ), guess(4, 2) )", "\\+ \\+ (A=f(A),\\+A=1,guess(4,2))"},
		{"assertz((bad :- \\+ (true, propose(half(4), _))))", "error(permission_error(access,oracle,propose/2),A)"},
	} {
		if got := rename(solve(t, p, c.goal, true)); got != c.want {
			t.Errorf("?- %s\n got %s\nwant %s", c.goal, got, c.want)
		}
	}
}

// TestAccelerate runs Go in place of clauses that no program may add to.
func TestAccelerate(t *testing.T) {
	p := load(t, "twice(X, Y) :- double(X, Y).\n")
	p.Accelerate(&machine.Builtin{Name: "double", Arity: 2, Purity: machine.Accelerated, Fn: func(m *machine.Machine, a []term.Word) (bool, error) {
		return m.Unify(a[1], term.MakeSmall(2*m.Deref(a[0]).SmallInt())), nil
	}}, "numbers")
	if got, want := solve(t, p, "twice(21, X)", false), "twice(21,42)"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	h := term.NewHeap(0)
	clause := h.NewStruct(term.Intern("double"), h.NewInt(1), h.NewInt(2))
	if _, err := p.AddClause(h, clause, machine.Source{}, nil, false); err == nil {
		t.Error("a program added a clause to an accelerated predicate")
	}
	if _, err := p.AddClause(h, clause, machine.Source{Library: "numbers"}, nil, false); err != nil {
		t.Errorf("its library could not: %v", err)
	}
}
