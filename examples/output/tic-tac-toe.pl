wins(cross, [cross, empty, empty, empty, nought, empty, nought, empty, cross], 3).
draw(nought, [cross, cross, nought, nought, nought, cross, cross, empty, empty]).
