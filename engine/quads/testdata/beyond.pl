% What the clauses of meaning do not cover: infinite terms, letters beyond ASCII.

?- _X = f(_X), \+ acyclic_term(_X), cyclic_term(_X).
   true.
?- _X = [a|_X], \+ is_list(_X), \+ acyclic_term(_X).
   true.
?- lowercase('HeLLo É', X).
   X = 'hello é'.
?- uppercase("hello é", X).
   X = 'HELLO É'.
?- _X = f(_X), unify_with_occurs_check(_X, _Y).
   true.

% A term that contains itself has no value, and its text comes to an end.
?- \+ \+ ( X = X+1, catch(_ is X, error(type_error(evaluable, _), _), true) ).
   true.
?- \+ \+ ( X = 1+X, catch(X < 2, error(type_error(evaluable, _), _), true) ).
   true.
?- \+ \+ ( X = -(X), catch(_ is X, error(type_error(evaluable, _), _), true) ).
   true.
?- \+ \+ ( X = X+1, with_output_to(atom(A), write(X)), A == '...' ).
   true.
?- \+ \+ ( X = f(X), with_output_to(atom(A), write(X)), sub_atom(A, _, 3, 0, '...') ).
   true.
