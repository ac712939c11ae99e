type(lam(x, plus(x, 1)), (int -> int)).
type(lam(f, app(app(f, 1), true)), ((int -> bool -> int) -> int)).
type(lam(f, lam(x, if(app(f, x), x, 0))), ((int -> bool) -> int -> int)).
untypable(lam(x, app(x, x))).
