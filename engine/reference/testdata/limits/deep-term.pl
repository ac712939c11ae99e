% A term more than ten thousand levels deep.
%% ?- depth(11000, N).
depth(Levels, N) :- nest(Levels, zero, T), count(T, 0, N).
nest(0, T, T) :- !.
nest(N, T0, T) :- M is N - 1, nest(M, s(T0), T).
count(zero, N, N).
count(s(T), N0, N) :- N1 is N0 + 1, count(T, N1, N).
