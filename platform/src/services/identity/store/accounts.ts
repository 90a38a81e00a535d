import {
  integerColumn,
  type Row,
  type Sql,
  textColumn,
  textColumnOrNull,
} from '../../../store/index.ts';

export interface IdentityAccount {
  readonly localId: string;
  /** Null, as the password, for somebody who came anonymously. */
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly isEmailVerified: boolean;
  readonly isDisabled: boolean;
  /** Tokens issued earlier are invalid; in seconds since 1970, as in the tokens. */
  readonly validSinceInSeconds: number;
  readonly createdAtInMs: number;
  readonly lastLoginAtInMs: number;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
}

export function findByEmail(sql: Sql, email: string): IdentityAccount | null {
  const row = sql.prepare('SELECT * FROM identity_accounts WHERE email = ?').get(email);
  return row === undefined ? null : accountOf(row);
}

export function findByLocalId(sql: Sql, localId: string): IdentityAccount | null {
  const row = sql.prepare('SELECT * FROM identity_accounts WHERE local_id = ?').get(localId);
  return row === undefined ? null : accountOf(row);
}

export function insertAccount(sql: Sql, account: IdentityAccount): void {
  sql
    .prepare('INSERT INTO identity_accounts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      account.localId,
      account.email,
      account.passwordHash,
      Number(account.isEmailVerified),
      Number(account.isDisabled),
      account.validSinceInSeconds,
      account.createdAtInMs,
      account.lastLoginAtInMs,
      account.displayName,
      account.photoUrl,
    );
}

export function recordLogin(sql: Sql, localId: string, now: Date): void {
  sql
    .prepare('UPDATE identity_accounts SET last_login_at_ms = ? WHERE local_id = ?')
    .run(now.getTime(), localId);
}

export function markEmailVerified(sql: Sql, localId: string): void {
  sql.prepare('UPDATE identity_accounts SET is_email_verified = 1 WHERE local_id = ?').run(localId);
}

/** Invalidates all sessions that were started with the old password. */
export function replacePassword(
  sql: Sql,
  { localId, passwordHash }: { readonly localId: string; readonly passwordHash: string },
  now: Date,
): void {
  sql
    .prepare('UPDATE identity_accounts SET password_hash = ?, valid_since_s = ? WHERE local_id = ?')
    .run(passwordHash, Math.floor(now.getTime() / 1000), localId);
  sql.prepare('DELETE FROM identity_refresh_tokens WHERE local_id = ?').run(localId);
}

export function setDisabled(sql: Sql, localId: string, isDisabled: boolean): void {
  sql
    .prepare('UPDATE identity_accounts SET is_disabled = ? WHERE local_id = ?')
    .run(Number(isDisabled), localId);
}

export function saveProfile(
  sql: Sql,
  { localId, displayName, photoUrl }: Pick<IdentityAccount, 'localId' | 'displayName' | 'photoUrl'>,
): void {
  sql
    .prepare('UPDATE identity_accounts SET display_name = ?, photo_url = ? WHERE local_id = ?')
    .run(displayName, photoUrl, localId);
}

/** Gives an anonymous account an address; its password comes with `replacePassword`. */
export function saveEmail(sql: Sql, localId: string, email: string): void {
  sql
    .prepare('UPDATE identity_accounts SET email = ?, is_email_verified = 0 WHERE local_id = ?')
    .run(email, localId);
}

/** Removes the account with its sessions and codes. */
export function deleteAccount(sql: Sql, localId: string): void {
  for (const table of ['identity_refresh_tokens', 'identity_action_codes', 'identity_accounts']) {
    sql.prepare(`DELETE FROM ${table} WHERE local_id = ?`).run(localId);
  }
}

function accountOf(row: Row): IdentityAccount {
  return {
    localId: textColumn(row, 'local_id'),
    email: textColumnOrNull(row, 'email'),
    passwordHash: textColumnOrNull(row, 'password_hash'),
    isEmailVerified: integerColumn(row, 'is_email_verified') === 1,
    isDisabled: integerColumn(row, 'is_disabled') === 1,
    validSinceInSeconds: integerColumn(row, 'valid_since_s'),
    createdAtInMs: integerColumn(row, 'created_at_ms'),
    lastLoginAtInMs: integerColumn(row, 'last_login_at_ms'),
    displayName: textColumnOrNull(row, 'display_name'),
    photoUrl: textColumnOrNull(row, 'photo_url'),
  };
}
