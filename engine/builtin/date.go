package builtin

import (
	"strconv"
	"strings"
	"time"

	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

func dates() []machine.Builtin {
	return []machine.Builtin{
		{Name: "difference", Arity: 3, Modes: "+text, +text, -atom", Doc: "The calendar duration from the second ISO date to the first, as 'P1Y2M3D'; fails when the first is earlier or either is no date.", Det: machine.Semidet, Fn: difference},
	}
}

// difference counts whole years and months from the start, then the days left
// over; the start's day is clamped to the length of the month it lands in.
func difference(m *machine.Machine, a []term.Word) (bool, error) {
	t, err := textArgs(m, a[0], a[1])
	if err != nil {
		return false, err
	}
	end, ok1 := isoDate(t[0])
	start, ok2 := isoDate(t[1])
	if !ok1 || !ok2 || end.Before(start) {
		return false, nil
	}
	y, mo, d := end.Date()
	sy, smo, sd := start.Date()
	days := d - sd
	if days < 0 {
		before := time.Date(y, mo, 0, 0, 0, 0, 0, time.UTC).Day() // length of the month before
		days = before - min(sd, before) + d
		mo--
	}
	years, months := y-sy, int(mo)-int(smo)
	if months < 0 {
		years, months = years-1, months+12
	}
	var b strings.Builder
	b.WriteByte('P')
	for _, part := range []struct {
		n    int
		unit byte
	}{{years, 'Y'}, {months, 'M'}, {days, 'D'}} {
		if part.n != 0 {
			b.WriteString(strconv.Itoa(part.n))
			b.WriteByte(part.unit)
		}
	}
	if b.Len() == 1 {
		b.WriteString("0D")
	}
	return unifyText(m, a[2], b.String()), nil
}

// isoDate reads YYYY-MM-DD; what follows, such as a time of day, is ignored.
func isoDate(s string) (time.Time, bool) {
	if len(s) < 10 {
		return time.Time{}, false
	}
	t, err := time.Parse(time.DateOnly, s[:10])
	return t, err == nil
}
