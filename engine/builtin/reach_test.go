package builtin

import (
	"go/build"
	"strings"
	"testing"
)

// TestReach: no built-in can open a file, start a process, read the environment or
// use the network by itself, for nothing in Go that could is imported. Files are
// opened by Streams.OpenFile, which the host sets, and by nothing else.
func TestReach(t *testing.T) {
	pkg, err := build.ImportDir(".", 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range pkg.Imports {
		if path == "os" || strings.HasPrefix(path, "os/") || path == "net" || strings.HasPrefix(path, "net/") ||
			path == "syscall" || path == "plugin" || path == "io/ioutil" || path == "unsafe" || strings.HasPrefix(path, "golang.org/") {
			t.Errorf("%s is imported", path)
		}
	}
}
