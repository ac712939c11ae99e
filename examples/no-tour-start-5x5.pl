% On the board of 5x5 no knight's tour begins on p(1, 2).
%
% Each move changes the colour, and 13 squares have the colour of the corners, 12 the
% other. So a tour begins and ends on the colour of the corners, which p(1, 2) has
% not. The certificate says it as a cut: without the 12 squares the other 13 are
% pieces of their own, and a tour that begins on one of the 12 leaves 12 at most.

:- use_module(library(knight)).

%% ?- no_tour(rectangle(5, 5), from(p(1, 2))).
