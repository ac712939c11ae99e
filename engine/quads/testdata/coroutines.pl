% Goals that wait for variables, and attributes of variables. The answers are those
% of SWI-Prolog 9.0.4, all solutions of a goal as the values of its variables in order;
% error contexts are left out.

all(G, Rs) :-
    term_variables(G, Vs),
    findall(R, (call(G), copy_term_nat(Vs, R)), Rs).

% What \= says does not depend on attributes, other than in SWI-Prolog.
?- dif(X, a), X \= a.
   false.

?- all((freeze(X, Y = ok), X = 1), Rs).
   Rs = [[1,ok]].

?- all((freeze(X, fail), X = 1), Rs).
   Rs = [].

?- all((freeze(X, Y = a), freeze(X, Z = b), X = 1), Rs).
   Rs = [[1,a,b]].

?- all((freeze(X, member(Y, [1,2,3])), X = 1, Y > 1), Rs).
   Rs = [[1,2],[1,3]].

?- all((freeze(X, Z = 2), X = 1, Y is Z + 1), Rs).
   Rs = [[1,2,3]].

?- all((freeze(X, Y = 1), X = Z, Z = 3), Rs).
   Rs = [[3,1,3]].

?- all((freeze(1, Y = 2)), Rs).
   Rs = [[2]].

?- all((freeze(X, fail), \+ X = 1), Rs).
   Rs = [[_]].

?- all((freeze(X, throw(ball)), catch(X = a, B, true)), Rs).
   Rs = [[_,ball]].

?- all((freeze(X, true), X = f(_), var(Y)), Rs).
   Rs = [[f(_A),_A,_]].

?- all((freeze(X, Y = X), X = f(a)), Rs).
   Rs = [[f(a),f(a)]].

?- all((freeze(X, 1), catch(X = 1, error(E, _), true)), Rs).
   Rs = [[_,type_error(callable,1),_]].

?- all((catch(freeze(1, _), error(E, _), true)), Rs).
   Rs = [[_,instantiation_error,_]].

?- all((freeze(X, fail), ( X = 1 -> Y = then ; Y = else )), Rs).
   Rs = [[_,else]].

?- all((freeze(X, true), ( X = 1 -> Y = then ; Y = else )), Rs).
   Rs = [[1,then]].

?- all((freeze(X, fail), findall(Y, (member(Y, [1,2]), (Y = 1 -> X = 1 ; true)), L)), Rs).
   Rs = [[_,_,[2]]].

?- all((freeze(X, member(Z, [1,2])), findall(Z, X = a, L)), Rs).
   Rs = [[_,_,[1,2]]].

?- all((freeze(X, member(Y, [1,2])), X = 1, !), Rs).
   Rs = [[1,1]].

?- all((freeze(X, A = 1), freeze(Y, B = 2), X = Y, var(A), var(B), X = 1), Rs).
   Rs = [[1,1,1,2]].

?- all((freeze(X, freeze(Y, Z = done)), Y = 1, X = 2), Rs).
   Rs = [[2,1,done]].

?- all((freeze(X, true), copy_term(X, Y), Y = 1, var(X)), Rs).
   Rs = [[_,1]].

?- all((freeze(X, true), frozen(X, G), G = freeze(_, user:H)), Rs).
   Rs = [[_A,freeze(_A,user:true),_A,true]].

?- all((frozen(_, G)), Rs).
   Rs = [[_,true]].

?- all((frozen(foo, G)), Rs).
   Rs = [[true]].

?- all((dif(X, a), X = b), Rs).
   Rs = [[b]].

?- all((dif(X, a), X = a), Rs).
   Rs = [].

?- all((dif(X, Y), X = Y), Rs).
   Rs = [].

?- all((dif(X, Y), X = 1, Y = 2), Rs).
   Rs = [[1,2]].

?- all((dif(X, Y), X = 1, Y = 1), Rs).
   Rs = [].

?- all((dif(a, b)), Rs).
   Rs = [[]].

?- all((dif(a, a)), Rs).
   Rs = [].

?- all((dif(f(X, Y), f(a, b)), X = a, Y = c), Rs).
   Rs = [[a,c]].

?- all((dif(f(X, Y), f(a, b)), X = a, Y = b), Rs).
   Rs = [].

?- all((dif(f(X, Y), f(a, b)), X = b, Y = b), Rs).
   Rs = [[b,b]].

?- all((dif(f(X, X), f(a, b))), Rs).
   Rs = [[_]].

?- all((dif(X, f(Y)), X = f(Z), Y = 1, Z = 1), Rs).
   Rs = [].

?- all((dif(X, f(Y)), X = f(Z), Y = 1, Z = 2), Rs).
   Rs = [[f(2),1,2]].

?- all((dif([X|T], [a, b]), X = a, T = [b]), Rs).
   Rs = [].

?- all((dif([X|T], [a, b]), X = a, T = [c]), Rs).
   Rs = [[a,[c]]].

?- all((dif(X, 1), findall(X, member(X, [1,2,3]), L)), Rs).
   Rs = [[_,[2,3]]].

?- all((dif(X, 1), ( X = 1 -> Y = then ; Y = else )), Rs).
   Rs = [[_,else]].

?- all((dif(A, B), dif(B, C), dif(A, C), member(A, [1,2]), member(B, [1,2]), member(C, [1,2])), Rs).
   Rs = [].

?- all((dif(A, B), A = f(P), B = f(Q), P = Q), Rs).
   Rs = [].

?- all((dif(X, Y), dif(Y, Z), X = Z, X = 1, Y = 2), Rs).
   Rs = [[1,2,1]].

?- all((when(nonvar(X), Y = 1), X = a), Rs).
   Rs = [[a,1]].

?- all((when(ground(f(X, Y)), Z = 1), X = 1, var(Z), Y = 2), Rs).
   Rs = [[1,2,1]].

?- all((when((nonvar(X), nonvar(Y)), Z = 1), X = 1, var(Z), Y = 1), Rs).
   Rs = [[1,1,1]].

?- all((when((nonvar(X) ; nonvar(Y)), Z = 1), Y = 1), Rs).
   Rs = [[_,1,1]].

?- all((when(?=(X, Y), Z = 1), X = f(A), Y = f(B), var(Z), A = B), Rs).
   Rs = [[f(_A),f(_A),1,_A,_A]].

?- all((when(?=(X, Y), Z = 1), X = a, Y = b), Rs).
   Rs = [[a,b,1]].

?- all((when(nonvar(a), Y = 1)), Rs).
   Rs = [[1]].

?- all((catch(when(_, true), error(E, _), true)), Rs).
   Rs = [[_,instantiation_error,_]].

?- all((catch(when(foo, true), error(E, _), true)), Rs).
   Rs = [[domain_error(when_condition,foo),_]].

?- all((put_attr(X, q, 1), get_attr(X, q, V)), Rs).
   Rs = [[_,1]].

?- all((put_attr(X, q, 1), put_attr(X, q, 2), get_attr(X, q, V)), Rs).
   Rs = [[_,2]].

?- all((put_attr(X, q, 1), del_attr(X, q), \+ attvar(X)), Rs).
   Rs = [[_]].

?- all((put_attr(X, q, 1), ( put_attr(X, q, 2), fail ; get_attr(X, q, V) )), Rs).
   Rs = [[_,1]].

?- all((catch(put_attr(a, q, 1), error(E, _), true)), Rs).
   Rs = [[uninstantiation_error(a),_]].

?- all((catch(put_attr(X, 1, 1), error(E, _), true)), Rs).
   Rs = [[_,type_error(atom,1),_]].

?- all((get_attr(a, q, V)), Rs).
   Rs = [].

?- all((get_attr(X, q, V)), Rs).
   Rs = [].

?- all((put_attr(X, q, 1), copy_term_nat(X, Y), \+ attvar(Y)), Rs).
   Rs = [[_,_]].

?- all((put_attr(X, q, 1), copy_term(X, Y), get_attr(Y, q, V)), Rs).
   Rs = [[_,_,1]].

% A ball keeps attributes, too.
?- all(catch((freeze(X, Y = got), throw(f(X, Y))), f(1, Z), true), Rs).
   Rs = [[_,_,got]].
?- catch((freeze(X, Y = got), throw(f(X, Y))), f(Z, W), Z = 1).
   Z = 1, W = got.
?- catch(catch((dif(X, a), throw(f(X))), f(a), true), f(b), true).
   false.

?- all((put_attr(X, q, 1), findall(X, true, [Y]), get_attr(Y, q, V)), Rs).
   Rs = [[_,_,1]].

?- all((put_attr(X, q, Y), put_attr(Y, r, 1), term_attvars(X, L), length(L, N)), Rs).
   Rs = [[_A,_B,[_A,_B],2]].

?- all((put_attr(X, q, 1), term_variables(f(X, Z), L), length(L, N)), Rs).
   Rs = [[_A,_B,[_A,_B],2]].

?- all((freeze(X, true), X == X, var(X), X \== Y), Rs).
   Rs = [[_,_]].

% The attributes are a list that ends.
?- \+ \+ ( A = att(q, 1, A), catch(put_attrs(X, A), error(type_error(_, _), _), X = error), X == error ).
   true.
