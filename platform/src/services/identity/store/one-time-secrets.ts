import { secretHash } from '../../../protocol/index.ts';
import { column, defineTable, type RowOf, type Sql, textColumn } from '../../../store/index.ts';
import { IdentityError } from '../identity-call.ts';

/** Created together with the first account. */
export function makeSigningKey(sql: Sql, key: string): void {
  sql.prepare('INSERT OR IGNORE INTO identity_signing_key (id, key) VALUES (1, seal(?))').run(key);
}

export function signingKey(sql: Sql): string | null {
  const row = sql.prepare('SELECT unseal(key) AS key FROM identity_signing_key WHERE id = 1').get();
  return row === undefined ? null : textColumn(row, 'key');
}

const SIGN_INS = defineTable('identity_refresh_tokens', {
  tokenHash: column.text,
  localId: column.text,
  /** Moment at which the password was typed. */
  signedInAtInSeconds: column.named('signed_in_at_s', column.integer),
});

type SignIn = Omit<RowOf<typeof SIGN_INS>, 'tokenHash'>;

/** Sign-ins do not expire: of each account so many stay, the newest. */
const MOST_SIGN_INS = 100;

export function saveRefreshToken(sql: Sql, token: string, signIn: SignIn): void {
  SIGN_INS.insert(sql, { ...signIn, tokenHash: secretHash(token) });
  sql
    .prepare(
      `DELETE FROM identity_refresh_tokens WHERE rowid IN (SELECT rowid FROM identity_refresh_tokens
         WHERE local_id = ? ORDER BY rowid DESC LIMIT -1 OFFSET ${MOST_SIGN_INS})`,
    )
    .run(signIn.localId);
}

export function findSignIn(sql: Sql, token: string): SignIn | null {
  return SIGN_INS.find(sql, 'WHERE token_hash = ?', secretHash(token));
}

export const ACTION_KINDS = ['PASSWORD_RESET', 'VERIFY_EMAIL'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

const CODES = defineTable('identity_action_codes', {
  codeHash: column.text,
  localId: column.text,
  kind: column.oneOf(ACTION_KINDS),
  expiresAtInMs: column.named('expires_at_ms', column.integer),
});

const HOUR_IN_MS = 3_600_000;

/** Lifetimes as at Firebase. */
export const CODE_LIFETIME_IN_HOURS: Readonly<Record<ActionKind, number>> = {
  PASSWORD_RESET: 1,
  VERIFY_EMAIL: 72,
};

type ActionCode = Pick<RowOf<typeof CODES>, 'localId' | 'kind'>;

/** A new one replaces those before it of its kind. */
export function issueCode(
  sql: Sql,
  { localId, kind }: ActionCode,
  { code, now }: { readonly code: string; readonly now: Date },
): void {
  deleteCodes(sql, { localId, kind });
  const expiresAtInMs = now.getTime() + CODE_LIFETIME_IN_HOURS[kind] * HOUR_IN_MS;
  CODES.insert(sql, { codeHash: secretHash(code), localId, kind, expiresAtInMs });
}

/** Finds the account of a code; throws for a code that is unknown or expired. */
export function ownerOfCode(sql: Sql, code: string, now: Date): ActionCode {
  const owner = CODES.find(sql, 'WHERE code_hash = ?', secretHash(code));
  if (owner === null) throw new IdentityError('INVALID_OOB_CODE');
  if (owner.expiresAtInMs <= now.getTime()) throw new IdentityError('EXPIRED_OOB_CODE');
  return owner;
}

export function deleteCodes(sql: Sql, { localId, kind }: ActionCode): void {
  sql
    .prepare('DELETE FROM identity_action_codes WHERE local_id = ? AND kind = ?')
    .run(localId, kind);
}
