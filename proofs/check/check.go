package check

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"runtime"

	"github.com/eyeprove/eyeprove/engine/syntax"
	"github.com/eyeprove/eyeprove/engine/term"
)

// Check decides whether the document proves its claims from the program. The
// error is ErrNoGoals, ErrTooLarge, that of a goal which does not read, or that
// of the context; whatever is wrong with the document is in the report.
func Check(ctx context.Context, program *Program, text string, options Options) (report *Report, err error) {
	options = options.withDefaults()
	if len(text) > options.MaxBytes {
		return nil, ErrTooLarge
	}
	return run(ctx, program, options, func(c *checker) { c.readDocument(text) })
}

// Fact is a fact of a document that was not written yet, on a heap of its
// maker's.
type Fact struct {
	Heap *term.Heap
	Word term.Word
	// Kept is the number of the heap's cells that stay as they are until all facts
	// are taken. What facts share there is looked at once.
	Kept int
}

// CheckFacts is Check for the facts of a document, in order, as terms, which may
// share variables that mean nothing. It says what Check would say of their text. Time
// and memory are linear in what the facts do not share.
func CheckFacts(ctx context.Context, program *Program, facts iter.Seq[Fact], options Options) (report *Report, err error) {
	return run(ctx, program, options.withDefaults(), func(c *checker) {
		c.document = newDocument(c.heap)
		for fact := range facts {
			c.tick()
			c.document.take(fact.Heap, fact.Kept, fact.Word, c.report)
		}
	})
}

// run makes a checker, has it read a document and judge it.
func run(ctx context.Context, program *Program, options Options, read func(*checker)) (report *Report, err error) {
	if options.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, options.Timeout)
		defer cancel()
	}
	defer func() {
		switch stop := recover().(type) {
		case nil:
		case stopped:
			report, err = nil, stop.err
		case term.LimitReached:
			report, err = nil, ErrTooLarge
		case runtime.Error:
			// Whoever checks documents of strangers goes on with the next one.
			report, err = nil, fmt.Errorf("the checker failed, which is a defect of it: %w", stop)
		default:
			panic(stop)
		}
	}()
	h := term.NewHeap(1 << 12)
	h.Limit = options.MaxCells
	c := &checker{ctx: ctx, program: program, options: options, heap: h}
	c.matcher.heap, c.build.heap = h, h
	if err := c.readGoals(); err != nil {
		return nil, err
	}
	c.report = &Report{heap: h, program: c.program}
	c.decider = newDecider(ctx, c.program, h, options.StepsPerDecision)
	read(c)
	c.document.endReading()
	c.decider.store = c.document.store
	c.judgeDocument()
	return c.report, nil
}

// CheckReader is Check for a document that is still to be read from r.
func CheckReader(ctx context.Context, program *Program, r io.Reader, options Options) (*Report, error) {
	limit := options.withDefaults().MaxBytes
	text, err := io.ReadAll(io.LimitReader(r, int64(limit)+1))
	if err != nil {
		return nil, err
	}
	return Check(ctx, program, string(text), options)
}

// readGoals files the goals that claims must answer.
func (c *checker) readGoals() error {
	c.asked = c.program.goals
	if len(c.options.Goals) > 0 {
		c.asked = nil
	}
	for _, text := range c.options.Goals {
		h := term.NewHeap(0)
		goal, err := syntax.ParseGoal(h, text, "goal", c.program.ops, c.program.flags)
		if err != nil {
			return fmt.Errorf("goal %s: %w", text, err)
		}
		c.asked = append(c.asked, makeQuestion(h, goal.Word))
		c.program = c.program.withGoal(h, goal.Word)
	}
	if len(c.asked) == 0 {
		return ErrNoGoals
	}
	return nil
}

// readDocument reads the facts of the document, with the program's operators
// and flags. A document that does not read has no claims and no steps.
func (c *checker) readDocument(text string) {
	c.document = newDocument(c.heap)
	h := term.NewHeap(1 << 10)
	h.Limit = c.heap.Limit
	r := syntax.NewReader(h, text, "proof", c.program.ops, c.program.flags)
	for {
		c.tick()
		h.Init(0)
		fact, err := r.Read()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			*c.report = Report{heap: c.heap, program: c.program}
			c.document = newDocument(c.heap)
			c.report.fail(c3, 0, "the document does not read: "+err.Error())
			return
		}
		c.document.take(h, 0, fact.Word, c.report)
	}
}
