package machine

import (
	"syscall"
	"unsafe"

	"github.com/eyeprove/eyeprove/engine/term"
)

// mapped gives room for so many words that takes memory only where it is used, and
// lies outside what Go's collector knows; nil when the system has none.
func mapped(words int) []term.Word {
	b, err := syscall.Mmap(-1, 0, 8*words, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		return nil
	}
	return unsafe.Slice((*term.Word)(unsafe.Pointer(&b[0])), words)
}

// vacate gives back the memory of room that mapped gave, but for the words in front.
func vacate(room []term.Word, words int) {
	b := unsafe.Slice((*byte)(unsafe.Pointer(&room[0])), 8*len(room))
	page := syscall.Getpagesize()
	if from := (8*words + page - 1) / page * page; from < len(b) {
		_ = syscall.Madvise(b[from:], syscall.MADV_DONTNEED)
	}
}
