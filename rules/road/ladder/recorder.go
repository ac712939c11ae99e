package ladder

// Step is one deduction.
type Step struct {
	Rule       Rule
	Arg        int32 // where the rule applies: a cell, an edge, a country or a pair
	Conclusion Lit   // or False
	Premises   []Lit
	Uses       []int32 // for each premise, the step that concluded it
	Context    int32   // the assumptions it stands under, an index of Recorder.Contexts

	// Certificate of the rules that walk over the board.
	Set       []int32 // cells cut off: country_cut, country_between, stranded
	Separator int32   // the only cell the set is joined to, or -1
	Bridge    int32   // the only edge it is joined by, or -1
	Path      []int32 // cells of a path or a closed loop: closes_early, loop_closed
	Flaw      *Flaw   // closes_early
}

// Context is a set of assumptions: those of the parent and one more. Context 0 has none and
// is its own parent.
type Context struct {
	Parent     int32
	Assumption Lit
}

// Recorder keeps the steps of a state. Steps of a probe that failed to refute anything are
// dropped; of one that did, only those are kept that the contradiction needs.
type Recorder struct {
	Steps    []Step
	Contexts []Context
	context  int32
	of       []int32 // per variable: the step that decided it
}

// Record makes the state keep its steps from now on; call it on a new state.
func (s *State) Record() *Recorder {
	s.rec = &Recorder{Contexts: []Context{{Assumption: False}}, of: make([]int32, s.vars)}
	return s.rec
}

// StepOf returns the step that decided a variable which is decided.
func (r *Recorder) StepOf(v Var) int32 { return r.of[v] }

// Assumptions lists the assumptions of a context, the outermost first.
func (r *Recorder) Assumptions(context int32) []Lit {
	var out []Lit
	for ; context != 0; context = r.Contexts[context].Parent {
		out = append([]Lit{r.Contexts[context].Assumption}, out...)
	}
	return out
}

func (r *Recorder) deduced(s *State, l Lit, rule Rule, arg int32, clash bool) {
	step := Step{Rule: rule, Arg: arg, Conclusion: l, Context: r.context, Separator: -1, Bridge: -1}
	s.explain(&step)
	n := r.add(step)
	if clash {
		known := r.of[l/2]
		r.Steps = append(r.Steps, Step{
			Rule: Clash, Conclusion: False, Context: r.context, Separator: -1, Bridge: -1,
			Premises: []Lit{l, Not(l)}, Uses: []int32{n, known},
		})
	} else if l != False {
		r.of[l/2] = n
	}
}

func (r *Recorder) add(step Step) int32 {
	for _, p := range step.Premises {
		step.Uses = append(step.Uses, r.of[p/2])
	}
	r.Steps = append(r.Steps, step)
	return int32(len(r.Steps) - 1)
}

// enter begins a context with one more assumption, and returns what leave and refuted need.
func (r *Recorder) enter(l Lit) probeMark {
	m := probeMark{steps: len(r.Steps), contexts: len(r.Contexts), outer: r.context, assumption: l}
	r.Contexts = append(r.Contexts, Context{Parent: r.context, Assumption: l})
	r.context = int32(len(r.Contexts) - 1)
	return m
}

type probeMark struct {
	steps, contexts int
	outer           int32
	assumption      Lit
}

// drop forgets a context that led to nothing.
func (r *Recorder) drop(m probeMark) {
	r.Steps = r.Steps[:m.steps]
	r.Contexts = r.Contexts[:m.contexts]
	r.context = m.outer
}

// refuted ends a context whose last step is a contradiction: it keeps what that step needs,
// and returns the index of the contradiction.
func (r *Recorder) refuted(m probeMark) int32 {
	kept := r.keep(m.steps, int32(len(r.Steps)-1))
	r.context = m.outer
	return kept
}

// keep compacts the steps from start on to those that a step needs, and returns the new
// index of that step.
func (r *Recorder) keep(start int, last int32) int32 {
	need := make([]bool, len(r.Steps)-start)
	need[int(last)-start] = true
	for i := int(last); i >= start; i-- {
		if need[i-start] {
			for _, u := range r.Steps[i].Uses {
				if int(u) >= start {
					need[int(u)-start] = true
				}
			}
		}
	}
	name := make([]int32, len(need))
	at := start
	for i := range need {
		if !need[i] {
			continue
		}
		step := r.Steps[start+i]
		for j, u := range step.Uses {
			if int(u) >= start {
				step.Uses[j] = name[int(u)-start]
			}
		}
		name[i] = int32(at)
		r.Steps[at] = step
		at++
	}
	r.Steps = r.Steps[:at]
	return int32(at - 1)
}

// Needed returns, ascending, the steps that some steps rest on, themselves included.
func (r *Recorder) Needed(targets ...int32) []int32 {
	need := make([]bool, len(r.Steps))
	for _, t := range targets {
		need[t] = true
	}
	var out []int32
	for i := len(r.Steps) - 1; i >= 0; i-- {
		if need[i] {
			out = append(out, int32(i))
			for _, u := range r.Steps[i].Uses {
				need[u] = true
			}
		}
	}
	for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	return out
}
