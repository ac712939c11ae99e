package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/pflag"
)

// grants are the folders whose files a program may open: those of --allow-read and
// --allow-write. Without grants a program opens no file; the texts that it consists
// of are read all the same. Nothing gives a program processes, the environment or
// the network: no built-in predicate reaches them.
type grants struct {
	read, write []string
}

// addFlags adds the options that grant access.
func (g *grants) addFlags(f *pflag.FlagSet) {
	f.StringArrayVar(&g.read, "allow-read", nil, "let the program open the files in `DIR` and below to read; may be repeated")
	f.StringArrayVar(&g.write, "allow-write", nil, "let the program open the files in `DIR` and below to write; may be repeated")
}

// validate complains of a granted folder that is none.
func (g *grants) validate() error {
	for _, dirs := range []struct {
		flag  string
		names []string
	}{{"--allow-read", g.read}, {"--allow-write", g.write}} {
		for _, dir := range dirs.names {
			if info, err := os.Stat(dir); err != nil || !info.IsDir() {
				return misuse("%s takes a folder, and %s is none", dirs.flag, dir)
			}
		}
	}
	return nil
}

// refusal is why a file is not opened, in words that name what would grant it.
type refusal struct{ why string }

func (r *refusal) Error() string { return r.why }

// Is makes a refusal a matter of permission.
func (r *refusal) Is(target error) bool { return target == fs.ErrPermission }

// open opens a file for open/4; mode is read, write or append. The file must lie in
// a granted folder; a symbolic link that leads out of it is not followed, whenever
// it was made. The error is a *refusal, or fs.ErrNotExist within granted folders.
func (g *grants) open(name, mode string) (io.ReadWriteCloser, error) {
	path, err := filepath.Abs(name)
	if err != nil {
		return nil, &refusal{err.Error()}
	}
	flag, dirs := "--allow-read", g.read
	if mode != "read" {
		flag, dirs = "--allow-write", g.write
	}
	for _, dir := range dirs {
		inside, ok := within(dir, path)
		if !ok {
			continue
		}
		file, err := openIn(dir, inside, mode)
		switch {
		case err == nil:
			return file, nil
		case errors.Is(err, fs.ErrNotExist):
			return nil, fs.ErrNotExist
		}
		return nil, &refusal{fmt.Sprintf("%s %s does not help: %s", flag, dir, plainReason(err))}
	}
	return nil, &refusal{fmt.Sprintf("%s %s would grant it", flag, shownFolder(name))}
}

// covers reports whether the file lies in a folder that is granted for mode.
func (g *grants) covers(name, mode string) bool {
	dirs := g.read
	if mode != "read" {
		dirs = g.write
	}
	path, err := filepath.Abs(name)
	if err != nil {
		return false
	}
	for _, dir := range dirs {
		if _, ok := within(dir, path); ok {
			return true
		}
	}
	return false
}

// within gives the part of path that lies in dir. The folder may be named through
// symbolic links and path without them.
func within(dir, path string) (string, bool) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return "", false
	}
	names := []string{abs}
	if real, err := filepath.EvalSymlinks(abs); err == nil && real != abs {
		names = append(names, real)
	}
	for _, n := range names {
		if inside, err := filepath.Rel(n, path); err == nil && filepath.IsLocal(inside) && inside != "." {
			return inside, true
		}
	}
	return "", false
}

// errNoFile is the error of a folder, a device, a pipe: opening one may wait for
// ever, and reading one need not end.
var errNoFile = errors.New("it is no ordinary file")

func openIn(dir, name, mode string) (*os.File, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	info, err := root.Stat(name)
	switch {
	case err == nil && !info.Mode().IsRegular():
		return nil, errNoFile
	case err != nil && (mode == "read" || !errors.Is(err, fs.ErrNotExist)):
		return nil, err
	}
	flags := os.O_RDONLY
	switch mode {
	case "write":
		flags = os.O_WRONLY | os.O_CREATE | os.O_TRUNC
	case "append":
		flags = os.O_WRONLY | os.O_CREATE | os.O_APPEND
	}
	return root.OpenFile(name, flags, 0o666)
}

// plainReason is the cause in an error of the file system.
func plainReason(err error) string {
	var p *fs.PathError
	if errors.As(err, &p) {
		err = p.Err
	}
	if err.Error() == "path escapes from parent" {
		return "a symbolic link leads out of the folder"
	}
	return err.Error()
}

// shownFolder is the folder of a file as one would name it in a call.
func shownFolder(name string) string {
	if filepath.IsAbs(name) {
		return filepath.Dir(name)
	}
	return filepath.Dir(filepath.Clean(name))
}
