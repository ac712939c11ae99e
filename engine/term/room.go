package term

// movedAtOnce is how many words are moved without a look at what Go's collector wants.
const movedAtOnce = 1 << 13

// Move copies from into to, which must be as long, as copy does, in pieces. While a
// copy runs Go's collector cannot stop the goroutine to look at its stack, and what
// waits for that spins and sends signals that slow the copy down: a recursion two
// million deep took 1.0 s with whole areas moved at once and takes 0.17 s.
func Move(to, from []Word) {
	for len(from) > movedAtOnce {
		movePiece(to[:movedAtOnce], from[:movedAtOnce])
		to, from = to[movedAtOnce:], from[movedAtOnce:]
	}
	movePiece(to[:len(from)], from)
}

// movePiece is where the goroutine can be stopped: where a function begins.
//
//go:noinline
func movePiece(to, from []Word) { copy(to, from) }

// Enlarged gives an array of size words that begins with those of cells.
func Enlarged(cells []Word, size int) []Word {
	bigger := make([]Word, size)
	Move(bigger, cells)
	return bigger
}
