package term

import (
	"fmt"
	"hash/maphash"
	"sync"
	"sync/atomic"
	"unsafe"
)

// Atom is an index into the process-wide atom table. Equal names have equal
// atoms; an atom is never freed.
type Atom uint32

// The table is read without a lock. Names are bytes in slabs that never move, and
// an atom is a place there, so that Go's collector has nothing to look at: with a
// Go string an atom the collections of ten million atoms took half of the time.
// The directories and the hash table are replaced atomically when they grow. A slot
// of the hash table is written once, after the name it leads to.
const (
	placeBits = 12 // places are in chunks of 4096
	slabBits  = 18 // names in slabs of 256 KB
	sizeBits  = 26
	wholeSlab = 1<<sizeBits - 1 // the size in a place of a name that is a slab of its own
)

// place is where a name is: slab, offset in it, size.
type place uint64

type placeChunk [1 << placeBits]place

// hashTable finds atoms by name with linear probing. A slot holds half of the
// name's hash and the atom plus one; 0 is free. The home of a name is given by the
// upper bits of the hash, so that a table is doubled from front to back.
type hashTable struct {
	shift uint8 // of half a hash
	slots []atomic.Uint64
}

var atoms struct {
	places atomic.Pointer[[]*placeChunk]
	slabs  atomic.Pointer[[][]byte]
	table  atomic.Pointer[hashTable]
	grow   sync.Mutex    // guards count and every change
	count  atomic.Uint32 // set when the newest can be found
	filled int           // bytes of the last slab that are taken
	bytes  atomic.Int64
}

var hashSeed = maphash.MakeSeed()

// oneChar caches the atoms of the characters below 256; they are what text
// built-ins make most of.
var oneChar [256]Atom

// Intern gives the atom with this name. It is safe for concurrent use.
func Intern(name string) Atom {
	hash := uint32(maphash.String(hashSeed, name))
	count := atoms.count.Load()
	t := atoms.table.Load()
	if t != nil {
		if a, ok := t.find(hash, name); ok {
			return a
		}
	}
	atoms.grow.Lock()
	defer atoms.grow.Unlock()
	if t = atoms.table.Load(); t == nil {
		t = newHashTable(10)
	} else if atoms.count.Load() != count { // others came since
		if a, ok := t.find(hash, name); ok {
			return a
		}
	}
	if count = atoms.count.Load(); 3*int(count) >= 2*len(t.slots) {
		t = t.double()
	}
	a := appendName(name)
	t.insert(hash, a)
	atoms.table.Store(t)
	atoms.count.Store(count + 1)
	return a
}

// InternBytes is Intern for a name that may be written over afterwards.
func InternBytes(name []byte) Atom {
	return Intern(unsafe.String(unsafe.SliceData(name), len(name))) // names are copied
}

func newHashTable(bits int) *hashTable {
	return &hashTable{shift: uint8(32 - bits), slots: make([]atomic.Uint64, 1<<bits)}
}

// find gives the atom of a name, if it is there.
func (t *hashTable) find(hash uint32, name string) (Atom, bool) {
	mask := len(t.slots) - 1
	for i := int(hash >> t.shift); ; i = (i + 1) & mask {
		slot := t.slots[i].Load()
		if slot == 0 {
			return 0, false
		}
		if uint32(slot>>32) == hash {
			if a := Atom(uint32(slot) - 1); a.Name() == name {
				return a, true
			}
		}
	}
}

func (t *hashTable) insert(hash uint32, a Atom) {
	mask := len(t.slots) - 1
	i := int(hash >> t.shift)
	for t.slots[i].Load() != 0 {
		i = (i + 1) & mask
	}
	t.slots[i].Store(uint64(hash)<<32 | uint64(a+1))
}

// double gives a table of twice the size with the same atoms.
func (t *hashTable) double() *hashTable {
	bigger := newHashTable(33 - int(t.shift))
	for i := range t.slots {
		if slot := t.slots[i].Load(); slot != 0 {
			bigger.insert(uint32(slot>>32), Atom(uint32(slot)-1))
		}
	}
	return bigger
}

// appendName enters a new name; the caller holds the lock.
func appendName(name string) Atom {
	a := Atom(atoms.count.Load())
	if a >= freezeMark {
		panic("term: atom table full")
	}
	var places []*placeChunk
	if p := atoms.places.Load(); p != nil {
		places = *p
	}
	if int(a>>placeBits) == len(places) {
		places = append(places[:len(places):len(places)], new(placeChunk))
		atoms.places.Store(&places)
	}
	places[a>>placeBits][a&(1<<placeBits-1)] = keep(name)
	atoms.bytes.Add(int64(len(name)) + atomOverhead)
	return a
}

// keep copies a name to a slab and gives its place.
func keep(name string) place {
	var slabs [][]byte
	if p := atoms.slabs.Load(); p != nil {
		slabs = *p
	}
	n := len(name)
	whole := n > 1<<(slabBits-2)
	if whole || len(slabs) == 0 || atoms.filled+n >= 1<<slabBits {
		size := 1 << slabBits
		if whole {
			size = n
		}
		slabs = append(slabs[:len(slabs):len(slabs)], make([]byte, size))
		atoms.slabs.Store(&slabs)
		atoms.filled = 0
	}
	at := place(len(slabs)-1)<<slabBits | place(atoms.filled)
	copy(slabs[len(slabs)-1][atoms.filled:], name)
	if whole {
		atoms.filled = 1 << slabBits
		return at<<sizeBits | wholeSlab
	}
	atoms.filled += n
	return at<<sizeBits | place(n)
}

// InternRune gives the one-character atom of r.
func InternRune(r rune) Atom {
	if r >= 0 && r < 256 {
		return oneChar[r]
	}
	return Intern(string(r))
}

// Name gives the text of a.
func (a Atom) Name() string {
	p := (*atoms.places.Load())[a>>placeBits][a&(1<<placeBits-1)]
	slab := (*atoms.slabs.Load())[p>>(slabBits+sizeBits)]
	size := int(p & wholeSlab)
	if size == wholeSlab {
		return unsafe.String(unsafe.SliceData(slab), len(slab))
	}
	i := int(p>>sizeBits) & (1<<slabBits - 1)
	return unsafe.String(unsafe.SliceData(slab[i:]), size)
}

// String gives the text of a, unquoted.
func (a Atom) String() string { return a.Name() }

// Word gives the term that is a.
func (a Atom) Word() Word { return Word(a)<<tagBits | Word(Atm) }

// atomOverhead is what an atom takes beside its text, about, in bytes.
const atomOverhead = 32

// AtomBytes gives what the atoms of the process take, about.
func AtomBytes() int64 { return atoms.bytes.Load() }

// Atoms with a name in Go, in the order of wellKnown.
const (
	AtomNil Atom = iota
	AtomDot
	AtomCurly
	AtomEmpty
	AtomTrue
	AtomFail
	AtomFalse
	AtomCut
	AtomComma
	AtomSemicolon
	AtomArrow
	AtomSoftArrow
	AtomNot
	AtomNeck
	AtomQuery
	AtomDCGArrow
	AtomBar
	AtomMinus
	AtomPlus
	AtomStar
	AtomSlash
	AtomIntDiv
	AtomEquals
	AtomNotUnify
	AtomLess
	AtomGreater
	AtomCompareEqual
	AtomColon
	AtomCaret
	AtomIs
	AtomCall
	AtomCatch
	AtomThrow
	AtomOnce
	AtomIgnore
	AtomFindall
	AtomError
	AtomVarFunctor
	AtomEOF
	AtomUser
	AtomOp
	AtomDynamic
	AtomRule
	AtomFact
	AtomBuiltin
	AtomControl
	AtomAbsent
	AtomCollected
	AtomCalled
	AtomAsserted
	AtomUnproven
	AtomClause
	AtomStep
	AtomVarRecord
	AtomAnonymous
	wellKnownCount
)

var wellKnown = [wellKnownCount]string{
	AtomNil: "[]", AtomDot: ".", AtomCurly: "{}", AtomEmpty: "",
	AtomTrue: "true", AtomFail: "fail", AtomFalse: "false", AtomCut: "!",
	AtomComma: ",", AtomSemicolon: ";", AtomArrow: "->", AtomSoftArrow: "*->",
	AtomNot: "\\+", AtomNeck: ":-", AtomQuery: "?-", AtomDCGArrow: "-->",
	AtomBar: "|", AtomMinus: "-", AtomPlus: "+", AtomStar: "*", AtomSlash: "/",
	AtomIntDiv: "//", AtomEquals: "=", AtomNotUnify: "\\=", AtomLess: "<",
	AtomGreater: ">", AtomCompareEqual: "==", AtomColon: ":", AtomCaret: "^",
	AtomIs: "is", AtomCall: "call", AtomCatch: "catch", AtomThrow: "throw",
	AtomOnce: "once", AtomIgnore: "ignore", AtomFindall: "findall",
	AtomError: "error", AtomVarFunctor: "$VAR", AtomEOF: "end_of_file",
	AtomUser: "user", AtomOp: "op", AtomDynamic: "dynamic",
	AtomRule: "rule", AtomFact: "fact", AtomBuiltin: "builtin",
	AtomControl: "control", AtomAbsent: "absent", AtomCollected: "collected",
	AtomCalled: "called", AtomAsserted: "asserted", AtomUnproven: "unproven",
	AtomClause: "clause", AtomStep: "step", AtomVarRecord: "var",
	AtomAnonymous: "anonymous",
}

func init() {
	for i, name := range wellKnown {
		if a := Intern(name); a != Atom(i) {
			panic(fmt.Sprintf("term: well-known atom %q listed twice or unnamed", name))
		}
	}
	for r := range rune(256) {
		oneChar[r] = Intern(string(r))
	}
}
