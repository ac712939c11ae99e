% Term construction and inspection (8.5).

?- functor(foo(a, b, c), N, A).
   N = foo, A = 3.
?- functor(foo, N, A).
   N = foo, A = 0.
?- functor(1.5, N, A).
   N = 1.5, A = 0.
?- functor([a], N, A).
   N = '.', A = 2.
?- functor(T, foo, 3).
   T = foo(_A, _B, _C).
?- functor(T, foo, 0).
   T = foo.
?- functor(T, 1.5, 0).
   T = 1.5.
?- functor(T, '.', 2).
   T = [_A | _B].
?- functor(T, N, 3).
   error(instantiation_error, _).
?- functor(T, foo, A).
   error(instantiation_error, _).
?- functor(T, foo, a).
   error(type_error(integer, a), _).
?- functor(T, foo, -1).
   error(domain_error(not_less_than_zero, -1), _).
?- functor(T, 1.5, 1).
   error(type_error(atom, 1.5), _).
?- functor(T, foo(a), 1).
   error(type_error(atomic, foo(a)), _).
?- functor(T, foo(a), 0).
   error(type_error(atomic, foo(a)), _).
?- functor(T, foo, 1000000000000).
   error(representation_error(max_arity), _).
?- functor(foo(a), foo, 2).
   false.
?- arg(1, foo(a, b), X).
   X = a.
?- arg(2, [a, b], X).
   X = [b].
?- arg(0, foo(a, b), X).
   false.
?- arg(3, foo(a, b), X).
   false.
?- arg(X, foo(a, b), a).
   error(instantiation_error, _).
?- arg(1, X, a).
   error(instantiation_error, _).
?- arg(a, foo(a, b), X).
   error(type_error(integer, a), _).
?- arg(1, a, X).
   error(type_error(compound, a), _).
?- arg(-1, foo(a), X).
   error(domain_error(not_less_than_zero, -1), _).
?- arg(1, foo(_X), f(_X)), cyclic_term(_X).
   true.
?- foo(a, b) =.. L.
   L = [foo, a, b].
?- foo =.. L.
   L = [foo].
?- 1 =.. L.
   L = [1].
?- X =.. [foo, a, b].
   X = foo(a, b).
?- X =.. [foo].
   X = foo.
?- X =.. [1.5].
   X = 1.5.
?- X =.. [foo|bar].
   error(type_error(list, [foo | bar]), _).
?- X =.. [foo, a|_].
   error(instantiation_error, _).
?- X =.. L.
   error(instantiation_error, _).
?- X =.. [Y, a].
   error(instantiation_error, _).
?- X =.. [1.5, a].
   error(type_error(atom, 1.5), _).
?- X =.. [foo(a), b].
   error(type_error(atom, foo(a)), _).
?- X =.. [foo(a)].
   error(type_error(atomic, foo(a)), _).
?- X =.. [].
   error(domain_error(non_empty_list, []), _).
?- f(a) =.. [f|X].
   X = [a].
?- f(a) =.. foo.
   error(type_error(list, foo), _).
?- copy_term(f(X, Y, X), C).
   C = f(_A, _B, _A).
?- copy_term(a, C).
   C = a.
?- copy_term(f(a, X), f(X, b)).
   X = a.
?- term_variables(f(X, g(Y, X), Z), [A, B, C]), A == X, B == Y, C == Z.
   A = X, B = Y, C = Z.
?- term_variables(f(a), L).
   L = [].
?- term_variables(f(X), a).
   error(type_error(list, a), _).
?- term_variables(f(X), [_|a]).
   error(type_error(list, [_A | a]), _).
?- term_variables(f(X, Y), L, [z]).
   L = [X, Y|"z"].
?- T = f(X, Y, X), numbervars(T, 0, E), print(T).
   T = f('$VAR'(0), '$VAR'(1), '$VAR'(0)), X = '$VAR'(0), Y = '$VAR'(1), E = 2.
% outputs: "f(A,B,A)"
?- numbervars(f(a), 3, E).
   E = 3.
