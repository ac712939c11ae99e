path(vienna, graz).
path(vienna, linz).
path(vienna, vienna).
path(vienna, passau).
round_trip(graz).
round_trip(linz).
round_trip(vienna).
