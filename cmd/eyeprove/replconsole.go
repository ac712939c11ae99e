package main

import (
	"bufio"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode"

	"github.com/ergochat/readline"
	"golang.org/x/term"
)

// console is where a session's queries come from.
type console interface {
	// line reads a line without its end. The error is io.EOF or errInterrupted.
	line(prompt string) (string, error)
	// choice reads what to do at a prompt that one key answers.
	choice() (rune, error)
	// remember keeps a query in the history.
	remember(query string)
	// input is what user_input reads.
	input() io.Reader
	interactive() bool
	close()
}

// errInterrupted is the error of what Ctrl-C ended.
var errInterrupted = errors.New("interrupted")

// pipe is a console that is no terminal. The program's own input comes from the
// same text, so nothing is read ahead.
type pipe struct{ in *bufio.Reader }

func newPipe(in io.Reader) *pipe { return &pipe{bufio.NewReader(in)} }

func (p *pipe) line(string) (string, error) {
	text, err := p.in.ReadString('\n')
	if text == "" && err != nil {
		return "", io.EOF
	}
	return strings.TrimRight(text, "\r\n"), nil
}

// choices are the lines that answer a prompt for one key.
var choices = map[string]rune{";": ';', "a": 'a', "all": 'a', ".": '.'}

// choice takes the next line if it is such an answer. Any other is a new query, and
// ends the search like a full stop.
func (p *pipe) choice() (rune, error) {
	for n := 1; n <= 6; n++ {
		text, err := p.in.Peek(n)
		line, _, whole := strings.Cut(string(text), "\n")
		if !whole && err == nil {
			continue
		}
		if key, ok := choices[strings.TrimSpace(line)]; ok {
			_, err := p.line("")
			return key, err
		}
		break
	}
	return '.', nil
}

func (p *pipe) remember(string)   {}
func (p *pipe) input() io.Reader  { return p.in }
func (p *pipe) interactive() bool { return false }
func (p *pipe) close()            {}

// terminal is a console with line editing, history and completion.
//
// Why ergochat/readline: it is the maintained successor of chzyer/readline, whose
// last release is of 2022; it leaves the standard input alone between two lines,
// which is what lets a program and the prompt for one key read from the terminal
// too. peterh/liner reads ahead in a goroutine of its own, which takes what a program
// should read.
type terminal struct {
	lines *readline.Instance
	stdin *os.File
	typed *bufio.Reader
	stop  func() // ends what is running
}

// newTerminal opens the terminal. complete gives the words that begin with a text;
// stop is called when Ctrl-C is pressed while a program reads.
func newTerminal(stdin *os.File, complete func(string) []string, stop func()) (*terminal, error) {
	lines, err := readline.NewFromConfig(&readline.Config{
		HistoryFile:            historyFile(),
		HistoryLimit:           2000,
		DisableAutoSaveHistory: true,
		AutoComplete:           completer(complete),
		EOFPrompt:              "\n",
		Undo:                   true,
	})
	if err != nil {
		return nil, err
	}
	t := &terminal{lines: lines, stdin: stdin, stop: stop}
	t.typed = bufio.NewReader(&typedInput{terminal: t})
	return t, nil
}

// historyFile is where the queries of earlier sessions are, "" for nowhere.
func historyFile() string {
	dir, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	dir = filepath.Join(dir, "eyeprove")
	if os.MkdirAll(dir, 0o700) != nil {
		return ""
	}
	return filepath.Join(dir, "history")
}

func (t *terminal) line(prompt string) (string, error) {
	t.lines.SetPrompt(prompt)
	text, err := t.lines.ReadLine()
	if errors.Is(err, readline.ErrInterrupt) {
		return "", errInterrupted
	}
	return text, err
}

// choice reads one key, without Enter.
func (t *terminal) choice() (rune, error) {
	fd := int(t.stdin.Fd())
	before, err := term.MakeRaw(fd)
	if err != nil {
		return 0, err
	}
	defer term.Restore(fd, before)
	var key [1]byte // what was typed ahead is left for the next line
	if _, err := t.stdin.Read(key[:]); err != nil {
		return 0, err
	}
	switch key[0] {
	case 3: // Ctrl-C
		return 0, errInterrupted
	case 4: // Ctrl-D
		return '.', nil
	case 27: // an arrow key and its kin are two bytes more
		var rest [2]byte
		_, err := io.ReadFull(t.stdin, rest[:])
		return 0, err
	}
	return rune(key[0]), nil
}

func (t *terminal) remember(query string) {
	_ = t.lines.SaveToHistory(strings.ReplaceAll(query, "\n", " "))
}
func (t *terminal) input() io.Reader  { return t.typed }
func (t *terminal) interactive() bool { return true }
func (t *terminal) close()            { t.lines.Close() }

// typedInput is what a program reads from the terminal, a line at a time.
type typedInput struct {
	terminal *terminal
	rest     string // of a line that was longer than what was asked for
}

func (i *typedInput) Read(p []byte) (int, error) {
	if i.rest == "" {
		text, err := i.terminal.line("|: ")
		if errors.Is(err, errInterrupted) {
			i.terminal.stop()
		}
		if err != nil {
			return 0, io.EOF
		}
		i.rest = text + "\n"
	}
	n := copy(p, i.rest)
	i.rest = i.rest[n:]
	return n, nil
}

// completer completes the name before the cursor.
type completer func(prefix string) []string

// Do is readline's: it gives what may follow, and how much of it is there.
func (c completer) Do(line []rune, pos int) (rest [][]rune, length int) {
	start := pos
	for start > 0 && (line[start-1] == '_' || unicode.IsLetter(line[start-1]) || unicode.IsDigit(line[start-1])) {
		start--
	}
	if start > 0 && line[start-1] == ':' && strings.TrimSpace(string(line[:start-1])) == "" {
		start-- // a command
	}
	prefix := string(line[start:pos])
	if prefix == "" {
		return nil, 0
	}
	for _, word := range c(prefix) {
		rest = append(rest, []rune(strings.TrimPrefix(word, prefix)))
	}
	return rest, pos - start
}
