% Lists: one relation, many questions.
%
% joined/3 has two clauses and says how two lists make a third. Asked with the
% first two lists it joins; asked with the third it takes apart in every way; and
% other relations are one goal more.

%% ?- joined([red, green], [blue], L).
%% ?- joined(Front, Back, [1, 2]).
%% ?- final(X, [red, green, blue]).
%% ?- adjacent(red, Next, [red, green, blue, red, black]).
%% ?- turned([1, 2, 3], L).

joined([], L, L).
joined([X | Xs], L, [X | Ys]) :- joined(Xs, L, Ys).

% X is the last element of the list.
final(X, List) :- joined(_, [X], List).

% X stands directly before Y.
adjacent(X, Y, List) :- joined(_, [X, Y | _], List).

% An accumulator: the second argument grows by what the first one loses, and at
% the end it is the answer. No list is walked twice.
turned(List, Reversed) :- turned(List, [], Reversed).

turned([], Reversed, Reversed).
turned([X | Xs], Sofar, Reversed) :- turned(Xs, [X | Sofar], Reversed).
