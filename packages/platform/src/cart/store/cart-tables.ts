/** `contents` is the cart's JSON: it is read and written whole, and nothing asks inside it. */
export const CART_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS carts (
    shop TEXT NOT NULL,
    token TEXT NOT NULL,
    key TEXT NOT NULL,
    checkout_key TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    completed_at TEXT,
    contents TEXT NOT NULL,
    PRIMARY KEY (shop, token)
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS carts_by_update ON carts (updated_at)',
];
