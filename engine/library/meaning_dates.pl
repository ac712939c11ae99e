% What difference/3 computes.

%! difference(+End, +Start, -Duration) is semidet.
%  Whole years and months from Start, then the days left over; the day of Start
%  is clamped to the length of the month it lands in.
difference(End, Start, Duration) :-
    text_chars_(End, _),
    text_chars_(Start, _),
    date_(End, EY, EM, ED),
    date_(Start, SY, SM, SD),
    [SY, SM, SD] @=< [EY, EM, ED],
    date_days_(EY, EM, ED, SD, Borrowed, Days),
    Months0 is EM - Borrowed - SM,
    (   Months0 < 0
    ->  Months is Months0 + 12, Years is EY - SY - 1
    ;   Months = Months0, Years is EY - SY
    ),
    date_parts_([Years-'Y', Months-'M', Days-'D'], Chars0),
    ( Chars0 == [] -> Chars = ['0', 'D'] ; Chars = Chars0 ),
    text_result_(['P'|Chars], Duration).

date_days_(_, _, ED, SD, 0, Days) :- ED >= SD, !, Days is ED - SD.
date_days_(EY, EM, ED, SD, 1, Days) :-
    ( EM =:= 1 -> Y is EY - 1, M = 12 ; Y = EY, M is EM - 1 ),
    date_month_length_(M, Y, Length),
    Days is Length - min(SD, Length) + ED.

date_(Text, Y, M, D) :-
    text_chars_(Text, [Y1, Y2, Y3, Y4, -, M1, M2, -, D1, D2|_]),
    date_number_([Y1, Y2, Y3, Y4], Y),
    date_number_([M1, M2], M),
    date_number_([D1, D2], D),
    M >= 1, M =< 12,
    date_month_length_(M, Y, Length),
    D >= 1, D =< Length.

date_number_(Digits, N) :- date_number_(Digits, 0, N).

date_number_([], N, N).
date_number_([C|Cs], N0, N) :-
    char_code(C, Code),
    Code >= 0'0, Code =< 0'9,
    N1 is 10 * N0 + Code - 0'0,
    date_number_(Cs, N1, N).

date_month_length_(2, Y, Length) :- !, ( date_leap_(Y) -> Length = 29 ; Length = 28 ).
date_month_length_(M, _, 30) :- memberchk(M, [4, 6, 9, 11]), !.
date_month_length_(_, _, 31).

date_leap_(Y) :- Y mod 4 =:= 0, ( Y mod 100 =\= 0 -> true ; Y mod 400 =:= 0 ).

date_parts_([], []).
date_parts_([0-_|Parts], Chars) :- !, date_parts_(Parts, Chars).
date_parts_([N-Unit|Parts], Chars) :-
    number_chars(N, Digits),
    append(Digits, [Unit|Rest], Chars),
    date_parts_(Parts, Rest).
