package machine

import (
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
	tagAtm = uint64(term.Atm)
	tagLst = uint64(term.Lst)
	tagStr = uint64(term.Str)
	tagBox = uint64(term.Box)
	tagAtt = uint64(term.Att)
)

// run executes code from pc until a solution, the end of the search or an
// uncaught error. It is one loop over one dense switch: measured against a
// table of functions this is 14% faster. The state that every instruction
// touches lives in fields of m; pc, heap and code stay in processor registers.
//
// Two things keep them there. No local lives across a call: what calls leaves
// pc in m.pc and goes on at resume or outcome, which load all three afresh. One
// value that had to survive a call would be stored to memory by every
// instruction, as Go spills at the head of the loop. And the function stays
// below 5000 nodes of syntax, as Go puts only trifles in line in a bigger one:
// rare instructions are in control.go. Without the two, which were measured
// together, tak, fib and deriv took 1.2 times as long, naive reverse 1.07.
func (m *Machine) run(pc int) (out outcome, err error) {
	var (
		ins     uint64
		w, v    term.Word
		ok      bool
		sw      *predSwitch
		failure error
	)
	x := &m.x
	heap, code := m.Cells, m.p.code
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
		case opSwitch:
			sw = &m.p.switches[ins>>32]
			w = x[1]
			goto doswitch
		case opJump:
			pc = int(ins >> 32)
		case opTry:
			{
				n := int(uint8(ins >> 8))
				nb := m.b + cpSize + n
				if nb+cpSize >= len(m.cps) {
					m.pc = pc - 1
					m.growChoices(nb)
					goto resume
				}
				g := m.cps[m.b : m.b+n]
				for i := range g {
					g[i] = x[uint8(i+1)]
				}
				m.fillChoice(nb, m.cp, int(code[uint32(pc)]>>32))
				m.choose(nb)
				v = term.MakeSmall(int64(uint32(code[uint32(pc)])))
				pc = int(ins >> 32)
				if m.record {
					goto note
				}
			}
		case opRetry:
			{
				n := int(uint8(ins >> 8))
				f := (*[8]term.Word)(m.cps[m.b-8:])
				m.e = int(f[1])
				m.cp = int(f[2])
				f[3] = term.Word(code[uint32(pc)] >> 32)
				g := m.cps[m.b-8-n : m.b-8]
				for i := range g {
					x[uint8(i+1)] = g[i]
				}
				m.b0 = int(f[0])
				v = term.MakeSmall(int64(uint32(code[uint32(pc)])))
				pc = int(ins >> 32)
				if m.record {
					goto note
				}
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
				m.b0 = int(f[0])
				m.dropChoices(m.b0)
				v = term.MakeSmall(int64(code[uint32(pc)]))
				pc = int(ins >> 32)
				if m.record {
					goto note
				}
			}

		case opEnter:
			v = term.MakeSmall(int64(code[uint32(pc)]))
			pc = int(ins >> 32)
			if m.record {
				goto note
			}
		case opSwitchArg:
			sw = &m.p.splits[ins>>32]
			w = x[uint8(ins>>8)]
			goto doswitch
		case opScreenKey:
			w = deref(heap, x[uint8(ins>>8)])
			pc += 2
			switch uint64(w & 7) {
			case 0:
				if ins>>16&screenUnboundHolds == 0 {
					pc = int(code[uint32(pc-1)] >> 32)
				}
				continue
			case tagStr:
				w = heap[uint32(w>>3)]
			case tagLst:
				w = term.FunDot
			case tagBox:
				w = keyBox
			case tagAtt:
				pc = int(code[uint32(pc-1)] >> 32)
				continue
			}
			if w != term.Word(code[uint32(pc-2)]) {
				if ins>>16&screenOtherUnsure == 0 {
					pc = int(ins >> 32)
					continue
				}
			} else if ins>>16&screenMatchUnsure == 0 {
				continue
			}
			pc = int(code[uint32(pc-1)] >> 32)
		case opScreenSame:
			v = deref(heap, x[uint8(ins>>8)])
			w = deref(heap, x[uint8(ins>>16)])
			pc += 2
			if v == w || w&7 == 0 && uint8(ins>>24) != 0 {
				continue
			}
			if v&7 != 0 && w&7 != 0 && uint64(v&7) != tagAtt && uint64(w&7) != tagAtt &&
				(v&7 != w&7 || uint64(w&7) == tagInt || uint64(w&7) == tagAtm) {
				pc = int(ins >> 32)
			} else {
				pc = int(code[uint32(pc-1)] >> 32)
			}
		case opScreenInts:
			v = deref(heap, x[uint8(ins>>8)])
			w = term.Word(code[uint32(pc)])
			if uint8(ins>>16) != 0 {
				w = deref(heap, x[uint8(ins>>16)])
			}
			pc += 2
			if uint64(v&7) != tagInt || uint64(w&7) != tagInt {
				pc = int(code[uint32(pc-1)] >> 32)
				continue
			}
			{
				bit := uint64(screenEqual)
				if int64(v) < int64(w) {
					bit = screenLess
				} else if v != w {
					bit = screenGreater
				}
				if ins>>24&bit == 0 {
					pc = int(ins >> 32)
				}
			}
		case opScreenType:
			w = deref(heap, x[uint8(ins>>8)])
			pc += 2
			if tag := uint64(w & 7); tag == 0 || tag == tagBox || tag == tagAtt {
				pc = int(code[uint32(pc-1)] >> 32)
			} else if ins>>24>>tag&1 == 0 {
				pc = int(ins >> 32)
			}

		case opAllocate:
			m.allocate(ins >> 56)
		case opAllocateY:
			m.allocate(ins >> 56)
			*m.slot(ins >> 16) = x[uint8(ins>>8)]
		case opAllocateY2:
			m.allocate(ins >> 56)
			*m.slot(ins >> 16) = x[uint8(ins>>8)]
			*m.slot(ins >> 32) = x[uint8(ins>>24)]
		case opAllocateY3:
			m.allocate(ins >> 56)
			*m.slot(ins >> 16) = x[uint8(ins>>8)]
			*m.slot(ins >> 32) = x[uint8(ins>>24)]
			*m.slot(ins >> 48) = x[uint8(ins>>40)]
		case opReturn:
			m.deallocate()
			pc = m.cp
			if m.Top > m.soft { // a chain of returns can build without a call
				m.pc = pc
				m.collect(0)
				goto resume
			}
		case opGetLevel:
			*m.slot(ins >> 8) = term.MakeSmall(int64(m.b0))
		case opNeckCut:
			if v = term.Word(m.b0); m.b != int(v) {
				goto cut
			}
		case opCutTo, opCommit:
			if v = *m.slot(ins >> 8) >> 3; m.b != int(v) {
				goto cut
			}
		case opMark:
			*m.slot(ins >> 8) = term.MakeSmall(int64(m.b))
		case opTryElse:
			{
				nb := m.b + cpSize
				if nb+cpSize >= len(m.cps) {
					m.pc = pc - 1
					m.growChoices(nb)
					goto resume
				}
				m.fillChoice(nb, int(ins>>32), int(ins>>32))
				m.choose(nb)
				if m.record && uint8(ins>>16) != 0 {
					v = term.MakeSmall(1)
					goto note
				}
			}
		case opElse:
			{
				f := (*[8]term.Word)(m.cps[m.b-8:])
				m.e = int(f[1])
				m.dropChoices(int(f[0]))
				if m.record && uint8(ins>>8) != 0 {
					v = term.MakeSmall(0)
					goto note
				}
			}
		case opCall:
			m.cp = pc + 1
			goto execute
		case opExecute:
			goto execute
		case opDeallocExecute:
			m.deallocate()
			goto execute
		case opProceed:
			pc = m.cp

		case opGetY:
			*m.slot(ins >> 16) = x[uint8(ins>>8)]
		case opPutY:
			x[uint8(ins>>8)] = *m.slot(ins >> 16)
		case opGetY2:
			*m.slot(ins >> 16) = x[uint8(ins>>8)]
			*m.slot(ins >> 32) = x[uint8(ins>>24)]
		case opGetY3:
			*m.slot(ins >> 16) = x[uint8(ins>>8)]
			*m.slot(ins >> 32) = x[uint8(ins>>24)]
			*m.slot(ins >> 48) = x[uint8(ins>>40)]
		case opPutY2:
			x[uint8(ins>>8)] = *m.slot(ins >> 16)
			x[uint8(ins>>24)] = *m.slot(ins >> 32)
		case opPutY3:
			x[uint8(ins>>8)] = *m.slot(ins >> 16)
			x[uint8(ins>>24)] = *m.slot(ins >> 32)
			x[uint8(ins>>40)] = *m.slot(ins >> 48)
		case opMove:
			x[uint8(ins>>16)] = x[uint8(ins>>8)]
		case opMove2:
			x[uint8(ins>>16)] = x[uint8(ins>>8)]
			x[uint8(ins>>32)] = x[uint8(ins>>24)]
		case opMove3:
			x[uint8(ins>>16)] = x[uint8(ins>>8)]
			x[uint8(ins>>32)] = x[uint8(ins>>24)]
			x[uint8(ins>>48)] = x[uint8(ins>>40)]
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
			*m.slot(ins >> 16) = w
		case opUnifyXX:
			w, v = x[uint8(ins>>8)], x[uint8(ins>>16)]
			goto unify
		case opUnifyYX:
			w, v = *m.slot(ins >> 16), x[uint8(ins>>24)]
			x[uint8(ins>>8)] = w
			goto unify

		case opGetConst:
			w = deref(heap, x[uint8(ins>>8)])
			v = term.Word(int64(ins) >> 32)
			if w&7 == 0 {
				goto bind
			} else if w != v {
				goto mismatch
			}
		case opGetLiteral:
			w = deref(heap, x[uint8(ins>>8)])
			v = term.Word(code[uint32(pc)])
			pc++
			if w&7 == 0 {
				goto bind
			} else if w != v {
				goto mismatch
			}
		case opGetImage:
			m.pc = pc
			w = m.Thaw(m.p.images[ins>>32])
			ok, failure = m.unify(m.x[uint8(m.p.code[m.pc-1]>>8)], w), nil
			goto ensured
		case opGetList:
			w = deref(heap, x[uint8(ins>>8)])
			if uint64(w&7) == tagLst {
				m.s = int(w >> 3)
			} else if w&7 == 0 {
				m.s = m.Top
				v = term.Word(m.Top)<<3 | term.Word(term.Lst)
				heap[uint32(m.Top)] = term.Word(m.Top) << 3
				heap[uint32(m.Top+1)] = term.Word(m.Top+1) << 3
				m.Top += 2
				goto bind
			} else {
				goto noList
			}
		case opGetStruct:
			w = deref(heap, x[uint8(ins>>8)])
			v = term.Word(code[uint32(pc)])
			pc++
			if uint64(w&7) == tagStr {
				m.s = int(w>>3) + 1
				if heap[uint32(w>>3)] != v {
					goto fail
				}
			} else if w&7 == 0 {
				at := m.Top
				heap[uint32(at)] = v
				m.s = at + 1
				for n := v.FunArity(); n > 0; n-- {
					at++
					heap[uint32(at)] = term.Word(at) << 3
				}
				v = term.Word(m.Top)<<3 | term.Word(term.Str)
				m.Top = at + 1
				goto bind
			} else {
				goto mismatch
			}
		case opGetListVV:
			w = deref(heap, x[uint8(ins>>8)])
			if uint64(w&7) == tagLst {
				x[uint8(ins>>16)] = heap[uint32(w>>3)]
				x[uint8(ins>>24)] = heap[uint32(w>>3+1)]
			} else if w&7 == 0 {
				v = term.Word(m.Top) << 3
				heap[uint32(m.Top)] = v
				x[uint8(ins>>16)] = v
				heap[uint32(m.Top+1)] = v + 8
				x[uint8(ins>>24)] = v + 8
				m.Top += 2
				v |= term.Word(term.Lst)
				goto bind
			} else {
				goto noList
			}
		case opGetListUV:
			w = deref(heap, x[uint8(ins>>8)])
			if w&7 == 0 {
				v = term.Word(m.Top) << 3
				heap[uint32(m.Top)] = x[uint8(ins>>16)]
				heap[uint32(m.Top+1)] = v + 8
				x[uint8(ins>>24)] = v + 8
				m.Top += 2
				v |= term.Word(term.Lst)
				goto bind
			} else if uint64(w&7) == tagLst {
				v = x[uint8(ins>>16)]
				x[uint8(ins>>24)] = heap[uint32(w>>3+1)]
				w = heap[uint32(w>>3)]
				goto unify
			} else {
				goto noList
			}
		case opGetListVU:
			w = deref(heap, x[uint8(ins>>8)])
			if w&7 == 0 {
				v = term.Word(m.Top) << 3
				heap[uint32(m.Top)] = v
				heap[uint32(m.Top+1)] = x[uint8(ins>>24)]
				x[uint8(ins>>16)] = v
				m.Top += 2
				v |= term.Word(term.Lst)
				goto bind
			} else if uint64(w&7) == tagLst {
				v = x[uint8(ins>>24)]
				x[uint8(ins>>16)] = heap[uint32(w>>3)]
				w = heap[uint32(w>>3+1)]
				goto unify
			} else {
				goto noList
			}
		case opGetListUU:
			w = deref(heap, x[uint8(ins>>8)])
			if w&7 == 0 {
				v = term.Word(m.Top)<<3 | term.Word(term.Lst)
				heap[uint32(m.Top)] = x[uint8(ins>>16)]
				heap[uint32(m.Top+1)] = x[uint8(ins>>24)]
				m.Top += 2
				goto bind
			} else if uint64(w&7) == tagLst {
				m.pc = pc
				ok, failure = m.unifyList(ins, w), nil
				goto outcome
			} else {
				goto noList
			}
		case opUnifyVar:
			x[uint8(ins>>8)] = heap[uint32(m.s)]
			m.s++
		case opUnifyVar2:
			x[uint8(ins>>8)] = heap[uint32(m.s)]
			x[uint8(ins>>16)] = heap[uint32(m.s+1)]
			m.s += 2
		case opUnifyVal:
			w = heap[uint32(m.s)]
			v = x[uint8(ins>>8)]
			m.s++
			goto unify
		case opUnifyConst:
			w = deref(heap, heap[uint32(m.s)])
			m.s++
			v = term.Word(int64(ins) >> 32)
			if w&7 == 0 {
				goto bind
			} else if w != v {
				goto mismatch
			}
		case opUnifyLit:
			w = deref(heap, heap[uint32(m.s)])
			m.s++
			v = term.Word(code[uint32(pc)])
			pc++
			if w&7 == 0 {
				goto bind
			} else if w != v {
				goto mismatch
			}
		case opUnifyVoid:
			m.s += int(uint8(ins >> 8))

		case opPutConst:
			x[uint8(ins>>8)] = term.Word(int64(ins) >> 32)
		case opPutLiteral:
			x[uint8(ins>>8)] = term.Word(code[uint32(pc)])
			pc++
		case opPutImage:
			m.pc = pc
			w = m.Thaw(m.p.images[ins>>32])
			m.x[uint8(m.p.code[m.pc-1]>>8)] = w
			ok, failure = true, nil
			goto ensured
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
			v = deref(heap, x[uint8(ins>>16)])
			w = deref(heap, x[uint8(ins>>24)])
			if r := v + w - 1; uint64(v&7) == tagInt && uint64(w&7) == tagInt && int64((v^r)&(w^r)) >= 0 {
				x[uint8(ins>>8)] = r
				continue
			}
			goto arithmetic
		case opSub:
			v = deref(heap, x[uint8(ins>>16)])
			w = deref(heap, x[uint8(ins>>24)])
			if r := v - w + 1; uint64(v&7) == tagInt && uint64(w&7) == tagInt && int64((v^w)&(v^r)) >= 0 {
				x[uint8(ins>>8)] = r
				continue
			}
			goto arithmetic
		case opMul, opIntDiv, opMod, opRem, opAnd, opOr, opShl, opShr, opArith2:
			v = deref(heap, x[uint8(ins>>16)])
			w = deref(heap, x[uint8(ins>>24)])
			goto arithmetic
		case opAddI:
			v = deref(heap, x[uint8(ins>>16)])
			w = term.Word(int64(ins)>>32)<<3 | term.Word(term.Int)
			if r := v + w - 1; uint64(v&7) == tagInt && int64((v^r)&(w^r)) >= 0 {
				x[uint8(ins>>8)] = r
				continue
			}
			goto arithmetic
		case opMulI, opIntDivI, opModI:
			v = deref(heap, x[uint8(ins>>16)])
			w = term.Word(int64(ins)>>32)<<3 | term.Word(term.Int)
			if uint64(v&7) == tagInt {
				a, i := v.SmallInt(), w.SmallInt()
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
			goto arithmetic
		case opArith1:
			v, w = x[uint8(ins>>16)], term.MakeSmall(0)
			goto arithmetic

		case opLessXX, opLessEqXX, opEqualXX, opNotEqualXX:
			v = deref(heap, x[uint8(ins>>8)])
			w = deref(heap, x[uint8(ins>>16)])
			if uint64(v&7) != tagInt || uint64(w&7) != tagInt {
				goto compare
			}
			switch uint8(ins) {
			case opLessXX:
				ok = int64(v) < int64(w)
			case opLessEqXX:
				ok = int64(v) <= int64(w)
			case opEqualXX:
				ok = v == w
			default:
				ok = v != w
			}
			if !ok {
				pc = int(ins >> 32)
			}
		case opLessXI, opLessEqXI, opEqualXI, opNotEqualXI, opGreaterXI, opGreaterEqXI:
			v = deref(heap, x[uint8(ins>>8)])
			w = term.MakeSmall(int64(int16(ins >> 16)))
			if uint64(v&7) != tagInt {
				goto compare
			}
			switch uint8(ins) {
			case opLessXI:
				ok = int64(v) < int64(w)
			case opLessEqXI:
				ok = int64(v) <= int64(w)
			case opEqualXI:
				ok = v == w
			case opNotEqualXI:
				ok = v != w
			case opGreaterXI:
				ok = int64(v) > int64(w)
			default:
				ok = int64(v) >= int64(w)
			}
			if !ok {
				pc = int(ins >> 32)
			}
		case opType:
			w = deref(heap, x[uint8(ins>>8)])
			if uint64(w&7) == tagBox {
				m.pc = pc
				ok, failure = isKind(&m.Heap, w, int(uint8(ins>>16))), nil
				goto tested
			}
			if ins>>24>>uint64(w&7)&1 == 0 {
				pc = int(ins >> 32)
			}
		case opTest:
			m.pc = pc
			{
				base, n := int(uint8(ins>>8)), int(uint8(ins>>16))
				ok, failure = m.p.fns[code[uint32(pc)]](m, x[base:base+n])
			}
			if failure != nil {
				goto outcome
			}
			m.pc++
			if !ok {
				m.pc = int(m.p.code[m.pc-2] >> 32)
			}
			ok = true
			goto ensured
		case opFn:
			m.pc = pc
			{
				base, n := int(uint8(ins>>8)), int(uint8(ins>>16))
				ok, failure = m.p.fns[ins>>32](m, x[base:base+n])
			}
			goto ensured
		default:
			m.pc = pc
			ok, failure = m.control(ins)
			goto outcome
		}
		continue

	execute: // call predicate imm
		sw = &m.p.switches[ins>>32]
		m.b0 = m.b
		if m.due() {
			m.pc = int(ins >> 32)
			failure = m.safepoint(int(uint8(ins >> 8)))
			m.pc = int(m.p.switches[m.pc].entry)
			ok = true
			goto outcome
		}
		if !sw.indexed {
			pc = int(sw.entry)
			continue
		}
		w = x[1]

	doswitch: // go where sw sends w
		w = deref(heap, w)
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
				if key == w {
					pc = int(sw.vals[k])
					break
				}
				if key == 0 {
					pc = int(sw.other)
					if uint64(w&7) == tagAtt {
						pc = int(sw.variable)
					}
					break
				}
				k = (k + 1) & sw.mask
			}
		}
		continue

	cut: // back to choice point v
		if m.sentry <= int(v) {
			m.dropChoices(int(v))
			continue
		}
		m.pc = pc
		ok, failure = true, m.commit(int(v))
		goto outcome

	bind: // the unbound variable w to v
		heap[uint32(w>>3)] = v
		if int(w>>3) >= m.hb {
			continue
		}
		if m.tr < len(m.trail) {
			m.trail[m.tr] = w
			m.tr++
			continue
		}
		m.pc = pc
		m.push(w)
		goto resume

	unify: // w and v
		w, v = deref(heap, w), deref(heap, v)
		if w == v {
			continue
		}
		if w&7 == 0 {
			if v&7 == 0 && v > w { // the younger refers to the older
				w, v = v, w
			} else if uint64(v&7) == tagAtt {
				v &^= 7
			}
			goto bind
		}
		if v&7 == 0 {
			w, v = v, w
			if uint64(v&7) == tagAtt {
				v &^= 7
			}
			goto bind
		}
		if ((w^v)&7 != 0 || uint64(w&7) == tagInt || uint64(w&7) == tagAtm) &&
			uint64(w&7) != tagAtt && uint64(v&7) != tagAtt {
			goto fail
		}
		m.pc = pc
		ok, failure = m.unify(w, v), nil
		goto outcome

	noList: // w is not the list that the instruction wants
		v = 0 // or v would live from one instruction to the next

	mismatch: // w, unless an attributed variable, is not what the instruction wants, v for a constant
		if uint64(w&7) != tagAtt {
			goto fail
		}
		m.pc = pc
		m.matchAttributed(ins, w, v)
		ok, failure = true, nil
		goto outcome

	arithmetic: // v op w, for a case the instruction does not do itself
		m.pc = pc
		v, failure = m.arithmetic(ins, v, w)
		if failure == nil {
			m.x[uint8(m.p.code[m.pc-1]>>8)] = v
		}
		ok = true
		goto ensured

	compare: // v and w, which are not both small integers
		m.pc = pc
		ok, failure = m.compareSlow(uint8(ins), v, w, uint8(ins>>24) != 0 && uint8(ins) <= opNotEqualXX)
		if failure != nil {
			goto outcome
		}

	tested: // jump unless ok
		if !ok {
			m.pc = int(m.p.code[m.pc-1] >> 32)
		}
		ok = true

	ensured: // behind what can have used up the margin of the heap
		if m.Top > m.soft {
			m.ensure()
		}

	outcome: // go on at m.pc when ok
		if failure != nil {
			if failure = m.handle(failure); failure != nil {
				return exhausted, failure
			}
			goto resume
		}
		if !ok {
			code = m.p.code
			goto fail
		}
		if m.soft < 0 {
			m.divert()
		}

	resume: // go on at m.pc
		heap, code = m.Cells, m.p.code
		pc = m.pc
		continue

	note: // v in the choice log
		if uint(m.lp-m.logBase) < uint(len(m.log)) && v>>3 < firstLong {
			m.log[m.lp-m.logBase] = byte(v >> 3)
			m.lp++
			continue
		}
		m.pc = pc
		m.note(v)
		goto resume

	fail:
		heap = m.Cells
		{
			f := (*[8]term.Word)(m.cps[m.b-8:])
			t := int(f[4])
			for m.tr > t {
				m.tr--
				w = m.trail[uint32(m.tr)]
				if w&7 != 0 {
					m.restore(w)
					code = m.p.code
					goto fail
				}
				heap[uint32(w>>3)] = w
			}
			m.Top = int(f[5])
			m.st = int(f[6])
			m.lp = int(f[7])
			m.logLow = min(m.logLow, m.lp)
			pc = int(f[3])
		}
	}
}
