saved(120).
history([deposit(50), withdraw(30), deposit(5)], 100, 125).
