package check

import (
	_ "embed"
	"fmt"
	"io"
	"sync"

	"github.com/eyeprove/eyeprove/engine/library"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// A theory is what the checker's resolver knows: the clauses of the language's
// library, and those of prelude.pl for predicates that the engine has in Go.
// Clauses of the program are not in it.
type theory struct {
	predicates map[functor]*predicate
}

// predicate is the clauses of a predicate in source order.
type predicate struct {
	clauses []*clause
	firsts  []term.Word // by clause: what its first argument must be, 0 for anything
	program bool        // the clauses are the program's
}

// add puts a clause behind the others; head is its head on h.
func (p *predicate) add(c *clause, h *term.Heap, head term.Word) {
	first, _ := firstArgument(h, head)
	p.clauses = append(p.clauses, c)
	p.firsts = append(p.firsts, first)
}

//go:embed prelude.pl
var preludeText string

// libraryTheory reads the embedded clauses, once.
var libraryTheory = sync.OnceValue(func() *theory {
	t := &theory{predicates: map[functor]*predicate{}}
	t.read("prelude.pl", preludeText)
	mine := map[functor]bool{}
	for key := range t.predicates {
		mine[key] = true
	}
	for _, file := range library.Files() {
		t.readExcept(file.Name+".pl", file.Text, mine)
	}
	return t
})

func (t *theory) read(name, text string) { t.readExcept(name, text, nil) }

// readExcept reads clauses, but for the predicates named. The texts are part
// of this program, so that one that does not read is a mistake in it.
func (t *theory) readExcept(name, text string, except map[functor]bool) {
	h := term.NewHeap(0)
	src := syntax.NewSource(h, name, text, 1, syntax.NewOperators(), &syntax.Flags{})
	for {
		h.Init(0)
		item, err := src.Next()
		if err == io.EOF {
			return
		}
		if err != nil {
			panic(fmt.Sprintf("check: embedded library: %v", err))
		}
		if item.Kind != syntax.ClauseItem {
			continue
		}
		c, ok := makeClause(h, item.Head, item.Body, true, func(term.Word) string { return "" })
		if !ok {
			panic(fmt.Sprintf("check: embedded library %s:%d: no head", name, item.Start.Line))
		}
		if except[c.key] {
			continue
		}
		p := t.predicates[c.key]
		if p == nil {
			p = &predicate{}
			t.predicates[c.key] = p
		}
		p.add(c, h, item.Head)
	}
}

// cutBefore reports whether a clause before the given one has a cut.
func (p *predicate) cutBefore(i int) bool {
	for _, c := range p.clauses[:i] {
		if c.hasCut() {
			return true
		}
	}
	return false
}

// next gives the index, from i on, of the next clause whose first argument may
// unify with first, which is 0 when nothing is known; len(clauses) for none.
func (p *predicate) next(i int, first term.Word) int {
	if first == 0 {
		return i
	}
	for i < len(p.clauses) && p.firsts[i] != 0 && p.firsts[i] != first {
		i++
	}
	return i
}
