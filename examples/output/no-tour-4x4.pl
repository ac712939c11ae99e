no_tour(rectangle(4, 4)).
