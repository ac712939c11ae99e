package machine

import (
	"math/bits"
	"slices"

	"github.com/eyeprove/eyeprove/engine/term"
)

// keyTable is a hash table from keys of arguments to numbers: linear probing,
// a third to two thirds full, 12 bytes a place and no pointers. A Go map of the same
// takes twice the memory.
type keyTable struct {
	keys  []term.Word // 0 is free
	vals  []int32
	live  int
	shift uint8 // of the hash
}

func newKeyTable(size int) *keyTable {
	return &keyTable{keys: make([]term.Word, size), vals: make([]int32, size), shift: uint8(65 - bits.Len(uint(size)))}
}

// home is the place where a key is looked for first.
func (t *keyTable) home(key term.Word) int {
	return int(uint64(key) * 0x9E3779B97F4A7C15 >> t.shift)
}

// place gives the place of a key, or where it would go.
func (t *keyTable) place(key term.Word) int {
	mask := len(t.keys) - 1
	i := t.home(key)
	for t.keys[i] != key && t.keys[i] != 0 {
		i = (i + 1) & mask
	}
	return i
}

// get gives the number of a key, 0 when it has none.
func (t *keyTable) get(key term.Word) int32 { return t.vals[t.place(key)] }

// put gives a key a number.
func (t *keyTable) put(key term.Word, v int32) {
	i := t.place(key)
	if t.keys[i] == 0 {
		if 3*t.live >= 2*len(t.keys) {
			t.grow()
			i = t.place(key)
		}
		t.keys[i] = key
		t.live++
	}
	t.vals[i] = v
}

func (t *keyTable) grow() {
	bigger := newKeyTable(2 * len(t.keys))
	for i, key := range t.keys {
		if key != 0 {
			j := bigger.place(key)
			bigger.keys[j], bigger.vals[j] = key, t.vals[i]
		}
	}
	t.keys, t.vals, t.shift = bigger.keys, bigger.vals, bigger.shift
}

// remove forgets a key, which must be there.
func (t *keyTable) remove(key term.Word) {
	mask := len(t.keys) - 1
	i := t.place(key)
	t.live--
	for j := i; ; {
		t.keys[i], t.vals[i] = 0, 0
		for {
			if j = (j + 1) & mask; t.keys[j] == 0 {
				return
			}
			if h := t.home(t.keys[j]); (j-h)&mask >= (j-i)&mask { // it may move up to i
				break
			}
		}
		t.keys[i], t.vals[i] = t.keys[j], t.vals[j]
		i = j
	}
}

// each replaces the number of every key by what f makes of it.
func (t *keyTable) each(f func(int32) int32) {
	for i, key := range t.keys {
		if key != 0 {
			t.vals[i] = f(t.vals[i])
		}
	}
}

// clone gives an independent copy.
func (t *keyTable) clone() *keyTable {
	c := *t
	c.keys, c.vals = slices.Clone(t.keys), slices.Clone(t.vals)
	return &c
}
