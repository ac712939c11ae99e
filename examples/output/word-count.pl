counts([to, be, or, not, to, be], [be - 2, not - 1, or - 1, to - 2]).
most_frequent([to, be, or, not, to, be, to], to, 3).
