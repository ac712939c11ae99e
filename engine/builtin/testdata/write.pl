% Writing terms (8.14.2). engine/syntax tests what is written; here options.

?- write('A b'), nl, writeq('A b'), nl, print('A b'), nl, write_canonical('A b').
%  true
% out: A b
% out: 'A b'
% out: 'A b'
% out: 'A b'
?- writeq([a, 'B', "cd", 1.5, -3, - 3, -(3), 1 - 2, f(-), a = b, {x}, '$VAR'(1)]).
%  true
% out: [a,'B',[c,d],1.5,-3,-3,- (3),1-2,f(-),a=b,{x},B]
?- write_canonical([1 + 2, '$VAR'(1), 'x y']).
%  true
% out: [+(1,2),'$VAR'(1),'x y']
?- write_term(f('A', 1 + 2), [quoted(true), ignore_ops(true)]).
%  true
% out: f('A',+(1,2))
?- write_term('$VAR'(27), [numbervars(true)]).
%  true
% out: B1
?- write_term('$VAR'(27), []).
%  true
% out: $VAR(27)
?- write_term(f(X, Y, X), [variable_names(['X' = X, 'Other' = Y])]).
%  true
% out: f(X,Other,X)
?- write_term(f(X), [variable_names(['X' = X, 'Y' = X])]).
%  true
% out: f(X)
?- write_term(a, [quoted(maybe)]).
%  error: domain_error(write_option, quoted(maybe))
?- write_term(a, [foo]).
%  error: domain_error(write_option, foo)
?- write_term(a, [X]).
%  error: instantiation_error
?- write_term(a, [quoted(X)]).
%  error: instantiation_error
?- write_term(a, X).
%  error: instantiation_error
?- write_term(a, [quoted(true)|X]).
%  error: instantiation_error
?- write_term(a, a).
%  error: type_error(list, a)
?- write_term(a, [variable_names(X)]).
%  error: instantiation_error
?- write_term(a, [variable_names([a = X|b])]).
%  error: domain_error(write_option, variable_names([a = _A | b]))
?- write_term(a, [variable_names([X = Y])]).
%  error: instantiation_error
?- write_term(a, [variable_names([1 = Y])]).
%  error: domain_error(write_option, variable_names([1 = _A]))
?- write_term(1 + 2 * 3, [spacing(next_argument)]).
%  true
% out: 1 + 2 * 3
?- writeln(hello), writeln(user_output, f(x)).
%  true
% out: hello
% out: f(x)
?- write(foo, a).
%  error: existence_error(stream, foo)
?- write(X, a).
%  error: instantiation_error
?- write_term(S, a, []).
%  error: instantiation_error
?- portray_clause(foo(X, Y, X)).
%  true
% out: foo(A, _, A).
?- portray_clause((foo(X, Y) :- bar(X, Z), \+ baz(Z), Y = 'A b')).
%  true
% out: foo(A, B) :-
% out:     bar(A, C),
% out:     \+ baz(C),
% out:     B = 'A b'.
?- portray_clause((foo(X) :- ( a(X) -> b ; c(X), d ), e)).
%  true
% out: foo(A) :-
% out:     (   a(A)
% out:     ->  b
% out:     ;   c(A),
% out:         d
% out:     ),
% out:     e.
?- portray_clause((foo :- ( a ; b ), ( c *-> d ; true ))).
%  true
% out: foo :-
% out:     (   a
% out:     ;   b
% out:     ),
% out:     (   c
% out:     *-> d
% out:     ;   true
% out:     ).
?- portray_clause((foo :- true)).
%  true
% out: foo.
?- portray_clause("abc").
%  true
% out: [a, b, c].
?- portray_clause((:- dynamic foo/1)).
%  true
% out: :- dynamic foo / 1.
?- portray_clause((a --> b, [c])).
%  true
% out: a --> b, [c].
?- portray_clause(user_output, X).
%  true
% out: _.
