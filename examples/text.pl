% Text: the letters of an atom, endings, and a secret script.
%
% atom_chars/2 opens an atom into its letters and closes letters into an atom.
% Between the two, text is a list, and everything said about lists holds.

%% ?- palindrome(racecar).
%% ?- plural(Singular, Plural).
%% ?- caesar(3, prolog, Secret).
%% ?- caesar(-3, surorj, Plain).
%% ?- acronym('World Wide Web', Short).

palindrome(Word) :-
    atom_chars(Word, Letters),
    reverse(Letters, Letters).

noun(cat).
noun(box).
noun(berry).

% Endings from the special to the general; the first that fits decides.
ending(y, ies).
ending(x, xes).
ending('', s).

plural(Singular, Plural) :-
    noun(Singular),
    once((ending(Old, New), atom_concat(Stem, Old, Singular))),
    atom_concat(Stem, New, Plural).

% Each letter moves N places on, round the alphabet.
caesar(N, Plain, Secret) :-
    atom_chars(Plain, Letters),
    maplist(moved(N), Letters, Others),
    atom_chars(Secret, Others).

moved(N, Letter, Other) :-
    char_code(Letter, C),
    D is 0'a + (C - 0'a + N) mod 26,
    char_code(Other, D).

acronym(Words, Short) :-
    split(Words, ' ', Parts),
    maplist(initial, Parts, Letters),
    atom_chars(Short, Letters).

initial(Word, Letter) :- sub_atom(Word, 0, 1, _, Letter).
