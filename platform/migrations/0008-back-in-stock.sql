-- Who waits for a sold-out variant, after their address agreed. `sent_at`: the letter has gone, and nothing follows.
CREATE TABLE back_in_stock_subscriptions (
  id INTEGER PRIMARY KEY,
  shop TEXT NOT NULL,
  email TEXT NOT NULL,
  language TEXT NOT NULL,
  variant INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  is_due INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT,
  stop_hash TEXT UNIQUE
) STRICT;
CREATE UNIQUE INDEX back_in_stock_waiting ON back_in_stock_subscriptions (shop, variant, email) WHERE sent_at IS NULL;
CREATE INDEX back_in_stock_due ON back_in_stock_subscriptions (id) WHERE is_due = 1;

-- Imports, the console, cancelled orders and refunds, in whichever process: all of them change this table.
CREATE TRIGGER back_in_stock_returned AFTER UPDATE OF quantity ON catalogue_stock
WHEN OLD.quantity <= 0 AND NEW.quantity > 0
BEGIN
  UPDATE back_in_stock_subscriptions SET is_due = 1
  WHERE shop = NEW.shop AND variant = NEW.variant AND sent_at IS NULL;
END;
