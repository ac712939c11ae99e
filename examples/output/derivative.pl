derivative(x * x + 3 * x, x, x + x + 3).
derivative(sin(2 * x), x, cos(2 * x) * 2).
derivative(x ^ 3 - y, x, 3 * x ^ 2).
