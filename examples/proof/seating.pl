seated([bea, dan, ann, cem]).
seated([cem, ann, dan, bea]).
seated([cem, bea, dan, ann]).
seated([dan, ann, cem, bea]).
seated([dan, bea, cem, ann]).

clause(1, guest(ann), true).
clause(2, guest(bea), true).
clause(3, guest(cem), true).
clause(4, guest(dan), true).
clause(9, calm(ann, cem), true).
clause(10, calm(cem, ann), true).
clause(11, calm(ann, dan), true).
clause(12, calm(dan, ann), true).
clause(13, calm(bea, cem), true).
clause(14, calm(cem, bea), true).
clause(15, calm(bea, dan), true).
clause(16, calm(dan, bea), true).
clause(17,
       seated([var('A'), var('B'), var('C'), var('D')]),
       (dif(var('A'), var('B')),
        dif(var('A'), var('C')),
        dif(var('A'), var('D')),
        dif(var('B'), var('C')),
        dif(var('B'), var('D')),
        dif(var('C'), var('D')),
        dif(var('A'), ann),
        dif(var('D'), dan),
        freeze(var('B'), calm(var('A'), var('B'))),
        freeze(var('C'), calm(var('B'), var('C'))),
        freeze(var('D'), calm(var('C'), var('D'))),
        guest(var('A')),
        guest(var('B')),
        guest(var('C')),
        guest(var('D')))).

step(seated([bea, dan, ann, cem]),
     rule(17),
     ['A' = bea, 'B' = dan, 'C' = ann, 'D' = cem],
     [dif(bea, dan),
      dif(bea, ann),
      dif(bea, cem),
      dif(dan, ann),
      dif(dan, cem),
      dif(ann, cem),
      dif(bea, ann),
      dif(cem, dan),
      freeze(dan, calm(bea, dan)),
      freeze(ann, calm(dan, ann)),
      freeze(cem, calm(ann, cem)),
      guest(bea),
      guest(dan),
      guest(ann),
      guest(cem)]).
step(dif(bea, dan), builtin, [], []).
step(dif(bea, ann), builtin, [], []).
step(dif(bea, cem), builtin, [], []).
step(dif(dan, ann), builtin, [], []).
step(dif(dan, cem), builtin, [], []).
step(dif(ann, cem), builtin, [], []).
step(dif(cem, dan), builtin, [], []).
step(freeze(dan, calm(bea, dan)), control, [], [calm(bea, dan)]).
step(calm(bea, dan), fact(15), [], []).
step(freeze(ann, calm(dan, ann)), control, [], [calm(dan, ann)]).
step(calm(dan, ann), fact(12), [], []).
step(freeze(cem, calm(ann, cem)), control, [], [calm(ann, cem)]).
step(calm(ann, cem), fact(9), [], []).
step(guest(bea), fact(2), [], []).
step(guest(dan), fact(4), [], []).
step(guest(ann), fact(1), [], []).
step(guest(cem), fact(3), [], []).
step(seated([cem, ann, dan, bea]),
     rule(17),
     ['A' = cem, 'B' = ann, 'C' = dan, 'D' = bea],
     [dif(cem, ann),
      dif(cem, dan),
      dif(cem, bea),
      dif(ann, dan),
      dif(ann, bea),
      dif(dan, bea),
      dif(cem, ann),
      dif(bea, dan),
      freeze(ann, calm(cem, ann)),
      freeze(dan, calm(ann, dan)),
      freeze(bea, calm(dan, bea)),
      guest(cem),
      guest(ann),
      guest(dan),
      guest(bea)]).
step(dif(cem, ann), builtin, [], []).
step(dif(cem, bea), builtin, [], []).
step(dif(ann, dan), builtin, [], []).
step(dif(ann, bea), builtin, [], []).
step(dif(dan, bea), builtin, [], []).
step(freeze(ann, calm(cem, ann)), control, [], [calm(cem, ann)]).
step(calm(cem, ann), fact(10), [], []).
step(freeze(dan, calm(ann, dan)), control, [], [calm(ann, dan)]).
step(calm(ann, dan), fact(11), [], []).
step(freeze(bea, calm(dan, bea)), control, [], [calm(dan, bea)]).
step(calm(dan, bea), fact(16), [], []).
step(seated([cem, bea, dan, ann]),
     rule(17),
     ['A' = cem, 'B' = bea, 'C' = dan, 'D' = ann],
     [dif(cem, bea),
      dif(cem, dan),
      dif(cem, ann),
      dif(bea, dan),
      dif(bea, ann),
      dif(dan, ann),
      dif(cem, ann),
      dif(ann, dan),
      freeze(bea, calm(cem, bea)),
      freeze(dan, calm(bea, dan)),
      freeze(ann, calm(dan, ann)),
      guest(cem),
      guest(bea),
      guest(dan),
      guest(ann)]).
step(freeze(bea, calm(cem, bea)), control, [], [calm(cem, bea)]).
step(calm(cem, bea), fact(14), [], []).
step(seated([dan, ann, cem, bea]),
     rule(17),
     ['A' = dan, 'B' = ann, 'C' = cem, 'D' = bea],
     [dif(dan, ann),
      dif(dan, cem),
      dif(dan, bea),
      dif(ann, cem),
      dif(ann, bea),
      dif(cem, bea),
      dif(dan, ann),
      dif(bea, dan),
      freeze(ann, calm(dan, ann)),
      freeze(cem, calm(ann, cem)),
      freeze(bea, calm(cem, bea)),
      guest(dan),
      guest(ann),
      guest(cem),
      guest(bea)]).
step(seated([dan, bea, cem, ann]),
     rule(17),
     ['A' = dan, 'B' = bea, 'C' = cem, 'D' = ann],
     [dif(dan, bea),
      dif(dan, cem),
      dif(dan, ann),
      dif(bea, cem),
      dif(bea, ann),
      dif(cem, ann),
      dif(dan, ann),
      dif(ann, dan),
      freeze(bea, calm(dan, bea)),
      freeze(cem, calm(bea, cem)),
      freeze(ann, calm(cem, ann)),
      guest(dan),
      guest(bea),
      guest(cem),
      guest(ann)]).
step(freeze(cem, calm(bea, cem)), control, [], [calm(bea, cem)]).
step(calm(bea, cem), fact(13), [], []).
