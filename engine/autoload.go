package engine

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"sync"

	"github.com/eyeprove/eyeprove/engine/library"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// The library is read a file at a time, when a predicate of the file is first
// called: a program that uses none of it does not pay for it. What a file
// offers is read off the lines that document its predicates,
//
//	%! append(?Xs, ?Ys, ?Zs) is nondet.
//
// which costs some microseconds a file. A file's clauses are parsed once a
// process and then copied to the programs that need them.

// libraryFile is a file of the library; its clauses are read on demand.
type libraryFile struct {
	library.File
	read    sync.Once
	clauses []libraryClause
}

type libraryClause struct {
	image term.Image
	names []string
	cells []int // of the variables called names, in image
	line  int
}

// catalogue tells which file defines a library predicate.
type catalogue struct {
	files  []*libraryFile
	byName map[term.Word]*libraryFile // key: functor word
}

var theCatalogue = sync.OnceValue(func() *catalogue {
	c := &catalogue{byName: map[term.Word]*libraryFile{}}
	for _, f := range library.Files() {
		if f.Meaning {
			continue
		}
		file := &libraryFile{File: f}
		c.files = append(c.files, file)
		for line := range strings.Lines(f.Text) {
			if doc, ok := strings.CutPrefix(line, "%! "); ok {
				name, arity := documented(doc)
				c.byName[term.MakeFun(term.Intern(name), arity)] = file
			}
		}
	}
	return c
})

// documented gives the predicate of a line such as "p(+X, ?Y) is det.".
func documented(doc string) (name string, arity int) {
	open := strings.IndexByte(doc, '(')
	if open < 0 {
		name, _, _ = strings.Cut(doc, " ")
		return strings.TrimRight(name, ".\r\n"), 0
	}
	if space := strings.IndexByte(doc, ' '); space >= 0 && space < open {
		return doc[:space], 0
	}
	depth := 0
	arity = 1
	for _, c := range doc[open:] {
		switch c {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth--; depth == 0 {
				return doc[:open], arity
			}
		case ',':
			if depth == 1 {
				arity++
			}
		}
	}
	return doc[:open], arity
}

// parse reads the file's clauses.
func (f *libraryFile) parse() []libraryClause {
	f.read.Do(func() {
		h := term.NewHeap(1 << 12)
		src := syntax.NewSource(h, f.Name+".pl", f.Text, 1, syntax.NewOperators(), &syntax.Flags{})
		for {
			h.Init(0)
			item, err := src.Next()
			if errors.Is(err, io.EOF) {
				return
			}
			if err != nil {
				panic(fmt.Sprintf("engine: library: %v", err)) // a test reads every file
			}
			if item.Kind != syntax.ClauseItem {
				continue
			}
			c := libraryClause{line: item.Start.Line}
			vars := make([]term.Word, len(item.Vars))
			for i, v := range item.Vars {
				vars[i] = h.Deref(v.Word)
				c.names = append(c.names, v.Name)
			}
			c.image, c.cells = h.FreezeVars(item.Word, vars)
			f.clauses = append(f.clauses, c)
		}
	})
	return f.clauses
}

// libraries is what one program has of the library.
type libraries struct {
	program *machine.Program
	loaded  map[*libraryFile]bool
	heap    *term.Heap
}

func newLibraries(p *machine.Program) *libraries {
	return &libraries{program: p, loaded: map[*libraryFile]bool{}}
}

// load defines the library predicate name/arity, with all of its file, and
// reports whether it did: machine.Program.Autoload.
func (l *libraries) load(name term.Atom, arity int) bool {
	file := theCatalogue().byName[term.MakeFun(name, arity)]
	if file == nil || l.loaded[file] {
		return false
	}
	l.loaded[file] = true
	if l.heap == nil {
		l.heap = term.NewHeap(1 << 12)
	}
	h := l.heap
	var vars []machine.NamedVar
	origin := l.program.NewOrigin("library("+file.Name+")", "")
	for _, c := range file.parse() {
		h.Init(0)
		base := h.Top
		w := h.Thaw(c.image)
		vars = vars[:0]
		for i, n := range c.names {
			if c.cells[i] >= 0 {
				vars = append(vars, machine.NamedVar{Name: n, Word: h.Deref(term.MakeRef(base + c.cells[i]))})
			}
		}
		source := machine.Source{Origin: origin, Line: c.line}
		added, err := l.program.AddClause(h, w, source, vars, true)
		if err != nil {
			panic(fmt.Sprintf("engine: library(%s), line %d: cannot be added", file.Name, c.line)) // a test loads every file
		}
		l.program.PredOf(added).Library = file.Name
	}
	return true
}
