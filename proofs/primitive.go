package proofs

import (
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// primitive solves a goal of a built-in written in Go: from the log, when its
// outcome is there, else by running it again.
func (r *rebuilder) primitive(p *predicate, goal term.Word, silent bool) {
	if !p.noted {
		if !r.attempt(p, goal, silent) {
			r.astray("%s/%d failed, which had succeeded", p.builtin.Name, p.builtin.Arity)
		}
		return
	}
	r.steps++
	met := r.now()
	if !r.logged(p.builtin, goal) {
		r.astray("the logged outcome of %s/%d does not fit", p.builtin.Name, p.builtin.Arity)
	}
	if p.builtin.Name == atomTableReply {
		r.lastTable = int(r.h.Arg(goal, 1).SmallInt())
	}
	if !silent {
		r.leaf(goal, byBuiltin, 0, met)
	}
}

// logged gives a goal the outcome that the log keeps: see engine/machine/noted.go.
func (r *rebuilder) logged(b *machine.Builtin, goal term.Word) bool {
	if b.Silent() {
		return true
	}
	first := r.outcome()
	r.args = append(r.args[:0], r.arguments(goal)...)
	if first.Tag() != term.Int {
		if !r.h.Is(first, atomArgs, b.Arity) {
			return false
		}
		for i, w := range r.arguments(first) {
			if !r.unify(r.args[i], w) {
				return false
			}
		}
		return true
	}
	if b.Names || b.GoesOn() {
		ok := false
		if b.GoesOn() {
			var err error
			ok, _, err = b.Redo(r.m, r.args, machine.LoggedState(first))
			ok = ok && err == nil
		} else if c := r.program.ClauseByID(int(first.SmallInt())); c != nil {
			ok = r.m.Named(b, r.args, c)
		}
		r.trail = r.m.TakeTrail(r.trail)
		return ok
	}
	for i, w := range r.args {
		if first.SmallInt()>>i&1 == 1 && !r.unify(w, r.outcome()) {
			return false
		}
	}
	return true
}

// attempt runs a built-in again and records it when it succeeds.
func (r *rebuilder) attempt(p *predicate, goal term.Word, silent bool) bool {
	if p.pred == nil {
		r.resolve(p)
	}
	r.steps++
	by, met := byBuiltin, int32(0)
	if p.sensitive != 0 && r.open(p, goal) {
		if len(r.watching) > 0 && p.builtin.Name != "var" {
			r.watch(p, goal)
		}
		if !silent {
			by, met = byCalled, r.now()
		}
	}
	r.attributed = r.attributed || p.builtin.Purity == machine.Attributes
	r.args = append(r.args[:0], r.arguments(goal)...)
	ok, err := p.builtin.Fn(r.m, r.args)
	r.trail = r.m.TakeTrail(r.trail)
	if !ok || err != nil {
		return false
	}
	if !silent {
		r.leaf(goal, by, 0, met)
	}
	return true
}

// watch notes the variables that a call-sensitive built-in meets.
func (r *rebuilder) watch(p *predicate, goal term.Word) {
	for i, w := range r.arguments(goal) {
		if p.sensitive>>i&1 == 0 {
			continue
		}
		for _, v := range r.h.Variables(w) {
			from := len(r.watching)
			for from > 0 && v.Index() < r.watching[from-1].top {
				from--
			}
			r.watched = append(r.watched, sighting{v, int32(from)})
		}
	}
}

// open reports whether an argument that decides what a call-sensitive built-in
// says still holds a variable.
func (r *rebuilder) open(p *predicate, goal term.Word) bool {
	for i, w := range r.arguments(goal) {
		if p.sensitive>>i&1 == 1 && !r.h.Ground(w) {
			return true
		}
	}
	return false
}
