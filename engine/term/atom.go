package term

import (
	"fmt"
	"hash/maphash"
	"sync"
	"sync/atomic"
)

// Atom is an index into the process-wide atom table. Equal names have equal
// atoms; an atom is never freed.
type Atom uint32

// The table is read without a lock. Names live in chunks that never move; the
// directory of chunks and the hash table are replaced atomically when they
// grow. A slot of the hash table is written once, after the name it leads to.
const (
	chunkBits = 12
	chunkSize = 1 << chunkBits
)

type nameChunk [chunkSize]string

// hashTable finds atoms by name with linear probing. A slot holds the upper
// half of the name's hash and the atom plus one; 0 is free.
type hashTable struct {
	mask  uint64
	slots []atomic.Uint64
}

var atoms struct {
	chunks atomic.Pointer[[]*nameChunk]
	table  atomic.Pointer[hashTable]
	grow   sync.Mutex // guards count and every change
	count  uint32
	bytes  atomic.Int64
}

var hashSeed = maphash.MakeSeed()

// oneChar caches the atoms of the characters below 256; they are what text
// built-ins make most of.
var oneChar [256]Atom

// Intern gives the atom with this name. It is safe for concurrent use.
func Intern(name string) Atom {
	hash := maphash.String(hashSeed, name)
	if t := atoms.table.Load(); t != nil {
		if a, ok := t.find(hash, name); ok {
			return a
		}
	}
	atoms.grow.Lock()
	defer atoms.grow.Unlock()
	t := atoms.table.Load()
	if t == nil {
		t = newHashTable(1 << 10)
	} else if a, ok := t.find(hash, name); ok {
		return a
	}
	if 2*uint64(atoms.count) > t.mask {
		t = t.double()
	}
	a := appendName(name)
	t.insert(hash, a)
	atoms.table.Store(t)
	return a
}

func newHashTable(size int) *hashTable {
	return &hashTable{mask: uint64(size - 1), slots: make([]atomic.Uint64, size)}
}

// find gives the atom of a name, if it is there.
func (t *hashTable) find(hash uint64, name string) (Atom, bool) {
	for i := hash & t.mask; ; i = (i + 1) & t.mask {
		slot := t.slots[i].Load()
		if slot == 0 {
			return 0, false
		}
		if slot>>32 == hash>>32 {
			if a := Atom(uint32(slot) - 1); a.Name() == name {
				return a, true
			}
		}
	}
}

func (t *hashTable) insert(hash uint64, a Atom) {
	i := hash & t.mask
	for t.slots[i].Load() != 0 {
		i = (i + 1) & t.mask
	}
	t.slots[i].Store(hash>>32<<32 | uint64(a+1))
}

// double gives a table of twice the size with the same atoms.
func (t *hashTable) double() *hashTable {
	bigger := newHashTable(2 * len(t.slots))
	for i := range t.slots {
		if slot := t.slots[i].Load(); slot != 0 {
			a := Atom(uint32(slot) - 1)
			bigger.insert(maphash.String(hashSeed, a.Name()), a)
		}
	}
	return bigger
}

// appendName enters a new name; the caller holds the lock.
func appendName(name string) Atom {
	a := Atom(atoms.count)
	if a >= freezeMark {
		panic("term: atom table full")
	}
	var dir []*nameChunk
	if p := atoms.chunks.Load(); p != nil {
		dir = *p
	}
	if int(a>>chunkBits) == len(dir) {
		bigger := make([]*nameChunk, len(dir)+1)
		copy(bigger, dir)
		bigger[len(dir)] = new(nameChunk)
		dir = bigger
		atoms.chunks.Store(&bigger)
	}
	dir[a>>chunkBits][a&(chunkSize-1)] = name
	atoms.count++
	atoms.bytes.Add(int64(len(name)) + atomOverhead)
	return a
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
	return (*atoms.chunks.Load())[a>>chunkBits][a&(chunkSize-1)]
}

// String gives the text of a, unquoted.
func (a Atom) String() string { return a.Name() }

// Word gives the term that is a.
func (a Atom) Word() Word { return Word(a)<<tagBits | Word(Atm) }

// atomOverhead is what an atom takes beside its text, about, in bytes.
const atomOverhead = 64

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
