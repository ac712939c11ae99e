% Birds fly, unless we know that they do not.
%
% \+ Goal holds when Goal has no solution. In a proof it is a step of its own,
% `absent`: a check cannot see from the proof that nothing was overlooked, and
% lists it as an obligation.

%% ?- flies(Bird).

bird(sparrow).
bird(penguin).
bird(owl).
bird(ostrich).

flightless(penguin).
flightless(ostrich).

flies(X) :- bird(X), \+ flightless(X).
