% Who owns the zebra? Five houses, fifteen hints, one list.
%
% The list of houses is built by the hints themselves: each hint is a member/2 with
% a pattern, and what one hint leaves open another one fills. The hints with the
% fewest choices come first.

%% ?- zebra(Owner).
%% ?- water(Drinker).

zebra(Owner) :- street(Houses), member(house(_, Owner, zebra, _, _), Houses).

water(Drinker) :- street(Houses), member(house(_, Drinker, _, water, _), Houses).

% house(Colour, Nation, Pet, Drink, Smokes), from left to right.
street(Houses) :-
    Houses = [house(_, norwegian, _, _, _), _, house(_, _, _, milk, _), _, _],
    beside(house(_, norwegian, _, _, _), house(blue, _, _, _, _), Houses),
    left_of(house(ivory, _, _, _, _), house(green, _, _, coffee, _), Houses),
    member(house(red, english, _, _, _), Houses),
    member(house(yellow, _, _, _, kools), Houses),
    member(house(_, spanish, dog, _, _), Houses),
    member(house(_, ukrainian, _, tea, _), Houses),
    member(house(_, japanese, _, _, parliaments), Houses),
    member(house(_, _, snails, _, winstons), Houses),
    member(house(_, _, _, juice, luckies), Houses),
    beside(house(_, _, _, _, kools), house(_, _, horse, _, _), Houses),
    beside(house(_, _, _, _, chesterfields), house(_, _, fox, _, _), Houses).

left_of(X, Y, [X, Y | _]).
left_of(X, Y, [_ | Houses]) :- left_of(X, Y, Houses).

beside(X, Y, Houses) :- left_of(X, Y, Houses).
beside(X, Y, Houses) :- left_of(Y, X, Houses).
