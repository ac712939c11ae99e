module github.com/eyeprove/eyeprove

go 1.25.0

require github.com/ichiban/prolog v1.2.2 // indirect
