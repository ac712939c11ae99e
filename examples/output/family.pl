brother(edward, charles).
brother(edward, anne).
brother(edward, andrew).
aunt(anne, william).
cousins(beatrice, william).
grandmother(elizabeth, beatrice).
