% The clean-up waits until the goal cannot be asked for more.
%% ?- call_cleanup(p(X), write(cleaned)).
p(1).
p(2).
