% The oldest syllogism: all humans are mortal, Socrates is human.
%
% A rule, facts, and a goal with a variable: each solution is an answer.

%% ?- mortal(Who).

human(socrates).
human(plato).

god(zeus).

mortal(X) :- human(X).
