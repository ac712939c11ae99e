may(ana, delete, report).
may(ben, write, report).
may(ben, read, report).
may(dan, read, report).
refused(cleo, write, report, no_role).
refused(dan, write, report, denied).

clause(1, role(ana, admin), true).
clause(2, role(ben, editor), true).
clause(4, role(dan, editor), true).
clause(6, includes(editor, reader), true).
clause(7, permits(reader, read, report), true).
clause(8, permits(editor, write, report), true).
clause(9, permits(admin, delete, report), true).
clause(10, denied(dan, write, report), true).
clause(11,
       holds(var('User'), var('Role')),
       (role(var('User'), var('Given')), covers(var('Given'), var('Role')))).
clause(12, covers(var('Role'), var('Role')), true).
clause(13,
       covers(var('Role'), var('Other')),
       (includes(var('Role'), var('Next')), covers(var('Next'), var('Other')))).
clause(14,
       permitted(var('User'), var('Action'), var('Thing')),
       (holds(var('User'), var('Role')), permits(var('Role'), var('Action'), var('Thing')))).
clause(15,
       may(var('User'), var('Action'), var('Thing')),
       (permitted(var('User'), var('Action'), var('Thing')),
        \+ denied(var('User'), var('Action'), var('Thing')))).
clause(16,
       refused(var('User'), var('Action'), var('Thing'), denied),
       denied(var('User'), var('Action'), var('Thing'))).
clause(17,
       refused(var('User'), var('Action'), var('Thing'), no_role),
       \+ permitted(var('User'), var('Action'), var('Thing'))).

step(may(ana, delete, report),
     rule(15),
     ['User' = ana, 'Action' = delete, 'Thing' = report],
     [permitted(ana, delete, report), \+ denied(ana, delete, report)]).
step(permitted(ana, delete, report),
     rule(14),
     ['User' = ana, 'Action' = delete, 'Thing' = report, 'Role' = admin],
     [holds(ana, admin), permits(admin, delete, report)]).
step(holds(ana, admin),
     rule(11),
     ['User' = ana, 'Role' = admin, 'Given' = admin],
     [role(ana, admin), covers(admin, admin)]).
step(role(ana, admin), fact(1), [], []).
step(covers(admin, admin), fact(12), ['Role' = admin], []).
step(permits(admin, delete, report), fact(9), [], []).
step(\+ denied(ana, delete, report), absent, [], []).
step(may(ben, write, report),
     rule(15),
     ['User' = ben, 'Action' = write, 'Thing' = report],
     [permitted(ben, write, report), \+ denied(ben, write, report)]).
step(permitted(ben, write, report),
     rule(14),
     ['User' = ben, 'Action' = write, 'Thing' = report, 'Role' = editor],
     [holds(ben, editor), permits(editor, write, report)]).
step(holds(ben, editor),
     rule(11),
     ['User' = ben, 'Role' = editor, 'Given' = editor],
     [role(ben, editor), covers(editor, editor)]).
step(role(ben, editor), fact(2), [], []).
step(covers(editor, editor), fact(12), ['Role' = editor], []).
step(permits(editor, write, report), fact(8), [], []).
step(\+ denied(ben, write, report), absent, [], []).
step(may(ben, read, report),
     rule(15),
     ['User' = ben, 'Action' = read, 'Thing' = report],
     [permitted(ben, read, report), \+ denied(ben, read, report)]).
step(permitted(ben, read, report),
     rule(14),
     ['User' = ben, 'Action' = read, 'Thing' = report, 'Role' = reader],
     [holds(ben, reader), permits(reader, read, report)]).
step(holds(ben, reader),
     rule(11),
     ['User' = ben, 'Role' = reader, 'Given' = editor],
     [role(ben, editor), covers(editor, reader)]).
step(covers(editor, reader),
     rule(13),
     ['Role' = editor, 'Other' = reader, 'Next' = reader],
     [includes(editor, reader), covers(reader, reader)]).
step(includes(editor, reader), fact(6), [], []).
step(covers(reader, reader), fact(12), ['Role' = reader], []).
step(permits(reader, read, report), fact(7), [], []).
step(\+ denied(ben, read, report), absent, [], []).
step(may(dan, read, report),
     rule(15),
     ['User' = dan, 'Action' = read, 'Thing' = report],
     [permitted(dan, read, report), \+ denied(dan, read, report)]).
step(permitted(dan, read, report),
     rule(14),
     ['User' = dan, 'Action' = read, 'Thing' = report, 'Role' = reader],
     [holds(dan, reader), permits(reader, read, report)]).
step(holds(dan, reader),
     rule(11),
     ['User' = dan, 'Role' = reader, 'Given' = editor],
     [role(dan, editor), covers(editor, reader)]).
step(role(dan, editor), fact(4), [], []).
step(\+ denied(dan, read, report), absent, [], []).
step(refused(cleo, write, report, no_role),
     rule(17),
     ['User' = cleo, 'Action' = write, 'Thing' = report],
     [\+ permitted(cleo, write, report)]).
step(\+ permitted(cleo, write, report), absent, [], []).
step(refused(dan, write, report, denied),
     rule(16),
     ['User' = dan, 'Action' = write, 'Thing' = report],
     [denied(dan, write, report)]).
step(denied(dan, write, report), fact(10), [], []).
