// Package isoerr builds the error terms of ISO 13211-1, 7.12.2. Types, domains
// and the rest are closed lists of constants, so a misspelt error cannot exist.
//
//	return false, isoerr.Type(h, isoerr.Integer, culprit)
package isoerr

import (
	"github.com/eyeprove/eyeprove/engine/term"
)

// Exception is a thrown ball, cut loose from any heap.
type Exception struct {
	Ball term.Image
}

func (e *Exception) Error() string { return "uncaught Prolog exception" }

// Throw gives the exception whose ball is a copy of w.
func Throw(h *term.Heap, w term.Word) *Exception {
	return &Exception{Ball: h.FreezeAttributed(w)}
}

// ValidType is a type of type_error/2.
type ValidType string

// The types.
const (
	Callable           ValidType = "callable"
	AtomType           ValidType = "atom"
	Integer            ValidType = "integer"
	Float              ValidType = "float"
	Number             ValidType = "number"
	Atomic             ValidType = "atomic"
	Compound           ValidType = "compound"
	List               ValidType = "list"
	Pair               ValidType = "pair"
	Byte               ValidType = "byte"
	InByte             ValidType = "in_byte"
	Character          ValidType = "character"
	InCharacter        ValidType = "in_character"
	Evaluable          ValidType = "evaluable"
	PredicateIndicator ValidType = "predicate_indicator"
	Text               ValidType = "text"
	Boolean            ValidType = "boolean"
	Attributes         ValidType = "attributes"
)

// ValidDomain is a domain of domain_error/2.
type ValidDomain string

// The domains.
const (
	CharacterCodeList ValidDomain = "character_code_list"
	CloseOption       ValidDomain = "close_option"
	FlagValue         ValidDomain = "flag_value"
	IOMode            ValidDomain = "io_mode"
	EmptyList         ValidDomain = "empty_list"
	NonEmptyList      ValidDomain = "non_empty_list"
	NotLessThanZero   ValidDomain = "not_less_than_zero"
	OperatorPriority  ValidDomain = "operator_priority"
	OperatorSpecifier ValidDomain = "operator_specifier"
	Order             ValidDomain = "order"
	PrologFlag        ValidDomain = "prolog_flag"
	ReadOption        ValidDomain = "read_option"
	SourceSink        ValidDomain = "source_sink"
	Stream            ValidDomain = "stream"
	StreamOption      ValidDomain = "stream_option"
	StreamOrAlias     ValidDomain = "stream_or_alias"
	StreamPosition    ValidDomain = "stream_position"
	StreamProperty    ValidDomain = "stream_property"
	WriteOption       ValidDomain = "write_option"
	FormatControl     ValidDomain = "format_control_sequence"
	RegularExpression ValidDomain = "regular_expression"
	PredicateProperty ValidDomain = "predicate_property"
	Date              ValidDomain = "date"
	ClauseReference   ValidDomain = "clause_reference"
	StatisticsKey     ValidDomain = "statistics_key"
	RandomSeed        ValidDomain = "random_seed"
	KnightBoard       ValidDomain = "knight_board"
	KnightTask        ValidDomain = "knight_task"
	KnightOption      ValidDomain = "knight_option"
	RoadPuzzle        ValidDomain = "road_puzzle"
)

// ObjectType is a kind of object of existence_error/2.
type ObjectType string

// The kinds of object.
const (
	Procedure     ObjectType = "procedure"
	SourceSinkObj ObjectType = "source_sink"
	StreamObj     ObjectType = "stream"
	LibraryObj    ObjectType = "library"
	VariableObj   ObjectType = "variable"
	OracleObj     ObjectType = "oracle"
	TableObj      ObjectType = "table"
)

// Operation is what permission_error/3 forbids.
type Operation string

// The operations.
const (
	Access     Operation = "access"
	Create     Operation = "create"
	InputOp    Operation = "input"
	Modify     Operation = "modify"
	Open       Operation = "open"
	OutputOp   Operation = "output"
	Reposition Operation = "reposition"
)

// PermissionType is the kind of object permission_error/3 protects.
type PermissionType string

// The kinds of protected object.
const (
	BinaryStream     PermissionType = "binary_stream"
	Flag             PermissionType = "flag"
	OperatorPerm     PermissionType = "operator"
	PastEndOfStream  PermissionType = "past_end_of_stream"
	PrivateProcedure PermissionType = "private_procedure"
	StaticProcedure  PermissionType = "static_procedure"
	SourceSinkPerm   PermissionType = "source_sink"
	StreamPerm       PermissionType = "stream"
	TextStream       PermissionType = "text_stream"
	OraclePerm       PermissionType = "oracle"
)

// RepresentationFlag is a limit of representation_error/1.
type RepresentationFlag string

// The limits.
const (
	CharacterRep     RepresentationFlag = "character"
	CharacterCodeRep RepresentationFlag = "character_code"
	InCharacterCode  RepresentationFlag = "in_character_code"
	MaxArity         RepresentationFlag = "max_arity"
	MaxInteger       RepresentationFlag = "max_integer"
	MinInteger       RepresentationFlag = "min_integer"
	CyclicTerm       RepresentationFlag = "cyclic_term" // a clause is a finite term
)

// EvaluationFault is what went wrong in arithmetic.
type EvaluationFault string

// The faults.
const (
	FloatOverflow EvaluationFault = "float_overflow"
	IntOverflow   EvaluationFault = "int_overflow"
	Undefined     EvaluationFault = "undefined"
	Underflow     EvaluationFault = "underflow"
	ZeroDivisor   EvaluationFault = "zero_divisor"
)

// Resource is what ran out in resource_error/1.
type Resource string

// The resources.
const (
	Memory     Resource = "memory"
	Steps      Resource = "steps"
	Time       Resource = "time"
	Depth      Resource = "depth"
	Inferences Resource = "inferences"
	// FiniteMemory is length/2's: the answer would be an infinite list.
	FiniteMemory Resource = "finite_memory"
)

func atom[S ~string](s S) term.Word { return term.Intern(string(s)).Word() }

// Formal gives the exception error(formal, Context) with an unbound context.
func Formal(h *term.Heap, formal term.Word) *Exception {
	return Throw(h, h.NewStruct(term.AtomError, formal, h.NewVar()))
}

// Instantiation: an argument is a variable where it may not be one.
func Instantiation(h *term.Heap) *Exception {
	return Formal(h, term.Intern("instantiation_error").Word())
}

// Uninstantiation: culprit is bound where it may not be (Cor. 2).
func Uninstantiation(h *term.Heap, culprit term.Word) *Exception {
	return Formal(h, h.NewStruct(term.Intern("uninstantiation_error"), culprit))
}

// Type: culprit is not of the type.
func Type(h *term.Heap, t ValidType, culprit term.Word) *Exception {
	return Formal(h, h.NewStruct(term.Intern("type_error"), atom(t), culprit))
}

// Domain: culprit is of the right type and not in the domain.
func Domain(h *term.Heap, d ValidDomain, culprit term.Word) *Exception {
	return Formal(h, h.NewStruct(term.Intern("domain_error"), atom(d), culprit))
}

// Existence: the object does not exist.
func Existence(h *term.Heap, o ObjectType, culprit term.Word) *Exception {
	return Formal(h, h.NewStruct(term.Intern("existence_error"), atom(o), culprit))
}

// Permission: the operation is not allowed on the object.
func Permission(h *term.Heap, op Operation, p PermissionType, culprit term.Word) *Exception {
	return Formal(h, h.NewStruct(term.Intern("permission_error"), atom(op), atom(p), culprit))
}

// PermissionBecause is Permission with the context refused(Why), Why being an atom.
func PermissionBecause(h *term.Heap, op Operation, p PermissionType, culprit term.Word, why string) *Exception {
	formal := h.NewStruct(term.Intern("permission_error"), atom(op), atom(p), culprit)
	return Throw(h, h.NewStruct(term.AtomError, formal, h.NewStruct(term.Intern("refused"), atom(why))))
}

// Representation: a limit of the implementation is passed.
func Representation(h *term.Heap, f RepresentationFlag) *Exception {
	return Formal(h, h.NewStruct(term.Intern("representation_error"), atom(f)))
}

// Evaluation: arithmetic has no result.
func Evaluation(h *term.Heap, f EvaluationFault) *Exception {
	return Formal(h, h.NewStruct(term.Intern("evaluation_error"), atom(f)))
}

// ResourceOut: a resource is used up.
func ResourceOut(h *term.Heap, r Resource) *Exception {
	return Formal(h, h.NewStruct(term.Intern("resource_error"), atom(r)))
}

// Syntax: text is not a term; message is an atom such as end_of_clause_expected.
func Syntax(h *term.Heap, message string) *Exception {
	return Formal(h, h.NewStruct(term.Intern("syntax_error"), atom(message)))
}

// Indicator gives the term name/arity.
func Indicator(h *term.Heap, name term.Atom, arity int) term.Word {
	return h.NewStruct(term.AtomSlash, name.Word(), h.NewInt(int64(arity)))
}
