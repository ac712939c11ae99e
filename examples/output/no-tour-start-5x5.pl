no_tour(rectangle(5, 5), from(p(1, 2))).
