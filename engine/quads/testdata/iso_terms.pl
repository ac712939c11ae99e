% Unification, type testing, comparison, construction: ISO 13211-1, 8.2-8.5, with
% its own examples.

% 8.2.1 =

?- 1 = 1.
   true.
?- X = 1.
   X = 1.
?- X = Y.
   X = Y.
?- _ = _.
   true.
?- X = Y, X = abc.
   X = abc, Y = abc.
?- X = Y, Y = abc.
   X = abc, Y = abc.
?- f(X, def) = f(def, Y).
   X = def, Y = def.
?- 1 = 2.
   false.
?- 1 = 1.0.
   false.
?- g(X) = f(f(X)).
   false.
?- f(X, 1) = f(a(X)).
   false.
?- f(X, Y, X) = f(a(X), a(Y), Y, 2).
   false.
?- "abc" = [A, B, C].
   A = a, B = b, C = c.
?- [] = '[]'.
   true.
?- '.'(H, T) = [a, b].
   H = a, T = [b].
?- {X} = '{}'(a).
   X = a.
?- - 1 = -(1).
   false.
?- -(1) = -(X).
   X = 1.
?- f(A, B) = f(B, A).
   A = B.
?- 0.0 = -0.0.
   false.
?- 0x41 = X.
   X = 65.

% 8.2.2 unify_with_occurs_check/2

?- unify_with_occurs_check(1, 1).
   true.
?- unify_with_occurs_check(X, 1).
   X = 1.
?- unify_with_occurs_check(X, Y).
   X = Y.
?- unify_with_occurs_check(_, _).
   true.
?- unify_with_occurs_check(X, Y), unify_with_occurs_check(X, abc).
   X = abc, Y = abc.
?- unify_with_occurs_check(f(X, def), f(def, Y)).
   X = def, Y = def.
?- unify_with_occurs_check(1, 2).
   false.
?- unify_with_occurs_check(1, 1.0).
   false.
?- unify_with_occurs_check(g(X), f(f(X))).
   false.
?- unify_with_occurs_check(f(X, 1), f(a(X))).
   false.
?- unify_with_occurs_check(f(X, Y, X), f(a(X), a(Y), Y, 2)).
   false.
?- unify_with_occurs_check(f(X, 1), f(a(X), 2)).
   false.
?- unify_with_occurs_check(f(1, X, 1), f(2, a(X), 2)).
   false.
?- unify_with_occurs_check(f(1, X), f(2, a(X))).
   false.
?- unify_with_occurs_check(f(X, Y, X), f(a(X), a(Y), Y)).
   false.
?- unify_with_occurs_check(X, f(X)).
   false.
?- unify_with_occurs_check([X|T], T).
   false.

% 8.2.3 \=

?- 1 \= 1.
   false.
?- _ \= 1.
   false.
?- X \= Y.
   false.
?- _ \= _.
   false.
?- f(_, def) \= f(def, _).
   false.
?- 1 \= 2.
   true.
?- 1 \= 1.0.
   true.
?- g(X) \= f(f(X)).
   true.
?- f(X, 1) \= f(a(X)).
   true.
?- f(X, Y, X) \= f(a(X), a(Y), Y, 2).
   true.

% 8.2.4 subsumes_term/2 (Cor. 2)

?- subsumes_term(a, a).
   true.
?- subsumes_term(f(_), f(a)).
   true.
?- subsumes_term(f(_, _), f(X, X)).
   true.
?- subsumes_term(f(Z, Z), f(X, Y)).
   false.
?- subsumes_term(g(X), g(f(X))).
   false.
?- subsumes_term(X, f(X)).
   false.
?- subsumes_term(X, Y), subsumes_term(Y, f(X)).
   true.
?- subsumes_term(f(X, b), f(a, Y)).
   false.
?- subsumes_term(X, Y), X = 1, Y = 2.
   X = 1, Y = 2.

% 8.3 type testing

?- var(foo).
   false.
?- var(Foo).
   true.
?- foo = Foo, var(Foo).
   false.
?- var(_).
   true.
?- atom(atom).
   true.
?- atom('string').
   true.
?- atom(a(b)).
   false.
?- atom(Var).
   false.
?- atom([]).
   true.
?- atom({}).
   true.
?- atom(6).
   false.
?- atom(3.3).
   false.
?- integer(3).
   true.
?- integer(3.3).
   false.
?- integer(X).
   false.
?- integer(atom).
   false.
?- integer(100000000000000000000).
   true.
?- float(3.3).
   true.
?- float(-3.3).
   true.
?- float(3).
   false.
?- float(atom).
   false.
?- float(X).
   false.
?- atomic(atom).
   true.
?- atomic(2.3).
   true.
?- atomic(1).
   true.
?- atomic(a(b)).
   false.
?- atomic(_).
   false.
?- atomic([]).
   true.
?- compound(33.3).
   false.
?- compound(-33.3).
   false.
?- compound(_).
   false.
?- compound(a).
   false.
?- compound(a(b)).
   true.
?- compound([]).
   false.
?- compound([a]).
   true.
?- compound(-a).
   true.
?- compound(-(1)).
   true.
?- compound("").
   false.
?- nonvar(33.3).
   true.
?- nonvar(foo).
   true.
?- nonvar(Foo).
   false.
?- foo = Foo, nonvar(Foo).
   Foo = foo.
?- nonvar(_).
   false.
?- nonvar(a(_)).
   true.
?- number(3).
   true.
?- number(3.3).
   true.
?- number(a).
   false.
?- number(X).
   false.
?- callable(a).
   true.
?- callable(3).
   false.
?- callable(X).
   false.
?- callable((_ , _)).
   true.
?- callable((1 , 2)).
   true.
?- callable([]).
   true.
?- ground(3).
   true.
?- ground(a(1, _)).
   false.
?- ground(f(a, [b])).
   true.
?- ground(_).
   false.
?- is_list([a|_]).
   false.
?- is_list([a, b]).
   true.

% 8.4.1 term comparison

?- '@=<'(1.0, 1).
   true.
?- '@<'(1.0, 1).
   true.
?- '\\=='(1, 1).
   false.
?- '@=<'(aardvark, zebra).
   true.
?- '@=<'(short, short).
   true.
?- '@=<'(short, shorter).
   true.
?- '@>='(short, shorter).
   false.
?- '@<'(foo(a, b), north(a)).
   false.
?- '@>'(foo(b), foo(a)).
   true.
?- '@<'(foo(a, X), foo(b, Y)).
   true.
?- X @< X.
   false.
?- X @=< X.
   true.
?- X == X.
   true.
?- X == Y.
   false.
?- _ == _.
   false.
?- _ \== _.
   true.
?- X @> 1.
   false.
?- 1 @< a.
   true.
?- 1.0 == 1.
   false.
?- f(X) == f(X).
   true.
?- f(X) \== f(Y).
   true.
?- 2 @< 1.5.
   false.
?- 1 @< 1.5.
   false.
?- [] @< a.
   true.
?- "a" @< f(a, b).
   true.
?- foo(a, b) @< foo(a, b, c).
   true.
?- zoo(a) @< foo(a, b).
   true.
?- 9007199254740993 @> 9007199254740992.0.
   true.

% 8.4.2 compare/3 (Cor. 2)

?- compare(Order, 3, 5).
   Order = (<).
?- compare(Order, d, d).
   Order = (=).
?- compare(Order, Order, 3).
   Order = (<).
?- compare(Order, X, X).
   Order = (=).
?- compare(<, 3, 5).
   true.
?- compare(<, <, <).
   false.
?- compare(1, 3, 5).
   error(type_error(atom, 1), _).
?- compare(<=, 3, 5).
   error(domain_error(order, <=), _).
?- compare(f(_), 3, 5).
   error(type_error(atom, f(_)), _).

% 8.4.3 sort/2, 8.4.4 keysort/2 (Cor. 2)

?- sort([1, 1], Sorted).
   Sorted = [1].
?- sort([1 + Y, z, a, V, 1, 2, V, 1, 7.0, 8.0, 1 + Y, 1 + 2, 8.0, -a, -X], S).
   S = [V, 7.0, 8.0, 1, 2, a, z, -X, -a, 1 + Y, 1 + 2].
?- sort([X, 1], [1, 1]).
   X = 1.
?- sort([1, 1], [1, 1]).
   false.
?- sort([V], V).
   V = [V].
?- sort([c, a, b, a], L).
   L = [a, b, c].
?- sort([f(U), U, U, V, f(U), f(V)], [_, _, _, _]).
   true.
?- sort([], L).
   L = [].
?- sort(_, L).
   error(instantiation_error, _).
?- sort([a|_], L).
   error(instantiation_error, _).
?- sort([a|b], L).
   error(type_error(list, [a|b]), _).
?- sort(a, L).
   error(type_error(list, a), _).
?- sort([b, a], [a|c]).
   error(type_error(list, [a|c]), _).
?- sort([b, a], x).
   error(type_error(list, x), _).
?- keysort([1 - 1, 1 - 1], Sorted).
   Sorted = [1 - 1, 1 - 1].
?- keysort([2 - 99, 1 - a, 3 - f(_), 1 - z, 1 - a, 2 - 44], Sorted).
   Sorted = [1 - a, 1 - z, 1 - a, 2 - 99, 2 - 44, 3 - f(_)].
?- keysort([X - 1, 1 - 1], [2 - 1, 1 - 1]).
   X = 2.
?- keysort([1 - x, 2.0 - y], L).
   L = [2.0 - y, 1 - x].
?- Pairs = [1 - 2|_], keysort(Pairs, Sorted).
   error(instantiation_error, _).
?- keysort(_, L).
   error(instantiation_error, _).
?- keysort([_], L).
   error(instantiation_error, _).
?- keysort([a], L).
   error(type_error(pair, a), _).
?- keysort([a - 1|b], L).
   error(type_error(list, [a - 1|b]), _).
?- keysort([a - 1], [_|b]).
   error(type_error(list, [_|b]), _).
?- keysort([a - 1], [b]).
   error(type_error(pair, b), _).

% 8.5.1 functor/3

?- functor(foo(a, b, c), foo, 3).
   true.
?- functor(foo(a, b, c), X, Y).
   X = foo, Y = 3.
?- functor(X, foo, 3).
   X = foo(_, _, _).
?- functor(X, foo, 0).
   X = foo.
?- functor(mats(A, B), A, B).
   A = mats, B = 2.
?- functor(foo(a), foo, 2).
   false.
?- functor(foo(a), fo, 1).
   false.
?- functor(1, X, Y).
   X = 1, Y = 0.
?- functor(X, 1.1, 0).
   X = 1.1.
?- functor([_|_], '.', 2).
   true.
?- functor([], [], 0).
   true.
?- functor(X, Y, 3).
   error(instantiation_error, _).
?- functor(X, foo, N).
   error(instantiation_error, _).
?- functor(X, foo, a).
   error(type_error(integer, a), _).
?- functor(F, 1.5, 1).
   error(type_error(atom, 1.5), _).
?- functor(F, foo(a), 1).
   error(type_error(atomic, foo(a)), _).
?- functor(T, foo, -1).
   error(domain_error(not_less_than_zero, -1), _).
?- functor(T, foo, 1.5).
   error(type_error(integer, 1.5), _).
?- current_prolog_flag(max_arity, M), ( M == unbounded ; N is M + 1, catch(functor(_, foo, N), error(representation_error(max_arity), _), true) ), !, R = ok.
   M = unbounded, R = ok.
   M = 16777215, N = 16777216, R = ok.

% 8.5.2 arg/3

?- arg(1, foo(a, b), a).
   true.
?- arg(1, foo(a, b), X).
   X = a.
?- arg(1, foo(X, b), a).
   X = a.
?- arg(1, foo(X, b), Y).
   X = Y.
?- arg(0, foo(a, b), foo).
   false.
?- arg(1, foo(a, b), b).
   false.
?- arg(3, foo(3, 4), N).
   false.
?- arg(100000000000000000000, foo(a), X).
   false.
?- arg(X, foo(a, b), a).
   error(instantiation_error, _).
?- arg(1, X, a).
   error(instantiation_error, _).
?- arg(0, atom, A).
   error(type_error(compound, atom), _).
?- arg(0, 3, A).
   error(type_error(compound, 3), _).
?- arg(-3, foo(a, b), A).
   error(domain_error(not_less_than_zero, -3), _).
?- arg(a, foo(a, b), X).
   error(type_error(integer, a), _).

% 8.5.3 =..

?- '=..'(foo(a, b), [foo, a, b]).
   true.
?- '=..'(X, [foo, a, b]).
   X = foo(a, b).
?- '=..'(foo(a, b), L).
   L = [foo, a, b].
?- '=..'(foo(X, b), [foo, a, Y]).
   X = a, Y = b.
?- '=..'(1, [1]).
   true.
?- '=..'(foo(a, b), [foo, b, a]).
   false.
?- X =.. Y.
   error(instantiation_error, _).
?- X =.. [foo|Y].
   error(instantiation_error, _).
?- X =.. [foo|bar].
   error(type_error(list, [foo|bar]), _).
?- X =.. [Foo, bar].
   error(instantiation_error, _).
?- X =.. [3, 1].
   error(type_error(atom, 3), _).
?- X =.. [1.1, foo].
   error(type_error(atom, 1.1), _).
?- X =.. [a(b), 1].
   error(type_error(atom, a(b)), _).
?- X =.. [a(b)].
   error(type_error(atomic, a(b)), _).
?- X =.. 4.
   error(type_error(list, 4), _).
?- X =.. [].
   error(domain_error(non_empty_list, []), _).
?- X =.. [4].
   X = 4.
?- f(a) =.. [f|4].
   error(type_error(list, [f|4]), _).

% 8.5.4 copy_term/2

?- copy_term(X, Y).
   true.
?- copy_term(X, 3).
   true.
?- copy_term(_, a).
   true.
?- copy_term(a + X, X + b).
   X = a.
?- copy_term(_, _).
   true.
?- copy_term(X + X + Y, A + B + B).
   A = B.
?- copy_term(a, b).
   false.
?- copy_term(a + X, X + b), copy_term(a + X, X + b).
   false.
?- copy_term(demoen(X, X), demoen(Y, g(Y, Z))), acyclic_term(Y).
   false.

% 8.5.5 term_variables/2 (Cor. 2)

?- term_variables(t, Vars).
   Vars = [].
?- term_variables(f(A, B), Vars).
   Vars = [A, B].
?- term_variables(A + B * C / B - D, [B|Tail]).
   A = B, Tail = [B, C, D].
?- term_variables(t(A, B, A), Vars).
   Vars = [A, B].
?- term_variables(A + B + C + B, Vars).
   Vars = [A, B, C].
?- term_variables(_, [_|a]).
   error(type_error(list, [_|a]), _).
?- term_variables(foo, bar).
   error(type_error(list, bar), _).
?- term_variables(foo, [foo|bar]).
   error(type_error(list, [foo|bar]), _).
?- S = B + T, T = A * B, term_variables(S, L).
   S = B + A * B, T = A * B, L = [B, A].
?- T = A * B, S = B + T, term_variables(S, L).
   S = B + A * B, T = A * B, L = [B, A].
?- term_variables(A + B + C, L), A = B.
   A = B, L = [B, B, C].
?- term_variables(f(X, X), L), X = 1.
   X = 1, L = [1].
