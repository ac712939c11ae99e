joined([red, green], [blue], [red, green, blue]).
joined([], [1, 2], [1, 2]).
joined([1], [2], [1, 2]).
joined([1, 2], [], [1, 2]).
final(blue, [red, green, blue]).
adjacent(red, green, [red, green, blue, red, black]).
adjacent(red, black, [red, green, blue, red, black]).
turned([1, 2, 3], [3, 2, 1]).
