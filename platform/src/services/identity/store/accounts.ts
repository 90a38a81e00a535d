import { column, defineTable, type RowOf, type Sql } from '../../../store/index.ts';

const ACCOUNTS = defineTable('identity_accounts', {
  localId: column.text,
  /** Null, as the password, for somebody who came anonymously. */
  email: column.optional(column.text),
  passwordHash: column.optional(column.text),
  isEmailVerified: column.flag,
  isDisabled: column.flag,
  /** Tokens issued earlier are invalid; in seconds since 1970, as in the tokens. */
  validSinceInSeconds: column.named('valid_since_s', column.integer),
  createdAtInMs: column.named('created_at_ms', column.integer),
  lastLoginAtInMs: column.named('last_login_at_ms', column.integer),
  displayName: column.optional(column.text),
  photoUrl: column.optional(column.text),
});

export type IdentityAccount = RowOf<typeof ACCOUNTS>;

export function findByEmail(sql: Sql, email: string): IdentityAccount | null {
  return ACCOUNTS.find(sql, 'WHERE email = ?', email);
}

export function findByLocalId(sql: Sql, localId: string): IdentityAccount | null {
  return ACCOUNTS.find(sql, 'WHERE local_id = ?', localId);
}

export function insertAccount(sql: Sql, account: IdentityAccount): void {
  ACCOUNTS.insert(sql, account);
}

export function changeAccount(
  sql: Sql,
  localId: string,
  changes: Partial<Omit<IdentityAccount, 'localId' | 'passwordHash'>>,
): void {
  ACCOUNTS.update(sql, changes, 'WHERE local_id = ?', localId);
}

/** Invalidates all sessions that were started with the old password. */
export function replacePassword(
  sql: Sql,
  { localId, passwordHash }: { readonly localId: string; readonly passwordHash: string },
  now: Date,
): void {
  // Tokens name whole seconds: those of this second were issued before the change.
  const validSinceInSeconds = Math.floor(now.getTime() / 1000) + 1;
  ACCOUNTS.update(sql, { passwordHash, validSinceInSeconds }, 'WHERE local_id = ?', localId);
  sql.prepare('DELETE FROM identity_refresh_tokens WHERE local_id = ?').run(localId);
}

/** Removes the account with its sessions and codes. */
export function deleteAccount(sql: Sql, localId: string): void {
  for (const table of ['identity_refresh_tokens', 'identity_action_codes', 'identity_accounts']) {
    sql.prepare(`DELETE FROM ${table} WHERE local_id = ?`).run(localId);
  }
}
