% An account that changes: assertz/1 and retract/1.
%
% Facts of a dynamic predicate may come and go while the program runs. A check
% cannot see from a proof which facts there were at what time: what rests on them
% is listed as an obligation, and stays one. Where it is possible, hand the state
% on in an argument instead, as history/3 does.

%% ?- saved(Balance).
%% ?- history([deposit(50), withdraw(30), deposit(5)], 100, Balance).

:- dynamic(balance/1).

balance(100).

deposit(Amount) :-
    retract(balance(Old)),
    New is Old + Amount,
    assertz(balance(New)).

withdraw(Amount) :-
    balance(Old),
    Old >= Amount,
    Less is - Amount,
    deposit(Less).

saved(Balance) :-
    deposit(50),
    withdraw(30),
    balance(Balance).

% The same without a trace of change: every balance is an argument.
history([], Balance, Balance).
history([deposit(A) | Events], Balance, Last) :-
    New is Balance + A,
    history(Events, New, Last).
history([withdraw(A) | Events], Balance, Last) :-
    Balance >= A,
    New is Balance - A,
    history(Events, New, Last).
