% The board of 4x4 has no knight's tour.
%
% Take the four squares in the middle away: six pieces are left, between which no
% knight's move leads. A tour, with four squares taken out of it, falls into five
% pieces at most. That a search found no tour would prove nothing.

:- use_module(library(knight)).

%% ?- no_tour(rectangle(4, 4)).
