a.
% café
b(café).
c d.
