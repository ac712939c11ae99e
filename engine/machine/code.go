package machine

// CodeWords gives the size of the code that was made.
func (p *Program) CodeWords() int { return len(p.code) }

// emit appends an instruction and gives its address.
func (p *Program) emit(w uint64) int {
	p.code = append(p.code, w)
	return len(p.code) - 1
}

// emitFused appends an instruction, merging it with the one before where the
// machine has an instruction for the pair. Code before barrier is a jump target
// or a literal and is left alone.
func (p *Program) emitFused(w uint64) {
	last := len(p.code) - 1
	if last >= p.barrier {
		q := p.code[last]
		op, prev := uint8(w), uint8(q)
		if first, ok := pairs[op]; ok && prev >= first && prev < first+2 {
			n := prev - first // one pair of operands, or two
			p.code[last] = q + 1 | w>>8&0xffff<<(24+16*n)
			return
		}
		switch {
		case op == opGetY && prev >= opAllocate && prev < opAllocateY3:
			p.code[last] = q + 1 | w>>8&0xffff<<(8+16*(prev-opAllocate))
			return
		case op == opUnifyXX && prev == opPutY && uint8(w>>8) == uint8(q>>8):
			p.code[last] = uint64(opUnifyYX) | q&0xffff00 | w>>16&0xff<<24
			return
		case op == opUnifyVar && prev == opUnifyVar:
			p.code[last] = uint64(opUnifyVar2) | q&0xff00 | (w>>8&0xff)<<16
			return
		case op == opSetVal && prev == opSetVal:
			p.code[last] = uint64(opSetVal2) | q&0xff00 | (w>>8&0xff)<<16
			return
		case (op == opUnifyVoid && prev == opUnifyVoid || op == opSetVoid && prev == opSetVoid) && q>>8&0xff < 255:
			p.code[last] = q + 1<<8
			return
		}
	}
	p.code = append(p.code, w)
}

// pairs are the instructions of a pair of operands which have forms for two and
// three pairs behind them.
var pairs = map[uint8]uint8{opGetY: opGetY, opPutY: opPutY, opMove: opMove}

// Addresses every program has.
const (
	addrFail   = 0
	addrHalt   = 1
	addrNoMore = 2
)
