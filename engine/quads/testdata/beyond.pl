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
