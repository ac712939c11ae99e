package machine

import "github.com/eyeprove/eyeprove/engine/term"

// An instruction is 64 bits: the opcode in bits 0-7, three byte operands a, b
// and c in bits 8-31, and an operand of 32 bits, called imm here, above them:
// a code address, a predicate or table index, or a signed constant. X registers
// are 1 to 255. A few instructions are followed by a literal word.

const (
	opFail       uint8 = iota
	opHalt             // a solution of the run
	opNoMore           // the base choice point: the run has no further solution
	opLink             // imm: predicate; compile it, then call it again
	opSwitch           // imm: predicate; select clauses by x1
	opDynamic          // imm: predicate; a: arity; run clauses of the store
	opRetryStore       // next clause of the store
	opUndefined        // imm: predicate
	opJump             // imm: address
	opTry              // a: arity, imm: clause address; literal: clause id, address of the retry
	opRetry            //
	opTrust            //
	opEnter            // imm: clause address; literal: clause id
	opSwitchArg        // a: register, imm: index of splits; select clauses by it
	opScreenKey        // a: register, b: flags; literals: key, address when unsure; imm: when it fails
	opScreenSame       // a, b: registers, c: 1 when b may be unbound
	opScreenInts       // a, b: registers, b 0 for the literal; c: which outcomes hold
	opScreenType       // a: register, b: kind, c: its kindTags
	opImage            // imm: clause id: unify the head from the image, run the body
	opFnProceed        // a: arity, imm: built-in on x1.., then return
	opRedoFirst        // a: arity, imm: built-in with several solutions on x1..
	opRedoNext         //

	// Environments and control inside a clause.
	opAllocate   // the highest byte: slots
	opAllocateY  // and then as opGetY
	opAllocateY2 // opGetY2
	opAllocateY3 // opGetY3
	opReturn     // drop the environment, proceed
	opGetLevel   // a: y; the choice point to cut to
	opNeckCut    //
	opCutTo      // a: y
	opMark       // a: y; remember the newest choice point
	opCommit     // a: y; cut to what opMark remembered
	opSoftCommit // a: y; the choice point made after opMark fails for good
	opTryElse    // imm: address of the alternative; b: 1 when the log keeps a bit
	opElse       // a: 1 when the log keeps a bit: the alternative begins
	opCall       // a: arity, imm: predicate; literal: mask of live slots
	opExecute    // a: arity, imm: predicate
	opDeallocExecute
	opProceed

	// Moving values.
	opGetY  // x[a] -> y[b]
	opGetY2 // a,b then c and imm's low byte
	opGetY3
	opPutY // y[b] -> x[a]
	opPutY2
	opPutY3
	opMove // x[a] -> x[b]
	opMove2
	opMove3
	opNewX
	opNewY    // a: x, b: y
	opUnifyXX // x[a] = x[b]
	opUnifyYX // y[b] -> x[a], x[a] = x[c]

	// Head arguments.
	opGetConst   // a; imm: signed word
	opGetLiteral // a; literal: the word
	opGetImage   // a; imm: image
	opGetList    // a
	opGetStruct  // a; literal: functor
	opGetListVV  // a = [b|c], both fresh registers
	opGetListUV  // b holds a value
	opGetListVU  // c holds a value
	opGetListUU  //
	opUnifyVar   // a
	opUnifyVar2  // a, b
	opUnifyVal   // a
	opUnifyConst // imm
	opUnifyLit   // literal
	opUnifyVoid  // a: how many

	// Body arguments.
	opPutConst   // a; imm
	opPutLiteral // a; literal
	opPutImage   // a; imm: image
	opPutListXX  // a = [b|c]
	opPutListXC  // a = [b|imm]
	opPutListCX  // a = [imm|b]
	opPutList    // a
	opPutStruct  // a; literal
	opSetVar     // a
	opSetVal     // a
	opSetVal2    // a, b
	opSetConst   // imm
	opSetLit     // literal
	opSetVoid    // a: how many

	// Arithmetic: x[a] = x[b] op x[c]; the I forms take imm for x[c].
	opAdd
	opSub
	opMul
	opIntDiv
	opMod
	opRem
	opAnd
	opOr
	opShl
	opShr
	opAddI
	opMulI
	opIntDivI
	opModI
	opArith1 // x[a] = f(x[b]); imm: function
	opArith2 // x[a] = f(x[b], x[c]); imm: function

	// Tests: jump to imm when they do not hold.
	opLessXX
	opLessEqXX
	opEqualXX
	opNotEqualXX
	opLessXI // x[a] < the signed 16 bits above a
	opLessEqXI
	opEqualXI
	opNotEqualXI
	opGreaterXI
	opGreaterEqXI
	opType // x[a] is of kind b; c: its kindTags
	opTest // a: base register, b: arity; literal: built-in
	opFn   // a: base register, b: arity, imm: built-in

	// The interpreter of goals made at run time.
	opCallN       // a: arity of call/N
	opConjNext    // y0: goal, y1: cut barrier
	opThen        // y0: goal, y1: barrier, y2: choice point to cut to
	opSoftThen    // the same for *->
	opMetaElse    // x1: goal, x2: barrier; b: log bit kept
	opNotExit     // y0: choice point of \+ ; its goal succeeded
	opNotFailed   // the goal of \+ failed: it holds
	opControl     // imm: which construct, called with x1, x2
	opCatch       //
	opCatchExit   //
	opCatchFail   //
	opThrow       //
	opTabled      // imm: predicate; answer a call from its table
	opClauses     // '$clauses'(Goal): run the clauses of a tabled predicate
	opFindall     //
	opFindallAdd  //
	opFindallDone //
	opDropFail    // a choice point whose alternative is no more
	opSentry      // '$sentry'(CleanUp, Reason, Sentry)
	opSentryFail  // the goals behind a sentry failed
	opRelieve     // '$relieve'(Sentry, Outcome)

	opFnNoted      // opFn of a built-in whose outcome the choice log keeps
	opTestUnlogged // opTest of a comparison in a negation: the log leaves it out
	opWoken        // imm: address; wake goals, then go on there
	opResume       // y0: registers, y1: cut barrier, y2: site; the goals woken are solved
)

func ins(op uint8, a, b, c int) uint64 {
	return uint64(op) | uint64(uint8(a))<<8 | uint64(uint8(b))<<16 | uint64(uint8(c))<<24
}

func immediate(v int64) uint64 { return uint64(uint32(int32(v))) << 32 }

func fitsImmediate(v int64) bool { return v == int64(int32(v)) }

// Kinds of opType, and the predicate each stands for.
const (
	kindVar = iota
	kindNonvar
	kindAtom
	kindInteger
	kindFloat
	kindNumber
	kindAtomic
	kindCompound
	kindCallable
)

// kindTags are the tags of each kind, a bit each. Boxes are left to isKind.
var kindTags = [...]uint8{
	kindVar:      1<<term.Ref | 1<<term.Att,
	kindNonvar:   1<<term.Atm | 1<<term.Int | 1<<term.Str | 1<<term.Lst,
	kindAtom:     1 << term.Atm,
	kindInteger:  1 << term.Int,
	kindFloat:    0,
	kindNumber:   1 << term.Int,
	kindAtomic:   1<<term.Atm | 1<<term.Int,
	kindCompound: 1<<term.Str | 1<<term.Lst,
	kindCallable: 1<<term.Str | 1<<term.Lst | 1<<term.Atm,
}

var typeKinds = map[string]int{
	"var": kindVar, "nonvar": kindNonvar, "atom": kindAtom,
	"integer": kindInteger, "float": kindFloat, "number": kindNumber,
	"atomic": kindAtomic, "compound": kindCompound, "callable": kindCallable,
}
