none(strip).
