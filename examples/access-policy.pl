% An access policy: who may do what, and a proof for the auditor.
%
% Permissions come with roles, and roles include other roles. A denial is stronger
% than any permission, whoever gave it. The proof of an answer names each rule and
% each fact that it rests on; the negation is what --discharge decides again.

%% ?- may(ana, delete, report).
%% ?- may(ben, Action, report).
%% ?- may(dan, Action, report).
%% ?- refused(cleo, write, report, Why).
%% ?- refused(dan, write, report, Why).

role(ana, admin).
role(ben, editor).
role(cleo, reader).
role(dan, editor).

includes(admin, editor).
includes(editor, reader).

permits(reader, read, report).
permits(editor, write, report).
permits(admin, delete, report).

denied(dan, write, report).

% A user holds a role that was given, and all that it includes.
holds(User, Role) :- role(User, Given), covers(Given, Role).

covers(Role, Role).
covers(Role, Other) :- includes(Role, Next), covers(Next, Other).

permitted(User, Action, Thing) :-
    holds(User, Role),
    permits(Role, Action, Thing).

may(User, Action, Thing) :-
    permitted(User, Action, Thing),
    \+ denied(User, Action, Thing).

% A refusal gives its reason.
refused(User, Action, Thing, denied) :- denied(User, Action, Thing).
refused(User, Action, Thing, no_role) :- \+ permitted(User, Action, Thing).
