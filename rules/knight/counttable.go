package knight

import (
	"math/big"
	"math/bits"
)

// table counts by state: open addressing in flat arrays. A slot whose key is 0 is
// free.
type table struct {
	slots    []tableSlot
	second   []uint64 // the second words of the keys; nil when the layout is narrow
	more     []uint64 // of each slot, the words of its count after the first
	words    int      // of a count
	used     int
	shift    uint
	overflow bool // a count needs more words
}

type tableSlot struct{ key, n uint64 }

func newTable(l layout, words int) *table {
	t := &table{words: words}
	t.make(256, l == broad)
	return t
}

func (t *table) make(size int, second bool) {
	t.slots = make([]tableSlot, size)
	t.shift = uint(64 - bits.TrailingZeros(uint(size)))
	if second {
		t.second = make([]uint64, size)
	}
	if t.words > 1 {
		t.more = make([]uint64, size*(t.words-1))
	}
}

func (t *table) clear() {
	clear(t.slots)
	t.used = 0
}

// at gives the state in slot i and its count. more is good until the table changes.
func (t *table) at(i int) (s state, n uint64, more []uint64) {
	s.a, n = t.slots[i].key, t.slots[i].n
	if t.second != nil {
		s.b = t.second[i]
	}
	return s, n, t.rest(i)
}

// rest gives the words after the first of the count in slot i.
func (t *table) rest(i int) []uint64 {
	if t.words == 1 {
		return nil
	}
	return t.more[i*(t.words-1) : (i+1)*(t.words-1)]
}

// add adds to the count of a state.
func (t *table) add(s state, n uint64, more []uint64) {
	i := t.find(s)
	e := &t.slots[i]
	if e.key == 0 {
		if 4*t.used >= 3*len(t.slots) {
			t.grow()
			i = t.find(s)
			e = &t.slots[i]
		}
		t.used++
		e.key, e.n = s.a, n
		if t.second != nil {
			t.second[i] = s.b
		}
		copy(t.rest(i), more)
		return
	}
	var carry uint64
	e.n, carry = bits.Add64(e.n, n, 0)
	for k, w := range t.rest(i) {
		t.rest(i)[k], carry = bits.Add64(w, more[k], carry)
	}
	t.overflow = t.overflow || carry != 0
}

func (t *table) grow() {
	old := *t
	t.make(2*len(old.slots), old.second != nil)
	for i := range old.slots {
		if old.slots[i].key == 0 {
			continue
		}
		s, n, more := old.at(i)
		k := t.find(s)
		t.slots[k] = tableSlot{s.a, n}
		if t.second != nil {
			t.second[k] = s.b
		}
		copy(t.rest(k), more)
	}
}

// find gives the slot of a state, or the free one where it belongs.
func (t *table) find(s state) int {
	h := s.a*0x9e3779b97f4a7c15 ^ s.b*0xd6e8feb86659fd93
	h ^= h >> 32
	h *= 0xd6e8feb86659fd93
	mask := uint64(len(t.slots) - 1)
	for i := h >> t.shift; ; i = (i + 1) & mask {
		if e := &t.slots[i]; e.key == 0 || e.key == s.a && (t.second == nil || t.second[i] == s.b) {
			return int(i)
		}
	}
}

// number is the number of these words, the lowest first.
func number(n uint64, more []uint64) *big.Int {
	sum := new(big.Int)
	for i := len(more) - 1; i >= 0; i-- {
		sum.Lsh(sum.Add(sum, new(big.Int).SetUint64(more[i])), 64)
	}
	return sum.Add(sum, new(big.Int).SetUint64(n))
}
