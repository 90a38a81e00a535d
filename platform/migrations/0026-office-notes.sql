-- Note and tags that the office, or an app of it, wrote on an order; without a row the note is the buyer's.
CREATE TABLE office_notes (
  order_id INTEGER PRIMARY KEY REFERENCES orders (id),
  note TEXT,
  tags TEXT NOT NULL
) STRICT;
