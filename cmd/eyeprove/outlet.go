package main

import (
	"errors"
	"io"
	"sync"
	"syscall"
	"time"
)

// outlet is the standard output with a buffer. What is written is sent on when
// there is much of it, and otherwise after a moment, so that a slow run shows
// what it has found. It is safe for concurrent use.
type outlet struct {
	mu     sync.Mutex
	w      io.Writer
	buf    []byte
	timer  *time.Timer
	armed  bool
	failed error // of w, for good
}

const (
	outletSize  = 1 << 16
	outletDelay = 50 * time.Millisecond
)

func newOutlet(w io.Writer) *outlet { return &outlet{w: w} }

// Write takes text. The error is one that an earlier text met below.
func (o *outlet) Write(text []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.failed != nil {
		return 0, o.failed
	}
	if len(o.buf)+len(text) > outletSize {
		o.send()
	}
	if len(text) > outletSize {
		_, o.failed = o.w.Write(text)
		return len(text), o.failed
	}
	o.buf = append(o.buf, text...)
	o.arm()
	return len(text), o.failed
}

// WriteByte takes one byte.
func (o *outlet) WriteByte(b byte) error {
	_, err := o.Write([]byte{b})
	return err
}

func (o *outlet) arm() {
	switch {
	case o.armed || len(o.buf) == 0:
		return
	case o.timer == nil:
		o.timer = time.AfterFunc(outletDelay, func() { o.Flush() })
	default:
		o.timer.Reset(outletDelay)
	}
	o.armed = true
}

func (o *outlet) send() {
	if o.failed == nil && len(o.buf) > 0 {
		_, o.failed = o.w.Write(o.buf)
	}
	o.buf = o.buf[:0]
}

// Flush sends on what was written.
func (o *outlet) Flush() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	o.armed = false
	o.send()
	return o.failed
}

// isBrokenPipe reports whether the reader of the output went away.
func isBrokenPipe(err error) bool {
	return errors.Is(err, syscall.EPIPE) || errors.Is(err, io.ErrClosedPipe)
}
