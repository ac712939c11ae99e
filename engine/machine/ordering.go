package machine

import "github.com/eyeprove/eyeprove/engine/term"

// Ordering compares terms for one call of a built-in. Where the age of variables
// decided, the outcome of the call goes to the choice log: a proof is rebuilt on
// a heap where they have another age. Other calls log nothing.
type Ordering struct {
	m    *Machine
	aged bool
}

// Ordering gives a fresh one.
func (m *Machine) Ordering() Ordering { return Ordering{m: m} }

// Compare compares in the standard order of terms.
func (o *Ordering) Compare(a, b term.Word) int {
	sign, aged := o.m.CompareAged(a, b)
	o.aged = o.aged || aged
	return sign
}

// Open reports whether the outcome has to be settled.
func (o *Ordering) Open() bool { return o.aged && (o.m.record || o.m.settled != nil) }

// Settle gives the outcome that counts, which is this one unless the machine
// follows a log. It is a term without variables.
func (o *Ordering) Settle(outcome term.Word) term.Word {
	if o.m.settled != nil {
		return o.m.settled()
	}
	o.m.noteGround(outcome)
	return outcome
}

// Sign compares two terms when nothing else decides the call.
func (o *Ordering) Sign(a, b term.Word) int {
	sign := o.Compare(a, b)
	if o.Open() {
		sign = int(o.Settle(term.MakeSmall(int64(sign))).SmallInt())
	}
	return sign
}

// SettleBy makes the outcomes that the age of variables decides those that next
// gives, for a caller that follows a log.
func (m *Machine) SettleBy(next func() term.Word) { m.settled = next }
