package check

import (
	"slices"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Blame is a failure and the claims of the document that rest on it.
type Blame struct {
	Condition, Subject, Detail string
	Claims                     []string
}

// maxBlamed is how many failures, and how many claims of each, are named.
const maxBlamed = 5

// Blame gives the first failures. A failure that is of no step, such as a document
// that does not read, has no claims.
func (r *Report) Blame() []Blame {
	var all []Blame
	for _, f := range r.Failures[:min(len(r.Failures), maxBlamed)] {
		b := Blame{Condition: f.condition.id(), Subject: "the document", Detail: f.detail}
		if f.subject != 0 {
			b.Subject = string(r.appendTerm(nil, f.subject))
		}
		for _, claim := range r.restingOn(f.subject) {
			b.Claims = append(b.Claims, string(r.appendTerm(nil, claim)))
		}
		all = append(all, b)
	}
	return all
}

// restingOn gives claims that a goal serves, among them one that is the goal.
func (r *Report) restingOn(subject term.Word) (claims []term.Word) {
	d := r.document
	if d == nil || subject == 0 || d.heap != r.heap {
		return nil
	}
	wanted := d.index.find(subject)
	for _, claim := range d.claims {
		if len(claims) == maxBlamed {
			break
		}
		met := make([]bool, len(d.steps))
		var open []int32
		for _, goal := range conjuncts(d.heap, claim) {
			open = append(open, d.index.find(goal))
		}
		found := d.heap.Identical(claim, subject)
		for len(open) > 0 && !found {
			at := open[len(open)-1]
			open = open[:len(open)-1]
			if at == none || met[at] {
				continue
			}
			met[at] = true
			found = at == wanted || d.steps[at].goal == subject
			open = append(open, d.uses[d.steps[at].firstUse:d.steps[at].afterUses]...)
		}
		if found && !slices.Contains(claims, claim) {
			claims = append(claims, claim)
		}
	}
	return claims
}
