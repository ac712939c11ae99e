booked([pay(ann, bob, 30), pay(bob, cat, 60)], [ann - 70, bob - 10, cat - 70]).
booked([pay(ann, bob, 30), pay(cat, bob, 20)], [ann - 100, bob - 40, cat - 10]).
outcome([pay(ann, bob, 30), pay(cat, bob, 20)], refused(overdrawn(cat, -10))).
outcome([pay(ann, dan, 1)], refused(unknown(dan))).
