package main

import (
	"context"
	"errors"
	"io"
	"slices"
	"sync"

	"github.com/eyeprove/eyeprove/engine"
	"github.com/eyeprove/eyeprove/engine/builtin"
	"github.com/eyeprove/eyeprove/engine/machine"
	"github.com/eyeprove/eyeprove/engine/term"
)

// With --jobs goals are solved side by side, each by a fork of the engine that
// loaded the program, and what they print and find is shown in the order of the
// goals, as if they had been solved one after the other. The first goal that is
// not done is the live one: what it does is shown at once. What later ones do is
// kept until it is their turn.
//
// A goal that acts on what later goals find cannot be solved in a fork. Most are
// seen in the text (engine.Effects); any other is stopped when it calls such a
// built-in. From this goal on the engine itself solves the goals, one after the
// other; what the fork had shown of it is then left out.

// jobs is one run of goals side by side.
type jobs struct {
	x       *execution
	printer printer
	tasks   []*task

	mu      sync.Mutex // guards what follows and all tasks
	changed *sync.Cond
	next    int    // the task to begin next
	live    int    // the task that shows what it does
	serial  int    // tasks from here on are for the engine itself
	why     string // what the goal of that task does
	stopped bool   // nothing more is to be shown
	err     error  // of the run, no result of a goal
}

// task is one goal.
type task struct {
	index  int
	goal   *engine.Goal
	cancel context.CancelFunc // ends the fork that works on it
	events []event            // not shown yet
	size   int                // of the events, about, in bytes
	live   bool               // its fork shows what it does
	ended  bool

	// What was shown of it.
	answers int
	printed [2]int // bytes, on user_output and user_error
}

// event is something to be shown.
type event struct {
	kind eventKind
	text []byte // of printing
	show func() error
}

type eventKind uint8

const (
	printing eventKind = iota // on user_output
	printingError
	answering
	ending
)

// mostKept is how much is kept of a goal, in bytes; a fork that has more to show
// waits for its turn.
const mostKept = 1 << 24

// errActs stops a goal that acts on what later goals find.
var errActs = errors.New("the goal acts on what later goals find")

// solveSideBySide solves goals with several forks. It gives the number of those
// that are solved: the rest is for the engine itself. skip says what was shown of
// the first of these.
func (x *execution) solveSideBySide(ctx context.Context, goals []*engine.Goal, p printer) (done int, skip *task, err error) {
	if x.o.jobs < 2 || len(goals) < 2 || x.o.engine != "machine" || x.o.steps > 0 {
		return 0, nil, nil
	}
	j := &jobs{x: x, printer: p, serial: len(goals)}
	j.changed = sync.NewCond(&j.mu)
	if !builtin.StreamsOf(x.engine.Program()).Standard() {
		j.serial, j.why = 0, "uses the files that the program has opened"
	}
	x.engine.Compile()
	effects := x.engine.NewEffects()
	for i, g := range goals[:j.serial] {
		j.tasks = append(j.tasks, &task{index: i, goal: g})
		if why := effects.Of(g); why != "" {
			j.serial, j.why = i, "can "+why
			break
		}
	}
	blamed := j.serial
	if j.serial >= 2 {
		forks := make([]*engine.Engine, min(x.o.jobs, j.serial))
		for i := range forks { // all of them first: showing works with the engine itself
			if forks[i], err = x.engine.Fork(engine.Record(x.o.proof)); err != nil {
				return 0, nil, err
			}
			x.watched(forks[i].Machine())
		}
		j.tasks[0].live = true
		var group sync.WaitGroup
		for _, f := range forks {
			group.Go(func() { j.work(ctx, f) })
		}
		group.Wait()
		if j.live < j.serial || j.stopped {
			return len(goals), nil, j.err
		}
		done, blamed = j.serial, j.serial
	} else {
		j.serial = 0
	}
	if done < len(goals) {
		if x.o.warnings {
			x.advise("%s %s: it and the goals behind it are solved one after the other", goals[blamed].Text, j.why)
		}
		if done < len(j.tasks) {
			skip = j.tasks[done]
		}
	}
	return done, skip, nil
}

// work solves goals with one fork, as long as there are some.
func (j *jobs) work(ctx context.Context, f *engine.Engine) {
	var t *task
	f.Program().Guard(builtin.Acts, func(b *machine.Builtin) error {
		j.leave(t, "calls "+b.Name)
		return errActs
	})
	if j.x.o.proof { // clauses loaded now have other numbers in the engine itself
		load := f.Program().Autoload
		f.Program().Autoload = func(name term.Atom, arity int) bool {
			loaded := load(name, arity)
			if loaded {
				j.leave(t, "loads a library")
				f.Machine().Interrupt(errActs)
			}
			return loaded
		}
	}
	for {
		j.mu.Lock()
		if j.stopped || j.next >= j.serial {
			j.mu.Unlock()
			break
		}
		t = j.tasks[j.next]
		j.next++
		solving, cancel := context.WithCancel(ctx)
		t.cancel = cancel
		j.mu.Unlock()
		j.solve(solving, f, t)
		cancel()
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	s := f.Stats()
	j.x.forked.Inferences += s.Inferences
	j.x.forked.Choices += s.Choices
	j.x.forked.LogBytes = max(j.x.forked.LogBytes, s.LogBytes)
}

// solve solves the goal of a task.
func (j *jobs) solve(ctx context.Context, f *engine.Engine, t *task) {
	engine.WithOutput(&lane{j: j, t: t, kind: printing})(f)
	engine.WithErrorOutput(&lane{j: j, t: t, kind: printingError})(f)
	f.Machine().Unknown = nil
	var failure error
	known := map[string]bool{}
	for a, err := range f.Solve(ctx, t.goal) {
		if failure = err; err != nil {
			break
		}
		var show func() error
		if j.x.o.all || a.Ground() && !known[a.Text()] { // otherwise it is no answer
			show = j.printer.prepare(f, a)
		}
		if j.x.o.proof {
			known[a.Text()] = true
		}
		if !j.do(t, event{kind: answering, show: func() error { return j.x.found(a, show) }}, len(a.Text())+200) {
			break
		}
	}
	if !builtin.StreamsOf(f.Program()).Standard() {
		j.leave(t, "leaves a file open")
	}
	unknown := f.Machine().Unknown
	j.do(t, event{kind: ending, show: func() error {
		m := j.x.engine.Machine()
		m.Unknown = append(m.Unknown, unknown...)
		if failure != nil {
			return j.x.stopped(failure)
		}
		return nil
	}}, 0)
}

// leave gives a task, and those behind it, to the engine itself.
func (j *jobs) leave(t *task, why string) {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.leaveFrom(t.index, why)
}

func (j *jobs) leaveFrom(index int, why string) {
	if index >= j.serial {
		return
	}
	j.serial, j.why = index, why
	for _, t := range j.tasks[index:] {
		if t.cancel != nil {
			t.cancel()
		}
	}
	j.changed.Broadcast()
}

// do shows an event of a task, or keeps it until it is its turn. It reports whether
// the task is still wanted.
func (j *jobs) do(t *task, e event, size int) bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	for t.size > mostKept && j.waits(t) {
		j.changed.Wait()
	}
	switch {
	case t.index >= j.serial:
		return false
	case j.stopped:
		if t.index == j.live && e.show == nil { // by the clean-up of a goal that is left
			j.show(t, e)
		}
		return false
	case t.live:
		j.show(t, e)
		if e.kind == ending {
			j.advance()
		}
		return !j.stopped && t.index < j.serial
	}
	j.keep(t, e, size)
	// Nothing is done behind the answer that is the last to be given.
	for j.x.o.answers > 0 && e.kind == answering && j.waits(t) {
		j.changed.Wait()
	}
	return !j.stopped && t.index < j.serial
}

// waits reports whether a task is wanted, but it is not its turn.
func (j *jobs) waits(t *task) bool { return !t.live && !j.stopped && t.index < j.serial }

// keep keeps an event of a task.
func (j *jobs) keep(t *task, e event, size int) {
	t.ended = t.ended || e.kind == ending
	t.size += size
	if n := len(t.events); n > 0 && e.show == nil && t.events[n-1].kind == e.kind {
		t.events[n-1].text = append(t.events[n-1].text, e.text...)
		return
	}
	e.text = slices.Clone(e.text)
	t.events = append(t.events, e)
}

// show shows an event of the live task. It gives up the lock meanwhile: no other
// task is shown.
func (j *jobs) show(t *task, e event) {
	j.mu.Unlock()
	var err error
	switch e.kind {
	case printing:
		err = j.x.engine.Print(string(e.text))
	case printingError:
		err = j.x.engine.PrintError(string(e.text))
	default:
		err = e.show()
	}
	over := j.x.over()
	j.mu.Lock()
	switch e.kind {
	case answering:
		t.answers++
	case printing, printingError:
		t.printed[e.kind] += len(e.text)
	}
	if err != nil || over {
		j.stop(err)
	}
}

// stop ends everything.
func (j *jobs) stop(err error) {
	j.stopped = true
	if j.err == nil {
		j.err = err
	}
	for _, t := range j.tasks {
		if t.cancel != nil {
			t.cancel()
		}
	}
	j.changed.Broadcast()
}

// advance makes the next task the live one, and shows what was kept of it, until
// one is not done yet.
func (j *jobs) advance() {
	for !j.stopped {
		if j.live++; j.live >= j.serial {
			break
		}
		t := j.tasks[j.live]
		if builtin.StreamsOf(j.x.engine.Program()).Column() > 0 { // its fork began in a fresh line
			j.leaveFrom(t.index, "goes on in a line that was begun before it")
			break
		}
		for len(t.events) > 0 && !j.stopped && t.index < j.serial {
			events := t.events
			t.events, t.size = nil, 0
			for _, e := range events {
				if !j.stopped && t.index < j.serial {
					j.show(t, e)
				}
			}
		}
		if !t.ended {
			t.live = true
			break
		}
	}
	j.changed.Broadcast()
}

// lane is user_output or user_error of a fork while it solves the goal of a task.
type lane struct {
	j    *jobs
	t    *task
	kind eventKind
}

func (l *lane) Write(text []byte) (int, error) {
	l.j.do(l.t, event{kind: l.kind, text: text}, len(text))
	return len(text), nil
}

func (l *lane) WriteByte(b byte) error {
	_, err := l.Write([]byte{b})
	return err
}

// Flush does nothing: what is shown is sent on soon.
func (l *lane) Flush() error { return nil }

// skipper is what the engine itself prints to: it leaves out, after a goal was taken
// from a fork, what the fork had shown of it.
type skipper struct {
	out  io.Writer
	skip int // bytes to leave out
}

func (s *skipper) Write(text []byte) (int, error) {
	k := min(s.skip, len(text))
	s.skip -= k
	n, err := s.out.Write(text[k:])
	return n + k, err
}

func (s *skipper) WriteByte(b byte) error {
	_, err := s.Write([]byte{b})
	return err
}

// Flush sends on what is buffered below.
func (s *skipper) Flush() error {
	if b, ok := s.out.(interface{ Flush() error }); ok {
		return b.Flush()
	}
	return nil
}
