package machine

import (
	"github.com/eyeprove/eyeprove/engine/arith"
	"github.com/eyeprove/eyeprove/engine/isoerr"
	"github.com/eyeprove/eyeprove/engine/term"
)

// outcome is how the run loop stopped.
type outcome uint8

const (
	solved outcome = iota
	exhausted
)

// The tags as the loop compares them.
const (
	tagInt = uint64(term.Int)
	tagLst = uint64(term.Lst)
	tagStr = uint64(term.Str)
	tagBox = uint64(term.Box)
)

// run executes code from pc until a solution, the end of the search or an
// uncaught error. It is one loop over one dense switch: measured against a
// table of functions this is 14% faster. The state that every instruction
// touches lives in fields of m, the few locals stay in processor registers.
//
// The file is long because the loop must be one function, and because
// dereferencing is written out in it: through a function that the compiler puts
// in line, naive reverse, polynomials and queens take 1.2 to 1.3 times as long.
func (m *Machine) run(pc int) (out outcome, err error) {
	var (
		ins     uint64
		w, v    term.Word
		called  *Pred
		goal    term.Word
		barrier int
		isSys   bool
		ok      bool
		failure error
		sw      *predSwitch
	)
	x := &m.x
	heap := m.Cells
	code := m.p.code
	switches := m.p.switches
	for {
		ins = code[uint32(pc)]
		pc++
		switch uint8(ins) {
		case opFail:
			goto fail
		case opHalt:
			return solved, nil
		case opNoMore:
			return exhausted, nil
		case opLink:
			called = m.p.preds[ins>>32]
			m.p.link(called)
			code, switches = m.p.code, m.p.switches
			sw = &switches[called.Index]
			if called.Arity == 0 {
				pc = int(sw.entry)
				continue
			}
			goto doswitch
		case opSwitch:
			sw = &switches[ins>>32]
			goto doswitch
		case opUndefined:
			called = m.p.preds[ins>>32]
			if m.p.UnknownFails {
				goto fail
			}
			failure = isoerr.Existence(&m.Heap, isoerr.Procedure, isoerr.Indicator(&m.Heap, called.Name, called.Arity))
			goto raise
		case opJump:
			pc = int(ins >> 32)
		case opTry:
			m.pushChoice(int(uint8(ins>>8)), pc+1)
			if m.record {
				m.note(term.MakeSmall(int64(code[uint32(pc)])))
			}
			pc = int(ins >> 32)
		case opRetry:
			{
				n := int(uint8(ins >> 8))
				f := (*[8]term.Word)(m.cps[m.b-8:])
				m.e = int(f[1])
				m.cp = int(f[2])
				f[3] = term.Word(pc + 1)
				g := m.cps[m.b-8-n : m.b-8]
				for i := range g {
					x[uint8(i+1)] = g[i]
				}
				m.b0 = int(f[0])
				if m.record {
					m.note(term.MakeSmall(int64(code[uint32(pc)])))
				}
				pc = int(ins >> 32)
			}
		case opTrust:
			{
				n := int(uint8(ins >> 8))
				f := (*[8]term.Word)(m.cps[m.b-8:])
				m.e = int(f[1])
				m.cp = int(f[2])
				g := m.cps[m.b-8-n : m.b-8]
				for i := range g {
					x[uint8(i+1)] = g[i]
				}
				m.b = int(f[0])
				m.b0 = m.b
				f = (*[8]term.Word)(m.cps[m.b-8:])
				m.hb = int(f[5])
				m.bst = int(f[6])
				if m.record {
					m.note(term.MakeSmall(int64(code[uint32(pc)])))
				}
				pc = int(ins >> 32)
			}
		case opDynamic:
			pc, ok, failure = m.firstClause(m.p.preds[ins>>32], m.b)
			heap, code, switches = m.Cells, m.p.code, m.p.switches
			if failure != nil {
				goto raise
			}
			if !ok {
				goto fail
			}
			if pc < 0 {
				goal, barrier, isSys = m.pending, m.b0, m.pendingSystem
				goto meta
			}
		case opRetryStore:
			pc, ok, failure = m.nextClause()
			heap, code, switches = m.Cells, m.p.code, m.p.switches
			if failure != nil {
				goto raise
			}
			if !ok {
				goto fail
			}
			if pc < 0 {
				goal, barrier, isSys = m.pending, m.b0, m.pendingSystem
				goto meta
			}
		case opImage:
			{
				c := m.p.clauses[ins>>32]
				ok = m.enterImage(c)
				heap = m.Cells
				if !ok {
					goto fail
				}
				goal, barrier, isSys = m.pending, m.b0, c.Pred.System
				goto meta
			}
		case opFnProceed:
			{
				n := int(uint8(ins >> 8))
				fn := int(ins >> 32)
				ok, failure = m.p.fns[fn](m, x[1:n+1])
				heap = m.Cells
				if failure != nil {
					goto raise
				}
				if !ok {
					goto fail
				}
				if m.record && m.p.noted[fn] {
					m.noteArgs(x[1 : n+1])
				}
				if m.Top > m.soft {
					m.ensure()
				}
				heap = m.Cells
				if m.p.changed {
					m.p.changed = false
					code, switches = m.p.code, m.p.switches
				}
				pc = m.cp
			}
		case opRedoFirst:
			m.x[uint8(ins>>8)+1] = 0
			m.pushChoice(int(uint8(ins>>8))+1, pc)
			pc, ok, failure = m.redo(int(ins>>32), int(uint8(ins>>8)), 0)
			heap, code, switches = m.Cells, m.p.code, m.p.switches
			if failure != nil {
				goto raise
			}
			if !ok {
				goto fail
			}
		case opRedoNext:
			m.restoreChoice(int(uint8(ins>>8)) + 1)
			if m.budget--; m.budget < 0 { // an endless search may make no calls
				if failure = m.poll(); failure != nil {
					goto raise
				}
			}
			pc, ok, failure = m.redo(int(ins>>32), int(uint8(ins>>8)), m.x[uint8(ins>>8)+1])
			heap, code, switches = m.Cells, m.p.code, m.p.switches
			if failure != nil {
				goto raise
			}
			if !ok {
				goto fail
			}

		case opAllocate:
			{
				e := m.st
				m.stk[uint32(e)] = term.Word(m.e)
				m.stk[uint32(e+1)] = term.Word(m.cp)
				m.e = e
				m.st = e + int(uint8(ins>>8)) + 2
			}
		case opDeallocate:
			m.cp = int(m.stk[uint32(m.e+1)])
			if m.e >= m.bst {
				m.st = m.e
			}
			m.e = int(m.stk[uint32(m.e)])
			if m.Top > m.soft { // a chain of returns can build without a call
				m.collect(0)
				heap = m.Cells
			}
		case opGetLevel:
			m.stk[uint32(m.e+2+int(uint8(ins>>8)))] = term.MakeSmall(int64(m.b0))
		case opNeckCut:
			if m.b != m.b0 {
				m.b = m.b0
				f := (*[8]term.Word)(m.cps[m.b-8:])
				m.hb = int(f[5])
				m.bst = int(f[6])
			}
		case opCutTo, opCommit:
			{
				b := int(m.stk[uint32(m.e+2+int(uint8(ins>>8)))] >> 3)
				if m.b != b {
					m.b = b
					f := (*[8]term.Word)(m.cps[b-8:])
					m.hb = int(f[5])
					m.bst = int(f[6])
				}
			}
		case opMark:
			m.stk[uint32(m.e+2+int(uint8(ins>>8)))] = term.MakeSmall(int64(m.b))
		case opSoftCommit:
			m.softCommit(int(m.stk[uint32(m.e+2+int(uint8(ins>>8)))]>>3) + cpSize)
		case opTryElse:
			{
				alt := int(ins >> 32)
				nb := m.b + cpSize
				if nb+cpSize >= len(m.cps) {
					m.growChoices(nb)
				}
				f := (*[8]term.Word)(m.cps[m.b:])
				f[0] = term.Word(m.b)
				f[1] = term.Word(m.e)
				f[2] = term.Word(alt)
				f[3] = term.Word(alt)
				f[4] = term.Word(m.tr)
				f[5] = term.Word(m.Top)
				f[6] = term.Word(m.st)
				f[7] = term.Word(m.lp)
				m.b = nb
				m.hb = m.Top
				m.bst = m.st
				m.Stats.Choices++
				if m.record && uint8(ins>>16) != 0 {
					m.noteBit(1)
				}
			}
		case opElse:
			{
				f := (*[8]term.Word)(m.cps[m.b-8:])
				m.e = int(f[1])
				m.b = int(f[0])
				f = (*[8]term.Word)(m.cps[m.b-8:])
				m.hb = int(f[5])
				m.bst = int(f[6])
				if m.record && uint8(ins>>8) != 0 {
					m.noteBit(0)
				}
			}
		case opCall:
			m.cp = pc + 1
			sw = &switches[ins>>32]
			m.b0 = m.b
			if sw.indexed {
				code[uint32(pc-1)] = ins&^255 | uint64(opCallSwitch)
			}
			pc = int(sw.entry)
			m.budget--
			if m.budget < 0 || m.Top > m.soft || m.st > m.softStack {
				if err := m.safepoint(int(uint8(ins >> 8))); err != nil {
					failure = err
					goto raise
				}
				heap = m.Cells
			}
		case opCallSwitch:
			m.cp = pc + 1
			sw = &switches[ins>>32]
			m.b0 = m.b
			m.budget--
			if m.budget < 0 || m.Top > m.soft || m.st > m.softStack {
				if err := m.safepoint(int(uint8(ins >> 8))); err != nil {
					failure = err
					goto raise
				}
				heap = m.Cells
			}
			goto doswitch
		case opExecute:
			sw = &switches[ins>>32]
			m.b0 = m.b
			if sw.indexed {
				code[uint32(pc-1)] = ins&^255 | uint64(opExecSwitch)
			}
			pc = int(sw.entry)
			m.budget--
			if m.budget < 0 || m.Top > m.soft || m.st > m.softStack {
				if err := m.safepoint(int(uint8(ins >> 8))); err != nil {
					failure = err
					goto raise
				}
				heap = m.Cells
			}
		case opExecSwitch:
			sw = &switches[ins>>32]
			m.b0 = m.b
			m.budget--
			if m.budget < 0 || m.Top > m.soft || m.st > m.softStack {
				if err := m.safepoint(int(uint8(ins >> 8))); err != nil {
					failure = err
					goto raise
				}
				heap = m.Cells
			}
			goto doswitch
		case opDeallocExecute:
			m.cp = int(m.stk[uint32(m.e+1)])
			if m.e >= m.bst {
				m.st = m.e
			}
			m.e = int(m.stk[uint32(m.e)])
			sw = &switches[ins>>32]
			m.b0 = m.b
			if sw.indexed {
				code[uint32(pc-1)] = ins&^255 | uint64(opDeallocExecSwitch)
			}
			pc = int(sw.entry)
			m.budget--
			if m.budget < 0 || m.Top > m.soft || m.st > m.softStack {
				if err := m.safepoint(int(uint8(ins >> 8))); err != nil {
					failure = err
					goto raise
				}
				heap = m.Cells
			}
		case opDeallocExecSwitch:
			m.cp = int(m.stk[uint32(m.e+1)])
			if m.e >= m.bst {
				m.st = m.e
			}
			m.e = int(m.stk[uint32(m.e)])
			sw = &switches[ins>>32]
			m.b0 = m.b
			m.budget--
			if m.budget < 0 || m.Top > m.soft || m.st > m.softStack {
				if err := m.safepoint(int(uint8(ins >> 8))); err != nil {
					failure = err
					goto raise
				}
				heap = m.Cells
			}
			goto doswitch
		case opProceed:
			pc = m.cp

		case opGetY:
			m.stk[uint32(m.e+2+int(uint8(ins>>16)))] = x[uint8(ins>>8)]
		case opPutY:
			x[uint8(ins>>8)] = m.stk[uint32(m.e+2+int(uint8(ins>>16)))]
		case opGetY2:
			m.stk[uint32(m.e+2+int(uint8(ins>>16)))] = x[uint8(ins>>8)]
			m.stk[uint32(m.e+2+int(uint8(ins>>32)))] = x[uint8(ins>>24)]
		case opGetY3:
			m.stk[uint32(m.e+2+int(uint8(ins>>16)))] = x[uint8(ins>>8)]
			m.stk[uint32(m.e+2+int(uint8(ins>>32)))] = x[uint8(ins>>24)]
			m.stk[uint32(m.e+2+int(uint8(ins>>48)))] = x[uint8(ins>>40)]
		case opPutY2:
			x[uint8(ins>>8)] = m.stk[uint32(m.e+2+int(uint8(ins>>16)))]
			x[uint8(ins>>24)] = m.stk[uint32(m.e+2+int(uint8(ins>>32)))]
		case opPutY3:
			x[uint8(ins>>8)] = m.stk[uint32(m.e+2+int(uint8(ins>>16)))]
			x[uint8(ins>>24)] = m.stk[uint32(m.e+2+int(uint8(ins>>32)))]
			x[uint8(ins>>40)] = m.stk[uint32(m.e+2+int(uint8(ins>>48)))]
		case opMove:
			x[uint8(ins>>16)] = x[uint8(ins>>8)]
		case opNewX:
			w = term.Word(m.Top) << 3
			heap[uint32(m.Top)] = w
			m.Top++
			x[uint8(ins>>8)] = w
		case opNewY:
			w = term.Word(m.Top) << 3
			heap[uint32(m.Top)] = w
			m.Top++
			x[uint8(ins>>8)] = w
			m.stk[uint32(m.e+2+int(uint8(ins>>16)))] = w
		case opUnifyXX:
			if !m.unify(x[uint8(ins>>8)], x[uint8(ins>>16)]) {
				goto fail
			}

		case opGetConst:
			w = x[uint8(ins>>8)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			if w&7 == 0 {
				heap[uint32(w>>3)] = term.Word(int64(ins) >> 32)
				if int(w>>3) < m.hb {
					m.push(w)
				}
			} else if w != term.Word(int64(ins)>>32) {
				goto fail
			}
		case opGetLiteral:
			w = x[uint8(ins>>8)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			if w&7 == 0 {
				heap[uint32(w>>3)] = term.Word(code[uint32(pc)])
				if int(w>>3) < m.hb {
					m.push(w)
				}
			} else if w != term.Word(code[uint32(pc)]) {
				goto fail
			}
			pc++
		case opGetImage:
			w = m.Thaw(m.p.images[ins>>32])
			ok = m.unify(x[uint8(ins>>8)], w)
			if m.Top > m.soft {
				m.ensure()
			}
			heap = m.Cells
			if !ok {
				goto fail
			}
		case opGetList:
			w = x[uint8(ins>>8)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			if uint64(w&7) == tagLst {
				m.s = int(w >> 3)
			} else if w&7 == 0 {
				heap[uint32(w>>3)] = term.Word(m.Top)<<3 | term.Word(term.Lst)
				if int(w>>3) < m.hb {
					m.push(w)
				}
				m.s = m.Top
				heap[uint32(m.Top)] = term.Word(m.Top) << 3
				heap[uint32(m.Top+1)] = term.Word(m.Top+1) << 3
				m.Top += 2
			} else {
				goto fail
			}
		case opGetStruct:
			w = x[uint8(ins>>8)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			if uint64(w&7) == tagStr {
				m.s = int(w>>3) + 1
				if heap[uint32(w>>3)] != term.Word(code[uint32(pc)]) {
					goto fail
				}
				pc++
			} else if w&7 == 0 {
				heap[uint32(w>>3)] = term.Word(m.Top)<<3 | term.Word(term.Str)
				if int(w>>3) < m.hb {
					m.push(w)
				}
				v = term.Word(code[uint32(pc)])
				pc++
				heap[uint32(m.Top)] = v
				m.Top++
				m.s = m.Top
				for n := v.FunArity(); n > 0; n-- {
					heap[uint32(m.Top)] = term.Word(m.Top) << 3
					m.Top++
				}
			} else {
				goto fail
			}
		case opGetListVV:
			w = x[uint8(ins>>8)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			if uint64(w&7) == tagLst {
				x[uint8(ins>>16)] = heap[uint32(w>>3)]
				x[uint8(ins>>24)] = heap[uint32(w>>3+1)]
			} else if w&7 == 0 {
				heap[uint32(w>>3)] = term.Word(m.Top)<<3 | term.Word(term.Lst)
				if int(w>>3) < m.hb {
					m.push(w)
				}
				w = term.Word(m.Top) << 3
				heap[uint32(m.Top)] = w
				x[uint8(ins>>16)] = w
				heap[uint32(m.Top+1)] = w + 8
				x[uint8(ins>>24)] = w + 8
				m.Top += 2
			} else {
				goto fail
			}
		case opGetListUV:
			w = x[uint8(ins>>8)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			if w&7 == 0 {
				heap[uint32(w>>3)] = term.Word(m.Top)<<3 | term.Word(term.Lst)
				if int(w>>3) < m.hb {
					m.push(w)
				}
				heap[uint32(m.Top)] = x[uint8(ins>>16)]
				w = term.Word(m.Top+1) << 3
				heap[uint32(m.Top+1)] = w
				x[uint8(ins>>24)] = w
				m.Top += 2
			} else if uint64(w&7) == tagLst {
				v = x[uint8(ins>>16)]
				x[uint8(ins>>24)] = heap[uint32(w>>3+1)]
				if !m.unify(v, heap[uint32(w>>3)]) {
					goto fail
				}
			} else {
				goto fail
			}
		case opGetListVU:
			w = x[uint8(ins>>8)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			if w&7 == 0 {
				heap[uint32(w>>3)] = term.Word(m.Top)<<3 | term.Word(term.Lst)
				if int(w>>3) < m.hb {
					m.push(w)
				}
				heap[uint32(m.Top+1)] = x[uint8(ins>>24)]
				w = term.Word(m.Top) << 3
				heap[uint32(m.Top)] = w
				x[uint8(ins>>16)] = w
				m.Top += 2
			} else if uint64(w&7) == tagLst {
				v = x[uint8(ins>>24)]
				x[uint8(ins>>16)] = heap[uint32(w>>3)]
				if !m.unify(v, heap[uint32(w>>3+1)]) {
					goto fail
				}
			} else {
				goto fail
			}
		case opGetListUU:
			w = x[uint8(ins>>8)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			if w&7 == 0 {
				heap[uint32(w>>3)] = term.Word(m.Top)<<3 | term.Word(term.Lst)
				if int(w>>3) < m.hb {
					m.push(w)
				}
				heap[uint32(m.Top)] = x[uint8(ins>>16)]
				heap[uint32(m.Top+1)] = x[uint8(ins>>24)]
				m.Top += 2
			} else if uint64(w&7) == tagLst {
				if !m.unify(x[uint8(ins>>16)], heap[uint32(w>>3)]) || !m.unify(x[uint8(ins>>24)], heap[uint32(w>>3+1)]) {
					goto fail
				}
			} else {
				goto fail
			}
		case opUnifyVar:
			x[uint8(ins>>8)] = heap[uint32(m.s)]
			m.s++
		case opUnifyVar2:
			x[uint8(ins>>8)] = heap[uint32(m.s)]
			x[uint8(ins>>16)] = heap[uint32(m.s+1)]
			m.s += 2
		case opUnifyVal:
			if w = heap[uint32(m.s)]; w == term.Word(m.s)<<3 && m.s >= m.hb {
				v = x[uint8(ins>>8)]
				if v&7 != 0 || v < w { // a cell newer than the choice point takes the older value
					heap[uint32(m.s)] = v
					m.s++
					continue
				}
			}
			if !m.unify(w, x[uint8(ins>>8)]) {
				goto fail
			}
			m.s++
		case opUnifyConst:
			w = heap[uint32(m.s)]
			m.s++
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			if w&7 == 0 {
				heap[uint32(w>>3)] = term.Word(int64(ins) >> 32)
				if int(w>>3) < m.hb {
					m.push(w)
				}
			} else if w != term.Word(int64(ins)>>32) {
				goto fail
			}
		case opUnifyLit:
			w = heap[uint32(m.s)]
			m.s++
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			if w&7 == 0 {
				heap[uint32(w>>3)] = term.Word(code[uint32(pc)])
				if int(w>>3) < m.hb {
					m.push(w)
				}
			} else if w != term.Word(code[uint32(pc)]) {
				goto fail
			}
			pc++
		case opUnifyVoid:
			m.s += int(uint8(ins >> 8))

		case opPutConst:
			x[uint8(ins>>8)] = term.Word(int64(ins) >> 32)
		case opPutLiteral:
			x[uint8(ins>>8)] = term.Word(code[uint32(pc)])
			pc++
		case opPutImage:
			x[uint8(ins>>8)] = m.Thaw(m.p.images[ins>>32])
			if m.Top > m.soft {
				m.ensure()
			}
			heap = m.Cells
		case opPutListXX:
			heap[uint32(m.Top)] = x[uint8(ins>>16)]
			heap[uint32(m.Top+1)] = x[uint8(ins>>24)]
			x[uint8(ins>>8)] = term.Word(m.Top)<<3 | term.Word(term.Lst)
			m.Top += 2
		case opPutListXC:
			heap[uint32(m.Top)] = x[uint8(ins>>16)]
			heap[uint32(m.Top+1)] = term.Word(int64(ins) >> 32)
			x[uint8(ins>>8)] = term.Word(m.Top)<<3 | term.Word(term.Lst)
			m.Top += 2
		case opPutListCX:
			heap[uint32(m.Top)] = term.Word(int64(ins) >> 32)
			heap[uint32(m.Top+1)] = x[uint8(ins>>16)]
			x[uint8(ins>>8)] = term.Word(m.Top)<<3 | term.Word(term.Lst)
			m.Top += 2
		case opPutList:
			x[uint8(ins>>8)] = term.Word(m.Top)<<3 | term.Word(term.Lst)
		case opPutStruct:
			x[uint8(ins>>8)] = term.Word(m.Top)<<3 | term.Word(term.Str)
			heap[uint32(m.Top)] = term.Word(code[uint32(pc)])
			pc++
			m.Top++
		case opSetVar:
			w = term.Word(m.Top) << 3
			heap[uint32(m.Top)] = w
			m.Top++
			x[uint8(ins>>8)] = w
		case opSetVal:
			heap[uint32(m.Top)] = x[uint8(ins>>8)]
			m.Top++
		case opSetVal2:
			heap[uint32(m.Top)] = x[uint8(ins>>8)]
			heap[uint32(m.Top+1)] = x[uint8(ins>>16)]
			m.Top += 2
		case opSetConst:
			heap[uint32(m.Top)] = term.Word(int64(ins) >> 32)
			m.Top++
		case opSetLit:
			heap[uint32(m.Top)] = term.Word(code[uint32(pc)])
			pc++
			m.Top++
		case opSetVoid:
			for n := uint8(ins >> 8); n > 0; n-- {
				heap[uint32(m.Top)] = term.Word(m.Top) << 3
				m.Top++
			}

		case opAdd:
			w = x[uint8(ins>>16)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			{
				a := w
				w = x[uint8(ins>>24)]
				for w&7 == 0 {
					v = heap[uint32(w>>3)]
					if v == w {
						break
					}
					w = v
				}
				r := a + w - 1
				if uint64(a&7) == tagInt && uint64(w&7) == tagInt && int64((a^r)&(w^r)) >= 0 {
					x[uint8(ins>>8)] = r
					continue
				}
				goal, v = a, w
				goto arithmetic
			}
		case opSub:
			w = x[uint8(ins>>16)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			{
				a := w
				w = x[uint8(ins>>24)]
				for w&7 == 0 {
					v = heap[uint32(w>>3)]
					if v == w {
						break
					}
					w = v
				}
				r := a - w + 1
				if uint64(a&7) == tagInt && uint64(w&7) == tagInt && int64((a^w)&(a^r)) >= 0 {
					x[uint8(ins>>8)] = r
					continue
				}
				goal, v = a, w
				goto arithmetic
			}
		case opMul, opIntDiv, opMod, opRem, opAnd, opOr, opShl, opShr:
			w = x[uint8(ins>>16)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			{
				a := w
				w = x[uint8(ins>>24)]
				for w&7 == 0 {
					v = heap[uint32(w>>3)]
					if v == w {
						break
					}
					w = v
				}
				if uint64(a&7) == tagInt && uint64(w&7) == tagInt {
					if r, done := smallArith(uint8(ins), a.SmallInt(), w.SmallInt()); done {
						x[uint8(ins>>8)] = term.MakeSmall(r)
						continue
					}
				}
				goal, v = a, w
				goto arithmetic
			}
		case opAddI:
			w = x[uint8(ins>>16)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			{
				i := term.Word(int64(ins)>>32) << 3
				r := w + i
				if uint64(w&7) == tagInt && int64((w^r)&(i^r)) >= 0 {
					x[uint8(ins>>8)] = r
					continue
				}
				goal, v = w, i|term.Word(term.Int)
				goto arithmetic
			}
		case opMulI, opIntDivI, opModI:
			w = x[uint8(ins>>16)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			if i := int64(ins) >> 32; uint64(w&7) == tagInt {
				a := w.SmallInt()
				switch uint8(ins) {
				case opModI:
					if a >= 0 && uint64(a)>>32 == 0 {
						a = int64(uint32(a) % uint32(i))
					} else if a %= i; a < 0 {
						a += i
					}
					x[uint8(ins>>8)] = term.MakeSmall(a)
					continue
				case opIntDivI:
					x[uint8(ins>>8)] = term.MakeSmall(a / i)
					continue
				default:
					if a == int64(int32(a)) && i == int64(int32(i)) {
						if r := a * i; term.FitsSmall(r) {
							x[uint8(ins>>8)] = term.MakeSmall(r)
							continue
						}
					}
				}
			}
			goal, v = w, term.MakeSmall(int64(ins)>>32)
			goto arithmetic
		case opArith1:
			v = x[uint8(ins>>16)]
			v, failure = m.evaluate(v)
			if failure == nil {
				v, failure = arith.Unary(&m.Heap, arith.Op(ins>>32), v)
			}
			goto arithResult
		case opArith2:
			goal, v = x[uint8(ins>>16)], x[uint8(ins>>24)]
			goto arithmetic

		case opLessXX, opLessEqXX, opEqualXX, opNotEqualXX:
			w = x[uint8(ins>>8)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			{
				a := w
				w = x[uint8(ins>>16)]
				for w&7 == 0 {
					v = heap[uint32(w>>3)]
					if v == w {
						break
					}
					w = v
				}
				if uint64(a&7) == tagInt && uint64(w&7) == tagInt {
					switch uint8(ins) {
					case opLessXX:
						ok = int64(a) < int64(w)
					case opLessEqXX:
						ok = int64(a) <= int64(w)
					case opEqualXX:
						ok = a == w
					default:
						ok = a != w
					}
				} else {
					ok, failure = m.compareSlow(uint8(ins), a, w, uint8(ins>>24) != 0)
					if m.Top > m.soft {
						m.ensure()
					}
					heap = m.Cells
					if failure != nil {
						goto raise
					}
				}
				if !ok {
					pc = int(ins >> 32)
				}
			}
		case opLessXI, opLessEqXI, opEqualXI, opNotEqualXI, opGreaterXI, opGreaterEqXI:
			w = x[uint8(ins>>8)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			{
				b := int64(int16(ins >> 16))
				if uint64(w&7) == tagInt {
					a := int64(w) >> 3
					switch uint8(ins) {
					case opLessXI:
						ok = a < b
					case opLessEqXI:
						ok = a <= b
					case opEqualXI:
						ok = a == b
					case opNotEqualXI:
						ok = a != b
					case opGreaterXI:
						ok = a > b
					default:
						ok = a >= b
					}
				} else {
					ok, failure = m.compareSlow(uint8(ins), w, term.MakeSmall(b), false)
					if m.Top > m.soft {
						m.ensure()
					}
					heap = m.Cells
					if failure != nil {
						goto raise
					}
				}
				if !ok {
					pc = int(ins >> 32)
				}
			}
		case opType:
			w = x[uint8(ins>>8)]
			for w&7 == 0 {
				v = heap[uint32(w>>3)]
				if v == w {
					break
				}
				w = v
			}
			if !isKind(&m.Heap, w, int(uint8(ins>>16))) {
				pc = int(ins >> 32)
			}
		case opTest:
			{
				base, n := int(uint8(ins>>8)), int(uint8(ins>>16))
				ok, failure = m.p.fns[code[uint32(pc)]](m, x[base:base+n])
				if m.Top > m.soft {
					m.ensure()
				}
				heap = m.Cells
				if failure != nil {
					goto raise
				}
				pc++
				if !ok {
					pc = int(ins >> 32)
				}
			}
		case opFn:
			{
				base, n := int(uint8(ins>>8)), int(uint8(ins>>16))
				fn := int(ins >> 32)
				ok, failure = m.p.fns[fn](m, x[base:base+n])
				if failure != nil {
					heap = m.Cells
					goto raise
				}
				if !ok {
					heap = m.Cells
					goto fail
				}
				if m.record && m.p.noted[fn] {
					m.noteArgs(x[base : base+n])
				}
				if m.Top > m.soft {
					m.ensure()
				}
				heap = m.Cells
				if m.p.changed {
					m.p.changed = false
					code, switches = m.p.code, m.p.switches
				}
			}

		case opCallN:
			{
				n := int(uint8(ins >> 8))
				goal = x[1]
				if n > 1 {
					goal, failure = m.Extend(goal, x[2:n+1])
					if failure != nil {
						heap = m.Cells
						goto raise
					}
				}
				if goal, failure = m.body(goal); failure != nil {
					goto raise
				}
				barrier, isSys = m.b, uint8(ins>>16) != 0
				goto meta
			}
		case opControl:
			{
				q := m.p.preds[ins>>32]
				goal = m.NewStruct(q.Name, x[1:q.Arity+1]...)
				if goal, failure = m.body(goal); failure != nil {
					goto raise
				}
				barrier, isSys = m.b, false
				goto meta
			}
		case opConjNext:
			goal = m.stk[m.e+2]
			barrier, isSys = unflagBarrier(m.stk[m.e+3])
			m.leave()
			goto meta
		case opThen, opSoftThen:
			goal = m.stk[m.e+2]
			barrier, isSys = unflagBarrier(m.stk[m.e+3])
			if b := int(m.stk[m.e+4].SmallInt()); uint8(ins) == opThen {
				m.cutTo(int(m.cps[b-cpPrev]))
			} else {
				m.softCommit(b)
			}
			m.leave()
			goto meta
		case opMetaElse:
			m.restoreChoice(2)
			m.popChoice()
			if m.record {
				m.noteBit(0)
			}
			goal = x[1]
			barrier, isSys = unflagBarrier(x[2])
			goto meta
		case opNotExit:
			m.cutTo(int(m.cps[int(m.stk[m.e+2].SmallInt())-cpPrev]))
			goto fail
		case opNotFailed:
			m.restoreChoice(0)
			m.popChoice()
			pc = m.cp
		case opCatch:
			x[4] = flagBarrier(len(m.levels), false)
			m.pushChoice(4, m.p.specials.catchFail)
			if m.record {
				m.noteBit(0)
			}
			m.frame(m.p.specials.catchExit, term.MakeSmall(int64(m.b)))
			barrier, isSys = m.b, false
			if goal, failure = m.body(x[1]); failure != nil {
				goto raise
			}
			goto meta
		case opCatchExit:
			if b := int(m.stk[m.e+2].SmallInt()); b == m.b {
				m.popChoice()
			}
			m.leave()
			pc = m.cp
		case opDropFail:
			m.popChoice()
			goto fail
		case opCatchFail:
			m.restoreChoice(4)
			m.popChoice()
			goto fail
		case opThrow:
			w = m.Deref(x[1])
			if w.IsVar() {
				failure = isoerr.Instantiation(&m.Heap)
			} else {
				failure = isoerr.Throw(&m.Heap, w)
			}
			goto raise
		case opTabled:
			{
				q := m.p.preds[ins>>32]
				goal = m.NewStruct(atomTabled, m.NewStruct(q.Name, x[1:q.Arity+1]...))
				barrier, isSys = m.b, true
				goto meta
			}
		case opClauses:
			goal = m.Deref(x[1])
			called = m.p.Inner(m.p.Reference(m.mustName(goal)))
			copy(x[1:], m.arguments(goal))
			code, switches = m.p.code, m.p.switches
			m.b0 = m.b
			sw = &switches[called.Index]
			goto doswitch
		case opFindall:
			if failure = m.findallBegin(); failure != nil {
				heap = m.Cells
				goto raise
			}
			goal, barrier, isSys = m.pending, m.b, false
			goto meta
		case opFindallAdd:
			m.findallAdd(m.stk[m.e+2])
			goto fail
		case opFindallDone:
			ok = m.findallDone()
			heap = m.Cells
			if !ok {
				goto fail
			}
			pc = m.cp
		default:
			panic("machine: unknown instruction")
		}
		continue

	doswitch:
		w = x[1]
		for w&7 == 0 {
			v = heap[uint32(w>>3)]
			if v == w {
				break
			}
			w = v
		}
		switch uint64(w & 7) {
		case 0:
			pc = int(sw.variable)
		case tagLst:
			pc = int(sw.list)
		default:
			if uint64(w&7) == tagStr {
				w = heap[uint32(w>>3)]
			} else if uint64(w&7) == tagBox {
				w = keyBox
			}
			k := hashKey(w) & sw.mask
			for {
				key := sw.keys[k]
				if key == w || key == 0 {
					pc = int(sw.vals[k])
					break
				}
				k = (k + 1) & sw.mask
			}
		}
		continue

	arithmetic: // goal op v, for a case the instruction does not do itself
		goal, failure = m.evaluate(goal)
		if failure == nil {
			v, failure = m.evaluate(v)
		}
		if failure == nil {
			v, failure = arith.Binary(&m.Heap, slowOp(ins), goal, v)
		}
	arithResult:
		heap = m.Cells
		if failure != nil {
			goto raise
		}
		if m.Top > m.soft {
			m.ensure()
			heap = m.Cells
		}
		x[uint8(ins>>8)] = v
		continue

	meta:
		pc, called, failure = m.enter(goal, barrier, isSys)
		if failure == nil {
			code, switches = m.p.code, m.p.switches
			if called == nil {
				if m.Top > m.soft {
					m.ensure()
				}
				heap = m.Cells
				continue
			}
			heap = m.Cells
			m.b0 = m.b
			sw = &switches[called.Index]
			m.budget--
			if m.budget < 0 || m.Top > m.soft || m.st > m.softStack {
				if failure = m.safepoint(called.Arity); failure != nil {
					goto raise
				}
				heap = m.Cells
			}
			if called.Arity == 0 { // x1 is left over from before
				pc = int(sw.entry)
				continue
			}
			goto doswitch
		}

	raise:
		goal, isSys, failure = m.raise(failure)
		heap, code, switches = m.Cells, m.p.code, m.p.switches
		if failure != nil {
			return exhausted, failure
		}
		if goal, failure = m.body(goal); failure != nil {
			goto raise
		}
		heap = m.Cells
		barrier = m.b
		goto meta

	fail:
		{
			f := (*[8]term.Word)(m.cps[m.b-8:])
			t := int(f[4])
			for m.tr > t {
				m.tr--
				w = m.trail[uint32(m.tr)]
				if w&7 != 0 {
					m.restoreGlobal(w)
					continue
				}
				heap[uint32(w>>3)] = w
			}
			m.Top = int(f[5])
			m.st = int(f[6])
			m.lp = int(f[7])
			pc = int(f[3])
		}
	}
}
