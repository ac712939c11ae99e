//go:build !linux

package machine

import "github.com/eyeprove/eyeprove/engine/term"

// mapped has no room to give here: areas are copied when they grow.
func mapped(int) []term.Word { return nil }

func vacate([]term.Word, int) {}
