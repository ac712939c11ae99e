% Type inference: unification does the work.
%
% A function is lam(X, Body), a call app(F, A). A type is int, bool, or A -> B.
% One clause for each form of expression; what is not known yet is a variable, and
% unification makes both uses of it agree. The same clauses, asked with the type
% given, would look for programs.

%% ?- type(lam(x, plus(x, 1)), T).
%% ?- type(lam(f, app(app(f, 1), true)), ((int -> bool -> int) -> T)).
%% ?- type(lam(f, lam(x, if(app(f, x), x, 0))), T).
%% ?- untypable(lam(x, app(x, x))).

type(Expr, Type) :- type(Expr, [], Type).

type(N, _, int) :- integer(N).
type(true, _, bool).
type(false, _, bool).
type(X, Env, T) :- atom(X), lookup(X, Env, T).
type(plus(A, B), Env, int) :-
    type(A, Env, int),
    type(B, Env, int).
type(if(C, A, B), Env, T) :-
    type(C, Env, bool),
    type(A, Env, T),
    type(B, Env, T).
type(lam(X, Body), Env, (A -> B)) :- type(Body, [X : A | Env], B).
type(app(F, X), Env, B) :-
    type(F, Env, (A -> B)),
    type(X, Env, A).

% The innermost binding of a name counts. A type may not contain itself, so types
% are unified with the occurs check.
lookup(X, [X : A | _], B) :- unify_with_occurs_check(A, B).
lookup(X, [Y : _ | Env], T) :- X \= Y, lookup(X, Env, T).

untypable(Expr) :- \+ type(Expr, _).
