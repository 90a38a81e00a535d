-- What a merchant chose for the app of a shop; without a row it is installed with every scope.
CREATE TABLE admin_apps (
  shop TEXT PRIMARY KEY,
  is_installed INTEGER NOT NULL,
  scopes TEXT NOT NULL
) STRICT;

-- Tokens that the app got for its id and secret, as hashes alone.
CREATE TABLE admin_tokens (
  token_hash TEXT PRIMARY KEY,
  shop TEXT NOT NULL,
  issued_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX admin_tokens_by_shop ON admin_tokens (shop, issued_at_ms);
