package reference

import (
	pl "github.com/ichiban/prolog/engine"
)

// ichiban cuts in one place only: the ! of a clause drops the other clauses of
// its call and what its goals left, the first time. A second ! in the same
// clause drops every choice of the whole search, which is a defect of ichiban
// (a test pins it), and a ! in a conditional has to leave predicates that the
// transformation made. Such cuts are made with a frame.
//
// The goals that the cut belongs to run below a call of
//
//	'$scope'(F) :- '$body'(F), !, '$resume'(F).
//
// $body keeps the continuation it is called with: it is a cut back to the call
// of $scope, followed by $resume. It starts the goals with the continuation
// that whoever made the frame had. The cut goal '$cut'(F) puts its own
// continuation where $resume finds it and lets the kept one cut.

// frame is where a cut goes back to.
type frame struct {
	start  func(k pl.Cont, env *pl.Env) *pl.Promise
	exit   pl.Cont // when the goals are solved
	cutter pl.Cont // cuts, then comes to resume
	resume pl.Cont
}

var (
	atomScope   = pl.NewAtom("$scope")
	atomBarrier = pl.NewAtom("$barrier")
	atomBody    = pl.NewAtom("$body")
	atomAgain   = pl.NewAtom("$again")
	atomResume  = pl.NewAtom("$resume")
	atomCutTo   = pl.NewAtom("$cut")
	atomScoped  = pl.NewAtom("$scoped")
)

func (s *Searcher) registerCuts() {
	f := pl.NewVariable()
	s.add(atomScope.Apply(f), []pl.Term{atomBody.Apply(f), atomCut, atomResume.Apply(f)})
	s.add(atomBarrier.Apply(f), []pl.Term{atomAgain.Apply(f), atomCut, atomResume.Apply(f)})
	s.vm.Register1(atomBody, func(_ *pl.VM, t pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		f := valueOf[frame](t, env)
		f.cutter = k
		return f.start(f.exit, env)
	})
	s.vm.Register1(atomResume, func(vm *pl.VM, t pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		// The cut is done and the call of $scope is gone: make another place
		// for the next cut to go back to.
		return vm.Arrive(atomBarrier, []pl.Term{t}, k, env)
	})
	s.vm.Register1(atomAgain, func(_ *pl.VM, t pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		f := valueOf[frame](t, env)
		f.cutter = k
		return f.resume(env)
	})
	s.vm.Register1(atomCutTo, func(_ *pl.VM, t pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		return valueOf[frame](t, env).cut(k, env)
	})
	s.vm.Register2(atomScoped, func(vm *pl.VM, goal, place pl.Term, k pl.Cont, env *pl.Env) *pl.Promise {
		f := &frame{exit: k}
		env, _ = env.Unify(place, opaque[frame]{f})
		g := env.Resolve(goal).(pl.Compound)
		args := make([]pl.Term, g.Arity())
		for i := range args {
			args[i] = g.Arg(i)
		}
		return s.scope(f, func(k pl.Cont, env *pl.Env) *pl.Promise {
			return vm.Arrive(g.Functor(), args, k, env)
		}, env)
	})
}

// scope runs goals that may cut back to here.
func (s *Searcher) scope(f *frame, start func(pl.Cont, *pl.Env) *pl.Promise, env *pl.Env) *pl.Promise {
	f.start = start
	return s.vm.Arrive(atomScope, []pl.Term{opaque[frame]{f}}, pl.Failure, env)
}

// cut drops all choices since the frame was made and goes on with k.
func (f *frame) cut(k pl.Cont, env *pl.Env) *pl.Promise {
	f.resume = k
	return f.cutter(env)
}
