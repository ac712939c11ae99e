% Terms and their parts.

%! string(@Term) is failure.
%  Text is an atom or a list: there is no type of strings.
string(_) :- fail.

%! is_dict(@Term) is failure.
is_dict(_) :- fail.

%! blob(@Term, ?Type) is failure.
blob(_, _) :- fail.

%! rational(@Term) is semidet.
%  Term is an integer: there are no other rational numbers.
rational(Term) :- integer(Term).

%! rational(@Term, ?Numerator, ?Denominator) is semidet.
rational(Term, Term, 1) :- integer(Term).

%! duplicate_term(?Term, -Copy) is det.
%  Copy_term/2.
duplicate_term(Term, Copy) :- copy_term(Term, Copy).

%! same_term(@A, @B) is semidet.
%  Terms are the same when they are identical.
same_term(A, B) :- A == B.

%! variant(@A, @B) is semidet.
%  Another name of =@=.
variant(A, B) :- A =@= B.

%! subsumes_chk(@General, @Specific) is semidet.
%  Another name of subsumes_term/2.
subsumes_chk(General, Specific) :- subsumes_term(General, Specific).

%! subsumes(?General, @Specific) is semidet.
%  General, made equal to Specific by binding variables of General alone.
subsumes(General, Specific) :- subsumes_term(General, Specific), General = Specific.

%! nonground(@Term, -Variable) is semidet.
%  The first variable of Term, if it has one.
nonground(Term, Variable) :- term_variables(Term, [Variable|_]).

%! numbervars(?Term) is det.
%  Numbervars/3 from 0 on.
numbervars(Term) :- numbervars(Term, 0, _).

%! sub_term(?Sub, +Term) is nondet.
%  Sub is Term, or a part of it; each, from the left.
sub_term(Term, Term).
sub_term(Sub, Term) :-
    compound(Term),
    Term =.. [_|Arguments],
    member(Argument, Arguments),
    sub_term(Sub, Argument).

%! mapargs(:Closure, ?Term1, ?Term2) is nondet.
%  The terms have the same functor, and Closure holds for their arguments pairwise.
mapargs(Closure, Term1, Term2) :-
    ( nonvar(Term1) -> functor(Term1, Name, Arity) ; true ),
    functor(Term2, Name, Arity),
    functor(Term1, Name, Arity),
    Term1 =.. [_|Arguments1],
    Term2 =.. [_|Arguments2],
    maplist(Closure, Arguments1, Arguments2).
