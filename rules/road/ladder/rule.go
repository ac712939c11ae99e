package ladder

import "strings"

// Rungs is a set of rule sets.
type Rungs uint8

// The five rungs.
const (
	Region Rungs = 1 << iota
	Once
	Loop
	Macro
	Probe
	All = Region | Once | Loop | Macro | Probe
)

// RungNames lists the rungs from the weakest to the strongest.
var RungNames = []string{"region", "once", "loop", "macro", "probe"}

// String writes the rungs of a set, separated by commas.
func (r Rungs) String() string {
	var names []string
	for i, n := range RungNames {
		if r>>i&1 == 1 {
			names = append(names, n)
		}
	}
	return strings.Join(names, ",")
}

// UpTo returns the rungs from the weakest up to the i-th, counted from 0.
func UpTo(i int) Rungs { return 1<<(i+1) - 1 }

// Rule is a named deduction rule.
type Rule uint8

// The rules. The names (below) are those of the clauses in rules/road/*.pl.
const (
	NoRule Rule = iota
	// region
	EmptyCell
	UsedEdge
	FacingEmpty
	Wall
	NumberFull
	NumberNeeded
	SomeCell
	// once
	Visit
	CrossedTwice
	CrossingNeeded
	CrossingPartner
	CrossedPair
	BorderOnce
	ClosedPair
	NoGate
	LastGate
	PairsFull
	PairsNeeded
	CountryCut
	CountryBetween
	// loop
	DegreeFull
	DegreeNeeded
	DeadEnd
	DeadEndCell
	ClosesEarly
	LoopClosed
	Stranded
	// macro
	NoCycle
	EveryCycle
	// probe
	Refuted
	// Given marks what a caller assumed: a partial grid, a probe, a guess.
	Given
	// Clash concludes False from a fact and its opposite.
	Clash
	ruleCount
)

type ruleInfo struct {
	name  string
	rung  Rungs
	words string
}

var rules = [ruleCount]ruleInfo{
	EmptyCell:       {"empty_cell", Region, "an empty cell carries no road"},
	UsedEdge:        {"used_edge", Region, "both ends of a used edge are on the road"},
	FacingEmpty:     {"facing_empty", Region, "two cells facing each other across a border may not both be empty"},
	Wall:            {"wall", Region, "a border drawn inside a country cannot be crossed"},
	NumberFull:      {"number_full", Region, "the country has all its road cells"},
	NumberNeeded:    {"number_needed", Region, "the country needs all the cells that are left"},
	SomeCell:        {"some_cell", Region, "some cell must be on the road"},
	Visit:           {"visit", Once, "every country has a cell on the road"},
	CrossedTwice:    {"crossed_twice", Once, "the country has been entered and left"},
	CrossingNeeded:  {"crossing_needed", Once, "the country must be entered and left, and only two ways remain"},
	CrossingPartner: {"crossing_partner", Once, "a country that is entered must be left, and is never crossed once"},
	CrossedPair:     {"crossed_pair", Once, "a used edge crosses its border"},
	BorderOnce:      {"border_once", Once, "the border between two countries is crossed only once"},
	ClosedPair:      {"closed_pair", Once, "a border that is not crossed has no used edge"},
	NoGate:          {"no_gate", Once, "no edge of the border can be used"},
	LastGate:        {"last_gate", Once, "the border must be crossed, and one edge remains"},
	PairsFull:       {"pairs_full", Once, "the country already has its two neighbours on the road"},
	PairsNeeded:     {"pairs_needed", Once, "the country needs two neighbours on the road, and only two remain"},
	CountryCut:      {"country_cut", Once, "the road inside a country is one piece, and this cell cannot be reached"},
	CountryBetween:  {"country_between", Once, "the road inside a country is one piece, and must pass here"},
	DegreeFull:      {"degree_full", Loop, "the road passes the cell already"},
	DegreeNeeded:    {"degree_needed", Loop, "the road must pass the cell, and only two ways remain"},
	DeadEnd:         {"dead_end", Loop, "the road would come to a dead end"},
	DeadEndCell:     {"dead_end_cell", Loop, "the road cannot pass the cell"},
	ClosesEarly:     {"closes_early", Loop, "the loop would close too early"},
	LoopClosed:      {"loop_closed", Loop, "the loop is closed, so every other cell is empty"},
	Stranded:        {"stranded", Loop, "no loop can pass both here and there"},
	NoCycle:         {"no_cycle", Macro, "no cycle through all countries crosses this border"},
	EveryCycle:      {"every_cycle", Macro, "every cycle through all countries crosses this border"},
	Refuted:         {"refuted", Probe, "the opposite leads to a contradiction"},
	Given:           {"given", 0, "assumed"},
	Clash:           {"clash", 0, "this contradicts what is known"},
}

// String returns the rule's name, which is also the name of its clause.
func (r Rule) String() string { return rules[r].name }

// Words says the rule in one sentence.
func (r Rule) Words() string { return rules[r].words }

// Rung returns the rung that the rule belongs to, 0 for Given and Clash.
func (r Rule) Rung() Rungs { return rules[r].rung }

// Rules lists all rules of the rungs.
func Rules() []Rule {
	var out []Rule
	for r := Rule(1); r < ruleCount; r++ {
		if rules[r].rung != 0 {
			out = append(out, r)
		}
	}
	return out
}
