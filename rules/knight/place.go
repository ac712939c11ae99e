package knight

import (
	"fmt"
	"strconv"
	"strings"
)

// ParsePoint reads a place on the board: X,Y (column from the left, row from the
// top), p(X,Y), or a chess name such as c3 (third column, third row from the
// bottom; the column after z is aa). The error says whether it is off the board or
// a hole.
func (b *Board) ParsePoint(text string) (Point, error) {
	p, ok := b.readPlace(strings.TrimSpace(text))
	if !ok {
		return Point{}, fmt.Errorf("%q is no square: give X,Y, such as 1,1, or a chess name, such as a8", text)
	}
	if p.X < 1 || p.X > b.W || p.Y < 1 || p.Y > b.H {
		return p, fmt.Errorf("%s is off the board of %d columns and %d rows", text, b.W, b.H)
	}
	if b.Square(p) < 0 {
		return p, fmt.Errorf("%s is a hole of the board", text)
	}
	return p, nil
}

func (b *Board) readPlace(text string) (Point, bool) {
	if inner, ok := strings.CutPrefix(text, "p("); ok {
		text = strings.TrimSuffix(inner, ")")
	}
	if x, y, ok := strings.Cut(text, ","); ok {
		nx, err1 := strconv.Atoi(strings.TrimSpace(x))
		ny, err2 := strconv.Atoi(strings.TrimSpace(y))
		return Point{nx, ny}, err1 == nil && err2 == nil
	}
	i, col := 0, 0
	for i < len(text) && text[i] >= 'a' && text[i] <= 'z' && i < 4 {
		col = col*26 + int(text[i]-'a') + 1
		i++
	}
	row, err := strconv.Atoi(text[i:])
	return Point{col, b.H + 1 - row}, i > 0 && err == nil
}

// ChessName is the name of the square as chess has it: letters for the column, then
// the row from the bottom.
func (b *Board) ChessName(p Point) string {
	var letters []byte
	for x := p.X; x > 0; x = (x - 1) / 26 {
		letters = append([]byte{byte('a' + (x-1)%26)}, letters...)
	}
	return string(letters) + strconv.Itoa(b.H+1-p.Y)
}
