package syntax

// Quotes says what a text between double or back quotes denotes.
type Quotes uint8

// The values of the flag double_quotes.
const (
	Chars Quotes = iota // a list of one-character atoms
	Codes               // a list of character codes
	AtomQ               // an atom
)

var quotesNames = [...]string{Chars: "chars", Codes: "codes", AtomQ: "atom"}

// String gives the value as the flag spells it.
func (q Quotes) String() string { return quotesNames[q] }

// ParseQuotes gives the value with this spelling.
func ParseQuotes(name string) (q Quotes, ok bool) {
	for q, n := range quotesNames {
		if n == name {
			return Quotes(q), true
		}
	}
	return 0, false
}

// Flags are the flags that reading depends on. The zero value is the default.
type Flags struct {
	DoubleQuotes Quotes
}
