% Errors are terms, and catch/3 takes them.
%
% The second argument of catch/3 is unified with what was thrown. What it does not
% match goes on to the next catch/3 outside.

%% ?- ratio(7, 2, Result).
%% ?- ratio(7, 0, Result).
%% ?- ratio(7, two, Result).
%% ?- checked(order(-3), Result).

ratio(X, Y, Result) :-
    catch(divide(X, Y, Result), error(Formal, _), Result = failed(Formal)).

divide(X, Y, quotient(Q, R)) :-
    Q is X // Y,
    R is X mod Y.

% A program throws terms of its own.
check(order(N)) :-
    (   N > 0
    ->  true
    ;   throw(not_positive(N))
    ).

checked(Order, Result) :-
    catch((check(Order), Result = accepted), not_positive(N), Result = refused(N)).
