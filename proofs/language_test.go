package proofs

import (
	"strings"
	"testing"
)

// Each program exercises a part of the language; every answer is explained, and
// the checker accepts the document. want are lines it must hold.
func TestLanguage(t *testing.T) {
	for _, c := range []struct {
		name, program, goal string
		verdict             string
		want                []string
	}{
		{"facts", "p(1). p(2). p(3).", "p(X)", "checked", []string{
			"p(1).", "p(3).", "clause(2, p(2), true).", "step(p(2), fact(2), [], [])."}},
		{"rule", "q(1, a). p(X) :- q(_, X).", "p(X)", "checked", []string{
			"clause(2, p(var('X')), q(anonymous(1), var('X'))).",
			"step(p(a), rule(2), ['X' = a], [q(1, a)]).",
			"step(q(1, a), fact(1), [], [])."}},
		{"underscored", "q(1, a). p(X) :- q(_N, X), q(_N, _).", "p(X)", "checked", []string{
			"clause(2, p(var('X')), (q(anonymous(1), var('X')), q(anonymous(1), anonymous(2))))."}},
		{"conjunction", "p(1). p(2). q(2).", "p(X), q(X)", "checked", []string{"p(2), q(2).", "step(p(2), fact(2), [], []).", "step(q(2), fact(3), [], [])."}},
		{"nested conjunction", "p :- (q, r), s. q. r. s.", "p", "checked", []string{
			"clause(1, p, (q, r, s)).", "step(p, rule(1), [], [q, r, s])."}},
		{"true", "p :- true, q, r. q :- true. r :- otherwise, !.", "p", "checked", []string{
			"step(p, rule(1), [], [true, q, r]).", "step(true, builtin, [], []).", "step(otherwise, builtin, [], []).", "clause(2, q, true).", "step(q, fact(2), [], [])."}},
		{"cut", "max(X, Y, X) :- X >= Y, !. max(_, Y, Y).", "max(3, 1, Z)", "checked", []string{
			"step(max(3, 1, 3), rule(1), ['X' = 3, 'Y' = 1], [3 >= 1, !]).", "step(!, builtin, [], [])."}},
		{"guard", "f(X, small) :- X < 10, !. f(X, middle) :- X < 100, !. f(_, big).", "f(50, K)", "checked", []string{
			"step(f(50, middle), rule(2), ['X' = 50], [50 < 100, !])."}},
		{"disjunction", "p(X) :- ( X = 1 ; X = 2 ).", "p(X)", "checked", []string{
			"clause(1, p(var('X')), (var('X') = 1 ; var('X') = 2)).",
			"step((2 = 1 ; 2 = 2), control, [], [2 = 2])."}},
		{"if then else", "s(X, S) :- ( X > 0 -> S = pos ; X < 0 -> S = neg ; S = zero ). t(A, B, C) :- s(1, A), s(-1, B), s(0, C).", "t(A, B, C)", "checked", []string{
			"step((1 > 0 -> pos = pos ; 1 < 0 -> pos = neg ; pos = zero), control, [], [1 > 0, pos = pos]).",
			"step((-1 < 0 -> neg = neg ; neg = zero), control, [], [-1 < 0, neg = neg])."}},
		{"if with choices", "m(X) :- ( e(X), X > 1 -> true ; X = none ). e(1). e(2). e(3). n(X) :- ( e(9) -> true ; X = none ).", "m(X), n(Y)", "checked", []string{
			"step((e(2), 2 > 1 -> true ; 2 = none), control, [], [e(2), 2 > 1, true])."}},
		{"if without else", "p(X) :- ( e(X) -> X < 2 ). e(1). e(2).", "p(X)", "checked", []string{"step((e(1) -> 1 < 2), control, [], [e(1), 1 < 2])."}},
		{"soft cut", "p(X) :- ( e(X) *-> true ; X = none ). e(1). e(2). q(X) :- ( fail *-> true ; X = none ).", "p(X), q(_Y)", "checked", []string{
			"step((e(2) *-> true ; 2 = none), control, [], [e(2), true])."}},
		{"negation", "p(X) :- e(X), \\+ f(X). e(1). e(2). f(1).", "p(X)", "checked_with_obligations", []string{
			"step(\\+ f(2), absent, [], [])."}},
		{"findall", "p(L) :- findall(X-Y, e(X, Y), L). e(1, a). e(2, b).", "p(L)", "checked_with_obligations", []string{
			"step(findall(A - B, e(A, B), [1 - a, 2 - b]), collected, [], [])."}},
		{"call/N", "p(X) :- G = q(a), call(G, X). q(a, 1). q(b, 2). r(X) :- call((q(a, X), X < 2)). s(X) :- G = q(_, X), G.", "p(X), r(X), s(X)", "checked", []string{
			"step(call(q(a), 1), control, [], [q(a, 1)]).", "step(call((q(a, 1), 1 < 2)), control, [], [q(a, 1), 1 < 2]).",
			"step(call(q(a, 1)), control, [], [q(a, 1)])."}},
		{"once", "p(X) :- once(e(X)), ignore(f(X)), ignore(e(X)). e(1). e(2). f(2).", "p(X)", "checked_with_obligations", []string{
			"step(once(e(1)), control, [], [e(1)]).", "step(ignore(e(1)), control, [], [e(1)]).", "step(ignore(f(1)), control, [], [\\+ f(1)])."}},
		{"once of a call", "p(X) :- once(call(e(X))), ignore(call(call(e(X)))). e(1). e(2).", "p(X)", "checked", []string{
			"step(once(call(e(1))), control, [], [e(1)]).", "step(ignore(call(call(e(1)))), control, [], [e(1)])."}},
		{"catch", "p(X, Y) :- catch(q(X), _, true), catch(r(Y), oops(Y), s(Y)). q(1). r(_) :- throw(oops(7)). s(7).", "p(X, Y)", "checked", []string{
			"step(catch(q(1), A, true), control, [], [q(1)]).", "step(catch(r(7), oops(7), s(7)), control, [], [s(7)])."}},
		{"catch of an error", "p(X) :- catch(Y is foo + 1, error(type_error(T, _), _), X = T).", "p(X)", "checked", []string{
			"[evaluable = evaluable])."}},
		{"module", "p(X) :- call(user:q(X)). q(1).", "p(X)", "checked", []string{"step(call(user:q(1)), control, [], [q(1)])."}},
		{"module in a body, twice", "p(X) :- m:(Y = q(X), Y). r(X) :- m:n:(q(X), !). q(1). q(2).", "p(X), r(X)", "checked", []string{
			"step(m:(q(2) = q(2), q(2)), control, [], [q(2) = q(2), q(2)]).", "step(m:n:(q(1), !), control, [], [n:(q(1), !)])."}},
		{"a conjunction called within what a clean-up is for", "p(X) :- setup_call_cleanup(true, (f, call((f, f)), e(X), call((f, e(X)))), true). e(1). e(2). f.", "p(X)", "checked", []string{
			"step(call((f, e(2))), control, [], [f, e(2)])."}},
		{"not a number", "p(X) :- X is nan, X = X, f(X) \\= f(1). q([X, Y]) :- X is nan, sort([X, X, 1], [X, Y]).", "p(X), q(Y)", "checked", []string{"step(1.5NaN = 1.5NaN, builtin, [], [])."}},
		{"library", "p(X) :- member(X, [a, b]), append([X], [c], L), length(L, 2), nth0(0, L, X).", "p(X)", "checked", []string{
			"step(member(a, \"ab\"), builtin, [], []).", "step(append(\"b\", \"c\", \"bc\"), builtin, [], [])."}},
		{"maplist", "p(L) :- maplist(double, [1, 2], L). double(X, Y) :- Y is X * 2.", "p(L)", "checked", []string{
			"step(maplist(double, [1, 2], [2, 4]), control, [], [double(1, 2), double(2, 4)]).",
			"step(double(1, 2), rule(2), ['X' = 1, 'Y' = 2], [2 is 1 * 2])."}},
		{"maplist of nothing", "p(L) :- maplist(double, [], L). double(_, _).", "p(L)", "checked", []string{"step(maplist(double, [], []), control, [], [])."}},
		{"forall", "p :- forall(e(X), X > 0). e(1). e(2).", "p", "checked_with_obligations", []string{
			"step(forall(e(A), A > 0), control, [], [\\+ (e(A), \\+ A > 0)]).", "step(\\+ (e(A), \\+ A > 0), absent, [], [])."}},
		{"foldl", "p(S) :- foldl(plus3, [1, 2, 3], 0, S). plus3(X, A, B) :- B is A + X.", "p(S)", "checked", []string{
			"step(foldl(plus3, [1, 2, 3], 0, 6),\n     control,\n     [],\n     [plus3(1, 0, 1), plus3(2, 1, 3), plus3(3, 3, 6)])."}},
		{"countall", "p(N) :- countall(e(_), N). e(1). e(2).", "p(N)", "checked_with_obligations", []string{
			"step(countall(e(A), 2), control, [], [findall(x, e(A), \"xx\")])."}},
		{"include", "p(L) :- include(big, [1, 5, 2, 7], L). big(X) :- X > 3.", "p(L)", "checked_with_obligations", nil},
		{"setof", "p(X, L) :- setof(Y, e(X, Y), L). e(1, b). e(1, a). e(2, c).", "p(X, L)", "checked_with_obligations", nil},
		{"bagof caret", "p(L) :- bagof(Y, X^e(X, Y), L). e(1, b). e(1, a). e(2, c).", "p(L)", "checked_with_obligations", nil},
		{"aggregate_max", "p(B, W) :- aggregate_max(N, X, e(X, N), B, W). e(a, 1). e(b, 3). e(c, 2).", "p(B, W)", "checked_with_obligations", nil},
		{"between", "p(X) :- between(1, 4, X), X mod 2 =:= 0.", "p(X)", "checked", []string{"step(between(1, 4, 2), builtin, [], [])."}},
		{"sub_atom", "p(X) :- sub_atom(abc, _, 2, 0, X).", "p(X)", "checked", []string{"step(sub_atom(abc, 1, 2, 0, bc), builtin, [], [])."}},
		{"sort", "p(L) :- sort([c, a, b, a], L).", "p(L)", "checked", []string{"step(sort(\"caba\", \"abc\"), builtin, [], [])."}},
		{"called var", "p(X) :- var(X), X = 1.", "p(X)", "checked_with_obligations", []string{"step(var(1), called(var(A)), [], [])."}},
		{"called ==", "p(X, Y) :- X \\== Y, X = 1, Y = 1.", "p(X, Y)", "checked_with_obligations", []string{"step(1 \\== 1, called(A \\== B), [], [])."}},
		{"called copy_term", "p(X, Y) :- copy_term(f(X), Y), X = 1, Y = f(2).", "p(X, Y)", "checked_with_obligations", []string{
			"step(copy_term(f(1), f(2)), called(copy_term(f(A), B)), [], [])."}},
		{"called library", "p(X) :- list_to_set([X, Y], L), X = 1, Y = 1, L = [_, _].", "p(X)", "checked_with_obligations", []string{
			"step(list_to_set([1, 1], [1, 1]), called(list_to_set([A, B], C)), [], [])."}},
		{"ground when called", "p :- a \\== b, compare(O, 1, 2), O = (<), copy_term(f(a), _), a @< b.", "p", "checked", []string{
			"step(a \\== b, builtin, [], [])."}},
		{"simple tests", "p(X, Y) :- ( X == a, atom(X) -> Y = 1 ; Y = 2 ).", "p(a, Y)", "checked", []string{
			"step((a == a, atom(a) -> 1 = 1 ; 1 = 2), control, [], [a == a, atom(a), 1 = 1])."}},
		{"dynamic", ":- dynamic(e/1). e(1). e(2). p(X) :- e(X).", "p(X)", "checked", []string{"step(e(2), fact(3), [], [])."}},
		{"asserted", "p(X) :- assertz(e(1)), assertz((e(2) :- f)), e(X), retract(e(1)). f.", "p(X)", "checked_with_obligations", []string{
			"step(e(1), asserted, [], [])."}},
		{"write", "p :- write(hello), nl.", "p", "checked_with_obligations", []string{"step(write(hello), builtin, [], [])."}},
		{"variables left", "p(1, f(_, Y), Y). q(X) :- p(X, _, _).", "q(X)", "checked", []string{
			"step(q(1), rule(2), ['X' = 1], [p(1, f(A, B), B)]).", "step(p(1, f(A, B), B), fact(1), [], [])."}},
		{"partial structure bound", "p(X) :- q(Y), X = 1, Y = f(_). q(_).", "p(X)", "checked", []string{
			"step(p(1), rule(1), ['X' = 1, 'Y' = f(A)], [q(f(A)), 1 = 1, f(A) = f(A)])."}},
		{"recursion", "len([], 0). len([_|T], N) :- len(T, M), N is M + 1.", "len([a, b], N)", "checked", []string{
			"step(len(\"ab\", 2), rule(2), ['T' = \"b\", 'N' = 2, 'M' = 1], [len(\"b\", 1), 2 is 1 + 1])."}},
		{"same goal twice", "p(X) :- q(X), q(X). q(1).", "p(X)", "checked", []string{"step(p(1), rule(1), ['X' = 1], [q(1), q(1)])."}},
		{"numbers", "p(1.5). p(100000000000000000000). p(-3). q(X) :- p(X), number(X).", "q(X)", "checked", []string{
			"step(p(1.5), fact(1), [], []).", "step(p(100000000000000000000), fact(2), [], [])."}},
		{"dcg", "s --> [a], t. t --> [b] ; [c]. p :- phrase(s, [a, c]).", "p", "checked", nil},
		{"operators", ":- op(700, xfx, ===>). a ===> b. p(X) :- a ===> X.", "p(X)", "checked", []string{"step(a ===> b, fact(2), [], [])."}},
		{"shadowed library", "append(a, b, c). p(X) :- append(a, b, X).", "p(X)", "checked", []string{"step(append(a, b, c), fact(1), [], [])."}},
		{"deep negation", "p :- \\+ \\+ q(_). q(1).", "p", "checked_with_obligations", []string{"step(\\+ \\+ q(A), absent, [], [])."}},
		{"sum_list", "p(S) :- sum_list([1, 2, 3], S), max_list([1, 5, 2], 5).", "p(S)", "checked", nil},
		{"msort", "p(L) :- msort([c, a, b], L), predsort(compare, [c, a, b], L).", "p(L)", "checked", nil},
		{"text", "p(X, N) :- atom_length(abc, N), atom_concat(a, b, X), atom_codes(abc, _), number_codes(42, [0'4, 0'2]).", "p(X, N)", "checked", nil},
		{"functor", "p(X) :- functor(f(a, b), X, 2), arg(1, f(a, b), a), f(a, b) =.. [f, a, b].", "p(X)", "checked", nil},
		{"large bucket", "c(1). c(2). c(3). c(4). c(5). c(6). c(7). c(8). c(9). c(10). c(11). c(12). c(13). c(14). c(15). c(16). c(17). c(18). p(X, Y) :- c(X), X > 16, c(Y), Y =:= X - 1.", "p(X, Y)", "checked", nil},
		{"findall inside library", "p(L) :- findall(X, member(X, [1, 2]), L, [3]).", "p(L)", "checked_with_obligations", nil},
		{"nb_setval", "p(X) :- nb_setval(k, 5), nb_getval(k, X).", "p(X)", "checked_with_obligations", nil},
		{"clause/2", ":- dynamic(e/1). e(1). e(X) :- f(X). f(3). p(B) :- clause(e(3), B).", "p(B)", "checked_with_obligations", nil},
		{"cut in call", "p(X) :- call((e(X), !)). e(1). e(2).", "p(X)", "checked", []string{"step(call((e(1), !)), control, [], [e(1), !])."}},
		{"arrow in call", "p(X) :- call((e(X) -> true ; fail)), X < 2. e(1). e(2).", "p(X)", "checked", nil},
		{"catch with backtracking", "p(X) :- catch(e(X), _, true), X > 1. e(1). e(2).", "p(X)", "checked", nil},
		{"negation that hung on a variable", "p(X) :- \\+ integer(X), \\+ X == 1, X = 1, \\+ X == 2.", "p(X)", "checked_with_obligations", []string{
			"step(\\+ integer(1), called(\\+ integer(A)), [], []).", "step(\\+ 1 == 1, called(\\+ A == 1), [], []).", "step(\\+ 1 == 2, absent, [], [])."}},
		{"tabled", ":- table path/2. path(X, Y) :- path(X, Z), edge(Z, Y). path(X, Y) :- edge(X, Y). edge(1, 2). edge(2, 3). edge(3, 1). p(Y) :- path(1, Y).", "p(Y)", "checked", []string{
			"step(path(1, 3), rule(2), ['X' = 1, 'Y' = 3, 'Z' = 2], [path(1, 2), edge(2, 3)]).",
			"step(path(1, 2), rule(3), ['X' = 1, 'Y' = 2], [edge(1, 2)])."}},
		{"tabled both ways", ":- table a/1. :- table b/1. a(X) :- b(X). a(1). b(X) :- a(Y), Y < 4, X is Y + 1. b(7). p(X) :- a(X), X > 3.", "p(X)", "checked", nil},
		{"tabled in conditions", ":- table t/1. t(X) :- ( X = 1 ; X = 2 ), ( X > 1 -> true ; \\+ fail ). p(X) :- findall(Y, t(Y), L), t(X), member(X, L), once(t(X)).", "p(X)", "checked_with_obligations", nil},
		{"late goals", "p(Y) :- call((X = !, e(Y), X)), call((G = true, ( G -> Z = 1 ; Z = 2 ))), Z = 1, call((H = e(2), ( fail ; H ))). e(1). e(2).", "p(X)", "checked", []string{
			"step(call((! = !, e(1), !)), control, [], [! = !, e(1), !]).",
			"step((true -> 1 = 1 ; 1 = 2), control, [], [true, 1 = 1]).", "step((fail ; e(2)), control, [], [e(2)])."}},
		{"nested findall", "p(L) :- findall(X-K, (e(X), findall(Y, (e(Y), Y < X), K)), L). e(1). e(2).", "p(L)", "checked_with_obligations", nil},
		{"string", "p(\"a long text that is to be kept whole even though it is a list of many characters, which could be opened\").", "p(X)", "checked", nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, expanded := range []bool{false, true} {
				if !expanded {
					text := explain(t, c.program, Options{}, 20, c.goal).text
					undo := consolidateOften()
					if often := explain(t, c.program, Options{}, 20, c.goal).text; often != text {
						t.Errorf("consolidated often the document is\n%s\nelse\n%s", often, text)
					}
					undo()
				}
				x := explain(t, c.program, Options{Expanded: expanded}, 20, c.goal)
				report := x.check(t)
				if expanded {
					continue
				}
				if got := report.Verdict(); got != c.verdict {
					t.Errorf("verdict %s, want %s\n%s", got, c.verdict, report.Text())
				}
				if x.Claims() == 0 {
					t.Error("no answer")
				}
				for _, want := range c.want {
					if !strings.Contains("\n"+x.text, "\n"+want+"\n") && !strings.HasPrefix(want, "[") || !strings.Contains(x.text, want) {
						t.Errorf("the document lacks\n%s\n", want)
					}
				}
				if t.Failed() {
					t.Log("\n" + x.text)
				}
			}
		})
	}
}
