package syntax

import (
	"io"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/term"
)

// readAll reads terms until the end or, to be safe against a reader that makes
// no progress, until there are more terms than characters. Errors are kept as
// diagnostics.
func readAll(t *testing.T, h *term.Heap, r *Reader, limit int) (terms []Term, diags []*Diagnostic) {
	t.Helper()
	for range limit + 2 {
		got, err := r.Read()
		switch d, ok := err.(*Diagnostic); {
		case err == nil:
			terms = append(terms, got)
		case ok:
			diags = append(diags, d)
		case err == io.EOF:
			return terms, diags
		default:
			t.Fatalf("Read: unexpected error %v", err)
		}
	}
	t.Fatalf("Read: no end after %d terms", limit)
	return nil, nil
}

// checkReaders reads text whole and as a stream and compares what comes out.
func checkReaders(t *testing.T, text string) {
	t.Helper()
	h := term.NewHeap(0)
	ops, flags := NewOperators(), &Flags{}
	whole, wholeDiags := readAll(t, h, NewReader(h, text, "x", ops, flags), len(text))
	stream, streamDiags := readAll(t, h, NewStreamReader(h, strings.NewReader(text), "x", Start, ops, flags), len(text))
	if len(whole) != len(stream) || len(wholeDiags) != len(streamDiags) {
		t.Fatalf("whole: %d terms, %d errors; stream: %d terms, %d errors", len(whole), len(wholeDiags), len(stream), len(streamDiags))
	}
	for i, a := range whole {
		b := stream[i]
		if !h.Variant(a.Word, b.Word) || a.Start != b.Start || a.End != b.End || len(a.Vars) != len(b.Vars) || len(a.Anonymous) != len(b.Anonymous) {
			t.Fatalf("term %d: whole %+v, stream %+v", i, a, b)
		}
		if a.End.Offset > len(text) || a.Start.Offset >= a.End.Offset {
			t.Fatalf("term %d: bad positions %+v", i, a)
		}
	}
	for i, a := range wholeDiags {
		b := streamDiags[i]
		if a.Atom != b.Atom || a.Line != b.Line || a.Col != b.Col || a.Message != b.Message {
			t.Fatalf("error %d: whole %s, stream %s", i, a.Render(), b.Render())
		}
	}
}

// A stream may be read in turn by read/1 and get_char/1, so Read may take no
// more than the layout character behind the dot.
func TestStreamConsumesNoMoreThanATerm(t *testing.T) {
	for _, c := range []struct{ text, rest string }{
		{"a. b.", "b."},
		{"a.\n b.", " b."},
		{"a.%c\nb.", "%c\nb."},
		{"a.", ""},
		{"'a. b'. rest", "rest"},
		{"0'. . rest", "rest"},
		{"X = 1. rest", "rest"},
		{"f(a b). rest", "rest"},
		{"f(a b, 'c. d'). rest", "rest"},
		{"f(. rest", "rest"},
		{"% only. a comment\na. rest", "rest"},
	} {
		src := strings.NewReader(c.text)
		h := term.NewHeap(0)
		NewStreamReader(h, src, "", Start, NewOperators(), &Flags{}).Read() //nolint:errcheck // some are errors
		rest, _ := io.ReadAll(src)
		if string(rest) != c.rest {
			t.Errorf("%q: left %q, want %q", c.text, rest, c.rest)
		}
	}
}

func TestStreamAndTextAgree(t *testing.T) {
	for _, text := range readerSeeds {
		checkReaders(t, text)
	}
}

var readerSeeds = []string{
	"a. b :- c, d.\n% x\n/* y */ e(X, _, X) --> \"abc\", {f}.",
	"foo(. bar). baz(]. 'x\ny'. \"abc. z. ok.",
	"a.%b\nc. d",
	"0'a. 0'''. 0x1F. 1.5e3. 1_000. 0'\\n. 'a\\\nb'.",
	"x \x00 y.", "x \xff y. z.", "é(É) = \u2192. \u00ab.",
	"f(a b c). ok. [a|b|c]. {a, b). /* open",
	"\xc3", "\"\\\xcd", // a byte that is not UTF-8, also behind a backslash
	"a.b.c. .. . . a", "'\\x41\\'. '\\q'. '\\x'. a.", "-1 - 1 - -1. - (1). -(-(1)).",
}

func FuzzReader(f *testing.F) {
	for _, s := range readerSeeds {
		f.Add(s)
	}
	f.Fuzz(checkReaders)
}
