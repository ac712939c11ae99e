orders(5).
turnover(ann, 32).
turnover(bob, 13).
turnover(cat, 8).
best_customer(ann, 32).
goods(ann, [pen, tea]).
goods(bob, [ink, tea]).
goods(cat, [tea]).
