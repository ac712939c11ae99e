% Writing terms (8.14.2). engine/syntax tests what is written; here options.

?- write('A b'), nl, writeq('A b'), nl, print('A b'), nl, write_canonical('A b').
   true.
% outputs: "A b\n'A b'\n'A b'\n'A b'"
?- writeq([a, 'B', "cd", 1.5, -3, - 3, -(3), 1 - 2, f(-), a = b, {x}, '$VAR'(1)]).
   true.
% outputs: "[a,'B',[c,d],1.5,-3,-3,- (3),1-2,f(-),a=b,{x},B]"
?- write_canonical([1 + 2, '$VAR'(1), 'x y']).
   true.
% outputs: "[+(1,2),'$VAR'(1),'x y']"
?- write_term(f('A', 1 + 2), [quoted(true), ignore_ops(true)]).
   true.
% outputs: "f('A',+(1,2))"
?- write_term('$VAR'(27), [numbervars(true)]).
   true.
% outputs: "B1"
?- write_term('$VAR'(27), []).
   true.
% outputs: "$VAR(27)"
?- write_term(f(X, Y, X), [variable_names(['X' = X, 'Other' = Y])]).
   true.
% outputs: "f(X,Other,X)"
?- write_term(f(X), [variable_names(['X' = X, 'Y' = X])]).
   true.
% outputs: "f(X)"
?- write_term(a, [quoted(maybe)]).
   error(domain_error(write_option, quoted(maybe)), _).
?- write_term(a, [foo]).
   error(domain_error(write_option, foo), _).
?- write_term(a, [X]).
   error(instantiation_error, _).
?- write_term(a, [quoted(X)]).
   error(instantiation_error, _).
?- write_term(a, X).
   error(instantiation_error, _).
?- write_term(a, [quoted(true)|X]).
   error(instantiation_error, _).
?- write_term(a, a).
   error(type_error(list, a), _).
?- write_term(a, [variable_names(X)]).
   error(instantiation_error, _).
?- write_term(a, [variable_names([a = X|b])]).
   error(domain_error(write_option, variable_names([a = _A | b])), _).
?- write_term(a, [variable_names([X = Y])]).
   error(instantiation_error, _).
?- write_term(a, [variable_names([1 = Y])]).
   error(domain_error(write_option, variable_names([1 = _A])), _).
?- write_term(1 + 2 * 3, [spacing(next_argument)]).
   true.
% outputs: "1 + 2 * 3"
?- writeln(hello), writeln(user_output, f(x)).
   true.
% outputs: "hello\nf(x)\n"
?- write(foo, a).
   error(existence_error(stream, foo), _).
?- write(X, a).
   error(instantiation_error, _).
?- write_term(S, a, []).
   error(instantiation_error, _).
?- portray_clause(foo(X, Y, X)).
   true.
% outputs: "foo(A, _, A).\n"
?- portray_clause((foo(X, Y) :- bar(X, Z), \+ baz(Z), Y = 'A b')).
   true.
% outputs: "foo(A, B) :-\n    bar(A, C),\n    \\+ baz(C),\n    B = 'A b'.\n"
?- portray_clause((foo(X) :- ( a(X) -> b ; c(X), d ), e)).
   true.
% outputs: "foo(A) :-\n    (   a(A)\n    ->  b\n    ;   c(A),\n        d\n    ),\n    e.\n"
?- portray_clause((foo :- ( a ; b ), ( c *-> d ; true ))).
   true.
% outputs: "foo :-\n    (   a\n    ;   b\n    ),\n    (   c\n    *-> d\n    ;   true\n    ).\n"
?- portray_clause((foo :- true)).
   true.
% outputs: "foo.\n"
?- portray_clause("abc").
   true.
% outputs: "[a, b, c].\n"
?- portray_clause((:- dynamic foo/1)).
   true.
% outputs: ":- dynamic foo / 1.\n"
?- portray_clause((a --> b, [c])).
   true.
% outputs: "a --> b, [c].\n"
?- portray_clause(user_output, X).
   true.
% outputs: "_.\n"
