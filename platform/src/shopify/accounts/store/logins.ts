import { randomInt } from 'node:crypto';
import { type PlatformContext, type Shop, secretHash } from '../../../protocol/index.ts';
import { column, defineTable, maySweep, type Sql } from '../../../store/index.ts';
import { openSigned, sign } from '../signed.ts';

const BY_REQUEST = 'WHERE request_hash = ?';
const MINUTE_IN_MS = 60_000;
export const CODE_LIFETIME_IN_MINUTES = 10;
const LOGIN_LIFETIME_IN_MINUTES = 60;
const CODE_LENGTH = 6;
/** Limit of one code, in the login that it was sent for; the limits on letters leave nothing to guess. */
const MAX_WRONG_CODES = 5;

/** Request of a client, kept while somebody is at the login page. */
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

const LOGINS = defineTable('account_logins', {
  requestHash: column.text,
  browserHash: column.text,
  shop: column.text,
  request: column.json<AuthorizationRequest>(),
  email: column.optional(column.text),
  codeHash: column.optional(column.text),
  codeExpiresAtMs: column.optional(column.integer),
  wrongCodes: column.integer,
  expiresAtMs: column.integer,
});

export interface Login {
  readonly token: string;
  readonly browser: string;
  readonly request: AuthorizationRequest;
  /** Address that a code was sent to. */
  readonly email: string | null;
  readonly expiresAtMs: number;
}

type Issuing = Pick<PlatformContext, 'ids' | 'now'> & { readonly shop: Shop };

/**
 * Starts a login, bound to the browser that it began in: its address alone opens nothing elsewhere. The browser carries
 * it; a row is made with the first code, so that a flood of requests fills nothing.
 */
export function startLogin(
  { ids, now, shop }: Issuing,
  { request, browser }: { readonly request: AuthorizationRequest; readonly browser: string },
): string {
  const expiresAtMs = now().getTime() + LOGIN_LIFETIME_IN_MINUTES * MINUTE_IN_MS;
  const started: Started = {
    id: ids.token(),
    browserHash: secretHash(browser),
    expiresAtMs,
    request,
  };
  return sign(shop, 'login request', JSON.stringify(started));
}

interface Started extends Pick<Login, 'expiresAtMs' | 'request'> {
  /** Makes two logins of one browser differ. */
  readonly id: string;
  readonly browserHash: string;
}

interface LoginKey {
  readonly token: string;
  /** Contents of the browser's cookie. */
  readonly browser: string;
}

export function findLogin(
  sql: Sql,
  { now, shop }: Omit<Issuing, 'ids'>,
  { token, browser }: LoginKey,
): Login | null {
  const opened = openSigned(shop, 'login request', token);
  if (opened === null) return null;
  const { browserHash, expiresAtMs, request }: Started = JSON.parse(opened);
  if (browserHash !== secretHash(browser) || expiresAtMs <= now().getTime()) return null;
  const email = LOGINS.find(sql, BY_REQUEST, secretHash(token))?.email ?? null;
  return { token, browser, request, email, expiresAtMs };
}

/** Hashes a code with the login's token, which is not stored: so short a code could be guessed out of the file. */
const codeHash = ({ token }: Pick<Login, 'token'>, code: string) => secretHash(`${token} ${code}`);

/** Makes a code, which ends the one before. */
export function makeCode(
  sql: Sql,
  { now, shop }: Omit<Issuing, 'ids'>,
  login: Omit<Login, 'email'>,
  email: string,
): string {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const instant = now().getTime();
  if (maySweep(sql, now())) {
    sql.prepare('DELETE FROM account_logins WHERE expires_at_ms <= ?').run(instant);
  }
  const { token, browser, request, expiresAtMs } = login;
  const row = {
    requestHash: secretHash(token),
    browserHash: secretHash(browser),
    shop: shop.key,
    request,
    email,
    expiresAtMs,
    codeHash: codeHash(login, code),
    codeExpiresAtMs: instant + CODE_LIFETIME_IN_MINUTES * MINUTE_IN_MS,
    wrongCodes: 0,
  };
  LOGINS.upsert(sql, row, 'requestHash');
  return code;
}

/** Forgets the code, for another address or because it was used. */
export function forgetCode(sql: Sql, { token }: Pick<Login, 'token'>): void {
  sql.prepare('DELETE FROM account_logins WHERE request_hash = ?').run(secretHash(token));
}

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'tooMany';

/** Judges a code and counts a wrong one. A right one ends the login: it works once. */
export function useCode(
  sql: Sql,
  { now }: Pick<Issuing, 'now'>,
  login: Pick<Login, 'token'>,
  typed: string,
): CodeVerdict {
  const request = secretHash(login.token);
  const found = LOGINS.find(sql, BY_REQUEST, request);
  const { codeExpiresAtMs = null, wrongCodes = 0 } = found ?? {};
  if (codeExpiresAtMs === null || codeExpiresAtMs <= now().getTime()) return 'expired';
  if (wrongCodes >= MAX_WRONG_CODES) return 'tooMany';
  if (found?.codeHash !== codeHash(login, typed.replace(/\D/g, ''))) {
    LOGINS.update(sql, { wrongCodes: wrongCodes + 1 }, BY_REQUEST, request);
    return 'wrong';
  }
  forgetCode(sql, login);
  return 'right';
}
