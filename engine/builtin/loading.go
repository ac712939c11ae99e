package builtin

import (
	"errors"
	"io"
	"io/fs"
	"path"

	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// loading is consult/1 as a goal: the file is read as open/3 reads, and the host
// makes clauses of its text.
func loading() []machine.Builtin {
	return []machine.Builtin{
		{Name: "$load", Arity: 2, Modes: "+file, +atom", Doc: "Loads a file of clauses; once if it is not loaded, always in any case.", Det: machine.Det, Purity: machine.Stateful, Fn: load},
	}
}

// Loader loads the text of a file at run time, with once only when it was not
// loaded. The error may be an *isoerr.Exception, or one that ends the run.
type Loader func(m *machine.Machine, name, text string, once bool) error

type loaderKey struct{}

// SetLoader sets what loads files for goals of the program.
func SetLoader(p *machine.Program, load Loader) {
	*p.Aux(loaderKey{}, func() any { return new(Loader) }).(*Loader) = load
}

func load(m *machine.Machine, a []term.Word) (bool, error) {
	source := m.Deref(a[0])
	name, ok := textOf(m, source)
	switch {
	case source.IsVar():
		return false, isoerr.Instantiation(&m.Heap)
	case !ok || m.IsNumber(source) || name == "":
		return false, isoerr.Domain(&m.Heap, isoerr.SourceSink, source)
	}
	l := *m.Aux(loaderKey{}, func() any { return new(Loader) }).(*Loader)
	s := StreamsOf(m.Program())
	if l == nil || s.OpenFile == nil {
		return false, isoerr.Permission(&m.Heap, isoerr.Open, isoerr.SourceSinkPerm, source)
	}
	text, err := s.ReadText(name)
	if errors.Is(err, fs.ErrNotExist) && path.Ext(name) == "" {
		if with, e := s.ReadText(name + ".pl"); e == nil {
			name, text, err = name+".pl", with, nil
		}
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return false, isoerr.Existence(&m.Heap, isoerr.SourceSinkObj, source)
	case err != nil:
		return false, isoerr.PermissionBecause(&m.Heap, isoerr.Open, isoerr.SourceSinkPerm, source, err.Error())
	}
	return true, l(m, name, text, m.Deref(a[1]) == newAtom("once"))
}

// ReadText gives what a file holds that the program may read. The error is that of
// OpenFile.
func (s *Streams) ReadText(name string) (string, error) {
	if s.OpenFile == nil {
		return "", fs.ErrPermission
	}
	file, err := s.OpenFile(name, "read")
	if err != nil {
		return "", err
	}
	defer file.Close()
	text, err := io.ReadAll(file)
	return string(text), err
}
