a.
/* this is
not closed
b.
