package proofs

import (
	"cmp"
	"slices"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Goals that wait. Attributes live on the rebuilding heap as they do on that of
// the machine, so that binding a variable wakes the same goals at the same places,
// and these find their choices in the log. A goal freeze(X, G) or when(C, G) that
// had to wait rests on G, whenever that is woken: its node exists from when it was
// called, and gets its uses later. Nothing else rests on what is woken: a hook can
// only refuse a solution or bind variables of it.

// waiting is what rebuilding keeps of them.
type waiting struct {
	attributed bool       // there are or were attributed variables: collect no more
	delays     []delay    // in the order of their nodes
	wakings    []wakening // that are being solved
}

// delay is a goal that waits for another.
type delay struct {
	node int32
	goal term.Word // that it waits to call, without a module
	done bool
	uses []int32
}

// wakening is a use of '$wakeup'/1 or '$woken'/1 that is being solved.
type wakening struct {
	mark  int32 // values from here on are its own
	delay int   // what they are uses of, an index in delays; -1 for nothing
}

const wokenName = "$woken"

// waits reports whether a predicate is one of those that make goals wait.
func waits(q *machine.Pred) bool {
	if !q.System || q.Arity != 2 {
		return false
	}
	switch q.Name.Name() {
	case "freeze", "dif", "when":
		return true
	}
	return false
}

// unifyAttributed unifies two terms one of which is an attributed variable.
func (r *rebuilder) unifyAttributed(a, b term.Word) {
	r.m.UnifyAttributed(a, b)
	r.trail = r.m.TakeTrail(r.trail)
}

// wake puts on the stack what is to be done for the attributed variables that
// were bound. Where several were, the log has their order.
func (r *rebuilder) wake() {
	var order []int
	if n := r.m.WokenCount(); n > 1 {
		order = make([]int, n)
		for i := range order {
			if order[i] = r.choice(); order[i] >= n {
				r.astray("the log does not tell in which order variables were bound")
			}
		}
	}
	bound := r.m.TakeWoken(order)
	r.trail = r.m.TakeTrail(r.trail)
	r.wakens(-1)
	r.later(r.h.NewStruct(atomWakeup, bound), true, true)
}

var atomWakeup = term.Intern("$wakeup")

func (r *rebuilder) wakens(delay int) {
	r.wakings = append(r.wakings, wakening{int32(len(r.values)), delay})
	r.frames = append(r.frames, frame{stage: wakened})
}

// woken solves a goal that has waited.
func (r *rebuilder) woken(goal term.Word) {
	h := r.h
	system := false
	for goal = h.Deref(goal); h.Is(goal, term.AtomColon, 2); goal = h.Arg(goal, 2) {
		system = system || h.Arg(goal, 1) == systemWord
	}
	delay := -1
	for i := range r.delays {
		d := &r.delays[i]
		if !d.done && h.Deref(d.goal) == goal && r.due(d) {
			d.done, delay = true, i
			break
		}
	}
	r.wakens(delay)
	r.called(goal, system, false)
}

// due reports whether what the goal waited for has come.
func (r *rebuilder) due(d *delay) bool {
	h := r.h
	goal := h.Deref(r.nodes[d.node].goal)
	condition := h.Arg(goal, 1)
	return h.Is(goal, atomFreeze, 2) && !condition.IsVar() || !h.Is(goal, atomFreeze, 2) && r.holds(condition)
}

// holds decides a condition of when/2.
func (r *rebuilder) holds(condition term.Word) bool {
	h := r.h
	// A list of conditions that must all hold; with it, those that remain to be
	// tried when one does not, each with what must hold beside it.
	type goals struct {
		first term.Word
		rest  *goals
	}
	tries := []*goals{{condition, nil}}
	var trail []term.Word
	for len(tries) > 0 {
		g := tries[len(tries)-1]
		tries = tries[:len(tries)-1]
		for g != nil {
			c := h.Deref(g.first)
			name, _, _ := h.Functor(c)
			holds := false
			switch name.Name() {
			case ",":
				g = &goals{h.RawArg(c, 1), &goals{h.RawArg(c, 2), g.rest}}
				continue
			case ";":
				tries = append(tries, &goals{h.RawArg(c, 2), g.rest})
				g = &goals{h.RawArg(c, 1), g.rest}
				continue
			case "nonvar":
				holds = !h.Arg(c, 1).IsVar()
			case "ground":
				holds = h.Ground(h.RawArg(c, 1))
			default: // ?=
				same := h.Unify(h.RawArg(c, 1), h.RawArg(c, 2), &trail)
				holds = !same || len(trail) == 0
				h.Undo(&trail, 0)
			}
			if !holds {
				break
			}
			if g = g.rest; g == nil {
				return true
			}
		}
	}
	return false
}

var atomFreeze = term.Intern("freeze")

// wakened ends a wakening.
func (r *rebuilder) wakened() {
	w := r.wakings[len(r.wakings)-1]
	r.wakings = r.wakings[:len(r.wakings)-1]
	if w.delay >= 0 {
		r.delays[w.delay].uses = append([]int32(nil), r.values[w.mark:]...)
	}
	r.values = r.values[:w.mark]
}

// suspended notes that the goal of the last node, if it is one that waits, was
// left without anything that it rests on.
func (r *rebuilder) suspended(goal term.Word) {
	goal = r.h.Deref(goal)
	name, arity, _ := r.h.Functor(goal)
	if arity != 2 || name.Name() != "freeze" && name.Name() != "when" {
		return
	}
	waited := r.h.Arg(goal, 2)
	for r.h.Is(waited, term.AtomColon, 2) {
		waited = r.h.Arg(waited, 2)
	}
	r.delays = append(r.delays, delay{node: int32(len(r.nodes) - 1), goal: waited})
}

// attach gives the goals that waited their uses, and puts every node behind those
// that it rests on: of several nodes for a goal the first is the one that needs
// none of the others. Nodes that nothing rests on are dropped.
func (r *rebuilder) attach() {
	late := map[int32][]int32{}
	for _, d := range r.delays {
		if d.done {
			late[d.node] = d.uses
		}
	}
	if len(late) == 0 {
		return
	}
	usesOf := func(n int32) []int32 {
		if uses, ok := late[n]; ok {
			return uses
		}
		end := len(r.uses)
		if int(n)+1 < len(r.nodes) {
			end = int(r.nodes[n+1].uses)
		}
		return r.uses[r.nodes[n].uses:end]
	}
	moved := make([]int32, len(r.nodes)) // where a node is now, plus one
	now := func(n int32) int32 {
		if n < 0 {
			return n
		}
		return moved[n] - 1
	}
	var nodes []node
	var uses []int32
	type visit struct{ node, next int32 }
	for _, root := range r.values {
		if root < 0 || moved[root] != 0 {
			continue
		}
		for stack := []visit{{root, 0}}; len(stack) > 0; {
			top := &stack[len(stack)-1]
			under := usesOf(top.node)
			if int(top.next) < len(under) {
				u := under[top.next]
				top.next++
				if u >= 0 && moved[u] == 0 {
					stack = append(stack, visit{u, 0})
				}
				continue
			}
			n := r.nodes[top.node]
			n.uses = int32(len(uses))
			for _, u := range under {
				uses = append(uses, now(u))
			}
			nodes = append(nodes, n)
			moved[top.node] = int32(len(nodes))
			stack = stack[:len(stack)-1]
		}
	}
	for i := range r.values {
		r.values[i] = now(r.values[i])
	}
	var watches []watch
	for _, w := range r.watches {
		if moved[w.node] != 0 {
			w.node = moved[w.node] - 1
			watches = append(watches, w)
		}
	}
	slices.SortFunc(watches, func(a, b watch) int { return cmp.Compare(a.node, b.node) })
	r.nodes, r.uses, r.watches = nodes, uses, watches
}
