-- Accounts without an address and password (anonymous ones), with the name and picture that people give themselves.
CREATE TABLE identity_accounts_next (
  local_id TEXT PRIMARY KEY,
  email TEXT UNIQUE,
  password_hash TEXT,
  is_email_verified INTEGER NOT NULL,
  is_disabled INTEGER NOT NULL,
  valid_since_s INTEGER NOT NULL,
  created_at_ms INTEGER NOT NULL,
  last_login_at_ms INTEGER NOT NULL,
  display_name TEXT,
  photo_url TEXT
) STRICT;
INSERT INTO identity_accounts_next SELECT *, NULL, NULL FROM identity_accounts;

CREATE TABLE identity_action_codes_next (
  code_hash TEXT PRIMARY KEY,
  local_id TEXT NOT NULL REFERENCES identity_accounts_next (local_id),
  kind TEXT NOT NULL,
  expires_at_ms INTEGER NOT NULL
) STRICT;
INSERT INTO identity_action_codes_next SELECT * FROM identity_action_codes;

CREATE TABLE identity_refresh_tokens_next (
  token_hash TEXT PRIMARY KEY,
  local_id TEXT NOT NULL REFERENCES identity_accounts_next (local_id),
  signed_in_at_s INTEGER NOT NULL
) STRICT;
INSERT INTO identity_refresh_tokens_next SELECT * FROM identity_refresh_tokens;

DROP TABLE identity_action_codes;
DROP TABLE identity_refresh_tokens;
DROP TABLE identity_accounts;
-- What refers to a table follows its new name.
ALTER TABLE identity_accounts_next RENAME TO identity_accounts;
ALTER TABLE identity_action_codes_next RENAME TO identity_action_codes;
ALTER TABLE identity_refresh_tokens_next RENAME TO identity_refresh_tokens;
