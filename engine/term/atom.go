package term

import (
	"fmt"
	"sync"
	"sync/atomic"
)

// Atom is an index into the process-wide atom table. Equal names have equal
// atoms; an atom is never freed.
type Atom uint32

// The table is read without a lock: names live in chunks that never move, and
// the directory of chunks is replaced atomically when it grows.
const (
	chunkBits = 12
	chunkSize = 1 << chunkBits
	shards    = 16
)

type nameChunk [chunkSize]string

var atoms struct {
	chunks atomic.Pointer[[]*nameChunk]
	grow   sync.Mutex // guards count and the growth of chunks
	count  uint32
	bytes  atomic.Int64
	shard  [shards]struct {
		sync.RWMutex
		byName map[string]Atom
	}
}

// oneChar caches the atoms of the characters below 256; they are what text
// built-ins make most of.
var oneChar [256]Atom

func hashName(s string) uint32 {
	h := uint32(2166136261)
	for i := 0; i < len(s); i++ {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return h
}

// Intern gives the atom with this name. It is safe for concurrent use.
func Intern(name string) Atom {
	s := &atoms.shard[hashName(name)%shards]
	s.RLock()
	a, ok := s.byName[name]
	s.RUnlock()
	if ok {
		return a
	}
	s.Lock()
	defer s.Unlock()
	if a, ok := s.byName[name]; ok {
		return a
	}
	a = appendName(name)
	if s.byName == nil {
		s.byName = map[string]Atom{}
	}
	s.byName[name] = a
	return a
}

func appendName(name string) Atom {
	atoms.grow.Lock()
	defer atoms.grow.Unlock()
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
const atomOverhead = 120

// AtomBytes gives what the atoms of the process take, about.
func AtomBytes() int64 { return atoms.bytes.Load() }

// AtomCount gives the number of atoms of the process.
func AtomCount() int {
	atoms.grow.Lock()
	defer atoms.grow.Unlock()
	return int(atoms.count)
}

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
