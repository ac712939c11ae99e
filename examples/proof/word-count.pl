counts([to, be, or, not, to, be], [be - 2, not - 1, or - 1, to - 2]).
most_frequent([to, be, or, not, to, be, to], to, 3).

clause(1,
       counts(var('Words'), var('Counts')),
       (counted(var('Words'), var('Assoc')), assoc_to_list(var('Assoc'), var('Counts')))).
clause(2,
       counted(var('Words'), var('Assoc')),
       (empty_assoc(var('Empty')), foldl(count, var('Words'), var('Empty'), var('Assoc')))).
clause(3,
       count(var('Word'), var('Before'), var('After')),
       ((get_assoc(var('Word'), var('Before'), var('N')) -> var('M') is var('N') + 1 ; var('M') = 1),
        put_assoc(var('Word'), var('Before'), var('M'), var('After')))).
clause(4,
       most_frequent(var('Words'), var('Word'), var('Times')),
       (counts(var('Words'), var('Counts')),
        aggregate_max(var('N'), var('W'), member(var('W') - var('N'), var('Counts')), var('Times'), var('Word')))).

step(counts([to, be, or, not, to, be], [be - 2, not - 1, or - 1, to - 2]),
     rule(1),
     ['Words' = [to, be, or, not, to, be],
      'Counts' = [be - 2, not - 1, or - 1, to - 2],
      'Assoc' = t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t))],
     [counted([to, be, or, not, to, be], t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t))),
      assoc_to_list(t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), [be - 2, not - 1, or - 1, to - 2])]).
step(counted([to, be, or, not, to, be], t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t))),
     rule(2),
     ['Words' = [to, be, or, not, to, be],
      'Assoc' = t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)),
      'Empty' = t],
     [empty_assoc(t),
      foldl(count, [to, be, or, not, to, be], t, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)))]).
step(empty_assoc(t), builtin, [], []).
step(foldl(count, [to, be, or, not, to, be], t, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t))),
     control,
     [],
     [count(to, t, t(to, 1, -, t, t)),
      count(be, t(to, 1, -, t, t), t(to, 1, <, t(be, 1, -, t, t), t)),
      count(or, t(to, 1, <, t(be, 1, -, t, t), t), t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t))),
      count(not, t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t)), t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t))),
      count(to, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t)), t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t))),
      count(be, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)))]).
step(count(to, t, t(to, 1, -, t, t)),
     rule(3),
     ['Word' = to, 'Before' = t, 'After' = t(to, 1, -, t, t), 'M' = 1],
     [(get_assoc(to, t, A) -> 1 is A + 1 ; 1 = 1), put_assoc(to, t, 1, t(to, 1, -, t, t))]).
step((get_assoc(to, t, A) -> 1 is A + 1 ; 1 = 1), control, [], [1 = 1]).
step(1 = 1, builtin, [], []).
step(put_assoc(to, t, 1, t(to, 1, -, t, t)), builtin, [], []).
step(count(be, t(to, 1, -, t, t), t(to, 1, <, t(be, 1, -, t, t), t)),
     rule(3),
     ['Word' = be,
      'Before' = t(to, 1, -, t, t),
      'After' = t(to, 1, <, t(be, 1, -, t, t), t),
      'M' = 1],
     [(get_assoc(be, t(to, 1, -, t, t), A) -> 1 is A + 1 ; 1 = 1),
      put_assoc(be, t(to, 1, -, t, t), 1, t(to, 1, <, t(be, 1, -, t, t), t))]).
step((get_assoc(be, t(to, 1, -, t, t), A) -> 1 is A + 1 ; 1 = 1), control, [], [1 = 1]).
step(put_assoc(be, t(to, 1, -, t, t), 1, t(to, 1, <, t(be, 1, -, t, t), t)), builtin, [], []).
step(count(or, t(to, 1, <, t(be, 1, -, t, t), t), t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t))),
     rule(3),
     ['Word' = or,
      'Before' = t(to, 1, <, t(be, 1, -, t, t), t),
      'After' = t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t)),
      'M' = 1],
     [(get_assoc(or, t(to, 1, <, t(be, 1, -, t, t), t), A) -> 1 is A + 1 ; 1 = 1),
      put_assoc(or, t(to, 1, <, t(be, 1, -, t, t), t), 1, t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t)))]).
step((get_assoc(or, t(to, 1, <, t(be, 1, -, t, t), t), A) -> 1 is A + 1 ; 1 = 1),
     control,
     [],
     [1 = 1]).
step(put_assoc(or, t(to, 1, <, t(be, 1, -, t, t), t), 1, t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t))),
     builtin,
     [],
     []).
step(count(not, t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t)), t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t))),
     rule(3),
     ['Word' = not,
      'Before' = t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t)),
      'After' = t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t)),
      'M' = 1],
     [(get_assoc(not, t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t)), A) -> 1 is A + 1 ; 1 = 1),
      put_assoc(not, t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t)), 1, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t)))]).
step((get_assoc(not, t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t)), A) -> 1 is A + 1 ; 1 = 1),
     control,
     [],
     [1 = 1]).
step(put_assoc(not, t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t)), 1, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t))),
     builtin,
     [],
     []).
step(count(to, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t)), t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t))),
     rule(3),
     ['Word' = to,
      'Before' = t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t)),
      'After' = t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)),
      'N' = 1,
      'M' = 2],
     [(get_assoc(to, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t)), 1) -> 2 is 1 + 1 ; 2 = 1),
      put_assoc(to, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t)), 2, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)))]).
step((get_assoc(to, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t)), 1) -> 2 is 1 + 1 ; 2 = 1),
     control,
     [],
     [get_assoc(to, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t)), 1),
      2 is 1 + 1]).
step(get_assoc(to, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t)), 1),
     builtin,
     [],
     []).
step(2 is 1 + 1, builtin, [], []).
step(put_assoc(to, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t)), 2, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t))),
     builtin,
     [],
     []).
step(count(be, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t))),
     rule(3),
     ['Word' = be,
      'Before' = t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)),
      'After' = t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)),
      'N' = 1,
      'M' = 2],
     [(get_assoc(be, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), 1) -> 2 is 1 + 1 ; 2 = 1),
      put_assoc(be, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), 2, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)))]).
step((get_assoc(be, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), 1) -> 2 is 1 + 1 ; 2 = 1),
     control,
     [],
     [get_assoc(be, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), 1),
      2 is 1 + 1]).
step(get_assoc(be, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), 1),
     builtin,
     [],
     []).
step(put_assoc(be, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), 2, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t))),
     builtin,
     [],
     []).
step(assoc_to_list(t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), [be - 2, not - 1, or - 1, to - 2]),
     builtin,
     [],
     []).
step(most_frequent([to, be, or, not, to, be, to], to, 3),
     rule(4),
     ['Words' = [to, be, or, not, to, be, to],
      'Word' = to,
      'Times' = 3,
      'Counts' = [be - 2, not - 1, or - 1, to - 3]],
     [counts([to, be, or, not, to, be, to], [be - 2, not - 1, or - 1, to - 3]),
      aggregate_max(A, B, member(B - A, [be - 2, not - 1, or - 1, to - 3]), 3, to)]).
step(counts([to, be, or, not, to, be, to], [be - 2, not - 1, or - 1, to - 3]),
     rule(1),
     ['Words' = [to, be, or, not, to, be, to],
      'Counts' = [be - 2, not - 1, or - 1, to - 3],
      'Assoc' = t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 3, -, t, t))],
     [counted([to, be, or, not, to, be, to], t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 3, -, t, t))),
      assoc_to_list(t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 3, -, t, t)), [be - 2, not - 1, or - 1, to - 3])]).
step(counted([to, be, or, not, to, be, to], t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 3, -, t, t))),
     rule(2),
     ['Words' = [to, be, or, not, to, be, to],
      'Assoc' = t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 3, -, t, t)),
      'Empty' = t],
     [empty_assoc(t),
      foldl(count, [to, be, or, not, to, be, to], t, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 3, -, t, t)))]).
step(foldl(count, [to, be, or, not, to, be, to], t, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 3, -, t, t))),
     control,
     [],
     [count(to, t, t(to, 1, -, t, t)),
      count(be, t(to, 1, -, t, t), t(to, 1, <, t(be, 1, -, t, t), t)),
      count(or, t(to, 1, <, t(be, 1, -, t, t), t), t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t))),
      count(not, t(or, 1, -, t(be, 1, -, t, t), t(to, 1, -, t, t)), t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t))),
      count(to, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 1, -, t, t)), t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t))),
      count(be, t(or, 1, <, t(be, 1, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t))),
      count(to, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 3, -, t, t)))]).
step(count(to, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 3, -, t, t))),
     rule(3),
     ['Word' = to,
      'Before' = t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)),
      'After' = t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 3, -, t, t)),
      'N' = 2,
      'M' = 3],
     [(get_assoc(to, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), 2) -> 3 is 2 + 1 ; 3 = 1),
      put_assoc(to, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), 3, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 3, -, t, t)))]).
step((get_assoc(to, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), 2) -> 3 is 2 + 1 ; 3 = 1),
     control,
     [],
     [get_assoc(to, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), 2),
      3 is 2 + 1]).
step(get_assoc(to, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), 2),
     builtin,
     [],
     []).
step(3 is 2 + 1, builtin, [], []).
step(put_assoc(to, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 2, -, t, t)), 3, t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 3, -, t, t))),
     builtin,
     [],
     []).
step(assoc_to_list(t(or, 1, <, t(be, 2, >, t, t(not, 1, -, t, t)), t(to, 3, -, t, t)), [be - 2, not - 1, or - 1, to - 3]),
     builtin,
     [],
     []).
step(aggregate_max(A, B, member(B - A, [be - 2, not - 1, or - 1, to - 3]), 3, to),
     control,
     [],
     [findall(A - B, member(B - A, [be - 2, not - 1, or - 1, to - 3]), [2 - be, 1 - not, 1 - or, 3 - to])]).
step(findall(A - B, member(B - A, [be - 2, not - 1, or - 1, to - 3]), [2 - be, 1 - not, 1 - or, 3 - to]),
     collected,
     [],
     []).
