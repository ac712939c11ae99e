shortest(home, lake, [home, mill, church, lake], 20).
shortest(lake, mill, [lake, church, mill], 11).
