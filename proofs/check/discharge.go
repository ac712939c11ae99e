package check

// Condition C8, closure, is our own: what C1-C7 trust or do not look at is
// closed by running it again, as it was called.

// discharge replays every claim and turns what stays open into obligations. It
// runs only for a document that passes C1-C7.
func (c *checker) discharge() {
	r := c.report
	r.Discharged = true
	if !r.Valid() {
		return
	}
	if c.waits() {
		var adrift []obligation
		for _, claim := range c.document.claims {
			adrift = append(adrift, obligation{"commitment", stateful, claim, none})
		}
		c.settle(nil, adrift)
		return
	}
	p, adrift := c.replayAll(false)
	if p.refutes() {
		p, adrift = c.replayAll(true)
	}
	c.settle(p.events, adrift)
}

// replayAll replays the claims. adrift are those that do not get to the end.
func (c *checker) replayAll(careful bool) (p *replay, adrift []obligation) {
	p = newReplay(c, careful)
	for _, claim := range c.document.claims {
		if through, reason := p.claim(claim); !through {
			adrift = append(adrift, obligation{"commitment", reason, claim, none})
		}
	}
	p.uncalled()
	return p, adrift
}

// settle makes the final obligations, in step order, of those that C5 filed and
// of what the replay found.
func (c *checker) settle(events []event, adrift []obligation) {
	r := c.report
	steps := c.document.steps
	boundary := make([]stepFate, len(steps))
	commitment := make([]stepFate, len(steps))
	builtin := make([]stepFate, len(steps))
	for _, e := range events {
		switch e.kind {
		case boundaryEvent:
			boundary[e.step].add(e.came)
		case commitmentEvent:
			commitment[e.step].add(e.came)
		default:
			builtin[e.step].add(e.came)
		}
	}
	filed := make(map[int32]obligation, len(r.Trusted))
	for _, o := range r.Trusted {
		filed[o.step] = o
	}
	r.Trusted = nil
	for i := range steps {
		s := &steps[i]
		o, trusted := filed[int32(i)]
		switch own := boundary[i].merge(builtin[i], trusted && s.by == byBuiltin); {
		case own.refuted != "":
			r.fail(c8, s.goal, own.refuted)
		case trusted && own.closed && own.open == "":
			r.Closed++
		case trusted:
			if own.open != "" {
				o.reason = own.open
			}
			r.Trusted = append(r.Trusted, o)
		case own.open != "":
			r.Trusted = append(r.Trusted, obligation{"builtin", own.open, s.goal, int32(i)})
		}
		switch f := commitment[i]; {
		case f.refuted != "":
			r.fail(c8, s.goal, f.refuted)
		case f.open != "":
			r.Trusted = append(r.Trusted, obligation{"commitment", f.open, s.goal, int32(i)})
		case f.closed:
			r.Closed++
		}
	}
	r.Trusted = append(r.Trusted, adrift...)
	r.cover(c8, r.Closed)
}

// stepFate is what came of all events of one kind at a step.
type stepFate struct {
	closed        bool
	open, refuted string // the first reason and detail, if any
}

func (f *stepFate) add(came closure) {
	switch {
	case came.outcome == closed:
		f.closed = true
	case came.outcome == open && f.open == "":
		f.open = came.text
	case came.outcome == refuted && f.refuted == "":
		f.refuted = came.text
	}
}

// merge adds what came of deciding the step's goal as it was called; that it
// holds closes a trusted step only if wanted.
func (f stepFate) merge(g stepFate, wanted bool) stepFate {
	f.closed = f.closed || g.closed && wanted
	if f.open == "" {
		f.open = g.open
	}
	if f.refuted == "" {
		f.refuted = g.refuted
	}
	return f
}
