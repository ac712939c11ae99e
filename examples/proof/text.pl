palindrome(racecar).
plural(cat, cats).
plural(box, boxes).
plural(berry, berries).
caesar(3, prolog, surorj).
caesar(-3, surorj, prolog).
acronym('World Wide Web', 'WWW').

clause(1,
       palindrome(var('Word')),
       (atom_chars(var('Word'), var('Letters')), reverse(var('Letters'), var('Letters')))).
clause(2, noun(cat), true).
clause(3, noun(box), true).
clause(4, noun(berry), true).
clause(5, ending(y, ies), true).
clause(6, ending(x, xes), true).
clause(7, ending('', s), true).
clause(8,
       plural(var('Singular'), var('Plural')),
       (noun(var('Singular')),
        once((ending(var('Old'), var('New')), atom_concat(var('Stem'), var('Old'), var('Singular')))),
        atom_concat(var('Stem'), var('New'), var('Plural')))).
clause(9,
       caesar(var('N'), var('Plain'), var('Secret')),
       (atom_chars(var('Plain'), var('Letters')),
        maplist(moved(var('N')), var('Letters'), var('Others')),
        atom_chars(var('Secret'), var('Others')))).
clause(10,
       moved(var('N'), var('Letter'), var('Other')),
       (char_code(var('Letter'), var('C')),
        var('D') is 97 + (var('C') - 97 + var('N')) mod 26,
        char_code(var('Other'), var('D')))).
clause(11,
       acronym(var('Words'), var('Short')),
       (split(var('Words'), ' ', var('Parts')),
        maplist(initial, var('Parts'), var('Letters')),
        atom_chars(var('Short'), var('Letters')))).
clause(12,
       initial(var('Word'), var('Letter')),
       sub_atom(var('Word'), 0, 1, anonymous(1), var('Letter'))).

step(palindrome(racecar),
     rule(1),
     ['Word' = racecar, 'Letters' = "racecar"],
     [atom_chars(racecar, "racecar"), reverse("racecar", "racecar")]).
step(atom_chars(racecar, "racecar"), builtin, [], []).
step(reverse("racecar", "racecar"), builtin, [], []).
step(plural(cat, cats),
     rule(8),
     ['Singular' = cat, 'Plural' = cats, 'Old' = '', 'New' = s, 'Stem' = cat],
     [noun(cat), once((ending('', s), atom_concat(cat, '', cat))), atom_concat(cat, s, cats)]).
step(noun(cat), fact(2), [], []).
step(once((ending('', s), atom_concat(cat, '', cat))),
     control,
     [],
     [ending('', s), atom_concat(cat, '', cat)]).
step(ending('', s), fact(7), [], []).
step(atom_concat(cat, '', cat), builtin, [], []).
step(atom_concat(cat, s, cats), builtin, [], []).
step(plural(box, boxes),
     rule(8),
     ['Singular' = box, 'Plural' = boxes, 'Old' = x, 'New' = xes, 'Stem' = bo],
     [noun(box), once((ending(x, xes), atom_concat(bo, x, box))), atom_concat(bo, xes, boxes)]).
step(noun(box), fact(3), [], []).
step(once((ending(x, xes), atom_concat(bo, x, box))),
     control,
     [],
     [ending(x, xes), atom_concat(bo, x, box)]).
step(ending(x, xes), fact(6), [], []).
step(atom_concat(bo, x, box), builtin, [], []).
step(atom_concat(bo, xes, boxes), builtin, [], []).
step(plural(berry, berries),
     rule(8),
     ['Singular' = berry, 'Plural' = berries, 'Old' = y, 'New' = ies, 'Stem' = berr],
     [noun(berry),
      once((ending(y, ies), atom_concat(berr, y, berry))),
      atom_concat(berr, ies, berries)]).
step(noun(berry), fact(4), [], []).
step(once((ending(y, ies), atom_concat(berr, y, berry))),
     control,
     [],
     [ending(y, ies), atom_concat(berr, y, berry)]).
step(ending(y, ies), fact(5), [], []).
step(atom_concat(berr, y, berry), builtin, [], []).
step(atom_concat(berr, ies, berries), builtin, [], []).
step(caesar(3, prolog, surorj),
     rule(9),
     ['N' = 3, 'Plain' = prolog, 'Secret' = surorj, 'Letters' = "prolog", 'Others' = "surorj"],
     [atom_chars(prolog, "prolog"),
      maplist(moved(3), "prolog", "surorj"),
      atom_chars(surorj, "surorj")]).
step(atom_chars(prolog, "prolog"), builtin, [], []).
step(maplist(moved(3), "prolog", "surorj"),
     control,
     [],
     [moved(3, p, s),
      moved(3, r, u),
      moved(3, o, r),
      moved(3, l, o),
      moved(3, o, r),
      moved(3, g, j)]).
step(moved(3, p, s),
     rule(10),
     ['N' = 3, 'Letter' = p, 'Other' = s, 'C' = 112, 'D' = 115],
     [char_code(p, 112), 115 is 97 + (112 - 97 + 3) mod 26, char_code(s, 115)]).
step(char_code(p, 112), builtin, [], []).
step(115 is 97 + (112 - 97 + 3) mod 26, builtin, [], []).
step(char_code(s, 115), builtin, [], []).
step(moved(3, r, u),
     rule(10),
     ['N' = 3, 'Letter' = r, 'Other' = u, 'C' = 114, 'D' = 117],
     [char_code(r, 114), 117 is 97 + (114 - 97 + 3) mod 26, char_code(u, 117)]).
step(char_code(r, 114), builtin, [], []).
step(117 is 97 + (114 - 97 + 3) mod 26, builtin, [], []).
step(char_code(u, 117), builtin, [], []).
step(moved(3, o, r),
     rule(10),
     ['N' = 3, 'Letter' = o, 'Other' = r, 'C' = 111, 'D' = 114],
     [char_code(o, 111), 114 is 97 + (111 - 97 + 3) mod 26, char_code(r, 114)]).
step(char_code(o, 111), builtin, [], []).
step(114 is 97 + (111 - 97 + 3) mod 26, builtin, [], []).
step(moved(3, l, o),
     rule(10),
     ['N' = 3, 'Letter' = l, 'Other' = o, 'C' = 108, 'D' = 111],
     [char_code(l, 108), 111 is 97 + (108 - 97 + 3) mod 26, char_code(o, 111)]).
step(char_code(l, 108), builtin, [], []).
step(111 is 97 + (108 - 97 + 3) mod 26, builtin, [], []).
step(moved(3, g, j),
     rule(10),
     ['N' = 3, 'Letter' = g, 'Other' = j, 'C' = 103, 'D' = 106],
     [char_code(g, 103), 106 is 97 + (103 - 97 + 3) mod 26, char_code(j, 106)]).
step(char_code(g, 103), builtin, [], []).
step(106 is 97 + (103 - 97 + 3) mod 26, builtin, [], []).
step(char_code(j, 106), builtin, [], []).
step(atom_chars(surorj, "surorj"), builtin, [], []).
step(caesar(-3, surorj, prolog),
     rule(9),
     ['N' = -3, 'Plain' = surorj, 'Secret' = prolog, 'Letters' = "surorj", 'Others' = "prolog"],
     [atom_chars(surorj, "surorj"),
      maplist(moved(-3), "surorj", "prolog"),
      atom_chars(prolog, "prolog")]).
step(maplist(moved(-3), "surorj", "prolog"),
     control,
     [],
     [moved(-3, s, p),
      moved(-3, u, r),
      moved(-3, r, o),
      moved(-3, o, l),
      moved(-3, r, o),
      moved(-3, j, g)]).
step(moved(-3, s, p),
     rule(10),
     ['N' = -3, 'Letter' = s, 'Other' = p, 'C' = 115, 'D' = 112],
     [char_code(s, 115), 112 is 97 + (115 - 97 + -3) mod 26, char_code(p, 112)]).
step(112 is 97 + (115 - 97 + -3) mod 26, builtin, [], []).
step(moved(-3, u, r),
     rule(10),
     ['N' = -3, 'Letter' = u, 'Other' = r, 'C' = 117, 'D' = 114],
     [char_code(u, 117), 114 is 97 + (117 - 97 + -3) mod 26, char_code(r, 114)]).
step(114 is 97 + (117 - 97 + -3) mod 26, builtin, [], []).
step(moved(-3, r, o),
     rule(10),
     ['N' = -3, 'Letter' = r, 'Other' = o, 'C' = 114, 'D' = 111],
     [char_code(r, 114), 111 is 97 + (114 - 97 + -3) mod 26, char_code(o, 111)]).
step(111 is 97 + (114 - 97 + -3) mod 26, builtin, [], []).
step(moved(-3, o, l),
     rule(10),
     ['N' = -3, 'Letter' = o, 'Other' = l, 'C' = 111, 'D' = 108],
     [char_code(o, 111), 108 is 97 + (111 - 97 + -3) mod 26, char_code(l, 108)]).
step(108 is 97 + (111 - 97 + -3) mod 26, builtin, [], []).
step(moved(-3, j, g),
     rule(10),
     ['N' = -3, 'Letter' = j, 'Other' = g, 'C' = 106, 'D' = 103],
     [char_code(j, 106), 103 is 97 + (106 - 97 + -3) mod 26, char_code(g, 103)]).
step(103 is 97 + (106 - 97 + -3) mod 26, builtin, [], []).
step(acronym('World Wide Web', 'WWW'),
     rule(11),
     ['Words' = 'World Wide Web',
      'Short' = 'WWW',
      'Parts' = ['World', 'Wide', 'Web'],
      'Letters' = "WWW"],
     [split('World Wide Web', ' ', ['World', 'Wide', 'Web']),
      maplist(initial, ['World', 'Wide', 'Web'], "WWW"),
      atom_chars('WWW', "WWW")]).
step(split('World Wide Web', ' ', ['World', 'Wide', 'Web']), builtin, [], []).
step(maplist(initial, ['World', 'Wide', 'Web'], "WWW"),
     control,
     [],
     [initial('World', 'W'), initial('Wide', 'W'), initial('Web', 'W')]).
step(initial('World', 'W'),
     rule(12),
     ['Word' = 'World', 'Letter' = 'W'],
     [sub_atom('World', 0, 1, 4, 'W')]).
step(sub_atom('World', 0, 1, 4, 'W'), builtin, [], []).
step(initial('Wide', 'W'),
     rule(12),
     ['Word' = 'Wide', 'Letter' = 'W'],
     [sub_atom('Wide', 0, 1, 3, 'W')]).
step(sub_atom('Wide', 0, 1, 3, 'W'), builtin, [], []).
step(initial('Web', 'W'),
     rule(12),
     ['Word' = 'Web', 'Letter' = 'W'],
     [sub_atom('Web', 0, 1, 2, 'W')]).
step(sub_atom('Web', 0, 1, 2, 'W'), builtin, [], []).
step(atom_chars('WWW', "WWW"), builtin, [], []).
