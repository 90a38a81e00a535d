import { randomInt } from 'node:crypto';
import { type PlatformContext, secretHash } from '../../../protocol/index.ts';
import {
  integerColumn,
  integerColumnOrNull,
  type Sql,
  textColumn,
  textColumnOrNull,
} from '../../../store/index.ts';

const MINUTE_IN_MS = 60_000;
export const CODE_LIFETIME_IN_MINUTES = 10;
const LOGIN_LIFETIME_IN_MINUTES = 60;
const CODE_LENGTH = 6;
/** Of one code; together with the limit on letters it leaves nothing to guess. */
const MAX_WRONG_CODES = 5;

/** What a client asked for, kept while somebody is at the login page. */
export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scope: string;
  readonly state: string | null;
  readonly nonce: string | null;
  readonly codeChallenge: string | null;
  readonly locale: string | null;
  readonly loginHint: string | null;
}

export interface Login {
  readonly token: string;
  readonly request: AuthorizationRequest;
  /** Where a code was sent. */
  readonly email: string | null;
}

type Issuing = Pick<PlatformContext, 'ids' | 'now'>;

/** Bound to the browser that it began in: its address alone opens nothing elsewhere. */
export function startLogin(
  sql: Sql,
  { ids, now }: Issuing,
  shop: string,
  { request, browser }: { readonly request: AuthorizationRequest; readonly browser: string },
): string {
  const token = ids.token();
  const instant = now().getTime();
  sql.prepare('DELETE FROM account_logins WHERE expires_at_ms <= ?').run(instant);
  sql
    .prepare(
      `INSERT INTO account_logins (request_hash, browser_hash, shop, request, wrong_codes, expires_at_ms)
       VALUES (?, ?, ?, ?, 0, ?)`,
    )
    .run(
      secretHash(token),
      secretHash(browser),
      shop,
      JSON.stringify(request),
      instant + LOGIN_LIFETIME_IN_MINUTES * MINUTE_IN_MS,
    );
  return token;
}

export interface LoginKey {
  readonly shop: string;
  readonly token: string;
  /** What the cookie of the browser holds. */
  readonly browser: string;
}

export function findLogin(
  sql: Sql,
  { now }: Pick<Issuing, 'now'>,
  { shop, token, browser }: LoginKey,
): Login | null {
  const row = sql
    .prepare(
      `SELECT request, email FROM account_logins
       WHERE request_hash = ? AND browser_hash = ? AND shop = ? AND expires_at_ms > ?`,
    )
    .get(secretHash(token), secretHash(browser), shop, now().getTime());
  if (row === undefined) return null;
  return {
    token,
    request: JSON.parse(textColumn(row, 'request')),
    email: textColumnOrNull(row, 'email'),
  };
}

/** So short that only the login's token, which is not stored, keeps it from being guessed out of the file. */
const codeHash = ({ token }: Pick<Login, 'token'>, code: string) => secretHash(`${token} ${code}`);

/** A new code ends the one before. */
export function makeCode(
  sql: Sql,
  { now }: Pick<Issuing, 'now'>,
  login: Pick<Login, 'token'>,
  email: string,
): string {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  sql
    .prepare(
      `UPDATE account_logins SET email = ?, code_hash = ?, code_expires_at_ms = ?, wrong_codes = 0
       WHERE request_hash = ?`,
    )
    .run(
      email,
      codeHash(login, code),
      now().getTime() + CODE_LIFETIME_IN_MINUTES * MINUTE_IN_MS,
      secretHash(login.token),
    );
  return code;
}

/** Another address is wanted. */
export function forgetCode(sql: Sql, { token }: Pick<Login, 'token'>): void {
  sql
    .prepare(
      'UPDATE account_logins SET email = NULL, code_hash = NULL, code_expires_at_ms = NULL WHERE request_hash = ?',
    )
    .run(secretHash(token));
}

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'tooMany';

/** Judges a code and counts a wrong one. A right one ends the login: it works once. */
export function useCode(
  sql: Sql,
  { now }: Pick<Issuing, 'now'>,
  login: Login,
  typed: string,
): CodeVerdict {
  const request = secretHash(login.token);
  const row = sql
    .prepare(
      'SELECT code_hash, code_expires_at_ms, wrong_codes FROM account_logins WHERE request_hash = ?',
    )
    .get(request);
  const expiry = row === undefined ? null : integerColumnOrNull(row, 'code_expires_at_ms');
  if (row === undefined || expiry === null || expiry <= now().getTime()) return 'expired';
  if (integerColumn(row, 'wrong_codes') >= MAX_WRONG_CODES) return 'tooMany';
  const code = typed.replace(/\D/g, '');
  if (textColumn(row, 'code_hash') !== codeHash(login, code)) {
    sql
      .prepare('UPDATE account_logins SET wrong_codes = wrong_codes + 1 WHERE request_hash = ?')
      .run(request);
    return 'wrong';
  }
  sql.prepare('DELETE FROM account_logins WHERE request_hash = ?').run(request);
  return 'right';
}
