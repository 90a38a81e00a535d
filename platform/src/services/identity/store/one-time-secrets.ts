import { secretHash } from '../../../protocol/index.ts';
import { integerColumn, type Sql, textColumn } from '../../../store/index.ts';
import { IdentityError } from '../identity-call.ts';

/** Created together with the first account. */
export function makeSigningKey(sql: Sql, key: string): void {
  sql.prepare('INSERT OR IGNORE INTO identity_signing_key (id, key) VALUES (1, ?)').run(key);
}

export function signingKey(sql: Sql): string | null {
  const row = sql.prepare('SELECT key FROM identity_signing_key WHERE id = 1').get();
  return row === undefined ? null : textColumn(row, 'key');
}

export interface SignIn {
  readonly localId: string;
  /** Moment at which the password was typed. */
  readonly signedInAtInSeconds: number;
}

export function saveRefreshToken(sql: Sql, token: string, signIn: SignIn): void {
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

export const ACTION_KINDS = ['PASSWORD_RESET', 'VERIFY_EMAIL'] as const;

export type ActionKind = (typeof ACTION_KINDS)[number];

const HOUR_IN_MS = 3_600_000;

/** Lifetimes as at Firebase. */
export const CODE_LIFETIME_IN_HOURS: Readonly<Record<ActionKind, number>> = {
  PASSWORD_RESET: 1,
  VERIFY_EMAIL: 72,
};

export interface ActionCode {
  readonly localId: string;
  readonly kind: ActionKind;
}

/** A new one replaces those before it of its kind. */
export function issueCode(
  sql: Sql,
  { localId, kind }: ActionCode,
  { code, now }: { readonly code: string; readonly now: Date },
): void {
  deleteCodes(sql, { localId, kind });
  sql
    .prepare('INSERT INTO identity_action_codes VALUES (?, ?, ?, ?)')
    .run(
      secretHash(code),
      localId,
      kind,
      now.getTime() + CODE_LIFETIME_IN_HOURS[kind] * HOUR_IN_MS,
    );
}

/** Finds the account of a code; throws for a code that is unknown or expired. */
export function ownerOfCode(sql: Sql, code: string, now: Date): ActionCode {
  const row = sql
    .prepare('SELECT * FROM identity_action_codes WHERE code_hash = ?')
    .get(secretHash(code));
  const kind = row && ACTION_KINDS.find((one) => one === row['kind']);
  if (row === undefined || kind === undefined) throw new IdentityError('INVALID_OOB_CODE');
  if (integerColumn(row, 'expires_at_ms') <= now.getTime()) {
    throw new IdentityError('EXPIRED_OOB_CODE');
  }
  return { localId: textColumn(row, 'local_id'), kind };
}

export function deleteCodes(sql: Sql, { localId, kind }: ActionCode): void {
  sql
    .prepare('DELETE FROM identity_action_codes WHERE local_id = ? AND kind = ?')
    .run(localId, kind);
}
