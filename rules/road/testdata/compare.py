#!/usr/bin/env python3
"""Measures road solve beside clingo on the puzzles of corpus.tsv, uniqueness included.

    python3 rules/road/testdata/compare.py path/to/eyeprove [every Nth puzzle]

Each call is a process of its own, for each puzzle one of each kind after the other; what
counts is the processor time of the whole call. clingo (Debian: package gringo) is given the
encoding below, which says the rules as solvers of this family of puzzles do: edges are
chosen, cells have none or two, every country is crossed twice, and every cell of the loop is
reached from the first one. Both look for a second solution. The answers are compared.
"""

import pathlib
import re
import resource
import statistics
import subprocess
import sys

ENCODING = """
{ line(E) : edge(E), not wall(E) }.
on(A) :- line(E), end(E, A).
:- on(A), #count { E : line(E), end(E, A) } != 2.
:- country(K), #count { E : line(E), rim(K, E) } != 2.
:- number(K, N), #count { A : on(A), at(A, K) } != N.
:- facing(E), end(E, A), end(E, B), A < B, not on(A), not on(B).
later(A) :- on(B), at(A, _), B < A.
reached(A) :- on(A), not later(A).
reached(B) :- reached(A), line(E), end(E, A), end(E, B).
:- on(A), not reached(A).
#show line/1.
"""
LIMIT = 60  # seconds for a call


def cpu(command, text):
    """Runs a command; returns its output and its processor time, or None for the time limit."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        out = subprocess.run(command, input=text, capture_output=True, text=True, timeout=LIMIT).stdout
    except subprocess.TimeoutExpired:
        out = None
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return out, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def facts(program):
    """Turns what road convert --to facts prints into facts for the encoding."""
    width, height = map(int, re.search(r"road_board\(\w+, (\d+), (\d+), every", program).groups())
    at = {(int(r), int(c)): int(k) for r, c, k in re.findall(r"road_at\(\w+, cell\((\d+), (\d+)\), (\d+)\)", program)}
    walls = set(re.findall(r"(?:east|south)\(\d+, \d+\)", program))
    out = [f"number({k},{n})." for k, n in re.findall(r"road_country\(\w+, (\d+), (\d+),", program)]
    out += [f"country({k})." for k in set(at.values())]
    for (r, c), k in at.items():
        out.append(f"at({r * 1000 + c},{k}).")
        for side, other in (("east", (r, c + 1)), ("south", (r + 1, c))):
            if other not in at:
                continue
            e = f"({side},{r},{c})"
            out.append(f"edge({e}). end({e},{r * 1000 + c}). end({e},{other[0] * 1000 + other[1]}).")
            wall = f"{side}({r}, {c})" in walls
            if wall:
                out.append(f"wall({e}).")
            if wall or at[other] != k:
                out.append(f"facing({e}).")
            if at[other] != k:
                out.append(f"rim({k},{e}). rim({at[other]},{e}).")
    return width, height, "\n".join(out)


def drawing(width, height, model):
    """Draws a model as road solve does."""
    used = {(s, int(r), int(c)) for s, r, c in re.findall(r"line\(\((\w+),(\d+),(\d+)\)\)", model)}
    rows = ""
    for r in range(1, height + 1):
        for c in range(1, width + 1):
            sides = "".join(n for n, e in zip("NESW", (("south", r - 1, c), ("east", r, c), ("south", r, c), ("east", r, c - 1))) if e in used)
            rows += {"": ".", "NS": "|", "EW": "-", "NE": "L", "NW": "J", "SW": "7", "ES": "F"}[sides]
        rows += "\n"
    return rows


def main():
    eyeprove, step = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    table = pathlib.Path(__file__).with_name("corpus.tsv").read_text().splitlines()[1:]
    times = {}
    for row in table[::step]:
        url = row.split("\t")[0]
        program, _ = cpu([eyeprove, "road", "convert", "--to", "facts", url], "")
        width, height, text = facts(program)
        ours, our_time = cpu([eyeprove, "road", "solve", url], "")
        theirs, their_time = cpu(["clingo", "-n", "2", "--verbose=0", "-"], ENCODING + text)
        cells = width * height
        group = next(g for g in (64, 100, 200, 300, 10**6) if cells <= g)
        times.setdefault(group, []).append((our_time, their_time))
        if theirs is None:
            print(f"clingo took more than {LIMIT} s: {url}", file=sys.stderr)
            continue
        models = [drawing(width, height, m) for m in theirs.splitlines() if "line(" in m]
        found = ours.split("\n\n") if ours else []
        if len(models) != len(found) or len(models) == 1 and models[0] != ours:
            print(f"they differ: {url}", file=sys.stderr)
    print("| cells | puzzles | road solve, median s | clingo, median s | ratio of sums |")
    print("|---|---|---|---|---|")
    lower = 0
    for group in sorted(times):
        pairs = times[group]
        ours, theirs = zip(*pairs)
        name = f"{lower + 1}-{group}" if group < 10**6 else f"over {lower}"
        print(f"| {name} | {len(pairs)} | {statistics.median(ours):.3f} | {statistics.median(theirs):.3f} | 1 : {sum(theirs) / sum(ours):.0f} |")
        lower = group


main()
