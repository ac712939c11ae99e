% Noughts and crosses: a move is good when the opponent has no good answer.
%
% The board is a list of nine cells, cross, nought or empty. A move wins when it
% makes a line, or when no reply saves the opponent; a reply saves him when we then
% have no move that wins. The negation inside the recursion is what makes it a game.

%% ?- wins(cross, [cross, empty, empty, empty, nought, empty, nought, empty, cross], Move).
%% ?- draw(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty]).

wins(Player, Board, Move) :-
    move(Player, Board, Move, After),
    decided(Player, After).

decided(Player, After) :- line(Player, After).
decided(Player, After) :-
    \+ line(Player, After),
    other(Player, Opponent),
    \+ saved(Opponent, After).

% Nothing is left, the reply makes a line, or it leaves no move that wins.
saved(_, Board) :- \+ member(empty, Board).
saved(Player, Board) :- move(Player, Board, _, After), line(Player, After).
saved(Player, Board) :-
    move(Player, Board, _, After),
    other(Player, Opponent),
    \+ wins(Opponent, After, _).

% Neither wins when both play well.
draw(Player, Board) :- once((\+ wins(Player, Board, _), saved(Player, Board))).

other(cross, nought).
other(nought, cross).

move(Player, Board, Place, After) :-
    nth1(Place, Board, empty),
    Index is Place - 1,
    set_nth0(Index, Board, Player, After).

line(P, [P, P, P, _, _, _, _, _, _]).
line(P, [_, _, _, P, P, P, _, _, _]).
line(P, [_, _, _, _, _, _, P, P, P]).
line(P, [P, _, _, P, _, _, P, _, _]).
line(P, [_, P, _, _, P, _, _, P, _]).
line(P, [_, _, P, _, _, P, _, _, P]).
line(P, [P, _, _, _, P, _, _, _, P]).
line(P, [_, _, P, _, P, _, P, _, _]).
