package check

import (
	"maps"
	"strings"

	"github.com/eyeprove/eyeprove/engine/term"
)

// A program can add and remove clauses although no call in its text says so:
// maplist(assertz, Cs), or call(G) with a G made of text. What is dynamic then
// changes as it likes.

// names gives the atoms that a list of words names.
func names(list string) map[term.Atom]bool {
	set := map[term.Atom]bool{}
	for _, word := range strings.Fields(list) {
		set[term.Intern(word)] = true
	}
	return set
}

var (
	// changerNames are of predicates that change clauses: as a constant of the
	// program's, one may be called with a clause that the text does not show.
	changerNames = names("assert asserta assertz retract retractall abolish")
	// declarerNames make a predicate dynamic.
	declarerNames = names("dynamic thread_local")
	// loaderNames read clauses from files.
	loaderNames = names("consult ensure_loaded")
	// makerNames are of predicates that make atoms which the program does not
	// have, so that it may call what it does not name.
	makerNames = names(`atom_codes atom_chars atom_concat sub_atom substring sub_string
		atomic_list_concat atomic_concat concat_atom atom_string string_to_atom string_chars string_codes
		string_concat string_lower string_upper lowercase uppercase upcase_atom downcase_atom
		text_concat text_to_string split split_string join replace trim normalize_space name
		term_to_atom term_string atom_to_term read_term_from_atom read read_term
		read_file_to_terms read_file_to_codes read_file_to_string read_line_to_codes read_line_to_string
		read_stream_to_codes phrase_from_file sformat with_output_to contains matches
		message_to_codes argv_options`)
	keyFormat = makeFunctor("format", 3)
)

// hidden is what a program may do that its calls do not say.
type hidden struct {
	changes  bool // clauses of dynamic predicates
	declares bool // make any predicate dynamic
	makers   map[functor]bool
}

// noteAtom looks at a constant of the program.
func (s *hidden) noteAtom(a term.Atom) {
	switch {
	case changerNames[a], makerNames[a]:
		s.changes = true
	case declarerNames[a]:
		s.declares = true
	case loaderNames[a]:
		s.changes, s.declares = true, true
	}
}

// noteCall looks at a compound that may be a call.
func (s *hidden) noteCall(key functor) {
	switch name := key.FunName(); {
	case loaderNames[name]:
		s.changes, s.declares = true, true
	case makerNames[name], key == keyFormat:
		if s.makers == nil {
			s.makers = map[functor]bool{}
		}
		s.makers[key] = true
	}
}

func (s *hidden) any() bool { return s.changes || s.declares || len(s.makers) > 0 }

// merge adds what other does.
func (s *hidden) merge(other hidden) {
	s.changes = s.changes || other.changes
	s.declares = s.declares || other.declares
	s.makers = maps.Clone(s.makers)
	for key := range other.makers {
		s.noteCall(key)
	}
}

// settleHidden decides, when the program is known, whether it can make the name of
// what it calls: a predicate of its own, whatever its name, makes none.
func (p *Program) settleHidden() {
	for key := range p.hidden.makers {
		p.hidden.changes = p.hidden.changes || !p.definesOwn(key)
	}
}
