% All or nothing: an exception takes back what was done.
%
% A transaction is a list of payments between accounts. The first one that cannot
% be made throws; catch/3 undoes all bindings since it was called, and the accounts
% are what they were. Only errors of payments are caught, and others go on.

%% ?- booked([pay(ann, bob, 30), pay(bob, cat, 60)], Accounts).
%% ?- booked([pay(ann, bob, 30), pay(cat, bob, 20)], Accounts).
%% ?- outcome([pay(ann, bob, 30), pay(cat, bob, 20)], Outcome).
%% ?- outcome([pay(ann, dan, 1)], Outcome).

% What each account holds at first.
accounts([ann - 100, bob - 40, cat - 10]).

% The accounts afterwards: those of the last payment, or those before the first.
booked(Payments, Accounts) :-
    accounts(Before),
    catch(foldl(payment, Payments, Before, Accounts),
          refused(_),
          Accounts = Before).

outcome(Payments, Outcome) :-
    accounts(Before),
    catch((foldl(payment, Payments, Before, _), Outcome = done),
          refused(Why),
          Outcome = refused(Why)).

payment(pay(From, To, Amount), Before, After) :-
    Less is - Amount,
    changed(From, Less, Before, Between),
    changed(To, Amount, Between, After).

changed(Name, Change, [Name - Old | Rest], [Name - New | Rest]) :-
    New is Old + Change,
    covered(Name, New).
changed(Name, Change, [Other - Sum | Rest], [Other - Sum | More]) :-
    Name \= Other,
    changed(Name, Change, Rest, More).
changed(Name, _, [], _) :- throw(refused(unknown(Name))).

covered(Name, Sum) :-
    (   Sum >= 0
    ->  true
    ;   throw(refused(overdrawn(Name, Sum)))
    ).
