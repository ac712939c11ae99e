// Command eyeprove runs Prolog programs, proves their answers and checks proofs.
package main

import "os"

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
