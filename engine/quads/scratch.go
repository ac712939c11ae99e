package quads

import (
	"bytes"
	"io"
	"io/fs"
)

// scratch is the files that queries open: they are in memory.
type scratch map[string]*bytes.Buffer

// open opens a file; mode is read, write or append.
func (s scratch) open(name, mode string) (io.ReadWriteCloser, error) {
	content := s[name]
	switch {
	case mode == "read" && content == nil:
		return nil, fs.ErrNotExist
	case mode == "read":
		return &scratchReader{*bytes.NewReader(content.Bytes())}, nil
	case mode == "write" || content == nil:
		content = &bytes.Buffer{}
		s[name] = content
	}
	return scratchWriter{content}, nil
}

// scratchReader reads a file; it can be repositioned.
type scratchReader struct{ bytes.Reader }

func (*scratchReader) Write([]byte) (int, error) { return 0, fs.ErrPermission }

func (*scratchReader) Close() error { return nil }

// scratchWriter appends to a file.
type scratchWriter struct{ *bytes.Buffer }

func (scratchWriter) Read([]byte) (int, error) { return 0, io.EOF }

func (scratchWriter) Close() error { return nil }
