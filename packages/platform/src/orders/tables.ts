/** `contents` is the snapshot as JSON; columns are what is searched, counted or must be unique. */
export const ORDER_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS orders (
    id INTEGER PRIMARY KEY,
    shop TEXT NOT NULL,
    number INTEGER NOT NULL,
    token TEXT NOT NULL UNIQUE,
    cart_token TEXT NOT NULL,
    placed_at TEXT NOT NULL,
    email TEXT NOT NULL,
    customer_id TEXT,
    currency_code TEXT NOT NULL,
    total_in_minor_units INTEGER NOT NULL,
    contents TEXT NOT NULL,
    UNIQUE (shop, number),
    UNIQUE (shop, cart_token)
  ) STRICT`,
  `CREATE INDEX IF NOT EXISTS orders_by_customer ON orders (shop, customer_id)
    WHERE customer_id IS NOT NULL`,
  'CREATE INDEX IF NOT EXISTS orders_by_email ON orders (shop, email COLLATE NOCASE)',
];
