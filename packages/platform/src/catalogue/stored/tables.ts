/**
 * A record is read and written whole, so it is one JSON document; what orders change (stock, units
 * sold) stands beside it in columns. Versions tell a reader whether what it remembers still holds.
 */
export const CATALOGUE_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS catalogue_records (
    shop TEXT NOT NULL,
    kind TEXT NOT NULL,
    handle TEXT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (shop, kind, handle)
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS catalogue_translations (
    shop TEXT NOT NULL,
    kind TEXT NOT NULL,
    handle TEXT NOT NULL,
    language TEXT NOT NULL,
    fields TEXT NOT NULL,
    PRIMARY KEY (shop, kind, handle, language)
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS catalogue_stock (
    shop TEXT NOT NULL,
    variant INTEGER NOT NULL,
    quantity INTEGER NOT NULL,
    sold INTEGER NOT NULL DEFAULT 0,
    version INTEGER NOT NULL,
    PRIMARY KEY (shop, variant)
  ) STRICT, WITHOUT ROWID`,
  'CREATE INDEX IF NOT EXISTS catalogue_stock_by_version ON catalogue_stock (shop, version)',
  `CREATE TABLE IF NOT EXISTS catalogue_versions (
    shop TEXT PRIMARY KEY,
    records INTEGER NOT NULL DEFAULT 0,
    stock INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
];
