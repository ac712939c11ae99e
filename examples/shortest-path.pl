% The shortest path, by Dijkstra's method and findall/3.
%
% The frontier is a list of Distance - Path, kept sorted. The nearest node is
% settled, its roads are collected with findall/3 and join the frontier; a node
% that was settled before is passed over.

%% ?- shortest(home, lake, Path, Distance).
%% ?- shortest(lake, mill, Path, Distance).

road(home, bridge, 7).
road(home, mill, 9).
road(home, church, 14).
road(bridge, mill, 10).
road(bridge, forest, 15).
road(mill, church, 2).
road(mill, forest, 11).
road(church, lake, 9).
road(forest, lake, 6).

% Roads are used both ways.
way(X, Y, D) :- road(X, Y, D).
way(X, Y, D) :- road(Y, X, D).

shortest(From, To, Path, Distance) :-
    settle([0 - [From]], [], To, Reversed, Distance),
    reverse(Reversed, Path).

settle([D - [To | Back] | _], _, To, [To | Back], D) :- !.
settle([_ - [Node | _] | Frontier], Settled, To, Path, Distance) :-
    memberchk(Node, Settled),
    !,
    settle(Frontier, Settled, To, Path, Distance).
settle([D - [Node | Back] | Frontier], Settled, To, Path, Distance) :-
    findall(E - [Next, Node | Back], (way(Node, Next, W), E is D + W), Further),
    append(Frontier, Further, Unsorted),
    msort(Unsorted, Sorted),
    settle(Sorted, [Node | Settled], To, Path, Distance).
