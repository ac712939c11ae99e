package codec

import (
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/rules/road/generate"
	"github.com/eyeprove/eyeprove/rules/road/geometry"
)

func same(a, b *geometry.Board) bool {
	if a.W != b.W || a.H != b.H || a.MaySkip != b.MaySkip || len(a.Number) != len(b.Number) {
		return false
	}
	for e := range a.Border {
		if a.Border[e] != b.Border[e] {
			return false
		}
	}
	for k := range a.Number {
		if a.Number[k] != b.Number[k] {
			return false
		}
	}
	return true
}

func TestAllDataRoundTrips(t *testing.T) {
	for _, name := range []string{"boards.tsv", "corpus.tsv"} {
		text, err := os.ReadFile("../testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, line := range strings.Split(string(text), "\n") {
			for _, cell := range strings.Split(line, "\t") {
				if strings.HasPrefix(cell, "https://") {
					n++
					p, err := ReadURL(cell)
					if err != nil {
						t.Fatal(err)
					}
					if got := p.URL(); got != cell {
						t.Errorf("%s\n is written %s", cell, got)
					}
				}
			}
		}
		if n < 56 {
			t.Errorf("%s holds %d URLs only", name, n)
		}
	}
}

// TestMapsOfTheTable compares the boards read from URLs with the maps beside them.
func TestMapsOfTheTable(t *testing.T) {
	text, err := os.ReadFile("../testdata/boards.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		f := strings.Split(line, "\t")
		plain := strings.ReplaceAll(f[3], "/", "\n") + "\n"
		if f[4] != "-" {
			plain += strings.ReplaceAll(f[4], ",", " ") + "\n"
		}
		if f[5] == "e" {
			plain += "skip\n"
		}
		p, err := ReadURL(f[7])
		if err != nil {
			t.Fatal(err)
		}
		q, err := ReadPlain(plain)
		if err != nil {
			t.Fatal(err)
		}
		if f[5] != "d" && !same(p.Board, q.Board) {
			t.Errorf("board %s: the URL and the map differ", f[0])
		}
		if f[5] == "d" && same(p.Board, q.Board) {
			t.Errorf("board %s: the URL lost its wall", f[0])
		}
	}
}

func TestRandomBoardsRoundTrip(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1000))
	for i := 0; i < 1000; i++ {
		w, h := 1+r.IntN(14), 1+r.IntN(14)
		b, err := generate.Anything(w, h, r)
		if err != nil {
			t.Fatal(err)
		}
		p := &Puzzle{Board: b}
		if r.IntN(10) == 0 { // large numbers, which no board can have, still have a form
			numbers := append([]int(nil), b.Number...)
			numbers[r.IntN(len(numbers))] = r.IntN(12000)
			p.Board = b.WithNumbers(numbers)
		}
		url := p.URL()
		for name, text := range map[string]string{
			"url": url, "plain": p.Plain(), "pzprv3.2": p.File(true), "pzprv3": p.File(false),
			"lines": strings.ReplaceAll(p.File(true), "/", "\n"),
		} {
			q, err := Read(text)
			if err != nil {
				t.Fatalf("%s: %v\n%s", name, err, text)
			}
			if !same(p.Board, q.Board) {
				t.Fatalf("%s: another board is read back:\n%s", name, text)
			}
			if got := q.URL(); got != url {
				t.Fatalf("%s: %s is written %s", name, url, got)
			}
		}
	}
}

func TestFormsOfAddresses(t *testing.T) {
	const body = "5/5/amda0uf02h12h"
	for _, url := range []string{
		"https://puzz.link/p?country/" + body,
		"http://pzv.jp/p.html?country/" + body,
		"https://pzplus.tck.mn/p?country/" + body,
		"https://pzprxs.vercel.app/p?country_edit/" + body,
		"https://puzz.link/p?country_play/v:name/" + body + "/",
		"https://puzz.link/p?v:name/country/" + body,
		"https://puzz.link/p?type=editor&country/" + body,
		"country/" + body,
		"https://puzz.link/p?country/e/5/5/vvuebrvb1q1j",
		"https://puzz.link/p?country/10/10/g102netip5jmqm800000jp54acs0aa5lje002-1d9b368-18",
		"https://puzz.link/p?country/2/2/00./", // a body that ends in a dot gets a slash
	} {
		p, err := ReadURL(url)
		if err != nil {
			t.Errorf("%s: %v", url, err)
			continue
		}
		if got := p.URL(); got != url {
			t.Errorf("%s is written %s", url, got)
		}
	}
}

// The worked examples of pzpr's format: the map that each URL means.
func TestWorkedExamples(t *testing.T) {
	for url, plain := range map[string]string{
		"country/5/5/amda0uf02h12h":  "AABBC\nAABBC\nDEEEC\nDFFGG\nDFFGG\nA=2 D=1 E=2\n",
		"country/e/5/5/vvuebrvb1q1j": "ABCDE\nAFCGH\nIJCKL\nMNOOO\nMPOQQ\nA=1 M=1\nskip\n",
		"country/4/4/94g100h":        "AABB\nAABB\nAABB\nAABB\nwall r2c1-r3c1\n",
		"country/4/2/900.2":          "AABB\nAABB\nA=? B=2\n",
		"country/10/10/g102netip5jmqm800000jp54acs0aa5lje002-1d9b368-18": "ABBBBBBBBB\nABBBBBBBBB\nCBBCCDEBBD\nCBCCFDEEBD\nCCCFFDBBBD\nGGGFFDBBBD\nGHGGFDDBDD\nGHHGGHDDDH\nHHHHHHHHHH\nHHHHHHHHHH\nA=2 B=29 C=9 D=11 E=3 F=6 G=8 H=24\n",
	} {
		p, err := ReadURL(url)
		if err != nil {
			t.Errorf("%s: %v", url, err)
			continue
		}
		if got := p.Plain(); got != plain {
			t.Errorf("%s means\n%s, want\n%s", url, got, plain)
		}
	}
}

func TestFileWithLines(t *testing.T) {
	text := "pzprv3/country/2/3/2/0 0 1 /0 0 1 /. 3 - /. . . /1 1 /1 1 /1 0 1 /0 0 0 /0 1 2 /"
	p, err := ReadFile(text)
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Plain(); got != "AAB\nAAB\nA=3 B=?\n" {
		t.Errorf("the board is %s", got)
	}
	if got := geometry.Drawing(p.Grid, p.Used); got != "F-7\nL-J\n" {
		t.Errorf("the line is\n%s", got)
	}
	if len(p.Sub) != 6 || p.Sub[5] != 2 {
		t.Errorf("the marks are %v", p.Sub)
	}
	// Numbers are written in the leftmost column, uppermost cell there.
	want := "pzprv3/country/2/3/2/0 0 1 /0 0 1 /3 . - /. . . /1 1 /1 1 /1 0 1 /0 0 0 /0 1 2 /"
	if got := p.File(false); got != want {
		t.Errorf("the file is written\n%s, want\n%s", got, want)
	}
}

func TestMalformed(t *testing.T) {
	for _, c := range []struct {
		text   string
		offset int
		part   string
	}{
		{"https://puzz.link/p?slither/5/5/amda", 20, "must be country"},
		{"country", 7, "ends before the width"},
		{"country/5", 9, "ends before the width"},
		{"country/5/5", 11, "ends before the body"},
		{"country/x/5/5/amda0uf0", 8, "neither the width nor the flag"},
		{"country/5/x/5/amda0uf0", 10, "height must be a number"},
		{"country/0/5/amda0uf0", 8, "1 to 100"},
		{"country/05/5/amda0uf0", 8, "1 to 100"},
		{"country/5/1000000/amda0uf0", 10, "1 to 100"},
		{"country/5/5/amwa0uf02h12h", 14, "not a digit of border bits"},
		{"country/4/4/94h1s0j", 14, "beyond the board"},
		{"country/5/5/amda0uf02h1/2h", 24, "surplus text"},
		{"country/5/5/amda0uf02h1_h", 23, "means nothing"},
		{"country/5/5/amda0uf02h12hh", 25, "past the last of 7"},
		{"country/5/5/amda0uf02h12h3", 25, "after the last of 7"},
		{"country/5/5/amda0uf0-1", 22, "cut off"},
		{"country/5/5/amda0uf0-xy", 21, "not 2 hexadecimal"},
		{"pzprv4/country/2/2/", 0, "first row"},
		{"pzprv3/slither/2/2/", 7, "must be country"},
		{"pzprv3/country/x/2/", 15, "the height"},
		{"pzprv3/country/2/2/1/0 0 /0 x /", 28, "not a number"},
		{"pzprv3/country/2/2/1/0 0 /0 /", 28, "1 entries"},
		{"pzprv3/country/2/2/1/0 0 /0 0 0 /", 30, "more than 2"},
		{"pzprv3/country/2/2/1/0 0 /0 0 /1 2 /. . /", 33, "two numbers"},
		{"pzprv3.2/country/2/2/odd/", 21, "country_empty"},
		{"", 0, "no map"},
		{"AAB\nAABB\n", 4, "row 2 of the map of countries has 4 cells"},
		{"AAB\nAAB\nC=2\n", 8, "no country C"},
		{"AAB\nAAB\nA=x\n", 8, "expected a country"},
		{"ABA\nABA\nA=1\n", 8, "not connected"},
		{"AAB\nAAB\nwall r1c1-r2c2\n", 13, "not neighbours"},
		{"AAB\nAAB\nwall r1c1-r9c1\n", 13, "no cell r9c1 on a board of 2 rows"},
		{"AAB\nAAB\nwall r1c1\n", 13, "not two cells"},
		{"AAB\nAAB\nwall\n", 8, "followed by edges"},
		{"AAB\nAAB\nskip it\n", 8, "alone in its line"},
		{"AAB\nAAB\nA=2 A=3\n", 12, "has a number already"},
		{"AAB\nAAB\nA=-1\n", 8, "expected a country"},
		{"AAB\nAAB\nA=99999999999999999999\n", 8, "expected a country"},
		{"{\"a\": 1}\n", 0, "this is no puzzle"},
		{"human(socrates).\n", 5, "this is no puzzle"},
		{"https://puzz.link/p", 19, "no puzzle"},
		{"https://puzz.link/p?country/5/5/amda0uf02h1\u00e9", 43, "'\u00e9' means nothing"},
	} {
		_, err := Read(c.text)
		if strings.HasPrefix(c.text, "country") {
			_, err = ReadURL(c.text)
		}
		f, ok := err.(*Fault)
		if !ok {
			t.Errorf("%q: %v, want a fault", c.text, err)
			continue
		}
		if f.Offset != c.offset || !strings.Contains(f.Message, c.part) {
			t.Errorf("%q: at %d %s; want at %d ...%s...", c.text, f.Offset, f.Message, c.offset, c.part)
		}
		if !strings.Contains(f.Error(), "^") {
			t.Errorf("%q: no caret in %s", c.text, f.Error())
		}
	}
}

// TestFaultsAreDrawn: columns count characters, and what cannot be printed does no harm.
func TestFaultsAreDrawn(t *testing.T) {
	for text, want := range map[string]string{
		"\u00c4\u00c4\r\n\u00c4\u00c4\r\n\u00c4=1 \u00c4=x\r\n": "line 3, column 5: expected a country and its number, as in A=3, not \"\u00c4=x\"\n  \u00c4=1 \u00c4=x\n      ^",
		"AA\x00\x1bB\n": "line 1, column 3: this is no text: '\\x00' stands in it\n  AA??B\n    ^",
		"\xff\xfeA":     "line 1, column 1: this is no text: '\u00ff' stands in it\n  ??A\n  ^",
	} {
		if _, err := ReadAll(text); err == nil || err.Error() != want {
			t.Errorf("%q: %v\nwant %s", text, err, want)
		}
	}
	if all, err := ReadAll("\ufeffAAB\r\nAAB\r\n"); err != nil || len(all) != 1 || all[0].W != 3 {
		t.Errorf("a text with a mark of its byte order: %v", err)
	}
}

func TestManyPuzzles(t *testing.T) {
	text := "% three of them\nhttps://puzz.link/p?country/5/5/amda0uf02h12h\tcomment\n\n% a title\nAAB\nAAB\nA=3\n\npzprv3/country/2/2/1/0 0 /0 0 /. . /. . /\n"
	all, err := ReadAll(text)
	if err != nil {
		t.Fatal(err)
	}
	if len(all) != 3 || all[1].Title != "a title" || all[2].W != 2 {
		t.Errorf("%d puzzles are read", len(all))
	}
	p, err := Read("% country road 6/6\nAAB\nAAB\n")
	if err != nil || p.Title != "country road 6/6" {
		t.Errorf("a title that looks like a URL: %v", err)
	}
	_, err = ReadAll(text + "\nAAB\nAABB\n")
	if f, ok := err.(*Fault); !ok || !strings.HasPrefix(f.Error(), "line 12, column 1") {
		t.Errorf("the fault is %v", err)
	}
}

func FuzzRead(f *testing.F) {
	for _, s := range []string{"country/5/5/amda0uf02h12h", "AAB\nAAB\nA=3", "pzprv3/country/2/2/1/0 0 /0 0 /. . /. . /", "a\tb\n\nwall", "country/e/2/2/00."} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		all, err := ReadAll(text)
		if fault, ok := err.(*Fault); ok {
			_ = fault.Error()
		} else if err != nil {
			t.Fatalf("%T: %v", err, err)
		}
		for _, p := range all {
			q, err := ReadURL(p.URL())
			if err != nil || !same(p.Board, q.Board) {
				t.Fatalf("%q is not read back: %v", p.URL(), err)
			}
		}
	})
}
