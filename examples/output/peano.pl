plus_(s(s(0)), s(0), s(s(s(0)))).
plus_(s(0), s(s(0)), s(s(s(0)))).
plus_(0, s(s(0)), s(s(0))).
plus_(s(0), s(0), s(s(0))).
plus_(s(s(0)), 0, s(s(0))).
divided(s(s(s(s(s(s(0)))))), s(s(0)), s(s(s(0)))).
factorial(s(s(s(0))), s(s(s(s(s(s(0))))))).
