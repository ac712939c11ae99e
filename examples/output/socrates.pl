mortal(socrates).
mortal(plato).
