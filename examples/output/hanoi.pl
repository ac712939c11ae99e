hanoi(3, left, right, middle, [move(left, right), move(left, middle), move(right, middle), move(left, right), move(middle, left), move(middle, right), move(left, right)]).
