package check

// Treatment is what the checker does with the goals of a built-in predicate.
type Treatment string

// The treatments.
const (
	Decided    Treatment = "decided"    // solved again, by another route than the engine's
	Reflective Treatment = "reflective" // trusted: it reads the program
	Stateful   Treatment = "stateful"   // trusted: it depends on state, or changes it
	Unknown    Treatment = "unknown"    // trusted: the checker does not know it
)

// TreatmentOf gives the treatment of name/arity, and whether programs may not
// define the predicate. The checker has lists of its own; a test compares them
// with the engine's table of built-ins.
func TreatmentOf(name string, arity int) (t Treatment, isProtected bool) {
	key := makeFunctor(name, arity)
	switch {
	case reflectiveGoals[key]:
		t = Reflective
	case statefulGoals[key]:
		t = Stateful
	case key == keyUnifyFinite, primitives[key] != nil, loops[key] != nil, libraryTheory().predicates[key] != nil:
		t = Decided
	default:
		t = Unknown
	}
	return t, protected(key)
}
