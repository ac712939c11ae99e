module github.com/eyeprove/eyeprove

go 1.25.0

require (
	github.com/agnivade/levenshtein v1.2.2
	github.com/dlclark/regexp2 v1.12.0
	github.com/ergochat/readline v0.1.3
	github.com/google/go-cmp v0.7.0
	github.com/ichiban/prolog v1.2.2
	github.com/mattn/go-isatty v0.0.24
	github.com/rogpeppe/go-internal v1.16.0
	github.com/spf13/cobra v1.10.2
	github.com/spf13/pflag v1.0.9
	golang.org/x/sys v0.28.0
	golang.org/x/term v0.27.0
)

require (
	github.com/inconshreveable/mousetrap v1.1.0 // indirect
	golang.org/x/text v0.9.0 // indirect
	golang.org/x/tools v0.26.0 // indirect
)
