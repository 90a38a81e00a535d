-- Drafts belong to the browser that typed them, as a link to a checkout may be a stranger's. Nobody knows whose those
-- of before are: they are forgotten, and the table stays empty.
DELETE FROM checkout_details;
CREATE TABLE checkout_drafts (
  shop TEXT NOT NULL,
  cart_token TEXT NOT NULL,
  browser_hash TEXT NOT NULL,
  -- What was typed, by field.
  contents TEXT NOT NULL,
  typed_at_ms INTEGER NOT NULL,
  PRIMARY KEY (shop, cart_token, browser_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX checkout_drafts_by_age ON checkout_drafts (typed_at_ms);
