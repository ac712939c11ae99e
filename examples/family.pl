% A family: new relations from old ones.
%
% Only parents and sexes are stored. Every other relation is a rule over them, and
% a rule may use other rules. X \= Y says that two people are different: without
% it, everybody would be their own brother or sister.

%% ?- brother(edward, Whose).
%% ?- aunt(Who, william).
%% ?- cousins(beatrice, Who).
%% ?- grandmother(Who, beatrice).

female(elizabeth).
female(anne).
female(beatrice).

male(philip).
male(charles).
male(andrew).
male(edward).
male(william).

parents(charles, elizabeth, philip).
parents(anne, elizabeth, philip).
parents(andrew, elizabeth, philip).
parents(edward, elizabeth, philip).
parents(william, diana, charles).
parents(beatrice, sarah, andrew).

mother(M, Child) :- parents(Child, M, _).

parent(P, Child) :- parents(Child, P, _).
parent(P, Child) :- parents(Child, _, P).

% Children of the same two parents.
siblings(X, Y) :-
    parents(X, M, F),
    parents(Y, M, F),
    X \= Y.

brother(X, Y) :- siblings(X, Y), male(X).

sister(X, Y) :- siblings(X, Y), female(X).

aunt(X, Y) :- parent(P, Y), sister(X, P).

cousins(X, Y) :- parent(P, X), siblings(P, Q), parent(Q, Y).

grandmother(X, Y) :- mother(X, P), parent(P, Y).
