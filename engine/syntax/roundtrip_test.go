package syntax

import (
	"math"
	"math/big"
	"math/rand"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

// randomNames are names of every kind; many of them become operators.
var randomNames = []string{"a", "b", "foo", "Bar", "_x", "-", "+", "\\+", "*", "=", ":-", "-->", ",", "|", ";", "!", "[]", "{}",
	"", ".", "..", "=..", "a b", "é", "mod", "is", "dynamic", "/*", "/", "\\", "'", "\"", "`", "\n", "\x00", "\u00a0", "0", "1a",
	"e", "x", "->", ":", "?-", "^", "**", "%", "$VAR", "end_of_file", "☃", "日本", "É", "@", ".a", "*/", "e10", "b'c", "//"}

// termMaker makes random terms over randomNames.
type termMaker struct {
	*rand.Rand
	h    *term.Heap
	vars []term.Word
}

func (m *termMaker) name() term.Atom { return term.Intern(randomNames[m.Intn(len(randomNames))]) }

func (m *termMaker) number() term.Word {
	switch m.Intn(6) {
	case 0:
		return m.h.NewFloat(math.Float64frombits(m.Uint64() &^ (1 << 62)))
	case 1:
		return m.h.NewFloat(float64(m.Intn(2000)-1000) / 8)
	case 2:
		v := new(big.Int).Rand(m.Rand, new(big.Int).Lsh(big.NewInt(1), 100))
		if m.Intn(2) == 0 {
			v.Neg(v)
		}
		return m.h.NewBig(v)
	case 3:
		return m.h.NewInt(int64(m.Uint64()))
	}
	return m.h.NewInt(int64(m.Intn(5) - 2))
}

func (m *termMaker) term(depth int) term.Word {
	if depth == 0 {
		switch m.Intn(5) {
		case 0:
			if len(m.vars) == 0 || m.Intn(2) == 0 {
				m.vars = append(m.vars, m.h.NewVar())
			}
			return m.vars[m.Intn(len(m.vars))]
		case 1:
			return m.number()
		}
		return m.name().Word()
	}
	switch m.Intn(8) {
	case 0:
		return m.term(0)
	case 1:
		n := m.Intn(4)
		elems := make([]term.Word, n)
		for i := range elems {
			elems[i] = m.term(m.Intn(depth))
		}
		tail := term.AtomNil.Word()
		if n > 0 && m.Intn(4) == 0 {
			tail = m.term(m.Intn(depth))
		}
		return m.h.NewList(elems, tail)
	case 2:
		return m.h.NewChars(randomNames[m.Intn(len(randomNames))], term.AtomNil.Word())
	case 3, 4:
		return m.h.NewStruct(m.name(), m.term(m.Intn(depth)))
	case 5:
		return m.h.NewStruct(m.name(), m.term(m.Intn(depth)), m.term(m.Intn(depth)), m.term(m.Intn(depth)))
	}
	return m.h.NewStruct(m.name(), m.term(m.Intn(depth)), m.term(m.Intn(depth)))
}

// operators gives a table with random operators added and removed.
func (m *termMaker) operators() *Operators {
	ops := NewOperators()
	priorities := []int{0, 1, 200, 201, 400, 700, 999, 1000, 1001, 1200}
	for range m.Intn(30) {
		ops.Add(priorities[m.Intn(len(priorities))], FX+Specifier(m.Intn(7)), m.name())
	}
	return ops
}

var layouts = map[string]WriteOptions{
	"compact":    {Quoted: true},
	"spaced":     {Quoted: true, Layout: Spaced},
	"answer":     Answer(&Flags{}),
	"text":       {Quoted: true, CharsAsText: true},
	"ignore_ops": {Quoted: true, IgnoreOps: true},
}

// checkRoundTrip writes w in every layout, ended by a dot, and reads it back.
func checkRoundTrip(t *testing.T, h *term.Heap, w term.Word, ops *Operators) {
	t.Helper()
	for name, o := range layouts {
		text := AppendDot(Append(nil, h, w, ops, o))
		back, err := NewReader(h, string(text), name, ops, &Flags{}).Read()
		if err != nil {
			t.Fatalf("%s: %s\n%v\ncanonical: %s", name, text, err, Format(h, w, NewOperators(), layouts["ignore_ops"]))
		}
		if !h.Variant(w, back.Word) {
			t.Fatalf("%s: %s\nread back as %s\nis not      %s", name, text,
				Format(h, back.Word, ops, layouts["ignore_ops"]), Format(h, w, ops, layouts["ignore_ops"]))
		}
	}
}

func TestRoundTripOfRandomTerms(t *testing.T) {
	n := 20000
	if testing.Short() {
		n = 2000
	}
	for seed := range int64(n) {
		m := &termMaker{Rand: rand.New(rand.NewSource(seed)), h: term.NewHeap(0)}
		ops := m.operators()
		checkRoundTrip(t, m.h, m.term(1+m.Intn(6)), ops)
	}
}

func FuzzRoundTrip(f *testing.F) {
	for _, s := range []string{"a:-b,\\+c.", "[a,B|\"cd\"].", "- (1)- -1.", "f(:-,{-},[-|-]).", "X='a b'+\"x\"."} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		h := term.NewHeap(0)
		ops := NewOperators()
		got, err := NewReader(h, text, "fuzz", ops, &Flags{}).Read()
		if err != nil {
			return
		}
		checkRoundTrip(t, h, got.Word, ops)
	})
}
