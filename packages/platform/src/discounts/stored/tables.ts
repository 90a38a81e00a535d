/** `document` is the discount's JSON: it is read and written whole. */
export const DISCOUNT_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS discounts (
    shop TEXT NOT NULL,
    id INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (shop, id)
  ) STRICT`,
];
