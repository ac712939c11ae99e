% Type tests (8.3) and their kin.

?- var(X), \+ var(a), \+ var(f(X)).
   true.
?- nonvar(a), nonvar(f(_)), \+ nonvar(_).
   true.
?- atom(a), atom([]), atom('A b'), atom({}), \+ atom(1), \+ atom(f(a)), \+ atom(_).
   true.
?- integer(1), integer(-1), integer(123456789012345678901234567890), \+ integer(1.0), \+ integer(a).
   true.
?- float(1.0), \+ float(1), \+ float(_).
   true.
?- number(1), number(2.5), number(123456789012345678901234567890), \+ number(a), \+ number(_).
   true.
?- atomic(a), atomic(1), atomic(1.5), atomic([]), \+ atomic(f(a)), \+ atomic(_).
   true.
?- compound(f(a)), compound([a]), compound(1 - 2), \+ compound(a), \+ compound(_), \+ compound([]).
   true.
?- callable(a), callable(f(a)), \+ callable(1), \+ callable(_).
   true.
?- ground(a), ground(f(a, [b])), \+ ground(_), \+ ground(f(a, [_])).
   true.
?- is_list([]), is_list([a, _]), \+ is_list([a|_]), \+ is_list(a), \+ is_list(_).
   true.
?- X = f(_, Y, Y), Y = g(a), acyclic_term(X).
   X = f(_A, g(a), g(a)), Y = g(a).
