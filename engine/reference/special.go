package reference

import (
	"fmt"
	"io"
	"strings"

	pl "github.com/ichiban/prolog/engine"
)

// bigInteger is an integer beyond 64 bits, in decimal, for which ichiban has no
// term. It unifies with itself; whatever looks at its value is decided by the
// machine's built-ins.
type bigInteger string

// WriteTerm writes the digits.
func (b bigInteger) WriteTerm(w io.Writer, _ *pl.WriteOptions, _ *pl.Env) error {
	_, err := io.WriteString(w, string(b))
	return err
}

// Compare orders it among ichiban's terms; comparisons of programs that make
// such integers do not come here.
func (b bigInteger) Compare(t pl.Term, env *pl.Env) int {
	return pl.CompareAtomic(b, t, func(a, b bigInteger) int { return strings.Compare(string(a), string(b)) }, env)
}

// opaque is a Go value as a term, by which the Go predicates of this package
// find their state. Programs never see one.
type opaque[T any] struct{ value *T }

// WriteTerm writes the address.
func (o opaque[T]) WriteTerm(w io.Writer, _ *pl.WriteOptions, _ *pl.Env) error {
	_, err := fmt.Fprintf(w, "<%p>", o.value)
	return err
}

// Compare orders by address.
func (o opaque[T]) Compare(t pl.Term, env *pl.Env) int {
	return pl.CompareAtomic(o, t, func(a, b opaque[T]) int {
		return strings.Compare(fmt.Sprintf("%p", a.value), fmt.Sprintf("%p", b.value))
	}, env)
}

// valueOf gives the Go value behind a term that must be an opaque of its type.
func valueOf[T any](t pl.Term, env *pl.Env) *T {
	return env.Resolve(t).(opaque[T]).value
}
