package check

import (
	"encoding/json"
	"fmt"
	"strconv"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Text gives the report as facts, one a line.
func (r *Report) Text() string {
	var text []byte
	failed := r.failedByCondition()
	for c := range r.conditionCount() {
		outcome := "ok"
		if failed[c] > 0 {
			outcome = fmt.Sprintf("failed(%d)", failed[c])
		}
		text = fmt.Appendf(text, "condition('%s', %s, %s, %d).\n", c.id(), conditionNames[c], outcome, r.covered[c])
	}
	for _, f := range r.Failures {
		text = fmt.Appendf(text, "failure('%s', ", f.condition.id())
		text = r.appendTerm(text, f.subject)
		text = fmt.Appendf(text, ", %s).\n", syntax.FormatAtom(term.Intern(f.detail)))
	}
	for _, o := range r.Trusted {
		text = fmt.Appendf(text, "obligation(%s, %s, ", o.kind, o.reason)
		text = r.appendTerm(text, o.goal)
		text = append(text, ").\n"...)
	}
	text = fmt.Appendf(text, "steps(%d).\nverified(%d).\nrecomputed(%d).\ncomposed(%d).\ntrusted(%d).\n",
		r.Steps, r.Verified, r.Recomputed, r.Composed, len(r.Trusted))
	if r.Discharged {
		text = fmt.Appendf(text, "closed(%d).\n", r.Closed)
	}
	text = fmt.Appendf(text, "claims(%d).\n", r.Claims)
	verdict := r.Verdict()
	if !r.Valid() {
		verdict = fmt.Sprintf("failed(%d)", len(r.Failures))
	}
	return string(fmt.Appendf(text, "verdict(%s).\n", verdict))
}

func (r *Report) failedByCondition() (failed [c8 + 1]int) {
	for _, f := range r.Failures {
		failed[f.condition]++
	}
	return failed
}

// appendTerm writes an argument of a report fact, variables as A, B, ... in
// order of first occurrence.
func (r *Report) appendTerm(text []byte, w term.Word) []byte {
	if w == 0 {
		return append(text, "proof_document"...)
	}
	o := syntax.Answer(r.program.flags)
	o.Priority = 999
	if !r.heap.Ground(w) {
		o.VariableNames = map[term.Word]string{}
		for i, v := range r.heap.Variables(w) {
			o.VariableNames[v] = letterName(i)
		}
	}
	return syntax.Append(text, r.heap, w, r.program.ops, o)
}

// letterName gives A, B, ..., Z, A1, ..., Z1, A2 ...
func letterName(i int) string {
	name := string(rune('A' + i%26))
	if i >= 26 {
		name += strconv.Itoa(i / 26)
	}
	return name
}

type jsonCondition struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Covered int    `json:"covered"`
	Failed  int    `json:"failed"`
}

type jsonObligation struct {
	Kind       string `json:"kind"`
	Reason     string `json:"reason"`
	Conclusion string `json:"conclusion"`
}

type jsonFailure struct {
	Condition  string `json:"condition"`
	Detail     string `json:"detail"`
	Conclusion string `json:"conclusion,omitempty"`
}

// JSON gives the report as an object, with a final newline.
func (r *Report) JSON() ([]byte, error) {
	out := struct {
		Valid      bool             `json:"valid"`
		Verdict    string           `json:"verdict"`
		Steps      int              `json:"steps"`
		Claims     int              `json:"claims"`
		Verified   int              `json:"verified"`
		Redecided  int              `json:"redecided"`
		Composed   int              `json:"composed"`
		Closed     *int             `json:"closed,omitempty"`
		Uses       int              `json:"uses"`
		Trusted    []jsonObligation `json:"trusted"`
		Failures   []jsonFailure    `json:"failures"`
		Conditions []jsonCondition  `json:"conditions"`
	}{
		Valid: r.Valid(), Verdict: r.Verdict(), Steps: r.Steps, Claims: r.Claims, Verified: r.Verified,
		Redecided: r.Recomputed, Composed: r.Composed, Uses: r.Uses,
		Trusted: []jsonObligation{}, Failures: []jsonFailure{},
	}
	if r.Discharged {
		out.Closed = &r.Closed
	}
	for _, o := range r.Trusted {
		out.Trusted = append(out.Trusted, jsonObligation{o.kind, o.reason, string(r.appendTerm(nil, o.goal))})
	}
	for _, f := range r.Failures {
		j := jsonFailure{Condition: f.condition.id(), Detail: f.detail}
		if f.subject != 0 {
			j.Conclusion = string(r.appendTerm(nil, f.subject))
		}
		out.Failures = append(out.Failures, j)
	}
	failed := r.failedByCondition()
	for c := range r.conditionCount() {
		out.Conditions = append(out.Conditions, jsonCondition{c.id(), conditionNames[c], r.covered[c], failed[c]})
	}
	text, err := json.MarshalIndent(out, "", "  ")
	return append(text, '\n'), err
}
