package machine_test

import (
	"fmt"
	"sync"
	"testing"

	"github.com/eyeprove/eyeprove/engine/machine"
)

// Rules that are run often enough to be compiled, and then retracted.
const passing = `
:- dynamic(r/2).
:- dynamic(w/1).
:- dynamic(u/1).
ten(0, _) :- !.
ten(N, Y) :- r(Y, a), !, M is N - 1, ten(M, Y).
same(X, X).
any(X, [X|_]).
any(X, [_|L]) :- any(X, L).

plain(0) :- !.
plain(N) :- assertz((r(X, a) :- X > N, true)), Y is N + 1, ten(10, Y), retract((r(_, _) :- _)), M is N - 1, plain(M).

% Constants kept apart, choice points within, conditions.
rich(0) :- !.
rich(N) :-
    assertz((r(X, Z) :- same(Z, Z), Q = [a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u,v,w,x,y,z,f(a,b,c,d)],
        any(Z, Q), ( X > N + 2 ; X > N ), ( same(X, none) -> fail ; true ), same(Z, Z))),
    Y is N + 1, ten(10, Y), retract((r(_, _) :- _)), M is N - 1, rich(M).

% A rule that erases itself at its deepest, and goes on.
self(0) :- !.
self(N) :-
    assertz((w(X) :- X > 0, Y is X - 1, w(Y), same(Y, Z), Z < X)),
    assertz((w(0) :- retract((w(_) :- _, _)), plain(20), true)),
    ( w(12) -> true ; write(lost), nl ), retractall(w(_)), M is N - 1, self(M).

% What a choice point comes to when it was erased long before.
late(0) :- !.
late(N) :-
    assertz((u(X) :- any(X, [1,2]), true)), assertz((u(X) :- same(X, 3), true)), assertz((u(X) :- same(X, 4), true)),
    warm(10), findall(X, ( u(X), ( X =:= 1 -> retractall(u(_)), plain(10) ; true ) ), L), L == [1,2,3,4],
    M is N - 1, late(M).
warm(0) :- !.
warm(N) :- findall(X, u(X), _), M is N - 1, warm(M).
`

var passingGoals = []string{"plain", "rich", "self", "late"}

// The code of rules that were retracted is used again, when nothing goes on in it.
func TestCodeOfErasedRulesIsReused(t *testing.T) {
	for _, goal := range passingGoals {
		for _, record := range []bool{false, true} {
			p := load(t, passing)
			m := machine.New(p)
			m.SetRecord(record)
			rounds := 12000
			if goal == "self" || goal == "late" {
				rounds = 500
			}
			run := m.Solve(read(t, m, fmt.Sprintf("%s(%d)", goal, rounds)))
			if !run.Next() {
				t.Fatalf("%s fails: %v", goal, run.Err())
			}
			run.Close()
			if words := p.CodeWords(); words > 300_000 {
				t.Errorf("%s, record %v: %d words of code", goal, record, words)
			}
		}
	}
}

// Collected at every call, and with code given back there, programs do the same.
func TestCodeOfErasedRulesUnderStress(t *testing.T) {
	for _, mode := range runModes {
		for _, goal := range passingGoals {
			stress = mode.stress
			got := solve(t, load(t, passing), goal+"(6)", mode.record)
			stress = false
			if got != goal+"(6)" {
				t.Errorf("%s, %s: %s", goal, mode.name, got)
			}
		}
	}
}

// Forks give back the code that they made, and leave alone what they share.
func TestForksReuseCodeOfErasedRules(t *testing.T) {
	p := load(t, passing+`
:- dynamic(old/1).
old(X) :- same(X, Y), any(Y, [1,2,3]), true.
often(0) :- !.
often(N) :- findall(X, old(X), L), L == [1,2,3], M is N - 1, often(M).
`)
	once(t, p, "often(20), rich(200)")
	programs := []*machine.Program{p, p.Fork(), p.Fork()}
	programs = append(programs, programs[1].Fork())
	before := p.CodeWords()
	var group sync.WaitGroup
	for i, f := range programs {
		group.Add(1)
		go func() {
			defer group.Done()
			m := machine.New(f)
			goal := "often(20), rich(6000), often(20)"
			if i%2 == 1 {
				goal = "retract((old(_) :- _)), rich(6000), \\+ old(_)"
			}
			if ok, err := m.Once(read(t, m, goal)); !ok || err != nil {
				t.Error(i, ok, err)
			}
			if words := f.CodeWords(); words > before+300_000 {
				t.Errorf("%d words of code", words)
			}
		}()
	}
	group.Wait()
}
