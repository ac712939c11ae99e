% A grammar that reads sums and products, and their value.
%
% In a grammar rule, --> is read as "consists of". A string such as "2+3*4" is a
% list of characters; {Goal} calls Prolog in the middle of a rule. Products bind
% tighter because a sum is made of products. The value so far is handed on to the
% rest, which makes 7-2-1 what it should be, (7-2)-1.

%% ?- value("2+3*4", V).
%% ?- value("(2+3)*4", V).
%% ?- value("17-2-1", V).

value(Text, V) :- phrase(sum(V), Text).

sum(V) --> product(A), more_terms(A, V).

more_terms(A, V) --> "+", product(B), { C is A + B }, more_terms(C, V).
more_terms(A, V) --> "-", product(B), { C is A - B }, more_terms(C, V).
more_terms(V, V) --> [].

product(V) --> factor(A), more_factors(A, V).

more_factors(A, V) --> "*", factor(B), { C is A * B }, more_factors(C, V).
more_factors(V, V) --> [].

factor(V) --> digits(Ds), { number_chars(V, Ds) }.
factor(V) --> "(", sum(V), ")".

% As many digits as there are: the longer reading comes first.
digits([D | Ds]) --> digit(D), digits(Ds).
digits([D]) --> digit(D).

digit(D) --> [D], { member(D, "0123456789") }.
