booked([pay(ann, bob, 30), pay(bob, cat, 60)], [ann - 70, bob - 10, cat - 70]).
booked([pay(ann, bob, 30), pay(cat, bob, 20)], [ann - 100, bob - 40, cat - 10]).
outcome([pay(ann, bob, 30), pay(cat, bob, 20)], refused(overdrawn(cat, -10))).
outcome([pay(ann, dan, 1)], refused(unknown(dan))).

clause(1, accounts([ann - 100, bob - 40, cat - 10]), true).
clause(2,
       booked(var('Payments'), var('Accounts')),
       (accounts(var('Before')),
        catch(foldl(payment, var('Payments'), var('Before'), var('Accounts')), refused(anonymous(1)), var('Accounts') = var('Before')))).
clause(3,
       outcome(var('Payments'), var('Outcome')),
       (accounts(var('Before')),
        catch((foldl(payment, var('Payments'), var('Before'), anonymous(1)), var('Outcome') = done), refused(var('Why')), var('Outcome') = refused(var('Why'))))).
clause(4,
       payment(pay(var('From'), var('To'), var('Amount')), var('Before'), var('After')),
       (var('Less') is - var('Amount'),
        changed(var('From'), var('Less'), var('Before'), var('Between')),
        changed(var('To'), var('Amount'), var('Between'), var('After')))).
clause(5,
       changed(var('Name'), var('Change'), [var('Name') - var('Old') | var('Rest')], [var('Name') - var('New') | var('Rest')]),
       (var('New') is var('Old') + var('Change'), covered(var('Name'), var('New')))).
clause(6,
       changed(var('Name'), var('Change'), [var('Other') - var('Sum') | var('Rest')], [var('Other') - var('Sum') | var('More')]),
       (var('Name') \= var('Other'),
        changed(var('Name'), var('Change'), var('Rest'), var('More')))).
clause(8,
       covered(var('Name'), var('Sum')),
       (var('Sum') >= 0 -> true ; throw(refused(overdrawn(var('Name'), var('Sum')))))).

step(booked([pay(ann, bob, 30), pay(bob, cat, 60)], [ann - 70, bob - 10, cat - 70]),
     rule(2),
     ['Payments' = [pay(ann, bob, 30), pay(bob, cat, 60)],
      'Accounts' = [ann - 70, bob - 10, cat - 70],
      'Before' = [ann - 100, bob - 40, cat - 10]],
     [accounts([ann - 100, bob - 40, cat - 10]),
      catch(foldl(payment, [pay(ann, bob, 30), pay(bob, cat, 60)], [ann - 100, bob - 40, cat - 10], [ann - 70, bob - 10, cat - 70]), refused(A), [ann - 70, bob - 10, cat - 70] = [ann - 100, bob - 40, cat - 10])]).
step(accounts([ann - 100, bob - 40, cat - 10]), fact(1), [], []).
step(catch(foldl(payment, [pay(ann, bob, 30), pay(bob, cat, 60)], [ann - 100, bob - 40, cat - 10], [ann - 70, bob - 10, cat - 70]), refused(A), [ann - 70, bob - 10, cat - 70] = [ann - 100, bob - 40, cat - 10]),
     control,
     [],
     [foldl(payment, [pay(ann, bob, 30), pay(bob, cat, 60)], [ann - 100, bob - 40, cat - 10], [ann - 70, bob - 10, cat - 70])]).
step(foldl(payment, [pay(ann, bob, 30), pay(bob, cat, 60)], [ann - 100, bob - 40, cat - 10], [ann - 70, bob - 10, cat - 70]),
     control,
     [],
     [payment(pay(ann, bob, 30), [ann - 100, bob - 40, cat - 10], [ann - 70, bob - 70, cat - 10]),
      payment(pay(bob, cat, 60), [ann - 70, bob - 70, cat - 10], [ann - 70, bob - 10, cat - 70])]).
step(payment(pay(ann, bob, 30), [ann - 100, bob - 40, cat - 10], [ann - 70, bob - 70, cat - 10]),
     rule(4),
     ['From' = ann,
      'To' = bob,
      'Amount' = 30,
      'Before' = [ann - 100, bob - 40, cat - 10],
      'After' = [ann - 70, bob - 70, cat - 10],
      'Less' = -30,
      'Between' = [ann - 70, bob - 40, cat - 10]],
     [-30 is - (30),
      changed(ann, -30, [ann - 100, bob - 40, cat - 10], [ann - 70, bob - 40, cat - 10]),
      changed(bob, 30, [ann - 70, bob - 40, cat - 10], [ann - 70, bob - 70, cat - 10])]).
step(-30 is - (30), builtin, [], []).
step(changed(ann, -30, [ann - 100, bob - 40, cat - 10], [ann - 70, bob - 40, cat - 10]),
     rule(5),
     ['Name' = ann, 'Change' = -30, 'Old' = 100, 'Rest' = [bob - 40, cat - 10], 'New' = 70],
     [70 is 100 + -30, covered(ann, 70)]).
step(70 is 100 + -30, builtin, [], []).
step(covered(ann, 70),
     rule(8),
     ['Name' = ann, 'Sum' = 70],
     [(70 >= 0 -> true ; throw(refused(overdrawn(ann, 70))))]).
step((70 >= 0 -> true ; throw(refused(overdrawn(ann, 70)))), control, [], [70 >= 0, true]).
step(70 >= 0, builtin, [], []).
step(true, builtin, [], []).
step(changed(bob, 30, [ann - 70, bob - 40, cat - 10], [ann - 70, bob - 70, cat - 10]),
     rule(6),
     ['Name' = bob,
      'Change' = 30,
      'Other' = ann,
      'Sum' = 70,
      'Rest' = [bob - 40, cat - 10],
      'More' = [bob - 70, cat - 10]],
     [bob \= ann, changed(bob, 30, [bob - 40, cat - 10], [bob - 70, cat - 10])]).
step(bob \= ann, builtin, [], []).
step(changed(bob, 30, [bob - 40, cat - 10], [bob - 70, cat - 10]),
     rule(5),
     ['Name' = bob, 'Change' = 30, 'Old' = 40, 'Rest' = [cat - 10], 'New' = 70],
     [70 is 40 + 30, covered(bob, 70)]).
step(70 is 40 + 30, builtin, [], []).
step(covered(bob, 70),
     rule(8),
     ['Name' = bob, 'Sum' = 70],
     [(70 >= 0 -> true ; throw(refused(overdrawn(bob, 70))))]).
step((70 >= 0 -> true ; throw(refused(overdrawn(bob, 70)))), control, [], [70 >= 0, true]).
step(payment(pay(bob, cat, 60), [ann - 70, bob - 70, cat - 10], [ann - 70, bob - 10, cat - 70]),
     rule(4),
     ['From' = bob,
      'To' = cat,
      'Amount' = 60,
      'Before' = [ann - 70, bob - 70, cat - 10],
      'After' = [ann - 70, bob - 10, cat - 70],
      'Less' = -60,
      'Between' = [ann - 70, bob - 10, cat - 10]],
     [-60 is - (60),
      changed(bob, -60, [ann - 70, bob - 70, cat - 10], [ann - 70, bob - 10, cat - 10]),
      changed(cat, 60, [ann - 70, bob - 10, cat - 10], [ann - 70, bob - 10, cat - 70])]).
step(-60 is - (60), builtin, [], []).
step(changed(bob, -60, [ann - 70, bob - 70, cat - 10], [ann - 70, bob - 10, cat - 10]),
     rule(6),
     ['Name' = bob,
      'Change' = -60,
      'Other' = ann,
      'Sum' = 70,
      'Rest' = [bob - 70, cat - 10],
      'More' = [bob - 10, cat - 10]],
     [bob \= ann, changed(bob, -60, [bob - 70, cat - 10], [bob - 10, cat - 10])]).
step(changed(bob, -60, [bob - 70, cat - 10], [bob - 10, cat - 10]),
     rule(5),
     ['Name' = bob, 'Change' = -60, 'Old' = 70, 'Rest' = [cat - 10], 'New' = 10],
     [10 is 70 + -60, covered(bob, 10)]).
step(10 is 70 + -60, builtin, [], []).
step(covered(bob, 10),
     rule(8),
     ['Name' = bob, 'Sum' = 10],
     [(10 >= 0 -> true ; throw(refused(overdrawn(bob, 10))))]).
step((10 >= 0 -> true ; throw(refused(overdrawn(bob, 10)))), control, [], [10 >= 0, true]).
step(10 >= 0, builtin, [], []).
step(changed(cat, 60, [ann - 70, bob - 10, cat - 10], [ann - 70, bob - 10, cat - 70]),
     rule(6),
     ['Name' = cat,
      'Change' = 60,
      'Other' = ann,
      'Sum' = 70,
      'Rest' = [bob - 10, cat - 10],
      'More' = [bob - 10, cat - 70]],
     [cat \= ann, changed(cat, 60, [bob - 10, cat - 10], [bob - 10, cat - 70])]).
step(cat \= ann, builtin, [], []).
step(changed(cat, 60, [bob - 10, cat - 10], [bob - 10, cat - 70]),
     rule(6),
     ['Name' = cat,
      'Change' = 60,
      'Other' = bob,
      'Sum' = 10,
      'Rest' = [cat - 10],
      'More' = [cat - 70]],
     [cat \= bob, changed(cat, 60, [cat - 10], [cat - 70])]).
step(cat \= bob, builtin, [], []).
step(changed(cat, 60, [cat - 10], [cat - 70]),
     rule(5),
     ['Name' = cat, 'Change' = 60, 'Old' = 10, 'Rest' = [], 'New' = 70],
     [70 is 10 + 60, covered(cat, 70)]).
step(70 is 10 + 60, builtin, [], []).
step(covered(cat, 70),
     rule(8),
     ['Name' = cat, 'Sum' = 70],
     [(70 >= 0 -> true ; throw(refused(overdrawn(cat, 70))))]).
step((70 >= 0 -> true ; throw(refused(overdrawn(cat, 70)))), control, [], [70 >= 0, true]).
step(booked([pay(ann, bob, 30), pay(cat, bob, 20)], [ann - 100, bob - 40, cat - 10]),
     rule(2),
     ['Payments' = [pay(ann, bob, 30), pay(cat, bob, 20)],
      'Accounts' = [ann - 100, bob - 40, cat - 10],
      'Before' = [ann - 100, bob - 40, cat - 10]],
     [accounts([ann - 100, bob - 40, cat - 10]),
      catch(foldl(payment, [pay(ann, bob, 30), pay(cat, bob, 20)], [ann - 100, bob - 40, cat - 10], [ann - 100, bob - 40, cat - 10]), refused(overdrawn(cat, -10)), [ann - 100, bob - 40, cat - 10] = [ann - 100, bob - 40, cat - 10])]).
step(catch(foldl(payment, [pay(ann, bob, 30), pay(cat, bob, 20)], [ann - 100, bob - 40, cat - 10], [ann - 100, bob - 40, cat - 10]), refused(overdrawn(cat, -10)), [ann - 100, bob - 40, cat - 10] = [ann - 100, bob - 40, cat - 10]),
     control,
     [],
     [[ann - 100, bob - 40, cat - 10] = [ann - 100, bob - 40, cat - 10]]).
step([ann - 100, bob - 40, cat - 10] = [ann - 100, bob - 40, cat - 10], builtin, [], []).
step(outcome([pay(ann, bob, 30), pay(cat, bob, 20)], refused(overdrawn(cat, -10))),
     rule(3),
     ['Payments' = [pay(ann, bob, 30), pay(cat, bob, 20)],
      'Outcome' = refused(overdrawn(cat, -10)),
      'Before' = [ann - 100, bob - 40, cat - 10],
      'Why' = overdrawn(cat, -10)],
     [accounts([ann - 100, bob - 40, cat - 10]),
      catch((foldl(payment, [pay(ann, bob, 30), pay(cat, bob, 20)], [ann - 100, bob - 40, cat - 10], A), refused(overdrawn(cat, -10)) = done), refused(overdrawn(cat, -10)), refused(overdrawn(cat, -10)) = refused(overdrawn(cat, -10)))]).
step(catch((foldl(payment, [pay(ann, bob, 30), pay(cat, bob, 20)], [ann - 100, bob - 40, cat - 10], A), refused(overdrawn(cat, -10)) = done), refused(overdrawn(cat, -10)), refused(overdrawn(cat, -10)) = refused(overdrawn(cat, -10))),
     control,
     [],
     [refused(overdrawn(cat, -10)) = refused(overdrawn(cat, -10))]).
step(refused(overdrawn(cat, -10)) = refused(overdrawn(cat, -10)), builtin, [], []).
step(outcome([pay(ann, dan, 1)], refused(unknown(dan))),
     rule(3),
     ['Payments' = [pay(ann, dan, 1)],
      'Outcome' = refused(unknown(dan)),
      'Before' = [ann - 100, bob - 40, cat - 10],
      'Why' = unknown(dan)],
     [accounts([ann - 100, bob - 40, cat - 10]),
      catch((foldl(payment, [pay(ann, dan, 1)], [ann - 100, bob - 40, cat - 10], A), refused(unknown(dan)) = done), refused(unknown(dan)), refused(unknown(dan)) = refused(unknown(dan)))]).
step(catch((foldl(payment, [pay(ann, dan, 1)], [ann - 100, bob - 40, cat - 10], A), refused(unknown(dan)) = done), refused(unknown(dan)), refused(unknown(dan)) = refused(unknown(dan))),
     control,
     [],
     [refused(unknown(dan)) = refused(unknown(dan))]).
step(refused(unknown(dan)) = refused(unknown(dan)), builtin, [], []).
