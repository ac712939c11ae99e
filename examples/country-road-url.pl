% A Country Road puzzle as people pass it on: a URL. The clauses of library(road) read it: the
% size, the borders as bits of base-32 digits, the countries that these cut off, and their
% numbers as hexadecimal digits with skips. What they read is solved, and the proof goes from
% the letters of the URL to the loop, which is the only one.
%% ?- unique(url, Loop).

:- use_module(library(road)).

road_url(url, "https://puzz.link/p?country/5/5/amda0uf02h12h").

road_board(P, Width, Height, Visit, Countries) :-
    road_url(P, Url),
    url_board(Url, Width, Height, Visit, Countries).

road_country(P, Country, Number, Cells) :-
    road_url(P, Url),
    url_country(Url, Country, Number, Cells).

road_at(P, Cell, Country) :-
    road_url(P, Url),
    url_at(Url, Cell, Country).

road_walls(P, Edges) :-
    road_url(P, Url),
    url_walls(Url, Edges).
