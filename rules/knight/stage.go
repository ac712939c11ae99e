package knight

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Stage is a puzzle of the bank. It says that there is at least one complete tour:
// not that it is the only one, and not that it is easy to find.
type Stage struct {
	ID      int    `json:"id"`      // from 1, in the order of the bank
	Chapter string `json:"chapter"` // the name of its chapter
	Name    string `json:"name"`
	Board   string `json:"board"` // WxH, or rows of # and . joined by /
	Wrap    bool   `json:"wrap,omitempty"`
	Start   string `json:"start,omitempty"`  // X,Y where the tour must start; any square when absent
	Closed  bool   `json:"closed,omitempty"` // the last square must be a move from the first
	Squares int    `json:"squares"`
	Nodes   int64  `json:"nodes"` // of the plain search, which finds Tour
	Band    Band   `json:"band"`
	Tour    string `json:"tour"` // X,Y of each step, separated by spaces
	// Absence is the certificate, in compact form, that the board without the wrap
	// has no open tour; only for wrapped stages.
	Absence string `json:"absence,omitempty"`
	// Verdict is what the checker says of the proofs of the stage's claims: checked,
	// or absent while nobody asked.
	Verdict string `json:"verdict,omitempty"`
}

// Puzzle gives the board and the task of the stage.
func (s *Stage) Puzzle() (*Board, Task, error) {
	b, err := Parse(s.Board, s.Wrap)
	if err != nil {
		return nil, Any, fmt.Errorf("stage %d: %w", s.ID, err)
	}
	t := Task{Start: -1, End: -1, Closed: s.Closed}
	if s.Start != "" {
		p, err := b.ParsePoint(s.Start)
		if err != nil {
			return nil, Any, fmt.Errorf("stage %d: %w", s.ID, err)
		}
		t.Start = b.Square(p)
	}
	return b, t, nil
}

// TourText writes a tour as a stage keeps it.
func TourText(tour []Point) string {
	texts := make([]string, len(tour))
	for i, p := range tour {
		texts[i] = p.String()
	}
	return strings.Join(texts, " ")
}

// ParseTour reads a tour: places as ParsePoint reads them, separated by spaces,
// semicolons or newlines; or a Prolog list of p(X, Y); or a grid of step numbers as
// Grid writes it. Places off the board are read too: Verify names them.
func ParseTour(b *Board, text string) ([]Point, error) {
	if tour, ok, err := readGrid(b, text); ok {
		return tour, err
	}
	text = strings.NewReplacer("[", " ", "]", " ", "p(", " ", ")", " ", ";", " ").Replace(text)
	text = strings.ReplaceAll(text, ", ", ",")
	var tour []Point
	for _, f := range strings.Fields(text) {
		f = strings.Trim(f, ",.")
		if f == "" {
			continue
		}
		p, ok := b.readPlace(f)
		if !ok {
			return nil, fmt.Errorf("step %d: %q is no square", len(tour)+1, f)
		}
		tour = append(tour, p)
	}
	if len(tour) == 0 {
		return nil, fmt.Errorf("the tour is empty")
	}
	return tour, nil
}

// readGrid reads step numbers laid out as the board; false when the text is none, an
// error when the numbers are not those of a tour.
func readGrid(b *Board, text string) ([]Point, bool, error) {
	lines := strings.Split(strings.TrimRight(strings.ReplaceAll(text, "\r", ""), "\n "), "\n")
	if strings.HasPrefix(lines[0], "tour: ") { // the line that the command prints above
		lines = lines[1:]
	}
	if len(lines) != b.H {
		return nil, false, nil
	}
	tour := make([]Point, b.Size())
	var wrong error
	for y, line := range lines {
		cells := strings.Fields(line)
		if len(cells) != b.W {
			return nil, false, nil
		}
		for x, c := range cells {
			if c == "." || c == "#" { // a hole, a square that is not visited
				continue
			}
			n, err := strconv.Atoi(c)
			if err != nil && !errors.Is(err, strconv.ErrRange) {
				return nil, false, nil
			}
			p := Point{x + 1, y + 1}
			switch {
			case wrong != nil:
			case err != nil || n < 1 || n > len(tour):
				wrong = fmt.Errorf("row %d, column %d: %s is no step of this board, which has %d squares", p.Y, p.X, c, len(tour))
			case tour[n-1] != Point{}:
				wrong = fmt.Errorf("row %d, column %d: step %d is at %v already", p.Y, p.X, n, tour[n-1])
			default:
				tour[n-1] = p
			}
		}
	}
	for i, p := range tour {
		if wrong == nil && p == (Point{}) {
			wrong = fmt.Errorf("step %d is missing", i+1)
		}
	}
	return tour, true, wrong
}

// ReadStages reads stages, one a line of JSON.
func ReadStages(data []byte) ([]Stage, error) {
	var stages []Stage
	for i, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		var s Stage
		if err := json.Unmarshal([]byte(line), &s); err != nil {
			var kind *json.UnmarshalTypeError
			if errors.As(err, &kind) {
				err = fmt.Errorf("%q is a %s, not a %s", kind.Field, kind.Value, kind.Type)
			}
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
		stages = append(stages, s)
	}
	return stages, nil
}
