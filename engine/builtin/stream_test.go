package builtin_test

import (
	"io"
	"io/fs"
	"strings"
	"testing"

	"github.com/eyeprove/eyeprove/engine/builtin"
)

// memoryFile is an open file of memoryFiles.
type memoryFile struct {
	files memoryFiles
	name  string
	*strings.Reader
	written strings.Builder
	closed  bool
}

func (f *memoryFile) Write(p []byte) (int, error) { return f.written.Write(p) }

func (f *memoryFile) Close() error {
	f.closed = true
	if f.Reader == nil {
		f.files[f.name] += f.written.String()
	}
	return nil
}

type memoryFiles map[string]string

func (m memoryFiles) open(name, mode string) (io.ReadWriteCloser, error) {
	text, ok := m[name]
	switch {
	case mode == "read" && !ok:
		return nil, fs.ErrNotExist
	case name == "secret":
		return nil, fs.ErrPermission
	case mode == "read":
		return &memoryFile{files: m, name: name, Reader: strings.NewReader(text)}, nil
	case mode == "write":
		m[name] = ""
	}
	return writeOnly{&memoryFile{files: m, name: name}}, nil
}

// writeOnly hides the Reader that a file opened to write does not have.
type writeOnly struct{ *memoryFile }

func (writeOnly) Read([]byte) (int, error) { return 0, io.EOF }

// asks runs queries in turn and compares their answers.
func (w *world) asks(cases ...[2]string) {
	w.t.Helper()
	for _, c := range cases {
		if got := strings.Join(w.ask(c[0]), " | "); got != c[1] {
			w.t.Errorf("?- %s\ngot  %s\nwant %s", c[0], got, c[1])
		}
	}
}

func TestReadFile(t *testing.T) {
	w := newWorld(t)
	w.streams.OpenFile = memoryFiles{
		"a.txt":  "abc\nd\u00e9.\n",
		"p.pl":   "p(X, Y, _) :- q(X). % comment\n'an atom'.\n1 + .\nlast.\n",
		"bad":    "\xff",
		"secret": "x",
	}.open
	w.asks(
		[2]string{"open('a.txt', read, _S, [alias(a)]).", "true"},
		[2]string{"get_char(a, X), peek_char(a, Y), get_code(a, Z).", "X = a, Y = b, Z = 98"},
		[2]string{"at_end_of_stream(a).", "no"},
		[2]string{"line_count(a, L).", "L = 1"},
		[2]string{"get_char(a, c), get_char(a, '\\n'), line_count(a, L).", "L = 2"},
		[2]string{"get_char(a, d), get_char(a, X).", "X = \u00e9"},
		[2]string{"get_char(a, X), get_char(a, Y), get_char(a, Z).", "X = '.', Y = '\\n', Z = end_of_file"},
		[2]string{"get_char(a, X), at_end_of_stream(a).", "X = end_of_file"},
		[2]string{"get_byte(a, X).", "error: permission_error(input, text_stream, a)"},
		[2]string{"put_char(a, x).", "error: permission_error(output, stream, a)"},
		[2]string{"stream_property(S, alias(a)), stream_property(S, file_name(F)), stream_property(S, end_of_stream(E)).", "S = '$stream'(3), F = 'a.txt', E = past"},
		[2]string{"close(a), catch(get_char(a, _), error(E, _), true).", "E = existence_error(stream, a)"},

		[2]string{"open('a.txt', read, S, [eof_action(error), alias(e)]), set_input(S).", "S = '$stream'(4)"},
		[2]string{"repeat, get_char(C), C == end_of_file, !.", "C = end_of_file"},
		[2]string{"get_char(C).", "error: permission_error(input, past_end_of_stream, '$stream'(4))"},
		[2]string{"close(e), current_input(S), stream_property(S, alias(A)).", "S = '$stream'(0), A = user_input"},

		[2]string{"open('a.txt', read, S, [type(binary), alias(b)]), get_byte(S, X), peek_byte(S, Y), get_byte(S, Z).", "S = '$stream'(5), X = 97, Y = 98, Z = 98"},
		[2]string{"get_char(b, X).", "error: permission_error(input, binary_stream, b)"},
		[2]string{"read(b, X).", "error: permission_error(input, binary_stream, b)"},
		[2]string{"close(b).", "true"},

		[2]string{"open('a.txt', read, S, [reposition(true), alias(r)]), get_char(r, _), stream_property(S, position(P)), get_char(r, X), set_stream_position(r, P), get_char(r, Y), line_count(r, L).",
			"S = '$stream'(6), P = '$position'(1, 1, 2, 1), X = b, Y = b, L = 1"},
		[2]string{"close(r, [force(true)]).", "true"},

		[2]string{"open('p.pl', read, S, [alias(p)]), read_term(S, T, [variable_names(Vs), singletons(Ss), variables(All)]).",
			"S = '$stream'(7), T = p(_A, _B, _C) :- q(_A), Vs = ['X' = _A, 'Y' = _B], Ss = ['Y' = _B], All = [_A, _B, _C]"},
		[2]string{"read(p, T).", "T = 'an atom'"},
		[2]string{"catch(read(p, _), error(syntax_error(_), _), true).", "true"},
		[2]string{"read(p, T), read(p, E).", "T = last, E = end_of_file"},
		[2]string{"close(p).", "true"},

		[2]string{"open(bad, read, S), catch(get_char(S, _), error(E, _), true), close(S).", "S = '$stream'(8), E = representation_error(character)"},
		[2]string{"open(none, read, S).", "error: existence_error(source_sink, none)"},
		[2]string{"open(secret, write, S).", "error: permission_error(open, source_sink, secret)"},
	)
}

func TestWriteFile(t *testing.T) {
	w := newWorld(t)
	files := memoryFiles{}
	w.streams.OpenFile = files.open
	w.asks(
		[2]string{"open(out, write, _S), write(_S, f(X)), nl(_S), close(_S).", "true"},
		[2]string{"open(out, append, _S), writeq(_S, 'A b'), close(_S).", "true"},
		[2]string{"open(bytes, write, _S, [type(binary)]), put_byte(_S, 255), put_byte(_S, 0), catch(put_char(_S, a), error(E, _), true), close(_S).",
			"E = permission_error(output, binary_stream, '$stream'(5))"},
		[2]string{"open(cur, write, _S), current_output(_O), set_output(_S), write(hello), set_output(_O), close(_S).", "true"},
		[2]string{"open(left, write, _S), write(_S, open).", "true"},
	)
	if err := w.streams.CloseAll(); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"out": "f(_", "bytes": "\xff\x00", "cur": "hello", "left": "open"} {
		if got := files[name]; !strings.HasPrefix(got, want) {
			t.Errorf("%s holds %q, want %q", name, got, want)
		}
	}
	if !strings.HasSuffix(files["out"], "\n'A b'") {
		t.Errorf("appending gave %q", files["out"])
	}
}

func TestStandardInput(t *testing.T) {
	w := newWorld(t)
	w.streams.SetInput(strings.NewReader("foo(X).\nbar. x"))
	w.asks(
		[2]string{"read(T).", "T = foo(_A)"},
		// The layout behind the dot is left, as swipl and gprolog leave it.
		[2]string{"peek_char(C), line_count(user_input, L).", "C = '\\n', L = 1"},
		[2]string{"read(T), get_char(A), get_char(B), get_char(C).", "T = bar, A = ' ', B = x, C = end_of_file"},
	)
	// A question is seen before its answer is waited for.
	w.out.Reset()
	w.streams.SetInput(readerFunc(func(p []byte) (int, error) {
		if w.out.String() != "Your name? " {
			t.Errorf("asked %q before reading", w.out.String())
		}
		return copy(p, "kim.\n"), io.EOF
	}))
	w.asks([2]string{"write('Your name? '), read(N).", "N = kim"})
}

type readerFunc func(p []byte) (int, error)

func (f readerFunc) Read(p []byte) (int, error) { return f(p) }

// What is written to user_error is there at once, and in order.
func TestErrorOutput(t *testing.T) {
	w := newWorld(t)
	w.asks([2]string{"write(user_error, oops), nl(user_error), format(user_error, \"~w~t~6|~w~n\", [a, b]).", "true"})
	if w.err.String() != "oops\na     b\n" {
		t.Errorf("user_error got %q", w.err.String())
	}
}

// Programs do not share streams, flags or global variables.
func TestProgramsAreApart(t *testing.T) {
	a, b := newWorld(t), newWorld(t)
	a.asks([2]string{"nb_setval(x, 1), set_prolog_flag(unknown, fail), op(700, xfx, ===>), no_such_goal.", "no"})
	b.asks(
		[2]string{"nb_getval(x, V).", "error: existence_error(variable, x)"},
		[2]string{"no_such_goal.", "error: existence_error(procedure, no_such_goal / 0)"},
		[2]string{"current_op(P, T, ===>).", "no"},
	)
	if a.streams == b.streams || builtin.StreamsOf(a.m.Program()) != a.streams {
		t.Error("streams belong to one program")
	}
}

func TestStatistics(t *testing.T) {
	newWorld(t).asks(
		[2]string{"statistics(runtime, [A, B]), integer(A), integer(B), A = ok.", "no"},
		[2]string{"statistics(runtime, [_A, _B]), integer(_A), integer(_B).", "true"},
		[2]string{"statistics(walltime, [_A, _B]), statistics(walltime, [_C, _D]), _D =:= _C - _A.", "true"},
		[2]string{"statistics(cputime, _T), float(_T).", "true"},
		[2]string{"statistics(inferences, _A), atom_length(a, _), statistics(inferences, _B), _B > _A.", "true"},
		[2]string{"statistics(foo, X).", "error: domain_error(statistics_key, foo)"},
		[2]string{"get_time(_T), float(_T), _T > 1.0e9.", "true"},
		[2]string{"garbage_collect.", "true"},
	)
}
