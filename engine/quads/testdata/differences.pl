% Where we differ from SWI-Prolog or from what the standard says: DIFFERENCES.md names
% the sections of this file.

%% Text

?- X = "ab".
   X = [a, b].
?- string("ab").
   false.
?- sub_string("hello", 0, 2, _, X), atom(X).
   X = he.
?- atom_codes(X, "ab").
   type_error(integer, a).
?- number_codes(X, "12").
   type_error(integer, '1').
?- atom_length(12, _).
   type_error(atom, 12).
?- atom_concat(a, 1, _).
   type_error(atom, 1).
?- string_concat(a, 1, X).
   X = a1.
?- X is "a".
   type_error(evaluable, '.'/2).

%% Arithmetic

?- X is 6 / 3.
   X = 2.0.
?- X is 2 ** 3.
   X = 8.0.
?- X is 2 ^ -1.
   type_error(float, 2).
?- X is max(1, 1.0).
   X = 1.
?- X is 0 / 0.0.
   evaluation_error(zero_divisor).
?- X is 5 rdiv 10.
   syntax_error(_).
?- X is 2 ^ 1.5.
   X = 2.82842712474619.

%% Lists

?- length(a, N).
   false.
?- length([a|b], N).
   false.
?- length(L, L).
   resource_error(finite_memory).
?- aggregate_all(max(X), member(X, [b, c, a]), M).
   M = c.

%% Syntax

?- X = f(:- a).
   syntax_error(_).
?- X = f(a :- b).
   syntax_error(_).
?- X = (a := b).
   syntax_error(_).
?- X = _{a: 1}.
   syntax_error(_).
?- X = - 1, integer(X).
   X = -1.

%% Terms

portray(secret) :- write(hidden).

?- X = f(Y), setarg(1, X, b).
   existence_error(procedure, setarg/3).
?- assertion(fail).
   error(assertion_failed(fail), _).
?- print(secret).
   true.
% outputs: "secret"

%% Attributes

?- freeze(X, fail), \+ \+ subsumes_term(X, 1), del_attr(X, freeze).
   true.
?- put_attr(X, a, 1), \+ \+ X =@= _, del_attr(X, a).
   true.

%% Modules

m1:only(1).
?- m2:only(X).
   X = 1.

first(X) :- m1:(member(X, [1, 2]), !).
first(3).
?- first(X).
   X = 1
;  X = 3.
?- _:only(1).
   instantiation_error.
?- 1:only(1).
   type_error(atom, 1).

%% Writing

?- portray_clause((a(X) :- X > 1, b)).
   true.
% outputs: "a(A) :-\n    A > 1,\n    b.\n"

%% Clean-up

?- setup_call_cleanup(true, (X = 1 ; X = 2), Y = done), !.
   X = 1.
