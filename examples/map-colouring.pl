% Colour the mainland of Australia so that neighbours differ.
%
% The head lists the regions, the body the borders: different/2 tries colours, and
% a clash sends the search back to the choice before. With the first two colours
% given, only one map is left.

%% ?- map(west(red), north(green), South, Queensland, NewSouthWales, Victoria).

colour(red).
colour(green).
colour(blue).

different(A, B) :-
    colour(A),
    colour(B),
    A \= B.

map(west(W), north(N), south(S), queensland(Q), new_south_wales(NSW), victoria(V)) :-
    different(W, N),
    different(W, S),
    different(N, S),
    different(N, Q),
    different(S, Q),
    different(S, NSW),
    different(S, V),
    different(Q, NSW),
    different(NSW, V).
