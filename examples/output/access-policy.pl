may(ana, delete, report).
may(ben, write, report).
may(ben, read, report).
may(dan, read, report).
refused(cleo, write, report, no_role).
refused(dan, write, report, denied).
