% Library clauses explained through: builtin steps with bindings and uses.
%% ?- joined(L).
joined(L) :- append([a], [b], L), catch(throw(oops), oops, true), lists:reverse(L, [b, a]).
