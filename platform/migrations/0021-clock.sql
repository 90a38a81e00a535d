-- Moment that the system's clock showed last, and since when it is doubted: after a jump nothing is swept away.
CREATE TABLE clock (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  seen_at_ms INTEGER NOT NULL,
  doubted_at_ms INTEGER
) STRICT;
