package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/rules/knight"
	"github.com/eyeprove/eyeprove/rules/knight/oracle"
	"github.com/eyeprove/eyeprove/rules/road"
	roadoracle "github.com/eyeprove/eyeprove/rules/road/oracle"
)

// ruleLibraries gives the rule libraries that programs can load.
func ruleLibraries() []engine.RuleLibrary {
	return []engine.RuleLibrary{
		{Name: "knight", Text: knight.Library(), Oracles: oracle.Searches(), Accelerated: oracle.Accelerated()},
		{Name: "road", Text: road.Library(), Oracles: roadoracle.Searches(), Accelerated: roadoracle.Accelerated()},
	}
}

// namedLibrary gives the rule library that a program named library(Name) is.
func namedLibrary(name string) (engine.RuleLibrary, bool) {
	for _, l := range ruleLibraries() {
		if l.SourceName() == name {
			return l, true
		}
	}
	return engine.RuleLibrary{}, false
}

// noLibrary complains of library(Name) where there is neither such a rule library nor
// such a file.
func noLibrary(name string) error {
	wanted, ok := strings.CutPrefix(name, "library(")
	if !ok || !strings.HasSuffix(wanted, ")") {
		return nil
	}
	if _, err := os.Stat(name); err == nil {
		return nil
	}
	var names []string
	for _, l := range ruleLibraries() {
		names = append(names, l.SourceName())
	}
	return fmt.Errorf("there is no %s; the rule libraries are %s", name, strings.Join(names, ", "))
}
