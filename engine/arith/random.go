package arith

import (
	"math/big"
	"math/rand/v2"
	"sync"
)

// The random numbers of a process come from one generator, which Seed makes
// repeatable. Until then it is seeded by the system.
var generator = struct {
	sync.Mutex
	*rand.Rand
}{Rand: rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64()))}

// Seed makes the random numbers that follow a function of seed.
func Seed(seed uint64) {
	generator.Lock()
	defer generator.Unlock()
	generator.Rand = rand.New(rand.NewPCG(seed, 0))
}

// RandomFloat gives a number from 0.0 below 1.0.
func RandomFloat() float64 {
	generator.Lock()
	defer generator.Unlock()
	return generator.Float64()
}

// RandomBelow gives an integer from 0 below v, which must be positive.
func RandomBelow(v *big.Int) *big.Int {
	generator.Lock()
	defer generator.Unlock()
	if v.IsInt64() {
		return big.NewInt(generator.Int64N(v.Int64()))
	}
	// Enough random words that the bias of the remainder is below 2^-64.
	sum := new(big.Int)
	for range len(v.Bits()) + 2 {
		sum.Lsh(sum, 64)
		sum.Or(sum, new(big.Int).SetUint64(generator.Uint64()))
	}
	return sum.Rem(sum, v)
}
