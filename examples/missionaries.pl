% Three missionaries and three cannibals, one boat for two.
%
% Breadth first: all states one crossing away, then all that are two away, so the
% first plan is one of the shortest. A state is counted on the left bank; the
% queue holds paths, each with its latest state in front.

%% ?- plan(Plan).

plan(Plan) :-
    once(search([[bank(3, 3, left)]], [bank(3, 3, left)], Path)),
    reverse(Path, Plan).

% The goal is an empty left bank.
search([[bank(0, 0, right) | Path] | _], _, [bank(0, 0, right) | Path]).
search([[State | Path] | Queue], Seen, Plan) :-
    findall(Next, (crossing(State, Next), \+ member(Next, Seen)), Found),
    list_to_set(Found, New),
    findall([N, State | Path], member(N, New), Paths),
    append(Queue, Paths, Longer),
    append(New, Seen, More),
    search(Longer, More, Plan).

% M missionaries and C cannibals row over; nobody is outnumbered afterwards.
crossing(bank(M, C, left), bank(M1, C1, right)) :-
    crew(DM, DC),
    M1 is M - DM,
    C1 is C - DC,
    safe(M1, C1).
crossing(bank(M, C, right), bank(M1, C1, left)) :-
    crew(DM, DC),
    M1 is M + DM,
    C1 is C + DC,
    safe(M1, C1).

crew(2, 0).
crew(1, 0).
crew(1, 1).
crew(0, 1).
crew(0, 2).

% Safe on both banks: all missionaries on one side, or as many as cannibals.
safe(3, C) :- between(0, 3, C).
safe(0, C) :- between(0, 3, C).
safe(M, M) :- member(M, [1, 2]).
