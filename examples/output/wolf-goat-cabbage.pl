plan(7, [goat, nothing, wolf, goat, cabbage, nothing, goat]).
plan(7, [goat, nothing, cabbage, goat, wolf, nothing, goat]).
