package machine

import (
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Tabling. A tabled predicate answers a call from a table of its own, one table
// a variant of the call. A call that has none yet is evaluated: its clauses are
// run to the end, every answer entered once, and a call of a variant that is
// still being evaluated takes the answers found so far. When that happened the
// evaluation is repeated until it finds nothing new (linear tabling): tables
// that depend on each other are evaluated again together, in rounds of the
// oldest of them, the leader, and completed together. So left recursion ends
// when there are finitely many answers, and mutual recursion is complete.
//
// The evaluation is written in clauses (engine/library/tabling.pl) over the
// built-ins below; here are the tables.

// table holds the answers of one variant of a call.
type table struct {
	number   int
	call     term.Image
	key      string
	answers  []tableAnswer
	known    map[string]int // place of an answer, by its key
	complete bool
	recorded bool // its answers have their choice logs
	recursed bool // a call of this variant was met while it was evaluated
	depth    int  // place on the stack while it is evaluated, -1 otherwise
	low      int  // lowest place on the stack it depends on
	pending  int  // count of pending tables when it was begun
	found    int  // count of new answers of all tables when its round began
	round    int  // leader's round it was last evaluated in
	mark     int  // length of the choice log when its clauses were called
}

// tableAnswer is an instance of the call with the choice log of its first
// derivation, as images: none when the run did not record.
type tableAnswer struct {
	goal term.Image
	log  []term.Image
}

// tables are those of a program.
type tables struct {
	byKey   map[string]*table
	all     []*table // by number
	stack   []*table
	pending []*table // evaluated, waiting for their leader
	found   int
	round   int
}

func (p *Program) tabling() *tables {
	if p.tables == nil {
		p.tables = &tables{byKey: map[string]*table{}}
	}
	return p.tables
}

// SetTabled makes the predicate answer from tables.
func (m *Machine) SetTabled(name term.Atom, arity int) error {
	q, err := m.p.Define(&m.Heap, name, arity, false)
	if err != nil {
		return err
	}
	if !q.Tabled {
		q.Tabled = true
		m.p.unlink(q)
	}
	return nil
}

// AbolishTables forgets all tables that are not being evaluated.
func (p *Program) AbolishTables() {
	if t := p.tables; t != nil && len(t.stack) == 0 {
		p.tables = nil
	}
}

// DropIncomplete forgets the tables that a run which was cut short left half done.
func (p *Program) DropIncomplete() {
	t := p.tables
	if t == nil || len(t.stack) == 0 && len(t.pending) == 0 {
		return
	}
	for _, x := range t.stack {
		delete(t.byKey, x.key)
	}
	for _, x := range t.pending {
		delete(t.byKey, x.key)
	}
	t.stack, t.pending = nil, nil
}

// Inner gives the predicate that runs the clauses of a tabled one.
func (p *Program) Inner(q *Pred) *Pred {
	if q.inner == nil {
		i := &Pred{Name: q.Name, Arity: q.Arity, Index: int32(len(p.preds)), Defined: true, Dynamic: q.Dynamic, clauses: q.clauses, outer: q}
		p.preds = append(p.preds, i)
		p.switches = append(p.switches, predSwitch{})
		q.inner = i
		p.unlink(i)
	}
	return q.inner
}

// tableOf gives the table a built-in names by number.
func (m *Machine) tableOf(w term.Word) (*table, error) {
	w = m.Deref(w)
	if w.IsVar() {
		return nil, isoerr.Instantiation(&m.Heap)
	}
	if all := m.p.tabling().all; w.Tag() == term.Int && w.SmallInt() >= 0 && w.SmallInt() < int64(len(all)) {
		return all[w.SmallInt()], nil
	}
	return nil, isoerr.Existence(&m.Heap, isoerr.TableObj, w)
}

// TableStatus is '$table_status'(Goal, Table, Status): ready when answers can
// be taken from the table, fresh when the goal must be evaluated first.
func TableStatus(m *Machine, args []term.Word) (bool, error) {
	if g := m.Deref(args[0]); !g.IsCallable() {
		return false, isoerr.Type(&m.Heap, isoerr.Callable, g)
	}
	t := m.p.tabling()
	key := m.variantKey(args[0])
	x := t.byKey[key]
	status := "ready"
	if x != nil && x.complete && m.record && !x.recorded {
		x = nil // filled by a run that kept no log: fill another
	}
	switch {
	case x == nil:
		x = &table{number: len(t.all), call: m.Freeze(args[0]), key: key, known: map[string]int{}, depth: -1, recorded: m.record}
		t.byKey[key] = x
		t.all = append(t.all, x)
		status = "fresh"
	case x.complete:
	case x.depth >= 0:
		t.depend(x.depth)
	case x.round == t.round:
		t.depend(x.low)
	default:
		status = "fresh"
	}
	return m.Unify(args[1], term.MakeSmall(int64(x.number))) && m.Unify(args[2], term.Intern(status).Word()), nil
}

// depend notes that the table evaluated now needs the one at a place of the stack.
func (t *tables) depend(place int) {
	if n := len(t.stack); n > 0 {
		t.stack[place].recursed = true
		t.stack[n-1].low = min(t.stack[n-1].low, place)
	}
}

// TablePush is '$table_push'(Table): its evaluation begins.
func TablePush(m *Machine, args []term.Word) (bool, error) {
	t := m.p.tabling()
	x, err := m.tableOf(args[0])
	if err != nil {
		return false, err
	}
	if x.depth >= 0 {
		return false, nil
	}
	x.depth = len(t.stack)
	x.low = x.depth
	x.pending = len(t.pending)
	t.stack = append(t.stack, x)
	return true, nil
}

// TableRound is '$table_round'(Table): its clauses are called next.
func TableRound(m *Machine, args []term.Word) (bool, error) {
	x, err := m.tableOf(args[0])
	if err != nil {
		return false, err
	}
	x.found = m.p.tabling().found
	x.mark = m.lp // this very call has no entry
	return true, nil
}

// TableAdd is '$table_add'(Table, Goal): an answer, if it is new.
func TableAdd(m *Machine, args []term.Word) (bool, error) {
	t := m.p.tabling()
	x, err := m.tableOf(args[0])
	if err != nil {
		return false, err
	}
	if x.recorded && x.mark > m.lp {
		return false, nil // its clauses were not called
	}
	key := m.variantKey(args[1])
	if _, known := x.known[key]; known {
		return true, nil
	}
	x.known[key] = len(x.answers)
	a := tableAnswer{goal: m.Freeze(args[1])}
	if m.record {
		top := m.Top
		for _, w := range m.entries(x.mark) {
			a.log = append(a.log, m.FreezeAttributed(w))
		}
		m.Top = top
	}
	x.answers = append(x.answers, a)
	t.found++
	return true, nil
}

// TableAgain is '$table_again'(Table): a round has ended; it holds when there
// must be another. Otherwise the table is complete, or waits for its leader.
func TableAgain(m *Machine, args []term.Word) (bool, error) {
	t := m.p.tabling()
	x, err := m.tableOf(args[0])
	if err != nil {
		return false, err
	}
	if x.depth < 0 || x.depth != len(t.stack)-1 {
		return false, nil // only the table begun last can end a round
	}
	leader := x.low == x.depth
	if leader && x.recursed && t.found > x.found {
		t.round++
		return true, nil
	}
	t.stack = t.stack[:len(t.stack)-1]
	x.depth = -1
	x.round = t.round
	if !leader {
		t.pending = append(t.pending, x)
		t.depend(x.low)
		return false, nil
	}
	x.complete = true
	for _, y := range t.pending[x.pending:] {
		y.complete = true
	}
	t.pending = t.pending[:x.pending]
	return false, nil
}

// TableAbandon is '$table_abandon'(Table): an error ended its evaluation. It
// and what was begun after it are forgotten.
func TableAbandon(m *Machine, args []term.Word) (bool, error) {
	t := m.p.tabling()
	x, err := m.tableOf(args[0])
	if err != nil {
		return false, err
	}
	if x.depth < 0 {
		return true, nil
	}
	for _, y := range t.stack[x.depth:] {
		delete(t.byKey, y.key)
	}
	for _, y := range t.pending[min(x.pending, len(t.pending)):] {
		delete(t.byKey, y.key)
	}
	t.stack = t.stack[:x.depth]
	t.pending = t.pending[:min(x.pending, len(t.pending))]
	x.depth = -1
	return true, nil
}

// TableAnswer is '$table_answer'(Table, Goal): the answers in the order found.
// A table that is still being evaluated gives those it has when asked.
func TableAnswer(m *Machine, args []term.Word, state term.Word) (bool, term.Word, error) {
	x, err := m.tableOf(args[0])
	if err != nil {
		return false, 0, err
	}
	i := int64(0)
	if state != 0 {
		i = m.Deref(state).SmallInt()
	}
	if i >= int64(len(x.answers)) {
		return false, 0, nil
	}
	next := term.Word(0)
	if i+1 < int64(len(x.answers)) || !x.complete {
		next = term.MakeSmall(i + 1)
	}
	return m.Unify(args[1], m.Thaw(x.answers[i].goal)), next, nil
}

// TableDerivation gives the choice log of the first derivation of an answer:
// goal, on m's heap, is the instance a tabled call was answered with from the
// table of that number. ok is false when the table has no such answer.
// place tells its answers apart. The derivation is of call, the goal as it was
// evaluated, which had variables where the instance has terms.
func (m *Machine) TableDerivation(number int, goal term.Word) (place int, call term.Image, log []term.Image, ok bool) {
	t := m.p.tabling()
	if number >= len(t.all) || !t.all[number].recorded {
		return 0, term.Image{}, nil, false
	}
	x := t.all[number]
	place, ok = x.known[m.variantKey(goal)]
	if !ok {
		return 0, term.Image{}, nil, false
	}
	return place, x.call, x.answers[place].log, true
}

var atomTabled = term.Intern("$tabled")

// mustName gives what Reference takes for a callable goal of the user.
func (m *Machine) mustName(goal term.Word) (name term.Atom, arity int, isSystem bool) {
	name, arity, _ = m.Functor(goal)
	return name, arity, false
}
