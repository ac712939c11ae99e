% Counting with an association: a map that is handed on.
%
% An association maps keys to values. put_assoc/4 does not change one, it gives a
% new one; foldl/4 hands it from element to element. The if-then-else asks whether
% a word was seen before.

%% ?- counts([to, be, or, not, to, be], Counts).
%% ?- most_frequent([to, be, or, not, to, be, to], Word, Times).

counts(Words, Counts) :-
    counted(Words, Assoc),
    assoc_to_list(Assoc, Counts).

counted(Words, Assoc) :-
    empty_assoc(Empty),
    foldl(count, Words, Empty, Assoc).

count(Word, Before, After) :-
    (   get_assoc(Word, Before, N)
    ->  M is N + 1
    ;   M = 1
    ),
    put_assoc(Word, Before, M, After).

most_frequent(Words, Word, Times) :-
    counts(Words, Counts),
    aggregate_max(N, W, member(W - N, Counts), Times, Word).
