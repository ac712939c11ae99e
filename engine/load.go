package engine

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"unsafe"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Source is a text that was loaded.
type Source = syntax.Text

// Sources gives the texts loaded so far, in the order of their clause numbers:
// laid end to end, in this order, they are the program that a proof cites. Rule
// libraries come behind the program's own texts.
func (e *Engine) Sources() []Source {
	texts := append([]*sourceText(nil), e.texts...)
	for _, u := range e.rulesLoaded {
		texts = append(texts, u.sourceText)
	}
	place := map[*sourceText]int{}
	var all []Source
	for i, t := range texts {
		place[t] = i + 1
		all = append(all, Source{Name: t.name, Text: t.text, Loader: place[t.by], At: t.at})
	}
	return all
}

// sourceText is a text that was loaded, by the directive at an offset of another or,
// when by is nil, from outside.
type sourceText struct {
	name, text string
	by         *sourceText
	at         int
}

// CodeSource is the code of a diagnostic about a text that cannot be had.
const CodeSource = "source"

// LoadError says what was wrong with a program. Everything in it was also
// handed to the function of WithReport.
type LoadError struct {
	Diagnostics []*syntax.Diagnostic // of severity Error, in the order found
	// Incomplete is set when a text or a clause could not be read, so that
	// answers would come from another program than the one written. Without it
	// the errors are those of directives, and the program is all there.
	Incomplete bool
}

func (e *LoadError) Error() string {
	lines := make([]string, len(e.Diagnostics))
	for i, d := range e.Diagnostics {
		lines[i] = d.Error()
	}
	return strings.Join(lines, "\n")
}

// LoadFile adds a file of clauses to the program and runs its directives.
// Include and its kin look for files from the folder of the file that names
// them. The error is a *LoadError, or, from a directive, a *LimitError or *Halt.
func (e *Engine) LoadFile(name string) error {
	return e.load(folder{}, name, nil)
}

// LoadFS is LoadFile for a file of fsys, which is also where the files are that
// it includes.
func (e *Engine) LoadFS(fsys fs.FS, name string) error {
	return e.load(folder{fsys: fsys}, name, nil)
}

// LoadString is LoadFile for a text; name is what messages call it. A text has
// no folder and can include nothing.
func (e *Engine) LoadString(name, text string) error {
	return e.load(folder{closed: true}, name, &text)
}

// LoadStringAt is LoadString for a text that may include files, dir being the
// folder where they are looked for.
func (e *Engine) LoadStringAt(dir, name, text string) error {
	return e.load(folder{dir: dir}, name, &text)
}

// loadGoal loads a file for a goal of the program. What it includes is read as the
// program may read. Errors in the text are reported, and the goal throws when the
// program is not all there.
func (e *Engine) loadGoal(m *machine.Machine, name, text string, once bool) error {
	at := located{folder{open: e.streams.ReadText}, name}
	if once && e.loaded[at.key()] || slices.Contains(e.loading, at.key()) {
		return nil
	}
	waits, searcher := e.machine, e.searcher
	e.machine, e.searcher = m.Fork(), nil
	defer func() { e.machine, e.searcher = waits, searcher }()
	e.loaded[at.key()] = true
	e.loading = append(e.loading, at.key())
	defer func() { e.loading = e.loading[:len(e.loading)-1] }()
	l := e.loader
	if l == nil { // else the text is numbered behind those of the loader
		l = &loader{e: e}
		defer func() { _ = l.finish(nil) }()
	}
	before := l.fault.Incomplete
	l.fault.Incomplete = false
	err := l.text(at.parent(), name, text)
	whole := !l.fault.Incomplete
	l.fault.Incomplete = before || !whole
	if err == nil && !whole {
		err = isoerr.Syntax(&m.Heap, "text_with_errors")
	}
	return err
}

// loader is one call of Load: a text and those it asks for.
type loader struct {
	e     *Engine
	fault LoadError
	units []*unit // in load order
	open  []*unit // being read, each asked for by the one before
}

func (e *Engine) load(from folder, name string, text *string) error {
	l := &loader{e: e}
	e.loader = l
	defer func() { e.loader = nil }()
	if text != nil {
		return l.finish(l.text(from, name, *text))
	}
	_, err := l.file(from, name, syntax.Diagnostic{})
	return l.finish(err)
}

// renumber lays the text's clauses from number first on and gives the number
// behind them.
func (u *unit) renumber(p *machine.Program, first int) (next int) {
	offset := first - u.first
	p.Renumber(u.origin, offset)
	u.first = first
	u.shift += offset
	return u.src.NextNumber() + u.shift
}

// finish numbers the clauses of the texts: those that a text loads are laid after
// it, in load order, and rule libraries after all texts of the program, also those
// that are loaded later.
func (l *loader) finish(err error) error {
	e := l.e
	for _, u := range l.units {
		if u.rules {
			e.rulesLoaded = append(e.rulesLoaded, u)
			continue
		}
		e.next = u.renumber(e.program, e.next)
		e.texts = append(e.texts, u.sourceText)
	}
	next := e.next
	for _, u := range e.rulesLoaded {
		next = u.renumber(e.program, next)
	}
	switch {
	case err != nil:
		return err
	case len(l.fault.Diagnostics) > 0:
		return &l.fault
	}
	return nil
}

// report hands a diagnostic on and keeps it when it is an error.
func (l *loader) report(d *syntax.Diagnostic) {
	if d.Severity == syntax.Error {
		l.fault.Diagnostics = append(l.fault.Diagnostics, d)
	}
	l.e.report(d)
}

// incomplete reports an error that leaves a part of the program out.
func (l *loader) incomplete(d *syntax.Diagnostic) {
	l.fault.Incomplete = true
	l.report(d)
}

// file loads the file that name means in a folder. at is where it was asked
// for; without a place the message names the file itself. It reports whether
// there is such a file.
func (l *loader) file(from folder, name string, at syntax.Diagnostic) (bool, error) {
	found, text, err := from.read(name)
	if err == nil && bytes.IndexByte(text[:min(len(text), 8000)], 0) >= 0 {
		err = errors.New("this is a binary file, not a Prolog text")
	}
	if err != nil {
		d := at
		d.Severity, d.Code = syntax.Error, CodeSource
		if d.Line == 0 {
			d.File, d.Message = name, "cannot be read: "+reason(err)
		} else {
			d.Message = fmt.Sprintf("%s cannot be read: %s", name, reason(err))
		}
		if near := from.nearest(name); near != "" && errors.Is(err, fs.ErrNotExist) {
			d.Notes = append(d.Notes, "did you mean "+near+"?")
		}
		l.incomplete(&d)
		return false, nil
	}
	for _, open := range l.e.loading {
		if open == found.key() {
			d := at
			d.Severity, d.Code, d.Message = syntax.Error, CodeSource, name+" includes itself"
			l.incomplete(&d)
			return true, nil
		}
	}
	l.e.loaded[found.key()] = true
	l.e.loading = append(l.e.loading, found.key())
	defer func() { l.e.loading = l.e.loading[:len(l.e.loading)-1] }()
	return true, l.text(found.parent(), found.display(), unsafe.String(unsafe.SliceData(text), len(text))) // nobody else has it: no copy
}

// text loads a text; what it includes is looked for in folder.
func (l *loader) text(from folder, name, text string) error {
	return l.unit(&unit{folder: from, sourceText: &sourceText{name: name, text: text}})
}

// unit loads a text that is set up but for its numbers.
func (l *loader) unit(u *unit) error {
	u.loader, u.first, u.heap = l, 1, term.NewHeap(1<<12)
	library := ""
	if u.rules {
		library = u.name
	}
	u.origin = l.e.program.NewOrigin(u.name, library)
	if len(l.units) == 0 {
		u.first = l.e.next
	}
	if n := len(l.open); n > 0 {
		u.by, u.at = l.open[n-1].sourceText, l.open[n-1].offset
	}
	l.open = append(l.open, u)
	defer func() { l.open = l.open[:len(l.open)-1] }()
	l.units = append(l.units, u)
	u.src = syntax.NewSource(u.heap, u.name, u.text, u.first, l.e.program.Ops, l.e.program.Flags)
	return u.load()
}

// reason is the cause in an error of the file system, without the file's name.
func reason(err error) string {
	var p *fs.PathError
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "there is no such file"
	case errors.Is(err, fs.ErrPermission):
		return "permission denied"
	case errors.As(err, &p):
		if strings.Contains(p.Err.Error(), "directory") {
			return "it is a folder"
		}
		return p.Err.Error()
	}
	return err.Error()
}

// folder is where files are looked for: a folder of the operating system, of a
// file system, or none.
type folder struct {
	fsys   fs.FS
	dir    string // "" is the current one
	closed bool
	open   func(name string) (string, error) // in place of the operating system
}

// located is a file that was found.
type located struct {
	folder folder
	path   string
}

func (f folder) join(name string) string {
	if f.fsys != nil {
		return path.Join(f.dir, name)
	}
	if filepath.IsAbs(name) || f.dir == "" {
		return name
	}
	return filepath.Join(f.dir, name)
}

// read gives the text of a file. A name without an extension may stand for the
// file with the extension .pl.
func (f folder) read(name string) (located, []byte, error) {
	if f.closed {
		return located{}, nil, errors.New("a text that is no file can load no files")
	}
	full := f.join(name)
	text, err := f.readFile(full)
	if err != nil && errors.Is(err, fs.ErrNotExist) && filepath.Ext(full) == "" {
		if other, e := f.readFile(full + ".pl"); e == nil {
			return located{f, full + ".pl"}, other, nil
		}
	}
	return located{f, full}, text, err
}

func (f folder) readFile(full string) ([]byte, error) {
	switch {
	case f.fsys != nil:
		return fs.ReadFile(f.fsys, full)
	case f.open != nil:
		text, err := f.open(full)
		return []byte(text), err
	}
	return os.ReadFile(full)
}

// nearest gives the file of the folder whose name is most like name, "" for none.
func (f folder) nearest(name string) string {
	if f.closed {
		return ""
	}
	full := f.join(name)
	var entries []fs.DirEntry
	if f.fsys != nil {
		entries, _ = fs.ReadDir(f.fsys, path.Dir(full))
	} else {
		entries, _ = os.ReadDir(filepath.Dir(full))
	}
	var names []string
	for _, e := range entries {
		if !e.IsDir() {
			names = append(names, e.Name())
		}
	}
	if near := Nearest(filepath.Base(full), names); near != "" {
		return filepath.Join(filepath.Dir(name), near)
	}
	return ""
}

// key identifies the file for ensure_loaded/1.
func (l located) key() string {
	if l.folder.fsys != nil {
		return fmt.Sprintf("%p:%s", l.folder.fsys, l.path)
	}
	if abs, err := filepath.Abs(l.path); err == nil {
		return abs
	}
	return l.path
}

func (l located) display() string { return l.path }

// parent is the folder that the file is in.
func (l located) parent() folder {
	if l.folder.fsys != nil {
		return folder{fsys: l.folder.fsys, dir: path.Dir(l.path)}
	}
	return folder{dir: filepath.Dir(l.path), open: l.folder.open}
}
