determinant([[3, 1], [4, 2]], 2).
determinant([[2, 0, 1], [1, 3, 2], [1, 1, 4]], 18).
same_transposed([[2, 0, 1], [1, 3, 2], [1, 1, 4]]).
