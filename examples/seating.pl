% Four guests sit in a row. What must not be is said before anybody is seated:
% dif/2 and freeze/2 wait until it can be decided, and refuse a row as soon as it is
% wrong, not when it is complete.

%% ?- seated(Row).

guest(ann).
guest(bea).
guest(cem).
guest(dan).

quarrel(ann, bea).
quarrel(bea, ann).
quarrel(cem, dan).
quarrel(dan, cem).

calm(ann, cem).
calm(cem, ann).
calm(ann, dan).
calm(dan, ann).
calm(bea, cem).
calm(cem, bea).
calm(bea, dan).
calm(dan, bea).

seated([A, B, C, D]) :-
    dif(A, B), dif(A, C), dif(A, D), dif(B, C), dif(B, D), dif(C, D),
    dif(A, ann), dif(D, dan),
    freeze(B, calm(A, B)), freeze(C, calm(B, C)), freeze(D, calm(C, D)),
    guest(A), guest(B), guest(C), guest(D).
