palindrome(racecar).
plural(cat, cats).
plural(box, boxes).
plural(berry, berries).
caesar(3, prolog, surorj).
caesar(-3, surorj, prolog).
acronym('World Wide Web', 'WWW').
