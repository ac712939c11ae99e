package knight

// premises appends to list the known edges from which rule demands the value of e
// (or demanded it, when e was set): entries of the trail before place.
func (f *forcing) premises(list []int32, e int32, rule uint8, by, place int32) []int32 {
	switch rule {
	case byNeed:
		for _, o := range f.at[by] {
			if f.value[o] == out && f.place[o] < place {
				list = append(list, o)
			}
		}
	case byFull:
		n := 0
		for _, o := range f.at[by] {
			if o != e && n < 2 && f.value[o] == isIn && f.place[o] < place {
				list = append(list, o)
				n++
			}
		}
	case byLoop:
		list = append(list, f.chain(e, place)...)
	case byColour:
		if by >= 0 {
			list = append(list, f.edge(by, f.Outside))
		}
	}
	return list
}

// chain gives the edges in, set before place, that lead from one end of e to the
// other.
func (f *forcing) chain(e, place int32) []int32 {
	var path []int32
	v, goal := f.edges[e][0], f.edges[e][1]
	last := e
	for v != goal {
		next := int32(-1)
		for _, o := range f.at[v] {
			if o != last && f.value[o] == isIn && f.place[o] < place {
				next = o
				break
			}
		}
		path = append(path, next)
		v = f.other(next, v)
		last = next
	}
	return path
}

// reasons gives the places on the trail that the present clash rests on, directly or
// through others, in falling order.
func (f *forcing) reasons() []int32 {
	seen := make([]bool, len(f.trail))
	var list, places []int32
	c := f.clash
	end := int32(len(f.trail))
	switch {
	case c.vertex >= 0:
		list = f.premises(list, -1, byNeed, c.vertex, end)
	case c.ring:
		list = append(f.chain(c.edge, f.place[c.edge]), c.edge)
	default:
		list = f.premises(list, c.edge, c.rule, c.by, end)
		list = append(list, c.edge)
	}
	for _, e := range list {
		seen[f.place[e]] = true
	}
	for p := end - 1; p >= 0; p-- {
		if !seen[p] {
			continue
		}
		places = append(places, p)
		e := f.trail[p].edge
		list = f.premises(list[:0], e, f.rule[e], f.by[e], p)
		for _, o := range list {
			seen[f.place[o]] = true
		}
	}
	return places
}
