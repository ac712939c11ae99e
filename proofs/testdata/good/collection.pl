%% ?- children(ann, L).
%% ?- count(N).
%% ?- pairs(L).

parent(ann, bob).
parent(ann, cid).
parent(bob, dora).

age(bob, 7).
age(cid, 5).

children(P, L) :- findall(C, parent(P, C), L).
count(N) :- findall(x, parent(_, _), L), length(L, N).
pairs(S) :- findall(A-C, (parent(_, C), age(C, A)), L), keysort(L, S).
