zebra(japanese).
water(norwegian).

clause(1,
       zebra(var('Owner')),
       (street(var('Houses')),
        member(house(anonymous(1), var('Owner'), zebra, anonymous(2), anonymous(3)), var('Houses')))).
clause(2,
       water(var('Drinker')),
       (street(var('Houses')),
        member(house(anonymous(1), var('Drinker'), anonymous(2), water, anonymous(3)), var('Houses')))).
clause(3,
       street(var('Houses')),
       (var('Houses') = [house(anonymous(1), norwegian, anonymous(2), anonymous(3), anonymous(4)), anonymous(5), house(anonymous(6), anonymous(7), anonymous(8), milk, anonymous(9)), anonymous(10), anonymous(11)],
        beside(house(anonymous(12), norwegian, anonymous(13), anonymous(14), anonymous(15)), house(blue, anonymous(16), anonymous(17), anonymous(18), anonymous(19)), var('Houses')),
        left_of(house(ivory, anonymous(20), anonymous(21), anonymous(22), anonymous(23)), house(green, anonymous(24), anonymous(25), coffee, anonymous(26)), var('Houses')),
        member(house(red, english, anonymous(27), anonymous(28), anonymous(29)), var('Houses')),
        member(house(yellow, anonymous(30), anonymous(31), anonymous(32), kools), var('Houses')),
        member(house(anonymous(33), spanish, dog, anonymous(34), anonymous(35)), var('Houses')),
        member(house(anonymous(36), ukrainian, anonymous(37), tea, anonymous(38)), var('Houses')),
        member(house(anonymous(39), japanese, anonymous(40), anonymous(41), parliaments), var('Houses')),
        member(house(anonymous(42), anonymous(43), snails, anonymous(44), winstons), var('Houses')),
        member(house(anonymous(45), anonymous(46), anonymous(47), juice, luckies), var('Houses')),
        beside(house(anonymous(48), anonymous(49), anonymous(50), anonymous(51), kools), house(anonymous(52), anonymous(53), horse, anonymous(54), anonymous(55)), var('Houses')),
        beside(house(anonymous(56), anonymous(57), anonymous(58), anonymous(59), chesterfields), house(anonymous(60), anonymous(61), fox, anonymous(62), anonymous(63)), var('Houses')))).
clause(4, left_of(var('X'), var('Y'), [var('X'), var('Y') | anonymous(1)]), true).
clause(5,
       left_of(var('X'), var('Y'), [anonymous(1) | var('Houses')]),
       left_of(var('X'), var('Y'), var('Houses'))).
clause(6, beside(var('X'), var('Y'), var('Houses')), left_of(var('X'), var('Y'), var('Houses'))).
clause(7, beside(var('X'), var('Y'), var('Houses')), left_of(var('Y'), var('X'), var('Houses'))).

step(zebra(japanese),
     rule(1),
     ['Owner' = japanese,
      'Houses' = [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]],
     [street([house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
      member(house(green, japanese, zebra, coffee, parliaments), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)])]).
step(street([house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
     rule(3),
     ['Houses' = [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]],
     [[house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)] = [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)],
      beside(house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
      left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
      member(house(red, english, snails, milk, winstons), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
      member(house(yellow, norwegian, fox, A, kools), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
      member(house(ivory, spanish, dog, juice, luckies), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
      member(house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
      member(house(green, japanese, zebra, coffee, parliaments), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
      member(house(red, english, snails, milk, winstons), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
      member(house(ivory, spanish, dog, juice, luckies), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
      beside(house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
      beside(house(blue, ukrainian, horse, tea, chesterfields), house(yellow, norwegian, fox, A, kools), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)])]).
step([house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)] = [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)],
     builtin,
     [],
     []).
step(beside(house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
     rule(6),
     ['X' = house(yellow, norwegian, fox, A, kools),
      'Y' = house(blue, ukrainian, horse, tea, chesterfields),
      'Houses' = [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]],
     [left_of(house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)])]).
step(left_of(house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
     fact(4),
     ['X' = house(yellow, norwegian, fox, A, kools),
      'Y' = house(blue, ukrainian, horse, tea, chesterfields)],
     []).
step(left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
     rule(5),
     ['X' = house(ivory, spanish, dog, juice, luckies),
      'Y' = house(green, japanese, zebra, coffee, parliaments),
      'Houses' = [house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]],
     [left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments), [house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)])]).
step(left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments), [house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
     rule(5),
     ['X' = house(ivory, spanish, dog, juice, luckies),
      'Y' = house(green, japanese, zebra, coffee, parliaments),
      'Houses' = [house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]],
     [left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments), [house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)])]).
step(left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments), [house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
     rule(5),
     ['X' = house(ivory, spanish, dog, juice, luckies),
      'Y' = house(green, japanese, zebra, coffee, parliaments),
      'Houses' = [house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]],
     [left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments), [house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)])]).
step(left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments), [house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
     fact(4),
     ['X' = house(ivory, spanish, dog, juice, luckies),
      'Y' = house(green, japanese, zebra, coffee, parliaments)],
     []).
step(member(house(red, english, snails, milk, winstons), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
     builtin,
     [],
     []).
step(member(house(yellow, norwegian, fox, A, kools), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
     builtin,
     [],
     []).
step(member(house(ivory, spanish, dog, juice, luckies), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
     builtin,
     [],
     []).
step(member(house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
     builtin,
     [],
     []).
step(member(house(green, japanese, zebra, coffee, parliaments), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
     builtin,
     [],
     []).
step(beside(house(blue, ukrainian, horse, tea, chesterfields), house(yellow, norwegian, fox, A, kools), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]),
     rule(7),
     ['X' = house(blue, ukrainian, horse, tea, chesterfields),
      'Y' = house(yellow, norwegian, fox, A, kools),
      'Houses' = [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)]],
     [left_of(house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, A, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, zebra, coffee, parliaments)])]).
step(water(norwegian),
     rule(2),
     ['Drinker' = norwegian,
      'Houses' = [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]],
     [street([house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
      member(house(yellow, norwegian, fox, water, kools), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)])]).
step(street([house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
     rule(3),
     ['Houses' = [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]],
     [[house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)] = [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)],
      beside(house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
      left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
      member(house(red, english, snails, milk, winstons), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
      member(house(yellow, norwegian, fox, water, kools), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
      member(house(ivory, spanish, dog, juice, luckies), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
      member(house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
      member(house(green, japanese, A, coffee, parliaments), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
      member(house(red, english, snails, milk, winstons), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
      member(house(ivory, spanish, dog, juice, luckies), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
      beside(house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
      beside(house(blue, ukrainian, horse, tea, chesterfields), house(yellow, norwegian, fox, water, kools), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)])]).
step([house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)] = [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)],
     builtin,
     [],
     []).
step(beside(house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
     rule(6),
     ['X' = house(yellow, norwegian, fox, water, kools),
      'Y' = house(blue, ukrainian, horse, tea, chesterfields),
      'Houses' = [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]],
     [left_of(house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)])]).
step(left_of(house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
     fact(4),
     ['X' = house(yellow, norwegian, fox, water, kools),
      'Y' = house(blue, ukrainian, horse, tea, chesterfields)],
     []).
step(left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
     rule(5),
     ['X' = house(ivory, spanish, dog, juice, luckies),
      'Y' = house(green, japanese, A, coffee, parliaments),
      'Houses' = [house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]],
     [left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments), [house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)])]).
step(left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments), [house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
     rule(5),
     ['X' = house(ivory, spanish, dog, juice, luckies),
      'Y' = house(green, japanese, A, coffee, parliaments),
      'Houses' = [house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]],
     [left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments), [house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)])]).
step(left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments), [house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
     rule(5),
     ['X' = house(ivory, spanish, dog, juice, luckies),
      'Y' = house(green, japanese, A, coffee, parliaments),
      'Houses' = [house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]],
     [left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments), [house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)])]).
step(left_of(house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments), [house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
     fact(4),
     ['X' = house(ivory, spanish, dog, juice, luckies),
      'Y' = house(green, japanese, A, coffee, parliaments)],
     []).
step(member(house(red, english, snails, milk, winstons), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
     builtin,
     [],
     []).
step(member(house(yellow, norwegian, fox, water, kools), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
     builtin,
     [],
     []).
step(member(house(ivory, spanish, dog, juice, luckies), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
     builtin,
     [],
     []).
step(member(house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
     builtin,
     [],
     []).
step(member(house(green, japanese, A, coffee, parliaments), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
     builtin,
     [],
     []).
step(beside(house(blue, ukrainian, horse, tea, chesterfields), house(yellow, norwegian, fox, water, kools), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]),
     rule(7),
     ['X' = house(blue, ukrainian, horse, tea, chesterfields),
      'Y' = house(yellow, norwegian, fox, water, kools),
      'Houses' = [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)]],
     [left_of(house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), [house(yellow, norwegian, fox, water, kools), house(blue, ukrainian, horse, tea, chesterfields), house(red, english, snails, milk, winstons), house(ivory, spanish, dog, juice, luckies), house(green, japanese, A, coffee, parliaments)])]).
