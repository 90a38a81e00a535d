-- IF NOT EXISTS: files from before the schema had versions hold these tables already.

CREATE TABLE IF NOT EXISTS id_counters (type TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;

-- A record is read and written whole, so it is one JSON document; what orders change (stock, units sold) stands beside it
-- in columns. Versions tell a reader whether what it remembers still holds.
CREATE TABLE IF NOT EXISTS catalogue_records (
  shop TEXT NOT NULL,
  kind TEXT NOT NULL,
  handle TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (shop, kind, handle)
) STRICT;

CREATE TABLE IF NOT EXISTS catalogue_translations (
  shop TEXT NOT NULL,
  kind TEXT NOT NULL,
  handle TEXT NOT NULL,
  language TEXT NOT NULL,
  fields TEXT NOT NULL,
  PRIMARY KEY (shop, kind, handle, language)
) STRICT;

CREATE TABLE IF NOT EXISTS catalogue_stock (
  shop TEXT NOT NULL,
  variant INTEGER NOT NULL,
  quantity INTEGER NOT NULL,
  sold INTEGER NOT NULL DEFAULT 0,
  version INTEGER NOT NULL,
  PRIMARY KEY (shop, variant)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS catalogue_stock_by_version ON catalogue_stock (shop, version);

CREATE TABLE IF NOT EXISTS catalogue_versions (
  shop TEXT PRIMARY KEY,
  records INTEGER NOT NULL DEFAULT 0,
  stock INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Deleted entities keep a row, for the Sync API.
CREATE TABLE IF NOT EXISTS contentful_entities (
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  position INTEGER NOT NULL,
  content TEXT NOT NULL,
  change INTEGER NOT NULL,
  deleted_at TEXT,
  PRIMARY KEY (kind, id)
) STRICT;
CREATE INDEX IF NOT EXISTS contentful_entities_change ON contentful_entities (change);

-- `contents` is the cart's JSON: it is read and written whole and never queried inside.
CREATE TABLE IF NOT EXISTS carts (
  shop TEXT NOT NULL,
  token TEXT NOT NULL,
  key TEXT NOT NULL,
  checkout_key TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  completed_at TEXT,
  contents TEXT NOT NULL,
  PRIMARY KEY (shop, token)
) STRICT;
CREATE INDEX IF NOT EXISTS carts_by_update ON carts (updated_at);

CREATE TABLE IF NOT EXISTS firestore_documents (
  collection TEXT NOT NULL,
  id TEXT NOT NULL,
  fields TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (collection, id)
) STRICT;

-- Types of the metafields of imported files, which a CSV does not contain.
CREATE TABLE IF NOT EXISTS metafield_definitions (
  shop TEXT NOT NULL,
  owner TEXT NOT NULL,
  namespace TEXT NOT NULL,
  key TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  PRIMARY KEY (shop, owner, namespace, key)
) STRICT;

-- `contents` is the snapshot as JSON; columns are what is searched, counted or must be unique.
CREATE TABLE IF NOT EXISTS orders (
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
) STRICT;
CREATE INDEX IF NOT EXISTS orders_by_customer ON orders (shop, customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS orders_by_email ON orders (shop, email COLLATE NOCASE);

CREATE TABLE IF NOT EXISTS mails (
  id INTEGER PRIMARY KEY,
  shop TEXT NOT NULL,
  recipient TEXT NOT NULL COLLATE NOCASE,
  subject TEXT NOT NULL,
  html TEXT NOT NULL,
  text TEXT NOT NULL,
  language TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS mails_by_recipient ON mails (recipient);

-- What a buyer typed in the first step, kept for the second and for a later visit.
CREATE TABLE IF NOT EXISTS checkout_details (
  shop TEXT NOT NULL,
  cart_token TEXT NOT NULL,
  field TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (shop, cart_token, field)
) STRICT, WITHOUT ROWID;

-- `document` is the discount's JSON: it is read and written whole.
CREATE TABLE IF NOT EXISTS discounts (
  shop TEXT NOT NULL,
  id INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  document TEXT NOT NULL,
  PRIMARY KEY (shop, id)
) STRICT;

-- What was changed in a shop, and through which interface.
CREATE TABLE IF NOT EXISTS admin_changes (
  id INTEGER PRIMARY KEY,
  shop TEXT NOT NULL,
  at TEXT NOT NULL,
  way TEXT NOT NULL,
  what TEXT NOT NULL,
  ids TEXT NOT NULL,
  outcome TEXT NOT NULL
) STRICT;

-- Made through the Admin API; those that came with files stand in metafield_definitions.
CREATE TABLE IF NOT EXISTS admin_metafield_definitions (
  id INTEGER PRIMARY KEY,
  shop TEXT NOT NULL,
  owner_type TEXT NOT NULL,
  namespace TEXT NOT NULL,
  key TEXT NOT NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  storefront TEXT NOT NULL,
  UNIQUE (shop, owner_type, namespace, key)
) STRICT;
