import { integerColumn, type Row, type Sql, textColumn } from '../../core/index.ts';

export interface IdentityAccount {
  readonly localId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly isEmailVerified: boolean;
  readonly isDisabled: boolean;
  /** Tokens issued earlier are invalid; in seconds since 1970, as in the tokens. */
  readonly validSinceInSeconds: number;
  readonly createdAtInMs: number;
  readonly lastLoginAtInMs: number;
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
    .prepare('INSERT INTO identity_accounts VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      account.localId,
      account.email,
      account.passwordHash,
      Number(account.isEmailVerified),
      Number(account.isDisabled),
      account.validSinceInSeconds,
      account.createdAtInMs,
      account.lastLoginAtInMs,
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
  { localId, passwordHash }: Pick<IdentityAccount, 'localId' | 'passwordHash'>,
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

function accountOf(row: Row): IdentityAccount {
  return {
    localId: textColumn(row, 'local_id'),
    email: textColumn(row, 'email'),
    passwordHash: textColumn(row, 'password_hash'),
    isEmailVerified: integerColumn(row, 'is_email_verified') === 1,
    isDisabled: integerColumn(row, 'is_disabled') === 1,
    validSinceInSeconds: integerColumn(row, 'valid_since_s'),
    createdAtInMs: integerColumn(row, 'created_at_ms'),
    lastLoginAtInMs: integerColumn(row, 'last_login_at_ms'),
  };
}
