package main

// screen is the standard output of a session, which knows whether a line was begun.
type screen struct {
	w     *outlet
	begun bool
}

// Write passes text on.
func (s *screen) Write(text []byte) (int, error) {
	if len(text) > 0 {
		s.begun = text[len(text)-1] != '\n'
	}
	return s.w.Write(text)
}

// WriteByte passes one byte on.
func (s *screen) WriteByte(b byte) error {
	_, err := s.Write([]byte{b})
	return err
}

// Flush sends on what was written.
func (s *screen) Flush() error { return s.w.Flush() }

// freshLine ends the line that a program has begun, and shows all that was written.
func (s *session) freshLine() {
	s.engine.Flush()
	if s.screen.begun {
		s.screen.WriteByte('\n')
	}
	s.screen.Flush()
}
