module github.com/eyeprove/eyeprove

go 1.25.0
