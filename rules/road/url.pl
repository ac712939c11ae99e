% Country Road: the puzzle in a URL of puzz.link, pzv or pzplus.
%
% A program whose puzzle P is in a URL, a list of characters, says so, and what follows:
%   road_url(P, "https://puzz.link/p?country/5/5/amda0uf02h12h").
%   road_board(P, Width, Height, Visit, Countries) :-
%       road_url(P, Url), url_board(Url, Width, Height, Visit, Countries).
%   road_country(P, Country, Number, Cells) :-
%       road_url(P, Url), url_country(Url, Country, Number, Cells).
%   road_at(P, Cell, Country) :- road_url(P, Url), url_at(Url, Cell, Country).
%   road_walls(P, Edges) :- road_url(P, Url), url_walls(Url, Edges).

url_board(Url, Width, Height, Visit, Countries) :-
    url_puzzle(Url, Width, Height, Visit, Puzzle, _),
    country_names(Puzzle, Countries).

url_country(Url, Country, Number, Cells) :-
    url_puzzle(Url, _, _, _, Puzzle, _),
    member(country(Country, Number, Cells), Puzzle).

url_at(Url, Cell, Country) :-
    url_country(Url, Country, _, Cells),
    member(Cell, Cells).

url_walls(Url, Walls) :- url_puzzle(Url, _, _, _, _, Walls).

country_names([], []).
country_names([country(K, _, _) | Puzzle], [K | Ks]) :- country_names(Puzzle, Ks).

% url_puzzle(Url, Width, Height, Visit, Puzzle, Walls): Puzzle lists the countries in reading
% order of their first cells, as country(1, Number, Cells) and so on.
:- table url_puzzle/6.
url_puzzle(Url, Width, Height, Visit, Puzzle, Walls) :-
    url_parts(Url, Width, Height, Visit, Body),
    grid_edges(Width, Height, East, South),
    border_bits(East, Body, Body1, Drawn, Drawn1),
    border_bits(South, Body1, Digits, Drawn1, []),
    grid_cells(1, 1, Width, Height, Cells),
    open_edges(East, South, Drawn, Open),
    countries(Cells, Open, Parts),
    numbered(Parts, 1, Digits, Puzzle),
    inner(Drawn, Parts, Walls).

% url_parts(Url, Width, Height, Visit, Body): what stands between the slashes.
url_parts(Url, Width, Height, Visit, Body) :-
    query(Url, Query),
    without_mode(Query, Text),
    pieces(Text, Pieces),
    without_labels(Pieces, [Name | Flags]),
    puzzle_name(Name),
    flags(Flags, Visit, [W, H, Body | Trail]),
    trail(Trail),
    side(W, Width),
    side(H, Height).

query(Url, Query) :- append(Address, ['?' | Query], Url), outside('?', Address).
query(Url, Url) :- outside('?', Url).

without_mode([t, y, p, e, = | Query], Text) :-
    append(Mode, ['&' | Rest], Query),
    outside('&', Mode),
    without_mode(Rest, Text).
without_mode(Text, Text).

pieces([], [[]]).
pieces(['/' | Cs], [[] | Pieces]) :- pieces(Cs, Pieces).
pieces([C | Cs], [[C | Piece] | Pieces]) :- C \== '/', pieces(Cs, [Piece | Pieces]).

without_labels([[v, ':' | _] | Pieces], Rest) :- without_labels(Pieces, Rest).
without_labels(Pieces, Pieces).

puzzle_name([c, o, u, n, t, r, y]).
puzzle_name([c, o, u, n, t, r, y, '_', e, d, i, t]).
puzzle_name([c, o, u, n, t, r, y, '_', p, l, a, y]).

% flags(Pieces, Visit, Rest): the flag e lets countries be skipped.
flags([[v, ':' | _] | Pieces], Visit, Rest) :- flags(Pieces, Visit, Rest).
flags([[e] | Pieces], some, Rest) :- flags(Pieces, _, Rest).
flags([[C | Cs] | Pieces], every, [[C | Cs] | Pieces]) :- url_digit(C, D), D < 10.

trail([]).
trail([[]]).

% side(Digits, N): a width or a height.
side([C | Cs], N) :- url_digit(C, D), D > 0, decimal([C | Cs], 0, N), N =< 100.

decimal([], N, N).
decimal([C | Cs], N0, N) :- url_digit(C, D), D < 10, N1 is 10 * N0 + D, decimal(Cs, N1, N).

% border_bits(Edges, Body, Rest, Drawn, More): five edges a character, the most significant
% bit first; the edges whose bit is set have a border drawn across them. A body that ends
% early draws no more.
border_bits([], Body, Body, Drawn, Drawn).
border_bits([_ | _], [], [], Drawn, Drawn).
border_bits([E | Es], [C | Body], Rest, Drawn, More) :-
    url_digit(C, D),
    D < 32,
    bit(16, D, [E | Es], Es1, Drawn, Drawn1),
    bit(8, D, Es1, Es2, Drawn1, Drawn2),
    bit(4, D, Es2, Es3, Drawn2, Drawn3),
    bit(2, D, Es3, Es4, Drawn3, Drawn4),
    bit(1, D, Es4, Es5, Drawn4, Drawn5),
    border_bits(Es5, Body, Rest, Drawn5, More).

bit(Bit, Digit, Edges, Rest, Drawn, More) :-
    Set is Digit // Bit mod 2,
    bit_set(Set, Edges, Rest, Drawn, More).

bit_set(0, [], [], Drawn, Drawn).
bit_set(0, [_ | Es], Es, Drawn, Drawn).
bit_set(1, [E | Es], Es, [E | Drawn], Drawn).

% grid_edges(Width, Height, East, South): the edges, row by row.
grid_edges(Width, Height, East, South) :-
    Right is Width - 1,
    Below is Height - 1,
    grid_cells(1, 1, Right, Height, Lefts),
    grid_cells(1, 1, Width, Below, Uppers),
    east_of(Lefts, East),
    south_of(Uppers, South).

grid_cells(_, _, 0, _, []).
grid_cells(R, _, Width, Height, []) :- Width > 0, R > Height.
grid_cells(R, C, Width, Height, Cells) :-
    R =< Height,
    C > Width,
    Width > 0,
    S is R + 1,
    grid_cells(S, 1, Width, Height, Cells).
grid_cells(R, C, Width, Height, [cell(R, C) | Cells]) :-
    R =< Height,
    C =< Width,
    D is C + 1,
    grid_cells(R, D, Width, Height, Cells).

east_of([], []).
east_of([cell(R, C) | Cells], [east(R, C) | Edges]) :- east_of(Cells, Edges).

south_of([], []).
south_of([cell(R, C) | Cells], [south(R, C) | Edges]) :- south_of(Cells, Edges).

open_edges(East, South, Drawn, Open) :-
    append(East, South, Edges),
    subtract(Edges, Drawn, Open).

% countries(Cells, Open, Parts): the cells that open edges join, part by part. The first cell
% that is left begins the next part.
countries([], _, []).
countries([A | Cells], Open, [Part | Parts]) :-
    reached([A], Cells, Open, List, Rest),
    sort(List, Part),
    countries(Rest, Open, Parts).

% reached(Front, Unseen, Open, Part, Rest): Part is the front and what it reaches.
reached([], Unseen, _, [], Unseen).
reached([A | Front], Unseen, Open, [A | Part], Rest) :-
    beside(A, Edges, Neighbours),
    subtract(Edges, Open, Closed),
    across(Edges, Neighbours, Closed, Cells),
    subtract(Cells, Unseen, Seen),
    subtract(Cells, Seen, New),
    subtract(Unseen, New, Unseen1),
    append(Front, New, Front1),
    reached(Front1, Unseen1, Open, Part, Rest).

% beside(Cell, Edges, Neighbours): the four sides of a cell, some perhaps not on the board.
beside(
    cell(R, C),
    [south(Q, C), east(R, B), east(R, C), south(R, C)],
    [cell(Q, C), cell(R, B), cell(R, D), cell(S, C)]
) :-
    Q is R - 1,
    B is C - 1,
    D is C + 1,
    S is R + 1.

% across(Edges, Neighbours, Closed, Cells): the neighbours whose edge is not closed.
across([], [], _, []).
across([E | Es], [_ | Ns], Closed, Cells) :- member(E, Closed), across(Es, Ns, Closed, Cells).
across([E | Es], [N | Ns], Closed, [N | Cells]) :- outside(E, Closed), across(Es, Ns, Closed, Cells).

% numbered(Parts, K, Digits, Puzzle): one number a country, or a letter that skips some.
numbered([], _, [], []).
numbered([Part | Parts], K, Digits, [country(K, Number, Part) | Puzzle]) :-
    slot(Digits, Number, Rest),
    K1 is K + 1,
    numbered(Parts, K1, Rest, Puzzle).
numbered([Part | Parts], K, [C | Digits], Puzzle) :-
    url_digit(C, D),
    D > 15,
    Gap is D - 15,
    skipped(Gap, [Part | Parts], Rest, K, K1, Puzzle, Puzzle1),
    numbered(Rest, K1, Digits, Puzzle1).

skipped(0, Parts, Parts, K, K, Puzzle, Puzzle).
skipped(Gap, [Part | Parts], Rest, K, K2, [country(K, none, Part) | Puzzle], More) :-
    Gap > 0,
    Less is Gap - 1,
    K1 is K + 1,
    skipped(Less, Parts, Rest, K1, K2, Puzzle, More).

slot([], none, []).
slot(['.' | Digits], none, Digits).
slot([A | Digits], N, Digits) :- hex([A], 0, N).
slot([-, A, B | Digits], N, Digits) :- hex([A, B], 0, N).
slot([+, A, B, C | Digits], N, Digits) :- hex([A, B, C], 0, N).
slot([=, A, B, C | Digits], N, Digits) :- hex([A, B, C], 4096, N).
slot(['%', A, B, C | Digits], N, Digits) :- hex([A, B, C], 8192, N).
slot([@, A, B, C | Digits], N, Digits) :- hex([A, B, C], 8192, N).

hex(Digits, Base, N) :- hex_value(Digits, 0, Value), N is Base + Value.

hex_value([], N, N).
hex_value([C | Cs], N0, N) :- url_digit(C, D), D < 16, N1 is 16 * N0 + D, hex_value(Cs, N1, N).

% inner(Drawn, Parts, Walls): the borders drawn inside one country.
inner([], _, []).
inner([E | Drawn], Parts, [E | Walls]) :-
    ends(E, A, B),
    member(Part, Parts),
    subtract([A, B], Part, []),
    A @< B,
    inner(Drawn, Parts, Walls).
inner([E | Drawn], Parts, Walls) :-
    ends(E, A, B),
    A @< B,
    member(Part, Parts),
    subtract([A, B], Part, [B]),
    inner(Drawn, Parts, Walls).

% url_digit(Digit, Value): border bits use the first 32, numbers the first 16.
url_digit('0', 0). url_digit('1', 1). url_digit('2', 2). url_digit('3', 3).
url_digit('4', 4). url_digit('5', 5). url_digit('6', 6). url_digit('7', 7).
url_digit('8', 8). url_digit('9', 9). url_digit(a, 10). url_digit(b, 11).
url_digit(c, 12). url_digit(d, 13). url_digit(e, 14). url_digit(f, 15).
url_digit(g, 16). url_digit(h, 17). url_digit(i, 18). url_digit(j, 19).
url_digit(k, 20). url_digit(l, 21). url_digit(m, 22). url_digit(n, 23).
url_digit(o, 24). url_digit(p, 25). url_digit(q, 26). url_digit(r, 27).
url_digit(s, 28). url_digit(t, 29). url_digit(u, 30). url_digit(v, 31).
url_digit(w, 32). url_digit(x, 33). url_digit(y, 34). url_digit(z, 35).
