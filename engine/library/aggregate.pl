% Collecting the solutions of a goal.

%! findall(?Template, :Goal, ?List, ?Tail) is semidet.
%  As findall/3, with Tail behind the last solution.
findall(Template, Goal, List, Tail) :-
    findall(Template, Goal, Solutions),
    append(Solutions, Tail, List).

%! countall(:Goal, ?Count) is semidet.
%  Count is the number of solutions of Goal.
countall(Goal, Count) :-
    findall(x, Goal, Solutions),
    length(Solutions, Count).

%! sumall(?Expression, :Goal, ?Sum) is semidet.
%  Sum is the sum of the values of Expression over the solutions of Goal.
sumall(Expression, Goal, Sum) :-
    findall(Expression, Goal, Values),
    sum_list(Values, Sum).

%! aggregate_min(?Key, ?Value, :Goal, ?BestKey, ?BestValue) is semidet.
%  The solution of Goal with the least Key, the first of equal ones. Numbers are
%  compared by value, other keys in standard order. Fails without a solution.
aggregate_min(Key, Value, Goal, BestKey, BestValue) :-
    findall(Key-Value, Goal, [Pair|Pairs]),
    best_(Pairs, <, Pair, BestKey-BestValue).

%! aggregate_max(?Key, ?Value, :Goal, ?BestKey, ?BestValue) is semidet.
%  The solution of Goal with the greatest Key, the first of equal ones.
aggregate_max(Key, Value, Goal, BestKey, BestValue) :-
    findall(Key-Value, Goal, [Pair|Pairs]),
    best_(Pairs, >, Pair, BestKey-BestValue).

best_([], _, Best, Best).
best_([K-V|Pairs], Wanted, Key-Value, Best) :-
    (   key_order_(Order, K, Key), Order = Wanted
    ->  best_(Pairs, Wanted, K-V, Best)
    ;   best_(Pairs, Wanted, Key-Value, Best)
    ).

key_order_(Order, X, Y) :- number(X), number(Y), !, number_order_(Order, X, Y).
key_order_(Order, X, Y) :- compare(Order, X, Y).

number_order_(<, X, Y) :- X < Y, !.
number_order_(>, X, Y) :- X > Y, !.
number_order_(=, _, _).

%! aggregate_all(+What, :Goal, ?Result) is semidet.
%  What says what is made of the solutions of Goal: count, sum(Expr), max(Expr),
%  min(Expr), max(Expr, Witness), min(Expr, Witness), bag(Template), set(Template)
%  or a term r(What1, What2, ...). Maxima and minima fail without a solution.
%  Errors: instantiation_error, domain_error(aggregate_spec, What).
aggregate_all(What, _, _) :- var(What), !, instantiation_error(What).
aggregate_all(count, Goal, Count) :- !, countall(Goal, Count).
aggregate_all(count(_), Goal, Count) :- !, countall(Goal, Count).
aggregate_all(sum(Expression), Goal, Sum) :- !, sumall(Expression, Goal, Sum).
aggregate_all(bag(Template), Goal, Bag) :- !, findall(Template, Goal, Bag).
aggregate_all(set(Template), Goal, Set) :- !, findall(Template, Goal, Bag), sort(Bag, Set).
aggregate_all(max(Expression), Goal, Max) :- !,
    findall(Expression, Goal, [X|Xs]),
    aggregate_value_(X, Value),
    aggregate_fold_(Xs, >, Value, Max).
aggregate_all(min(Expression), Goal, Min) :- !,
    findall(Expression, Goal, [X|Xs]),
    aggregate_value_(X, Value),
    aggregate_fold_(Xs, <, Value, Min).
aggregate_all(max(Expression, Witness), Goal, max(Max, Best)) :- !,
    aggregate_witness_(Expression, Witness, Goal, >, Max, Best).
aggregate_all(min(Expression, Witness), Goal, min(Min, Best)) :- !,
    aggregate_witness_(Expression, Witness, Goal, <, Min, Best).
aggregate_all(What, Goal, Result) :-
    aggregate_parts_(What, Name, Parts), !,
    aggregate_templates_(Parts, Templates),
    findall(Templates, Goal, Solutions),
    aggregate_each_(Parts, Solutions, Results),
    Result =.. [Name|Results].
aggregate_all(What, _, _) :- domain_error(aggregate_spec, What).

aggregate_witness_(Expression, Witness, Goal, Wanted, Value, Best) :-
    findall(Expression-Witness, Goal, Pairs),
    aggregate_pairs_(Pairs, [Pair|Valued]),
    best_(Valued, Wanted, Pair, Value-Best).

aggregate_pairs_([], []).
aggregate_pairs_([X-W|Pairs], [Value-W|Valued]) :-
    aggregate_value_(X, Value),
    aggregate_pairs_(Pairs, Valued).

% A number is its value; a term that is no expression counts as itself.
aggregate_value_(X, Value) :-
    catch(Value0 is X, error(type_error(evaluable, _), _), Value0 = X),
    Value = Value0.

aggregate_fold_([], _, Best, Best).
aggregate_fold_([X|Xs], Wanted, Best0, Best) :-
    aggregate_value_(X, Value),
    (   key_order_(Order, Value, Best0), Order = Wanted
    ->  aggregate_fold_(Xs, Wanted, Value, Best)
    ;   aggregate_fold_(Xs, Wanted, Best0, Best)
    ).

aggregate_parts_(What, Name, Parts) :-
    compound(What),
    What =.. [Name|Parts],
    aggregate_specs_(Parts).

aggregate_specs_([]).
aggregate_specs_([Part|Parts]) :-
    nonvar(Part),
    aggregate_spec_(Part),
    aggregate_specs_(Parts).

aggregate_spec_(count).
aggregate_spec_(sum(_)).
aggregate_spec_(max(_)).
aggregate_spec_(min(_)).
aggregate_spec_(max(_, _)).
aggregate_spec_(min(_, _)).
aggregate_spec_(bag(_)).
aggregate_spec_(set(_)).

aggregate_templates_([], []).
aggregate_templates_([Part|Parts], [Template|Templates]) :-
    aggregate_template_(Part, Template),
    aggregate_templates_(Parts, Templates).

aggregate_template_(count, x).
aggregate_template_(sum(X), X).
aggregate_template_(max(X), X).
aggregate_template_(min(X), X).
aggregate_template_(max(X, W), X-W).
aggregate_template_(min(X, W), X-W).
aggregate_template_(bag(X), X).
aggregate_template_(set(X), X).

aggregate_each_([], _, []).
aggregate_each_([Part|Parts], Solutions, [Result|Results]) :-
    firsts_(Solutions, Column, Rests),
    aggregate_column_(Part, Column, Result),
    aggregate_each_(Parts, Rests, Results).

firsts_([], [], []).
firsts_([[X|Xs]|Rows], [X|Column], [Xs|Rests]) :- firsts_(Rows, Column, Rests).

aggregate_column_(count, Column, Count) :- length(Column, Count).
aggregate_column_(sum(_), Column, Sum) :- sum_list(Column, Sum).
aggregate_column_(max(_), [X|Xs], Max) :- aggregate_value_(X, V), aggregate_fold_(Xs, >, V, Max).
aggregate_column_(min(_), [X|Xs], Min) :- aggregate_value_(X, V), aggregate_fold_(Xs, <, V, Min).
aggregate_column_(max(_, _), Column, max(Max, W)) :-
    aggregate_pairs_(Column, [Pair|Pairs]),
    best_(Pairs, >, Pair, Max-W).
aggregate_column_(min(_, _), Column, min(Min, W)) :-
    aggregate_pairs_(Column, [Pair|Pairs]),
    best_(Pairs, <, Pair, Min-W).
aggregate_column_(bag(_), Column, Column).
aggregate_column_(set(_), Column, Set) :- sort(Column, Set).

%! aggregate_all(+What, +Discriminator, :Goal, -Result) is semidet.
%  As aggregate_all/3, of solutions with different instances of Discriminator and of
%  what is aggregated, in the standard order of terms.
aggregate_all(What, Discriminator, Goal, Result) :-
    aggregate_spec_(What, Template),
    findall(Discriminator-Template, Goal, Pairs0),
    sort(Pairs0, Pairs),
    pairs_values(Pairs, Column),
    aggregate_column_(What, Column, Result).

%! aggregate(+What, :Goal, -Result) is nondet.
%  As aggregate_all/3 for count, sum, max, min, bag and set, of the solutions of
%  bagof/3: for each instance of the variables that are in neither What nor V^Goal.
aggregate(What, Goal, Result) :-
    aggregate_spec_(What, Template),
    bagof(Template, Goal, Column),
    aggregate_column_(What, Column, Result).

%! aggregate(+What, +Discriminator, :Goal, -Result) is nondet.
%  Aggregate/3 of solutions that differ, as in aggregate_all/4.
aggregate(What, Discriminator, Goal, Result) :-
    aggregate_spec_(What, Template),
    setof(Discriminator-Template, Goal, Pairs),
    pairs_values(Pairs, Column),
    aggregate_column_(What, Column, Result).

aggregate_spec_(What, _) :- var(What), !, instantiation_error(What).
aggregate_spec_(What, Template) :- aggregate_template_(What, Template), !.
aggregate_spec_(What, _) :- domain_error(aggregate_spec, What).
