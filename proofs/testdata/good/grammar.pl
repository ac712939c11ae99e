% Grammar rules are cited as the clauses they stand for.
%% ?- number(T, V).
%% ?- phrase(word(W), "ab").
number(T, V) :- T = "-12", phrase(signed(V), T).
signed(V) --> "-", !, digits(0, U), { V is - U }.
signed(V) --> digits(0, V).
digits(V0, V) --> [D], { number_chars(N, [D]), V1 is 10 * V0 + N }, more(V1, V).
more(V0, V) --> digits(V0, V), !.
more(V, V) --> [].
word([C|W]) --> [C], word(W).
word([]) --> \+ [_].
