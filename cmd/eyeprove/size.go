package main

import (
	"fmt"
	"strconv"
	"strings"
)

// size is an option's value in bytes, written 200MB, 1.5GB, 64KiB or 4096.
type size int64

var sizeUnits = []struct {
	suffix string
	bytes  float64
}{
	{"KIB", 1 << 10}, {"MIB", 1 << 20}, {"GIB", 1 << 30},
	{"KB", 1e3}, {"MB", 1e6}, {"GB", 1e9},
	{"K", 1e3}, {"M", 1e6}, {"G", 1e9}, {"B", 1},
}

// Set reads the value.
func (s *size) Set(text string) error {
	number, unit := strings.ToUpper(strings.TrimSpace(text)), 1.0
	for _, u := range sizeUnits {
		if rest, ok := strings.CutSuffix(number, u.suffix); ok {
			number, unit = strings.TrimSpace(rest), u.bytes
			break
		}
	}
	v, err := strconv.ParseFloat(number, 64)
	if err != nil || !(v > 0) || v*unit > 1<<62 {
		return fmt.Errorf("a size is expected, such as 200MB or 2GB")
	}
	*s = size(v * unit)
	return nil
}

// String writes the value as Set reads it.
func (s *size) String() string {
	v := int64(*s)
	switch {
	case v == 0:
		return "0"
	case v%1e9 == 0:
		return fmt.Sprintf("%dGB", v/1e9)
	case v%1e6 == 0:
		return fmt.Sprintf("%dMB", v/1e6)
	case v%1e3 == 0:
		return fmt.Sprintf("%dKB", v/1e3)
	}
	return strconv.FormatInt(v, 10)
}

// Type names the value in the help.
func (*size) Type() string { return "size" }

// megabytes writes a number of bytes for people.
func megabytes(n int64) string { return fmt.Sprintf("%.1f MB", float64(n)/1e6) }
