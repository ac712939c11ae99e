package check

import "testing"

// TestGoalThatAdds: what the goal that is asked adds counts like what the
// program adds; what only the document claims to have been added does not.
func TestGoalThatAdds(t *testing.T) {
	const document = "assertz(foo(1)), foo(1).\n\nstep(assertz(foo(1)), builtin, [], []).\nstep(foo(1), asserted, [], []).\n"
	const goal = "assertz(foo(1)), foo(X)"
	for _, c := range []struct{ program, goal, want string }{
		{"a.\n", goal, "checked_with_obligations"},
		{"%% ?- " + goal + ".\na.\n", "", "checked_with_obligations"},
		{"a.\n", "assertz(bar(1)), foo(X)", ""},
		{"a.\n", "foo(X)", ""},
		{"foo(0).\n", "foo(X)", ""},
	} {
		var o Options
		if c.goal != "" {
			o.Goals = []string{c.goal}
		}
		r := mustCheck(t, c.program, document, o)
		if c.want == "" {
			if r.Valid() {
				t.Errorf("%q asked %q: valid", c.program, c.goal)
			}
		} else if got := r.Verdict(); got != c.want {
			t.Errorf("%q asked %q: %s, want %s\n%s", c.program, c.goal, got, c.want, r.Text())
		}
	}
}
