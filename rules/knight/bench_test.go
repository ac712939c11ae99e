package knight

import (
	"testing"
)

// The Warnsdorff search with Roth's tie on 50x50, which it answers in one sweep.
func BenchmarkSweepRoth(b *testing.B) {
	g := NewGraph(mustBoard(b, "50x50", false))
	for b.Loop() {
		r := g.Search(background, Search{Task: Task{Start: 0, End: -1}, Tie: TieRoth, Budget: int64(g.N) * 4})
		if r.Nodes < int64(g.N) {
			b.Fatal("ended early")
		}
	}
	nodes := g.Search(background, Search{Task: Task{Start: 0, End: -1}, Tie: TieRoth, Budget: int64(g.N) * 4}).Nodes
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(nodes), "ns/square")
	b.ReportMetric(0, "ns/op")
}

// Reading the neighbours of every square: the unit of the speed lines.
func BenchmarkUnit(b *testing.B) {
	g := NewGraph(mustBoard(b, "50x50", false))
	sum := int32(0)
	for b.Loop() {
		for s := range int32(g.N) {
			for _, t := range g.Moves(s) {
				sum += t
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(g.N), "ns/square")
	b.ReportMetric(0, "ns/op")
	_ = sum
}

// The plain search on a board of 31 squares whose tour hides: bit sets.
func BenchmarkPlainBits(b *testing.B) { benchmarkPlain(b, nil) }

func benchmarkPlain(b *testing.B, search func(*Graph, int64) int64) {
	g := NewGraph(mustBoard(b, "######./#####../######./#######/#######", false))
	const budget = 1_000_000
	for b.Loop() {
		if search != nil {
			search(g, budget)
		} else if r := g.PlainNodes(background, Any, budget); r.Nodes != budget {
			b.Fatal(r.Nodes)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/budget, "ns/node")
	b.ReportMetric(0, "ns/op")
}

// A closed tour of 1000x1000 by construction, and the check of it.
func BenchmarkConstruct1000(b *testing.B) {
	board := mustBoard(b, "1000x1000", false)
	task := Task{Start: -1, End: -1, Closed: true}
	for b.Loop() {
		if Construct(background, board, task, 0) == nil {
			b.Fatal("no tour")
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1e6, "ms/board")
	b.ReportMetric(0, "ns/op")
}

// The check of that tour by the verifier.
func BenchmarkVerify1000(b *testing.B) {
	board := mustBoard(b, "1000x1000", false)
	task := Task{Start: -1, End: -1, Closed: true}
	tour := Construct(background, board, task, 0)
	points := make([]Point, len(tour))
	for i, s := range tour {
		points[i] = board.Point(s)
	}
	for b.Loop() {
		if err := Verify(board, task, points); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/1e6, "ms/board")
	b.ReportMetric(0, "ns/op")
}
