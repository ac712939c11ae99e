tree([4, 2, 6, 1, 3], t(t(t(nil, 1, nil), 2, t(nil, 3, nil)), 4, t(nil, 6, nil))).
in(3, t(t(nil, 1, t(nil, 3, nil)), 4, t(nil, 6, nil))).
sorted([4, 2, 6, 1, 3], [1, 2, 3, 4, 6]).
height(t(t(nil, 1, t(nil, 3, nil)), 4, t(nil, 6, nil)), 3).
