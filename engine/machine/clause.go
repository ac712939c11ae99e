package machine

import (
	"math"

	"github.com/eyeprove/eyeprove/engine/term"
)

// Clauses are kept without Go pointers, so that Go's collector does not look at
// them: a record of 56 bytes in chunks of records, and behind an offset the cells
// of the clause's term. A fact p(17, a, f(17)) takes 136 bytes in all, and 4 more
// for its place in the predicate.

// Clause is the record of a clause. Its term, source and predicate are asked of
// the Program. Everything but the generations and the code is fixed once the
// clause is added. A record is good until the program changes.
type Clause struct {
	ID     int32
	pred   int32 // index of its predicate, -1 for a record that is free
	born   uint64
	died   uint64 // generation it was erased in, noGeneration while it lives
	at     uint32 // its cells in Program.cells
	size   int32  // how many they are
	code   int32  // entry of its code, 0 when it is not compiled
	commit int32  // entry behind its guard, 0 when it has none; how often it was run before it is compiled
	line   int32
	number int32
	origin int32
	names  uint16 // how many named variables are noted behind the cells
	flags  clauseFlags
}

type clauseFlags uint16

const (
	flagAsserted clauseFlags = 1 << iota // added at run time
	flagFact                             // the body is true
	flagGround                           // there is no variable in it
	flagGuardOK
	flagGuardIndexed
	flagTests // the count of tests of the guard from here on
	guardBits = ^(flagGuardOK - 1)
)

const noGeneration = 1<<64 - 1

// Source says where a clause was read.
type Source struct {
	File    string
	Library string // the rule library it belongs to, "" for the program itself
	Line    int
	Number  int       // its number in the program, 0 when it has none
	Vars    []VarName // its named variables in order of first occurrence
	// Origin, of a clause that is being added, stands for File and Library: what
	// NewOrigin gave.
	Origin Origin
}

// VarName is a variable of a clause: Cell is its cell in the clause's image,
// -1 when the variable fell away.
type VarName struct {
	Name string
	Cell int
}

// Origin is a text that clauses are read from.
type Origin int32

type origin struct {
	file, library string
	shift         int // added to the numbers of its clauses
}

// NewOrigin enters a text. Number in the Source of its clauses is counted from
// where Renumber lays it.
func (p *Program) NewOrigin(file, library string) Origin {
	p.origins = append(p.origins, origin{file: file, library: library})
	return Origin(len(p.origins) - 1)
}

// Renumber adds to the numbers of all clauses of a text.
func (p *Program) Renumber(o Origin, offset int) { p.origins[o].shift += offset }

// originOf gives the origin that a source means, entering a new one.
func (p *Program) originOf(s *Source) Origin {
	if s.Origin != 0 {
		return s.Origin
	}
	last := Origin(len(p.origins) - 1)
	if o := &p.origins[last]; o.file == s.File && o.library == s.Library && o.shift == 0 {
		return last
	}
	return p.NewOrigin(s.File, s.Library)
}

// IsFact reports whether the body is true.
func (c *Clause) IsFact() bool { return c.flags&flagFact != 0 }

// Asserted reports whether the clause was added at run time.
func (c *Clause) Asserted() bool { return c.flags&flagAsserted != 0 }

// Erased reports whether the clause was retracted.
func (c *Clause) Erased() bool { return c.died != noGeneration }

// Serial tells the clause from all others of its program: IDs are used again.
func (c *Clause) Serial() uint64 { return c.born }

// visible reports whether a goal that began in generation g sees c.
func (c *Clause) visible(g uint64) bool { return c.born <= g && g < c.died }

func (c *Clause) guard() guard {
	return guard{ok: c.flags&flagGuardOK != 0, indexed: c.flags&flagGuardIndexed != 0, tests: int(c.flags / flagTests)}
}

func (c *Clause) setGuard(g guard) {
	c.flags &^= guardBits
	if g.ok {
		c.flags |= flagGuardOK
	}
	if g.indexed {
		c.flags |= flagGuardIndexed
	}
	c.flags |= clauseFlags(g.tests) * flagTests
}

// PredOf gives the predicate of a clause.
func (p *Program) PredOf(c *Clause) *Pred { return p.preds[c.pred] }

// Image gives the term Head :- Body of a clause; a fact has the body true. It is
// valid as long as the clause is.
func (p *Program) Image(c *Clause) term.Image {
	return term.Image{Cells: p.cells.at(c.at, int(c.size)), Root: term.MakeRef(0)}
}

// Source tells where a clause was read.
func (p *Program) Source(c *Clause) Source {
	o := p.origins[c.origin]
	s := Source{File: o.file, Library: o.library, Line: int(c.line), Number: int(c.number), Origin: Origin(c.origin)}
	if s.Number != 0 {
		s.Number += o.shift
	}
	if c.names > 0 {
		s.Vars = make([]VarName, c.names)
		for i, w := range p.cells.at(c.at, int(c.size)+int(c.names))[c.size:] {
			s.Vars[i] = VarName{Name: term.Atom(w >> 32).Name(), Cell: int(int32(w))}
		}
	}
	return s
}

// HeadOf and BodyOf give the cells of an image that are head and body.
func HeadOf(im term.Image) term.Word { return im.Cells[2] }

// BodyOf gives the cell of the body.
func BodyOf(im term.Image) term.Word { return im.Cells[3] }

// Records are reached by id, chunk by chunk. Chunks of a program that was forked
// belong to nobody: who changes a record of one copies the chunk first.

const (
	recordBits = 9
	recordsIn  = 1 << recordBits
)

type recordChunk [recordsIn]Clause

type records struct {
	chunks []*recordChunk
	own    []bool // by chunk: it may be written to
	count  int32
	free   []int32 // ids to use again
}

// clause gives the record with this id, to be read.
func (p *Program) clause(id int32) *Clause {
	return &p.records.chunks[uint32(id)>>recordBits][id&(recordsIn-1)]
}

// change gives the record with this id, to be written to. Records got before may
// be out of date.
func (p *Program) change(id int32) *Clause {
	r := &p.records
	k := id >> recordBits
	if !r.own[k] {
		copied := *r.chunks[k]
		r.chunks[k], r.own[k] = &copied, true
	}
	return &r.chunks[k][id&(recordsIn-1)]
}

// newRecord gives a record for a new clause.
func (p *Program) newRecord() *Clause {
	r := &p.records
	if n := len(r.free); n > 0 {
		id := r.free[n-1]
		r.free = r.free[:n-1]
		return p.change(id)
	}
	id := r.count
	if int(id>>recordBits) == len(r.chunks) {
		r.chunks = append(r.chunks, new(recordChunk))
		r.own = append(r.own, true)
	}
	r.count++
	c := p.change(id)
	c.ID = id
	return c
}

// ClauseByID gives the clause the choice log names, nil for one that is gone.
func (p *Program) ClauseByID(id int) *Clause {
	if id <= 0 || id >= int(p.records.count) {
		return nil
	}
	if c := p.clause(int32(id)); c.pred >= 0 {
		return c
	}
	return nil
}

// drop forgets an erased clause.
func (p *Program) drop(id int32) {
	c := p.change(id)
	p.stored -= c.bytes()
	p.cells.release(c.at, int(c.size)+int(c.names))
	c.pred = -1
	p.records.free = append(p.records.free, id)
}

// bytes is what c takes in the store, about, with its places in an index.
func (c *Clause) bytes() int64 { return clauseBytes + 8*(int64(c.size)+int64(c.names)) }

// clauseBytes is what a clause takes beside its cells.
const clauseBytes = 76

// cellStore holds the cells of clauses in chunks that never move. A clause that
// is bigger than a chunk has one of its own.
type cellStore struct {
	chunks [][]term.Word
	fill   int // the chunk that is filled, -1 for none
	used   int // cells of it
	shared int // chunks below are known to forks too: their blocks are not used again
	free   map[int][]uint32
	whole  []int // chunks of big clauses that are free
}

const (
	cellBits = 14
	cellsIn  = 1 << cellBits
)

// at gives n cells from a place on.
func (s *cellStore) at(place uint32, n int) []term.Word {
	i := int(place & (cellsIn - 1))
	return s.chunks[place>>cellBits][i : i+n : i+n]
}

// blockSize is what is taken for n cells: sizes are few, so that blocks fit again.
func blockSize(n int) int {
	if n <= 32 {
		return (n + 1) &^ 1
	}
	step := 8
	for step*8 < n {
		step *= 2
	}
	return (n + step - 1) / step * step
}

// put stores cells and gives their place.
func (s *cellStore) put(cells []term.Word) uint32 {
	n := blockSize(len(cells))
	if n > cellsIn {
		chunk := make([]term.Word, len(cells))
		copy(chunk, cells)
		if k := len(s.whole); k > 0 {
			i := s.whole[k-1]
			s.whole = s.whole[:k-1]
			s.chunks[i] = chunk
			return uint32(i) << cellBits
		}
		return s.addChunk(chunk)
	}
	if list := s.free[n]; len(list) > 0 {
		place := list[len(list)-1]
		s.free[n] = list[:len(list)-1]
		copy(s.at(place, n), cells)
		return place
	}
	if s.fill < 0 || s.used+n > cellsIn {
		s.fill = int(s.addChunk(make([]term.Word, cellsIn)) >> cellBits)
		s.used = 0
	}
	place := uint32(s.fill)<<cellBits | uint32(s.used)
	copy(s.chunks[s.fill][s.used:], cells)
	s.used += n
	return place
}

func (s *cellStore) addChunk(chunk []term.Word) uint32 {
	if len(s.chunks) > math.MaxUint32>>cellBits {
		panic(term.LimitReached{Cells: len(chunk)})
	}
	s.chunks = append(s.chunks, chunk)
	return uint32(len(s.chunks)-1) << cellBits
}

// release gives the block of n cells at a place back.
func (s *cellStore) release(place uint32, n int) {
	i := int(place >> cellBits)
	if n = blockSize(n); i < s.shared {
		return
	}
	if n > cellsIn {
		s.chunks[i] = nil
		s.whole = append(s.whole, i)
		return
	}
	if s.free == nil {
		s.free = map[int][]uint32{}
	}
	s.free[n] = append(s.free[n], place)
}
