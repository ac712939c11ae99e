package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// TestTerminal uses the top level as a person at a terminal would.
func TestTerminal(t *testing.T) {
	home := t.TempDir()
	if err := os.WriteFile(filepath.Join(home, "family.pl"), []byte("parent(ann, bob).\nparent(bob, kim).\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	p := openTerminal(t, home, "eyeprove")
	p.expect(`:help tells what can be done here`)
	p.expect(`\?- $`)
	p.enter("[family]\r", `true\.\n.*\?- $`)
	p.enter("parent(X, Y).\r", `X = ann, Y = bob $`)
	p.enter(";", `;\nX = bob, Y = kim\.\n.*\?- $`)
	p.enter("member(X, [1, 2, 3]).\r", `X = 1 $`)
	p.enter("a", `;\nX = 2 ;\nX = 3\.\n.*\?- $`)
	p.enter("member(X, [1, 2, 3]).\r", `X = 1 $`)
	p.enter("?", `; next   a all   \. stop $`)
	p.enter("\r", `\.\n.*\?- $`)
	p.enter("read(X).\r", `\|: $`)
	p.enter("typed(Y).\r", `X = typed\(_\)\.\n.*\?- $`)
	p.enter("read(X), atom_length(X, N).\r", `\|: $`)
	p.enter(strings.Repeat("a", 5000)+".\r", `N = 5000\.\n.*\?- $`) // pasted
	p.enter("write(begun), repeat, fail.\r", `begun`)
	p.enter("\x03", `eyeprove: interrupted\n.*\?- $`)
	p.enter("read(X).\r", `\|: $`)
	p.enter("\x03", `eyeprove: interrupted\n.*\?- $`)
	p.enter("X = [1,\r", `\|  $`)
	p.enter("2]\r", `X = \[1, 2\]\.\n.*\?- $`)
	p.enter("atom_leng\t", `atom_length$`)
	p.enter("(abc, X).\r", `X = 3\.\n.*\?- $`)
	p.enter("\x1b[A", `atom_length\(abc, X\)\.$`) // the query before
	p.enter("\x03", `\?- $`)
	p.enter("trace, parent(bob, Z).\r", `call: \(1\) parent\(bob, _\d+\) \? $`)
	p.enter("\r", `creep\n +exit: \(1\) parent\(bob, kim\) \? $`)
	p.enter("l", `leap\nZ = kim $`)
	p.enter(".", `\?- $`)
	p.enter("trace, parent(bob, Z).\r", `call: \(1\) parent\(bob, _\d+\) \? $`)
	p.enter("a", `abort\n.*eyeprove: interrupted\n.*\?- $`)
	p.enter("\x04", ``)
	if err := p.cmd.Wait(); err != nil {
		t.Error(err)
	}
	history, err := os.ReadFile(filepath.Join(home, "cache", "eyeprove", "history"))
	if err != nil || !strings.Contains(string(history), "\nparent(X, Y).\n") {
		t.Errorf("%v, %q", err, history)
	}
}

// terminalTest is a command at a terminal that the test plays.
type terminalTest struct {
	t      *testing.T
	cmd    *exec.Cmd
	master *os.File

	mu     sync.Mutex
	screen []byte // what was written since the last keys
}

func openTerminal(t *testing.T, dir, command string, args ...string) *terminalTest {
	master, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip("no pseudo-terminals: ", err)
	}
	fd := int(master.Fd())
	n, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	if err == nil {
		err = unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0)
	}
	if err == nil {
		err = unix.IoctlSetWinsize(fd, unix.TIOCSWINSZ, &unix.Winsize{Row: 50, Col: 100})
	}
	if err != nil {
		t.Skip("no pseudo-terminals: ", err)
	}
	slave, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skip("no pseudo-terminals: ", err)
	}
	defer slave.Close()
	c := exec.Command(command, args...)
	c.Dir = dir
	c.Env = append(os.Environ(), "XDG_CACHE_HOME="+filepath.Join(dir, "cache"), "TERM=xterm")
	c.Stdin, c.Stdout, c.Stderr = slave, slave, slave
	c.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	p := &terminalTest{t: t, cmd: c, master: master}
	t.Cleanup(func() { c.Process.Kill(); master.Close() })
	go p.play()
	return p
}

var (
	whereIsTheCursor = []byte("\x1b[6n")
	escapes          = regexp.MustCompile(`\x1b\[[0-9;?]*[A-Za-z]`)
)

// play takes what is written and answers where the cursor is.
func (p *terminalTest) play() {
	buf := make([]byte, 4096)
	for {
		n, err := p.master.Read(buf)
		if err != nil {
			return
		}
		for range bytes.Count(buf[:n], whereIsTheCursor) {
			p.master.WriteString("\x1b[1;1R")
		}
		p.mu.Lock()
		p.screen = append(p.screen, buf[:n]...)
		p.mu.Unlock()
	}
}

// enter types keys, then expects a text.
func (p *terminalTest) enter(keys, pattern string) {
	p.t.Helper()
	p.mu.Lock()
	p.screen = nil
	p.mu.Unlock()
	p.master.WriteString(keys)
	p.expect(pattern)
}

// expect waits until what was written since the last keys matches a pattern.
func (p *terminalTest) expect(pattern string) {
	p.t.Helper()
	want := regexp.MustCompile(`(?s)` + pattern)
	var text string
	for deadline := time.Now().Add(5 * time.Second); time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		p.mu.Lock()
		text = string(p.screen)
		p.mu.Unlock()
		text = strings.ReplaceAll(escapes.ReplaceAllString(text, ""), "\r", "")
		if want.MatchString(text) {
			return
		}
	}
	p.t.Fatalf("%q is expected, and this is on the screen: %q", pattern, text)
}
