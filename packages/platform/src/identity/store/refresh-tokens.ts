import { secretHash } from '../../customers/store/secret-hash.ts';
import { integerColumn, type Sql, textColumn } from '../../store/index.ts';

export interface SignIn {
  readonly localId: string;
  /** When the password was typed. */
  readonly signedInAtInSeconds: number;
}

export function keepRefreshToken(sql: Sql, token: string, signIn: SignIn): void {
  sql
    .prepare('INSERT INTO identity_refresh_tokens VALUES (?, ?, ?)')
    .run(secretHash(token), signIn.localId, signIn.signedInAtInSeconds);
}

export function findSignIn(sql: Sql, token: string): SignIn | null {
  const row = sql
    .prepare('SELECT * FROM identity_refresh_tokens WHERE token_hash = ?')
    .get(secretHash(token));
  if (row === undefined) return null;
  return {
    localId: textColumn(row, 'local_id'),
    signedInAtInSeconds: integerColumn(row, 'signed_in_at_s'),
  };
}
