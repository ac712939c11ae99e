module github.com/eyeprove/eyeprove

go 1.25.0

require (
	github.com/agnivade/levenshtein v1.2.2 // indirect
	github.com/google/go-cmp v0.7.0 // indirect
	github.com/ichiban/prolog v1.2.2 // indirect
	github.com/inconshreveable/mousetrap v1.1.0 // indirect
	github.com/mattn/go-isatty v0.0.24 // indirect
	github.com/rogpeppe/go-internal v1.16.0 // indirect
	github.com/spf13/cobra v1.10.2 // indirect
	github.com/spf13/pflag v1.0.9 // indirect
	golang.org/x/sys v0.28.0 // indirect
)
