% Left recursion: a table answers a call that is being answered already.
%
% path/2 calls itself first, and the network has a cycle: run plainly, it would
% never end. With `:- table path/2` each call is answered once; a call that
% comes up again takes the answers found so far, until there is nothing new.

%% ?- path(vienna, Place).
%% ?- round_trip(Place).

:- table path/2.

path(X, Z) :- path(X, Y), train(Y, Z).
path(X, Y) :- train(X, Y).

train(vienna, graz).
train(graz, linz).
train(linz, vienna).
train(linz, passau).

% A place from which one comes back.
round_trip(Place) :-
    path(vienna, Place),
    path(Place, vienna).
