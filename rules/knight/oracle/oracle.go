// Package oracle makes the searches of package knight known to programs:
//
//	propose(warnsdorff(Board, Task, Options), R)   R = found(Tour)
//	propose(absence(Board, Task), R)               R = found(Certificate)
//	propose(knight(Board, Task, Options), R)       R = found(tour(Tour)) or
//	                                               found(no_tour(Certificate))
//
// or R = unknown(Why). Board, Task, Options and Certificate are those of knight.pl
// and absence.pl, whose clauses establish what is proposed.
package oracle

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
	"github.com/eyeprove/eyeprove/rules/knight"
)

// Searches gives the oracles, for machine.Program's AddOracle.
func Searches() []machine.Search {
	return []machine.Search{
		{Name: "warnsdorff", Arity: 3, Doc: "a knight's tour of a board: warnsdorff(Board, Task, Options)", Run: proposeTour},
		{Name: "absence", Arity: 2, Doc: "a certificate that a board has no knight's tour: absence(Board, Task)", Run: proposeAbsence},
		{Name: "knight", Arity: 3, Doc: "a knight's tour or a certificate of absence: knight(Board, Task, Options)", Run: proposeEither},
	}
}

func proposeTour(m *machine.Machine, args []term.Word) (term.Word, string, error) {
	d, _, _, err := decide(m, args[0], args[1], args[2])
	switch {
	case err != nil:
		return 0, "", err
	case d.Verdict == knight.Tour:
		return points(&m.Heap, d.Tour), "", nil
	case d.Verdict == knight.NoTour:
		return 0, "there is no tour to propose: ask no_tour/2 for a proof of that", nil
	}
	return 0, d.Reason, nil
}

func proposeAbsence(m *machine.Machine, args []term.Word) (term.Word, string, error) {
	d, b, t, err := decide(m, args[0], args[1], term.AtomNil.Word())
	switch {
	case err != nil:
		return 0, "", err
	case d.Verdict == knight.Tour:
		return 0, "there is a tour, so no certificate of absence", nil
	case d.Verdict == knight.NoTour:
		return certificate(m, b, t, d)
	}
	return 0, d.Reason, nil
}

func proposeEither(m *machine.Machine, args []term.Word) (term.Word, string, error) {
	d, b, t, err := decide(m, args[0], args[1], args[2])
	switch {
	case err != nil:
		return 0, "", err
	case d.Verdict == knight.Tour:
		return m.NewStruct(term.Intern("tour"), points(&m.Heap, d.Tour)), "", nil
	case d.Verdict == knight.NoTour:
		w, unknown, err := certificate(m, b, t, d)
		if err != nil || unknown != "" {
			return 0, unknown, err
		}
		return m.NewStruct(term.Intern("no_tour"), w), "", nil
	}
	return 0, d.Reason, nil
}

// decide reads the arguments and decides. The error is one of Prolog.
func decide(m *machine.Machine, board, task, options term.Word) (knight.Decision, *knight.Board, knight.Task, error) {
	h := &m.Heap
	b, err := readBoard(h, board)
	if err != nil {
		return knight.Decision{}, nil, knight.Any, err
	}
	t, err := readTask(h, b, task)
	if err != nil {
		return knight.Decision{}, nil, knight.Any, err
	}
	o := knight.Options{Task: t}
	if err := readOptions(h, options, &o); err != nil {
		return knight.Decision{}, nil, knight.Any, err
	}
	return knight.Decide(m.Context(), b, o), b, t, nil
}

// points gives a list of squares.
func points(h *term.Heap, tour []knight.Point) term.Word {
	list := make([]term.Word, len(tour))
	for i, p := range tour {
		list[i] = h.NewStruct(term.Intern("p"), h.NewInt(int64(p.X)), h.NewInt(int64(p.Y)))
	}
	return h.NewList(list, term.AtomNil.Word())
}

// certificate gives the certificate of a decision as a term.
func certificate(m *machine.Machine, b *knight.Board, t knight.Task, d knight.Decision) (term.Word, string, error) {
	text, err := knight.CertificateTerm(b, t, d.Certificate)
	if err != nil {
		return 0, "the certificate does not hold: " + err.Error(), nil
	}
	read, err := syntax.ParseTerm(&m.Heap, text+" .", "certificate", syntax.NewOperators(), m.Program().Flags)
	if err != nil {
		return 0, "the certificate cannot be read: " + err.Error(), nil
	}
	return read.Word, "", nil
}

// readBoard reads the term of a board. The error is an instantiation error or
// domain_error(knight_board, Board).
func readBoard(h *term.Heap, w term.Word) (*knight.Board, error) {
	whole := w
	wrong := func() error { return isoerr.Domain(h, isoerr.KnightBoard, whole) }
	w = h.Deref(w)
	wrap := false
	for h.Is(w, term.Intern("cylinder"), 1) {
		wrap = true
		w = h.Deref(h.RawArg(w, 1))
	}
	if w.IsVar() {
		return nil, isoerr.Instantiation(h)
	}
	switch {
	case h.Is(w, term.Intern("rectangle"), 2):
		width, ok1 := h.Int64(h.Arg(w, 1))
		height, ok2 := h.Int64(h.Arg(w, 2))
		if ok1 && ok2 && width == int64(int32(width)) && height == int64(int32(height)) {
			if b, err := knight.Rectangle(int(width), int(height), wrap); err == nil {
				return b, nil
			}
		}
	case h.Is(w, term.Intern("rows"), 1):
		lists, end := h.Slice(h.RawArg(w, 1))
		rows := make([]string, len(lists))
		for i, list := range lists {
			cells, rowEnd := h.Slice(list)
			for _, c := range cells {
				if c = h.Deref(c); c.Tag() != term.Atm {
					return nil, wrong()
				}
				rows[i] += c.Atom().Name()
			}
			if rowEnd != term.ProperList {
				return nil, wrong()
			}
		}
		if end == term.ProperList {
			if b, err := knight.FromRows(rows, wrap); err == nil {
				return b, nil
			}
		}
	}
	return nil, wrong()
}

// readTask reads open, closed, closed(P), from(P), to(P) or between(P, Q).
func readTask(h *term.Heap, b *knight.Board, w term.Word) (knight.Task, error) {
	w = h.Deref(w)
	t := knight.Any
	if w.IsVar() {
		return t, isoerr.Instantiation(h)
	}
	name, arity, ok := h.Functor(w)
	good := ok
	end := func(i int, to *int32) {
		p := h.Arg(w, i)
		if !h.Is(p, term.Intern("p"), 2) {
			good = false
			return
		}
		x, ok1 := h.Int64(h.Arg(p, 1))
		y, ok2 := h.Int64(h.Arg(p, 2))
		*to = b.Square(knight.Point{X: int(x), Y: int(y)})
		good = good && ok1 && ok2 && *to >= 0
	}
	switch {
	case ok && arity == 0 && name.Name() == "open":
	case ok && arity == 0 && name.Name() == "closed":
		t.Closed = true
	case ok && arity == 1 && name.Name() == "closed":
		t.Closed = true
		end(1, &t.Start)
	case ok && arity == 1 && name.Name() == "from":
		end(1, &t.Start)
	case ok && arity == 1 && name.Name() == "to":
		end(1, &t.End)
	case ok && arity == 2 && name.Name() == "between":
		end(1, &t.Start)
		end(2, &t.End)
	default:
		good = false
	}
	if !good {
		return t, isoerr.Domain(h, isoerr.KnightTask, w)
	}
	return t, nil
}

var ties = map[string]knight.Tie{"fixed": knight.TieFixed, "roth": knight.TieRoth, "pohl": knight.TiePohl}

func atomName(w term.Word) string {
	if w.Tag() != term.Atm {
		return ""
	}
	return w.Atom().Name()
}

// readOptions reads a list of seed(N), budget(Nodes) and tie(Rule).
func readOptions(h *term.Heap, w term.Word, o *knight.Options) error {
	list, end := h.Slice(w)
	if end != term.ProperList {
		return isoerr.Type(h, isoerr.List, w)
	}
	for _, item := range list {
		item = h.Deref(item)
		name, arity, ok := h.Functor(item)
		if !ok || arity != 1 {
			return isoerr.Domain(h, isoerr.KnightOption, item)
		}
		arg := h.Arg(item, 1)
		n, isInt := h.Int64(arg)
		rule, known := ties[atomName(arg)]
		switch {
		case name.Name() == "tie" && known:
			o.Tie = rule
		case name.Name() == "seed" && isInt && n >= 0:
			o.Seed = uint64(n)
		case name.Name() == "budget" && isInt && n > 0:
			o.Budget = n
		default:
			return isoerr.Domain(h, isoerr.KnightOption, item)
		}
	}
	return nil
}
