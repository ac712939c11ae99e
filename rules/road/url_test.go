package road_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/rules/road"
	"github.com/eyeprove/eyeprove/rules/road/clauses"
	"github.com/eyeprove/eyeprove/rules/road/codec"
	"github.com/eyeprove/eyeprove/rules/road/generate"
)

// decoder asks url_puzzle/6 what the clauses read in a URL. said writes the facts of the puzzle
// as package clauses does; it is empty when the clauses fail.
func decoder(t *testing.T) (said func(url string) string) {
	e := engine.New(engine.WithRuleLibraries(engine.RuleLibrary{Name: "road", Text: road.Library()}))
	t.Cleanup(func() { e.Close() })
	if err := e.LoadString("url.pl", ":- use_module(library(road)).\n"); err != nil {
		t.Fatal(err)
	}
	return func(url string) string {
		goal, err := e.ParseGoal(fmt.Sprintf("url_board(%q, W, H, V, Ks), url_walls(%[1]q, Ws), "+
			"findall(country(K, N, Cs), url_country(%[1]q, K, N, Cs), Puzzle), findall(at(A, K), url_at(%[1]q, A, K), At), "+
			"sort(At, Sorted), X = puzzle(W, H, V, Ks, Ws, Puzzle, Sorted)", url))
		if err != nil {
			t.Fatal(err)
		}
		out := ""
		for answer, err := range e.Solve(context.Background(), goal) {
			if err != nil {
				t.Fatalf("%s: %v", url, err)
			}
			if out != "" {
				t.Errorf("%s is read in two ways", url)
			}
			for _, b := range answer.Bindings() {
				if b.Name == "X" {
					out = b.Value
				}
			}
		}
		return out
	}
}

// expected writes the same out of a board.
func expected(p *codec.Puzzle) string {
	var countries, at []string
	names := make([]string, p.Countries())
	walls := "[]"
	for _, line := range strings.Split(clauses.Facts("p", p.Board), "\n") {
		line = strings.TrimSuffix(line, ").")
		if rest, ok := strings.CutPrefix(line, "road_country(p, "); ok {
			countries = append(countries, "country("+rest+")")
		} else if rest, ok := strings.CutPrefix(line, "road_at(p, "); ok {
			at = append(at, "at("+rest+")")
		} else if rest, ok := strings.CutPrefix(line, "road_walls(p, "); ok {
			walls = rest
		}
	}
	visit := "every"
	if p.MaySkip {
		visit = "some"
	}
	for k := range names {
		names[k] = fmt.Sprint(k + 1)
	}
	list := func(x []string) string { return "[" + strings.Join(x, ", ") + "]" }
	return fmt.Sprintf("puzzle(%d, %d, %s, %s, %s, %s, %s)", p.W, p.H, visit, list(names), walls, list(countries), list(at))
}

// TestClausesReadURLs: the clauses of url.pl and package codec read the same in every URL of
// the data and in those of 1,000 random boards (100 with -short).
func TestClausesReadURLs(t *testing.T) {
	said := decoder(t)
	var urls []string
	for _, row := range rows(t, "corpus.tsv") {
		urls = append(urls, row[0])
	}
	for _, row := range rows(t, "boards.tsv") {
		urls = append(urls, row[7])
	}
	n := 1000
	if testing.Short() {
		n = 100
	}
	r := rand.New(rand.NewPCG(2, 6))
	for range n {
		b, err := generate.Anything(1+r.IntN(7), 1+r.IntN(7), r)
		if err != nil {
			t.Fatal(err)
		}
		numbers := append([]int(nil), b.Number...)
		for k := range numbers {
			if r.IntN(20) == 0 {
				numbers[k] = []int{15, 16, 255, 256, 4095, 4096, 8191, 8192, 12287}[r.IntN(9)]
			}
		}
		p := &codec.Puzzle{Board: b.WithNumbers(numbers)}
		p.Address = codec.NewAddress([]string{codec.PuzzLink, codec.Pzv, "", "https://puzz.link/p?type=editor&", "https://puzz.link/p?v:my/"}[r.IntN(5)], p.Board)
		p.Address.Mode = []string{"", "_edit", "_play"}[r.IntN(3)]
		if r.IntN(4) == 0 {
			p.Address.Trail = "/"
		}
		urls = append(urls, p.URL())
	}
	for _, url := range urls {
		p, err := codec.ReadURL(url)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := said(url), expected(p); got != want {
			t.Errorf("%s\nthe clauses read %s\nthe codec reads  %s", url, got, want)
		}
	}
}

// TestClausesRefuseURLs: what package codec calls malformed, the clauses do not read either.
func TestClausesRefuseURLs(t *testing.T) {
	said := decoder(t)
	for _, url := range []string{
		"", "x", "https://puzz.link/p?", "https://puzz.link/p?slither/4/4/94gvvon", "https://puzz.link/p?country",
		"https://puzz.link/p?country/4", "https://puzz.link/p?country/4/4", "https://puzz.link/p?country/0/4/94gvvon",
		"https://puzz.link/p?country/04/4/94gvvon", "https://puzz.link/p?country/101/4/g", "https://puzz.link/p?country/x/4/4/94gvvon",
		"https://puzz.link/p?country/4/e/4/94gvvon", "https://puzz.link/p?country/4/4/94gvvon/more", "https://puzz.link/p?country/4/4/9wgvvon",
		"https://puzz.link/p?country/4/4/94hvvon", "https://puzz.link/p?country/4/4/94gvvo-", "https://puzz.link/p?country/4/4/94gvvon1",
		"https://puzz.link/p?country/4/4/94gvvo-fx", "https://puzz.link/p?country/4/4/94gvvo!", "https://puzz.link/p?country/4/4/94gvvoz",
	} {
		_, err := codec.ReadURL(url)
		if got := said(url); (err == nil) != (got != "") {
			t.Errorf("%s: the clauses read %q, the codec says %v", url, got, err)
		}
	}
}
