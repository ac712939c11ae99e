package knight

import (
	"math/rand/v2"
	"strings"
)

// letters are drawn on five columns and seven rows, a digit of base 32 a row: the
// bits from the left column to the right.
var letters = map[byte]string{
	'A': "ehhvhhh", 'B': "uhhuhhu", 'C': "ehggghe", 'D': "uhhhhhu", 'E': "vgguggv", 'F': "vgguggg",
	'G': "ehgnhhe", 'H': "hhhvhhh", 'I': "e44444e", 'J': "72222ic", 'K': "hikokih", 'L': "ggggggv",
	'M': "hrllhhh", 'N': "hhpljhh", 'O': "ehhhhhe", 'P': "uhhuggg", 'Q': "ehhhlid", 'R': "uhhukih",
	'S': "fgge11u", 'T': "v444444", 'U': "hhhhhhe", 'V': "hhhhha4", 'W': "hhhllrh", 'X': "hha4ahh",
	'Y': "hha4444", 'Z': "v1248gv", '0': "ehjlphe", '1': "4c4444e", '2': "eh1248v", '3': "v2421he",
	'4': "26aiv22", '5': "vgu11he", '6': "68guhhe", '7': "v124888", '8': "ehhehhe", '9': "ehhf12c",
}

const letterOrder = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"

// drawFigure gives the letters and digits, each in several sizes, then random figures
// that are their own mirror image, filled at the middle and ragged at the edge.
func drawFigure(r *rand.Rand, i int) *Candidate {
	const sizes = 4
	if i < sizes*len(letterOrder) {
		letter := letterOrder[i/sizes]
		wide, tall := [sizes]int{3, 3, 4, 2}[i%sizes], [sizes]int{2, 3, 3, 2}[i%sizes]
		b, err := FromRows(letterRows(letters[letter], wide, tall), false)
		if err != nil {
			return nil
		}
		return &Candidate{Board: b, Task: Any, Name: "Letter " + string(letter)}
	}
	w, h := 6+r.IntN(9), 6+r.IntN(9)
	rows := make([][]byte, h)
	reach := float64(w) / 2
	for y := range rows {
		rows[y] = []byte(strings.Repeat(".", w))
		reach += 3 * (r.Float64() - 0.5)
		reach = min(max(reach, 1.5), float64(w)/2)
		for x := range w {
			if d := float64(2*x-w+1) / 2; d*d < reach*reach {
				rows[y][x] = '#'
			}
		}
	}
	text := make([]string, h)
	for y := range rows {
		text[y] = string(rows[y])
	}
	b, err := FromRows(text, false)
	if err != nil {
		return nil
	}
	return &Candidate{Board: b, Task: Any}
}

// letterRows enlarges a letter.
func letterRows(code string, wide, tall int) []string {
	var rows []string
	for _, c := range code {
		n := strings.IndexRune("0123456789abcdefghijklmnopqrstuv", c)
		var line strings.Builder
		for bit := 4; bit >= 0; bit-- {
			cell := "."
			if n>>bit&1 == 1 {
				cell = "#"
			}
			line.WriteString(strings.Repeat(cell, wide))
		}
		for range tall {
			rows = append(rows, line.String())
		}
	}
	return rows
}
