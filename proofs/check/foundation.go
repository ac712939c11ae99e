package check

// Condition C2, well-foundedness: no step depends on itself through uses.

// checkFoundation walks the steps depth first along their uses, with its own
// stack, and reports each step that a path from itself leads back to. It runs
// after C4, which finds the steps of uses. Linear in steps plus uses.
func (c *checker) checkFoundation() {
	const (
		unseen = iota
		open   // on the path being walked
		done
	)
	d := c.document
	state := make([]uint8, len(d.steps))
	blamed := make([]bool, len(d.steps))
	type visit struct {
		step int32
		use  int
	}
	var path []visit
	for start := range d.steps {
		if state[start] != unseen {
			continue
		}
		state[start] = open
		path = append(path[:0], visit{int32(start), d.steps[start].firstUse})
		for len(path) > 0 {
			at := &path[len(path)-1]
			if at.use == d.steps[at.step].afterUses {
				state[at.step] = done
				path = path[:len(path)-1]
				continue
			}
			use := d.uses[at.use]
			at.use++
			switch {
			case use == none || state[use] == done:
			case state[use] == open:
				if !blamed[use] {
					blamed[use] = true
					c.report.fail(c2, d.steps[use].goal, "the step depends on itself")
				}
			default:
				state[use] = open
				path = append(path, visit{use, d.steps[use].firstUse})
			}
		}
	}
	c.report.cover(c2, len(d.steps))
}
