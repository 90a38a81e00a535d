-- Orders in which a code took something off: what a limit of uses counts. Its e-mail says whose it is, and who had logged in.
CREATE TABLE discount_uses (
  shop TEXT NOT NULL,
  discount_id INTEGER NOT NULL,
  order_id INTEGER NOT NULL REFERENCES orders (id),
  customer_id TEXT,
  PRIMARY KEY (shop, discount_id, order_id)
) STRICT, WITHOUT ROWID;
