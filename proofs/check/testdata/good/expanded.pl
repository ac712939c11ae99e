% Library clauses explained through: builtin steps with bindings and uses.
%% ?- joined(L).
joined(L) :- append([a], [b], L), catch(atom_length(L, _), error(_, _), true), lists:reverse(L, [b, a]).
