package knight

import (
	"math/big"
	"math/bits"
)

// wide is an unsigned number of 128 bits.
type wide struct{ hi, lo uint64 }

func (w wide) big() *big.Int {
	n := new(big.Int).SetUint64(w.hi)
	return n.Lsh(n, 64).Add(n, new(big.Int).SetUint64(w.lo))
}

// packed is a state of the sweep, four bits a place.
type packed struct{ a, b uint64 }

func (p packed) unpack() (st places) {
	for i := range 16 {
		st[i] = uint8(p.a>>(4*i)) & 15
		st[16+i] = uint8(p.b>>(4*i)) & 15
	}
	return st
}

// pack numbers the paths of the first n places by first appearance and packs them.
// It is false when there are too many paths.
func (st *places) pack(n int) (packed, bool) {
	var name [maxPaths + 4]uint8
	name[both] = both
	count := uint8(0)
	var p packed
	for i, l := range st[:n] {
		if l == 0 {
			continue
		}
		if name[l] == 0 {
			count++
			if count > maxPaths {
				return p, false
			}
			name[l] = count
		}
		if i < 16 {
			p.a |= uint64(name[l]) << (4 * i)
		} else {
			p.b |= uint64(name[l]) << (4 * (i - 16))
		}
	}
	return p, true
}

// table counts by state: open addressing, a slot of count 0 is free. It is a third
// of the time of a map of the language here.
type table struct {
	slots []slot
	used  int
}

type slot struct {
	key packed
	n   wide
}

func newTable(size int) *table {
	return &table{slots: make([]slot, 1<<max(8, bits.Len(uint(2*size))))}
}

func (t *table) clear() {
	clear(t.slots)
	t.used = 0
}

// add adds n, which is not 0, to the count of key. It is false on overflow.
func (t *table) add(key packed, n wide) bool {
	if 3*t.used >= 2*len(t.slots) {
		old := t.slots
		t.slots = make([]slot, 2*len(old))
		for i := range old {
			if old[i].n != (wide{}) {
				*t.find(old[i].key) = old[i]
			}
		}
	}
	s := t.find(key)
	if s.n == (wide{}) {
		s.key, s.n = key, n
		t.used++
		return true
	}
	lo, carry := bits.Add64(s.n.lo, n.lo, 0)
	hi, over := bits.Add64(s.n.hi, n.hi, carry)
	s.n = wide{hi, lo}
	return over == 0
}

func (t *table) find(key packed) *slot {
	h := (key.a ^ bits.RotateLeft64(key.b, 29)*0x9e3779b97f4a7c15) * 0xd6e8feb86659fd93
	h ^= h >> 32
	h *= 0xd6e8feb86659fd93
	mask := uint64(len(t.slots) - 1)
	for i := (h >> 20) & mask; ; i = (i + 1) & mask {
		if s := &t.slots[i]; s.n == (wide{}) || s.key == key {
			return s
		}
	}
}
