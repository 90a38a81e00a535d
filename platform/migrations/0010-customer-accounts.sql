-- Sign-in of the Customer Account API. Secrets, codes and tokens are kept as hashes alone; the signing key is the store's own.

CREATE TABLE account_keys (
  id TEXT PRIMARY KEY,
  private_jwk TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL
) STRICT;

-- Besides the storefront's own client of each shop, which comes with the platform's secrets.
CREATE TABLE account_clients (
  shop TEXT NOT NULL,
  client_id TEXT NOT NULL,
  name TEXT NOT NULL,
  -- Null: a public client, which has to prove itself by PKCE.
  secret_hash TEXT,
  redirect_uris TEXT NOT NULL,
  logout_uris TEXT NOT NULL,
  PRIMARY KEY (shop, client_id)
) STRICT;

-- Somebody at the login page: what the client asked for, and the code that was sent.
CREATE TABLE account_logins (
  request_hash TEXT PRIMARY KEY,
  browser_hash TEXT NOT NULL,
  shop TEXT NOT NULL,
  request TEXT NOT NULL,
  email TEXT,
  code_hash TEXT,
  code_expires_at_ms INTEGER,
  wrong_codes INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;

-- Who is logged in at the provider itself, in which browser.
CREATE TABLE account_sessions (
  sid TEXT PRIMARY KEY,
  cookie_hash TEXT NOT NULL UNIQUE,
  shop TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX account_sessions_by_customer ON account_sessions (customer_id);

-- All that came of one sign-in at one client: its code and every token since. It ends as a whole.
CREATE TABLE account_grants (
  id TEXT PRIMARY KEY,
  shop TEXT NOT NULL,
  client_id TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  sid TEXT NOT NULL,
  scope TEXT NOT NULL
) STRICT;
CREATE INDEX account_grants_by_customer ON account_grants (customer_id);
CREATE INDEX account_grants_by_sid ON account_grants (sid);

CREATE TABLE account_tokens (
  token_hash TEXT PRIMARY KEY,
  grant_id TEXT NOT NULL REFERENCES account_grants (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('code', 'access', 'refresh')),
  expires_at_ms INTEGER NOT NULL,
  -- A code or refresh token stays, so that its second use is noticed.
  used_at_ms INTEGER,
  -- Of a code: what it was asked with.
  asked_with TEXT
) STRICT;
CREATE INDEX account_tokens_by_grant ON account_tokens (grant_id);
CREATE INDEX account_tokens_by_expiry ON account_tokens (expires_at_ms);

-- What a customer may do with a metafield of this definition: READ or READ_WRITE. Without a row, nothing.
CREATE TABLE account_metafield_access (
  definition_id INTEGER PRIMARY KEY REFERENCES admin_metafield_definitions (id),
  access TEXT NOT NULL
) STRICT;

-- Asked for by the customer; whoever runs the shop decides.
CREATE TABLE returns (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders (id),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX returns_by_order ON returns (order_id);

CREATE TABLE return_lines (
  id INTEGER PRIMARY KEY,
  return_id INTEGER NOT NULL REFERENCES returns (id),
  line_id TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  reason TEXT NOT NULL,
  customer_note TEXT
) STRICT;
CREATE INDEX return_lines_by_return ON return_lines (return_id);
