package machine

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
		switch {
		case op == opGetY && prev == opGetY, op == opPutY && prev == opPutY:
			fused := opGetY2
			if op == opPutY {
				fused = opPutY2
			}
			p.code[last] = uint64(fused) | q&0xffff00 | (w>>8&0xffff)<<24
			return
		case op == opGetY && prev == opGetY2, op == opPutY && prev == opPutY2:
			fused := opGetY3
			if op == opPutY {
				fused = opPutY3
			}
			p.code[last] = uint64(fused) | q&0xffffffff00 | (w>>8&0xffff)<<40
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

// Addresses every program has.
const (
	addrFail   = 0
	addrHalt   = 1
	addrNoMore = 2
)
