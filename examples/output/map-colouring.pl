map(west(red), north(green), south(blue), queensland(red), new_south_wales(green), victoria(red)).
