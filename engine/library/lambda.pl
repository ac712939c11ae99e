% Lambda expressions, as closures for maplist, foldl and the like.

%! >>(?Parameters, :Lambda, ?A) is nondet.
%  Parameters>>Lambda, called with an argument: Lambda with the parameters, a list,
%  unified with the arguments; arguments beyond the parameters are added to it. It
%  is copied before, so that it can be called often: of its unbound variables only
%  those of Free in Free/Parameters>>Lambda, such as {X, Y}, are shared.
>>(Parameters, Lambda, A) :- lambda_(Parameters, Lambda, [A]).

%! >>(?Parameters, :Lambda, ?A, ?B) is nondet.
%  As >>/3, with 2 arguments.
>>(Parameters, Lambda, A, B) :- lambda_(Parameters, Lambda, [A, B]).

%! >>(?Parameters, :Lambda, ?A, ?B, ?C) is nondet.
%  As >>/3, with 3 arguments.
>>(Parameters, Lambda, A, B, C) :- lambda_(Parameters, Lambda, [A, B, C]).

%! >>(?Parameters, :Lambda, ?A, ?B, ?C, ?D) is nondet.
%  As >>/3, with 4 arguments.
>>(Parameters, Lambda, A, B, C, D) :- lambda_(Parameters, Lambda, [A, B, C, D]).

%! >>(?Parameters, :Lambda, ?A, ?B, ?C, ?D, ?E) is nondet.
%  As >>/3, with 5 arguments.
>>(Parameters, Lambda, A, B, C, D, E) :- lambda_(Parameters, Lambda, [A, B, C, D, E]).

%! >>(?Parameters, :Lambda, ?A, ?B, ?C, ?D, ?E, ?F) is nondet.
%  As >>/3, with 6 arguments.
>>(Parameters, Lambda, A, B, C, D, E, F) :- lambda_(Parameters, Lambda, [A, B, C, D, E, F]).

%! >>(?Parameters, :Lambda, ?A, ?B, ?C, ?D, ?E, ?F, ?G) is nondet.
%  As >>/3, with 7 arguments.
>>(Parameters, Lambda, A, B, C, D, E, F, G) :- lambda_(Parameters, Lambda, [A, B, C, D, E, F, G]).

%! >>(?Parameters, :Lambda) is nondet.
%  As >>/3, without an argument.
>>(Parameters, Lambda) :- lambda_(Parameters, Lambda, []).

lambda_(Parameters0, Lambda0, Arguments) :-
    lambda_copy_(Parameters0, Lambda0, Parameters, Lambda),
    lambda_bind_(Parameters, Arguments, Rest),
    lambda_call_(Rest, Lambda).

lambda_copy_(Parameters0, Lambda0, Parameters, Lambda) :-
    (   nonvar(Parameters0), Parameters0 = Free/_
    ->  copy_term(Parameters0 - Lambda0, Free/Parameters - Lambda)
    ;   copy_term(Parameters0 - Lambda0, Parameters - Lambda)
    ).

lambda_bind_([], Rest, Rest).
lambda_bind_([P|Ps], Arguments, Rest) :- lambda_bind_(Arguments, P, Ps, Rest).

lambda_bind_([], _, _, []).
lambda_bind_([A|As], A, Ps, Rest) :- lambda_bind_(Ps, As, Rest).

lambda_call_([], Lambda) :- call(Lambda).
lambda_call_([A|As], Lambda) :- apply(Lambda, [A|As]).
