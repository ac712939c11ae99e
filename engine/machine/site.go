package machine

// A site is a place in the code of a clause where goals that were woken run
// before the clause goes on. It is worked out when that first happens.
type site struct {
	registers []uint8 // that hold something needed from there on
	// environment says that the clause has made its environment; continuation is
	// then an address behind the mask of the slots that are needed.
	environment  bool
	continuation int
}

// registerSet has one bit a register.
type registerSet [4]uint64

func (s *registerSet) add(r uint8)      { s[r>>6] |= 1 << (r & 63) }
func (s *registerSet) has(r uint8) bool { return s[r>>6]>>(r&63)&1 == 1 }

// effect is what an instruction reads and writes, and where control goes.
type effect struct {
	reads, writes           registerSet
	slotsRead, slotsWritten uint64
	next                    []int
}

// site gives what is needed from address pc on.
func (p *Program) site(pc int) *site {
	if s := p.sites[pc]; s != nil {
		return s
	}
	effects := map[int]*effect{}
	order := []int{pc}
	for i := 0; i < len(order); i++ {
		at := order[i]
		if effects[at] != nil {
			continue
		}
		e := p.effectOf(at)
		effects[at] = e
		order = append(order, e.next...)
	}
	type need struct {
		registers registerSet
		slots     uint64
	}
	needs := map[int]need{}
	for changed := true; changed; {
		changed = false
		for i := len(order) - 1; i >= 0; i-- {
			e := effects[order[i]]
			var n need
			for _, next := range e.next {
				for k, word := range needs[next].registers {
					n.registers[k] |= word
				}
				n.slots |= needs[next].slots
			}
			for k := range n.registers {
				n.registers[k] = n.registers[k]&^e.writes[k] | e.reads[k]
			}
			n.slots = n.slots&^e.slotsWritten | e.slotsRead
			if n != needs[order[i]] {
				needs[order[i]] = n
				changed = true
			}
		}
	}
	s := &site{environment: p.hasEnvironment(pc, effects)}
	for r := range 256 {
		if n := needs[pc]; n.registers.has(uint8(r)) {
			s.registers = append(s.registers, uint8(r))
		}
	}
	if s.environment {
		// opResume goes to pc itself
		s.continuation = p.lay(pc, []uint64{needs[pc].slots, uint64(opFail)}, true, false) + 1
	}
	p.noteMapped(pc)
	if p.sites == nil {
		p.sites = map[int]*site{}
	}
	p.sites[pc] = s
	return s
}

// hasEnvironment reports whether the clause has its environment at pc: it has
// none when it makes one later, or returns without dropping it. When all paths
// fail it does not matter.
func (p *Program) hasEnvironment(pc int, effects map[int]*effect) bool {
	seen := map[int]bool{}
	for queue := []int{pc}; len(queue) > 0; {
		at := queue[0]
		queue = queue[1:]
		if seen[at] {
			continue
		}
		seen[at] = true
		switch uint8(p.code[at]) {
		case opAllocate, opAllocateY, opAllocateY2, opAllocateY3, opProceed, opExecute:
			return false
		case opReturn, opDeallocExecute, opCall:
			continue
		}
		queue = append(queue, effects[at].next...)
	}
	return true
}

// isMatching reports whether an instruction matches a head, builds a term or
// moves a value: what may run while goals that were woken wait.
func isMatching(op uint8) bool {
	return op >= opGetY && op <= opSetVoid || op >= opAllocate && op <= opAllocateY3 || op == opGetLevel
}

// boundary notes that the code of a goal X = Y begins here: woken goals run
// before it.
func (p *Program) boundary() {
	at := len(p.code)
	for at>>6 >= len(p.boundaries) {
		p.boundaries = append(p.boundaries, 0)
	}
	p.boundaries[at>>6] |= 1 << (at & 63)
	p.barrier = at
}

// literals is the number of words behind an instruction that belong to it.
func literals(op uint8) int {
	switch op {
	case opGetLiteral, opGetStruct, opUnifyLit, opPutLiteral, opPutStruct, opSetLit, opTest, opTestUnlogged, opCall:
		return 1
	}
	return 0
}

// effectOf tells what the instruction at an address of a clause does. The masks
// of slots in front of alternatives and behind calls count as reading them: a
// collection goes by these masks.
func (p *Program) effectOf(at int) *effect {
	w := p.code[at]
	op := uint8(w)
	a, b, c := uint8(w>>8), uint8(w>>16), uint8(w>>24)
	next, target := at+1+literals(op), int(w>>32)
	e := &effect{next: []int{next}}
	reads := func(rs ...uint8) {
		for _, r := range rs {
			e.reads.add(r)
		}
	}
	writes := func(rs ...uint8) {
		for _, r := range rs {
			e.writes.add(r)
		}
	}
	readsRun := func(first, n uint8) {
		for k := range n {
			e.reads.add(first + k)
		}
	}
	slot := func(y uint8) uint64 { return 1 << (y & 63) }
	switch op {
	case opFail, opProceed, opReturn, opHalt:
		e.next = nil
	case opExecute, opDeallocExecute:
		readsRun(1, a)
		e.next = nil
	case opCall:
		readsRun(1, a)
		e.slotsRead = p.code[at+1]
		e.next = nil
	case opJump:
		e.next = []int{target}
	case opTryElse:
		e.slotsRead = p.code[target-1]
		e.next = []int{next, target}
	case opAllocate, opGetLevel, opNeckCut, opCutTo, opMark, opCommit, opSoftCommit, opElse,
		opUnifyConst, opUnifyLit, opUnifyVoid, opSetConst, opSetLit, opSetVoid:
	case opGetY, opGetY2, opGetY3, opPutY, opPutY2, opPutY3, opAllocateY, opAllocateY2, opAllocateY3:
		pairs := 1
		switch op {
		case opGetY2, opPutY2, opAllocateY2:
			pairs = 2
		case opGetY3, opPutY3, opAllocateY3:
			pairs = 3
		}
		for k := range pairs {
			r, y := uint8(w>>(8+16*k)), uint8(w>>(16+16*k))
			if op == opPutY || op == opPutY2 || op == opPutY3 {
				writes(r)
				e.slotsRead |= slot(y)
			} else {
				reads(r)
				e.slotsWritten |= slot(y)
			}
		}
	case opMove, opMove2, opMove3:
		for k := range int(op-opMove) + 1 {
			from, to := uint8(w>>(8+16*k)), uint8(w>>(16+16*k))
			if !e.writes.has(from) { // by the move before
				reads(from)
			}
			writes(to)
		}
	case opNewX, opUnifyVar, opPutConst, opPutLiteral, opPutImage, opPutList, opPutStruct, opSetVar:
		writes(a)
	case opUnifyVar2:
		writes(a, b)
	case opUnifyYX:
		reads(c)
		writes(a)
		e.slotsRead = slot(b)
	case opNewY:
		writes(a)
		e.slotsWritten = slot(b)
	case opGetConst, opGetLiteral, opGetImage, opGetList, opGetStruct, opUnifyVal, opSetVal:
		reads(a)
	case opUnifyXX, opSetVal2:
		reads(a, b)
	case opGetListVV:
		reads(a)
		writes(b, c)
	case opGetListUV:
		reads(a, b)
		writes(c)
	case opGetListVU:
		reads(a, c)
		writes(b)
	case opGetListUU:
		reads(a, b, c)
	case opPutListXX:
		reads(b, c)
		writes(a)
	case opPutListXC, opPutListCX:
		reads(b)
		writes(a)
	case opAdd, opSub, opMul, opIntDiv, opMod, opRem, opAnd, opOr, opShl, opShr, opArith2:
		reads(b, c)
		writes(a)
	case opAddI, opMulI, opIntDivI, opModI, opArith1:
		reads(b)
		writes(a)
	case opLessXX, opLessEqXX, opEqualXX, opNotEqualXX:
		reads(a, b)
		e.next = []int{next, target}
	case opLessXI, opLessEqXI, opEqualXI, opNotEqualXI, opGreaterXI, opGreaterEqXI, opType:
		reads(a)
		e.next = []int{next, target}
	case opTest, opTestUnlogged:
		readsRun(a, b)
		e.next = []int{next, target}
	case opFn, opFnNoted:
		readsRun(a, b)
	default:
		panic("machine: no clause has this instruction")
	}
	return e
}
