flies(sparrow).
flies(owl).
