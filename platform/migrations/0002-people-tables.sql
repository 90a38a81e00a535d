-- IF NOT EXISTS: files from before the schema had versions hold these tables already.

-- Secrets are kept as hashes alone: whoever reads the file can neither log in nor use a link.
CREATE TABLE IF NOT EXISTS customers (
  id INTEGER PRIMARY KEY,
  shop TEXT NOT NULL,
  email TEXT NOT NULL,
  first_name TEXT,
  last_name TEXT,
  phone TEXT,
  state TEXT NOT NULL,
  is_email_verified INTEGER NOT NULL,
  accepts_marketing INTEGER NOT NULL,
  language TEXT NOT NULL,
  tags TEXT NOT NULL,
  multipass_identifier TEXT,
  default_address_id INTEGER,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  password_hash TEXT,
  UNIQUE (shop, email),
  UNIQUE (shop, phone),
  UNIQUE (shop, multipass_identifier)
) STRICT;

CREATE TABLE IF NOT EXISTS customer_addresses (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  contents TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS addresses_by_customer ON customer_addresses (customer_id);

CREATE TABLE IF NOT EXISTS customer_access_tokens (
  token_hash TEXT PRIMARY KEY,
  shop TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS access_tokens_by_customer ON customer_access_tokens (customer_id);

CREATE TABLE IF NOT EXISTS customer_links (
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  kind TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL,
  PRIMARY KEY (customer_id, kind)
) STRICT;

CREATE TABLE IF NOT EXISTS customer_metafields (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  namespace TEXT NOT NULL,
  key TEXT NOT NULL,
  type TEXT NOT NULL,
  value TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (customer_id, namespace, key)
) STRICT;

-- Hashed, so that the file does not reveal who tried.
CREATE TABLE IF NOT EXISTS customer_attempts (
  id INTEGER PRIMARY KEY,
  subject TEXT NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS attempts_by_subject ON customer_attempts (subject, at_ms);
CREATE INDEX IF NOT EXISTS attempts_by_age ON customer_attempts (at_ms);

CREATE TABLE IF NOT EXISTS multipass_uses (
  token_hash TEXT PRIMARY KEY,
  used_at_ms INTEGER NOT NULL
) STRICT;

-- Accounts of professionals: one pool for all shops. Secrets are kept as hashes alone.
CREATE TABLE IF NOT EXISTS identity_accounts (
  local_id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  is_email_verified INTEGER NOT NULL,
  is_disabled INTEGER NOT NULL,
  valid_since_s INTEGER NOT NULL,
  created_at_ms INTEGER NOT NULL,
  last_login_at_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS identity_action_codes (
  code_hash TEXT PRIMARY KEY,
  local_id TEXT NOT NULL REFERENCES identity_accounts (local_id),
  kind TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS identity_refresh_tokens (
  token_hash TEXT PRIMARY KEY,
  local_id TEXT NOT NULL REFERENCES identity_accounts (local_id),
  signed_in_at_s INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS identity_signing_key (id INTEGER PRIMARY KEY, key TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS newsletter_subscriptions (
  token_hash TEXT PRIMARY KEY,
  shop TEXT NOT NULL,
  list_id TEXT NOT NULL,
  email TEXT NOT NULL,
  language TEXT,
  confirmed_at TEXT
) STRICT;

CREATE TABLE IF NOT EXISTS withdrawals (
  shop TEXT NOT NULL,
  unique_id TEXT NOT NULL,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  order_number TEXT NOT NULL,
  items TEXT NOT NULL,
  received_at TEXT NOT NULL,
  PRIMARY KEY (shop, unique_id)
) STRICT;
