% A Turing machine that adds one to a binary number.
%
% The tape is a zipper: what is left of the head, nearest cell first, the cell
% under the head, and what is right of it. A rule reads a symbol in a state, writes
% one, moves and goes on. Beyond both ends the tape is blank, written b.

%% ?- run([1, 0, 1, 1], Tape).
%% ?- run([1, 1, 1], Tape).

% rule(State, Read, Next, Write, Move): run to the right end, then carry leftwards.
rule(right, 0, right, 0, r).
rule(right, 1, right, 1, r).
rule(right, b, carry, b, l).
rule(carry, 1, carry, 0, l).
rule(carry, 0, stop, 1, l).
rule(carry, b, stop, 1, l).

run([X | Xs], Result) :-
    halts(right, tape([], X, Xs), Tape),
    contents(Tape, Result).

halts(stop, Tape, Tape).
halts(State, tape(Left, Read, Right), Tape) :-
    rule(State, Read, Next, Write, Move),
    moved(Move, Left, Write, Right, Moved),
    halts(Next, Moved, Tape).

moved(l, [], X, Right, tape([], b, [X | Right])).
moved(l, [Y | Left], X, Right, tape(Left, Y, [X | Right])).
moved(r, Left, X, [], tape([X | Left], b, [])).
moved(r, Left, X, [Y | Right], tape([X | Left], Y, Right)).

% All cells from left to right, without the blanks.
contents(tape(Left, X, Right), Symbols) :-
    reverse(Left, Front),
    append(Front, [X | Right], Cells),
    exclude(=(b), Cells, Symbols).
