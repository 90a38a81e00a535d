-- What a picture looks like from afar (`Image.thumbhash`), in base64. Files saved before this have none.
ALTER TABLE shop_files ADD COLUMN thumbhash TEXT;

-- Money that somebody was given. The code is a secret with which to pay, kept as the buyer types it: the Admin API shows its end alone.
CREATE TABLE gift_cards (
  id INTEGER PRIMARY KEY,
  shop TEXT NOT NULL,
  -- In lower case, without blanks and hyphens.
  code TEXT NOT NULL,
  initial_in_minor_units INTEGER NOT NULL CHECK (initial_in_minor_units > 0),
  balance_in_minor_units INTEGER NOT NULL CHECK (balance_in_minor_units >= 0 AND balance_in_minor_units <= initial_in_minor_units),
  -- A date: 2027-11-30. It can be used until the end of that day.
  expires_on TEXT,
  deactivated_at TEXT,
  note TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (shop, code)
) STRICT;

-- Below zero: paid for an order. Above: given back by a refund.
CREATE TABLE gift_card_transactions (
  id INTEGER PRIMARY KEY,
  gift_card_id INTEGER NOT NULL REFERENCES gift_cards (id),
  order_id INTEGER NOT NULL REFERENCES orders (id),
  amount_in_minor_units INTEGER NOT NULL,
  processed_at TEXT NOT NULL
) STRICT;
CREATE INDEX gift_card_transactions_by_card ON gift_card_transactions (gift_card_id);
CREATE INDEX gift_card_transactions_by_order ON gift_card_transactions (order_id);
