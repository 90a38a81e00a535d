/** Accounts of professionals: one pool for all shops. Secrets are kept as hashes alone. */
export const IDENTITY_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS identity_accounts (
    local_id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    is_email_verified INTEGER NOT NULL,
    is_disabled INTEGER NOT NULL,
    valid_since_s INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    last_login_at_ms INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS identity_action_codes (
    code_hash TEXT PRIMARY KEY,
    local_id TEXT NOT NULL REFERENCES identity_accounts (local_id),
    kind TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS identity_refresh_tokens (
    token_hash TEXT PRIMARY KEY,
    local_id TEXT NOT NULL REFERENCES identity_accounts (local_id),
    signed_in_at_s INTEGER NOT NULL
  ) STRICT`,
  'CREATE TABLE IF NOT EXISTS identity_signing_key (id INTEGER PRIMARY KEY, key TEXT NOT NULL) STRICT',
];
