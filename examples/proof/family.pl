brother(edward, charles).
brother(edward, anne).
brother(edward, andrew).
aunt(anne, william).
cousins(beatrice, william).
grandmother(elizabeth, beatrice).

clause(2, female(anne), true).
clause(7, male(edward), true).
clause(9, parents(charles, elizabeth, philip), true).
clause(10, parents(anne, elizabeth, philip), true).
clause(11, parents(andrew, elizabeth, philip), true).
clause(12, parents(edward, elizabeth, philip), true).
clause(13, parents(william, diana, charles), true).
clause(14, parents(beatrice, sarah, andrew), true).
clause(15, mother(var('M'), var('Child')), parents(var('Child'), var('M'), anonymous(1))).
clause(17, parent(var('P'), var('Child')), parents(var('Child'), anonymous(1), var('P'))).
clause(18,
       siblings(var('X'), var('Y')),
       (parents(var('X'), var('M'), var('F')),
        parents(var('Y'), var('M'), var('F')),
        var('X') \= var('Y'))).
clause(19, brother(var('X'), var('Y')), (siblings(var('X'), var('Y')), male(var('X')))).
clause(20, sister(var('X'), var('Y')), (siblings(var('X'), var('Y')), female(var('X')))).
clause(21, aunt(var('X'), var('Y')), (parent(var('P'), var('Y')), sister(var('X'), var('P')))).
clause(22,
       cousins(var('X'), var('Y')),
       (parent(var('P'), var('X')), siblings(var('P'), var('Q')), parent(var('Q'), var('Y')))).
clause(23,
       grandmother(var('X'), var('Y')),
       (mother(var('X'), var('P')), parent(var('P'), var('Y')))).

step(brother(edward, charles),
     rule(19),
     ['X' = edward, 'Y' = charles],
     [siblings(edward, charles), male(edward)]).
step(siblings(edward, charles),
     rule(18),
     ['X' = edward, 'Y' = charles, 'M' = elizabeth, 'F' = philip],
     [parents(edward, elizabeth, philip),
      parents(charles, elizabeth, philip),
      edward \= charles]).
step(parents(edward, elizabeth, philip), fact(12), [], []).
step(parents(charles, elizabeth, philip), fact(9), [], []).
step(edward \= charles, builtin, [], []).
step(male(edward), fact(7), [], []).
step(brother(edward, anne),
     rule(19),
     ['X' = edward, 'Y' = anne],
     [siblings(edward, anne), male(edward)]).
step(siblings(edward, anne),
     rule(18),
     ['X' = edward, 'Y' = anne, 'M' = elizabeth, 'F' = philip],
     [parents(edward, elizabeth, philip), parents(anne, elizabeth, philip), edward \= anne]).
step(parents(anne, elizabeth, philip), fact(10), [], []).
step(edward \= anne, builtin, [], []).
step(brother(edward, andrew),
     rule(19),
     ['X' = edward, 'Y' = andrew],
     [siblings(edward, andrew), male(edward)]).
step(siblings(edward, andrew),
     rule(18),
     ['X' = edward, 'Y' = andrew, 'M' = elizabeth, 'F' = philip],
     [parents(edward, elizabeth, philip), parents(andrew, elizabeth, philip), edward \= andrew]).
step(parents(andrew, elizabeth, philip), fact(11), [], []).
step(edward \= andrew, builtin, [], []).
step(aunt(anne, william),
     rule(21),
     ['X' = anne, 'Y' = william, 'P' = charles],
     [parent(charles, william), sister(anne, charles)]).
step(parent(charles, william),
     rule(17),
     ['P' = charles, 'Child' = william],
     [parents(william, diana, charles)]).
step(parents(william, diana, charles), fact(13), [], []).
step(sister(anne, charles),
     rule(20),
     ['X' = anne, 'Y' = charles],
     [siblings(anne, charles), female(anne)]).
step(siblings(anne, charles),
     rule(18),
     ['X' = anne, 'Y' = charles, 'M' = elizabeth, 'F' = philip],
     [parents(anne, elizabeth, philip), parents(charles, elizabeth, philip), anne \= charles]).
step(anne \= charles, builtin, [], []).
step(female(anne), fact(2), [], []).
step(cousins(beatrice, william),
     rule(22),
     ['X' = beatrice, 'Y' = william, 'P' = andrew, 'Q' = charles],
     [parent(andrew, beatrice), siblings(andrew, charles), parent(charles, william)]).
step(parent(andrew, beatrice),
     rule(17),
     ['P' = andrew, 'Child' = beatrice],
     [parents(beatrice, sarah, andrew)]).
step(parents(beatrice, sarah, andrew), fact(14), [], []).
step(siblings(andrew, charles),
     rule(18),
     ['X' = andrew, 'Y' = charles, 'M' = elizabeth, 'F' = philip],
     [parents(andrew, elizabeth, philip),
      parents(charles, elizabeth, philip),
      andrew \= charles]).
step(andrew \= charles, builtin, [], []).
step(grandmother(elizabeth, beatrice),
     rule(23),
     ['X' = elizabeth, 'Y' = beatrice, 'P' = andrew],
     [mother(elizabeth, andrew), parent(andrew, beatrice)]).
step(mother(elizabeth, andrew),
     rule(15),
     ['M' = elizabeth, 'Child' = andrew],
     [parents(andrew, elizabeth, philip)]).
