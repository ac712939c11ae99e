% Unification and comparison (8.2, 8.4).

?- f(X, b) = f(a, Y).
   X = a, Y = b.
?- f(X, X) = f(a, b).
   false.
?- X = Y, Y = 1.
   X = 1, Y = 1.
?- 1 = 1.0.
   false.
?- f(X, a) \= f(b, X).
   true.
?- f(X) \= f(b).
   false.
?- X \= a, var(X).
   false.
?- unify_with_occurs_check(X, f(X)).
   false.
?- unify_with_occurs_check(f(X, Y), f(Y, g(a))).
   X = g(a), Y = g(a).
?- unify_with_occurs_check(f(X, Y, X), f(a(X), a(Y), Y)).
   false.
?- a == a, f(X) == f(X), \+ X == Y, \+ a == b.
   true.
?- a \== b, X \== Y, \+ X \== X.
   true.
?- 1.0 @< 1, X @< 1.0, 1 @< a, a @< b, z @< f(a), f(z) @< f(a, b), f(b) @< g(a), g(a) @=< g(a).
   true.
?- 2.5 @< 1, 3 @> 2, 123456789012345678901234567890 @> 3, f(b) @>= f(a).
   true.
?- compare(O, 1, 2).
   O = < .
?- compare(O, 2, 1.0).
   O = > .
?- compare(O, f(a, X), f(a, X)).
   O = = .
?- compare(=, 1, 2).
   false.
?- compare(a, 1, 2).
   error(domain_error(order, a), _).
?- compare(1, 1, 2).
   error(type_error(atom, 1), _).
?- f(A, B, A) =@= f(C, D, C), \+ f(A, B) =@= f(C, C), f(A, B) \=@= f(C, C).
   true.
?- ?=(a, b), ?=(X, X), \+ ?=(X, a), ?=(f(a, X), f(b, Y)).
   true.
?- subsumes_term(f(_, b), f(a, b)).
   true.
?- subsumes_term(f(a), f(_)).
   false.
?- subsumes_term(f(X, X), f(a, b)).
   false.
?- subsumes_term(f(X, Y), f(Z, Z)), var(X).
   true.
?- subsumes_term(f(X, X), f(Y, Z)).
   false.
?- subsumes_term(X, f(X)).
   false.
