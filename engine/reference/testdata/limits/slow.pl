% More steps than anyone waits for.
%% ?- loop(1000000).
loop(0) :- !.
loop(N) :- M is N - 1, loop(M).
