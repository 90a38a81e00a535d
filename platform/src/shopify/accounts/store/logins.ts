import { randomInt } from 'node:crypto';
import { type PlatformContext, secretHash } from '../../../protocol/index.ts';
import { defineTable, integer, json, optional, type Sql, text } from '../../../store/index.ts';

const BY_REQUEST = 'WHERE request_hash = ?';
const MINUTE_IN_MS = 60_000;
export const CODE_LIFETIME_IN_MINUTES = 10;
const LOGIN_LIFETIME_IN_MINUTES = 60;
const CODE_LENGTH = 6;
/** Limit of one code; together with the limit on letters it leaves nothing to guess. */
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
  requestHash: text,
  browserHash: text,
  shop: text,
  request: json<AuthorizationRequest>(),
  email: optional(text),
  codeHash: optional(text),
  codeExpiresAtMs: optional(integer),
  wrongCodes: integer,
  expiresAtMs: integer,
});

export interface Login {
  readonly token: string;
  readonly request: AuthorizationRequest;
  /** Address that a code was sent to. */
  readonly email: string | null;
}

type Issuing = Pick<PlatformContext, 'ids' | 'now'>;

/** Starts a login, bound to the browser that it began in: its address alone opens nothing elsewhere. */
export function startLogin(
  sql: Sql,
  { ids, now }: Issuing,
  shop: string,
  { request, browser }: { readonly request: AuthorizationRequest; readonly browser: string },
): string {
  const token = ids.token();
  const instant = now().getTime();
  sql.prepare('DELETE FROM account_logins WHERE expires_at_ms <= ?').run(instant);
  LOGINS.insert(sql, {
    requestHash: secretHash(token),
    browserHash: secretHash(browser),
    shop,
    request,
    ...{ email: null, codeHash: null, codeExpiresAtMs: null, wrongCodes: 0 },
    expiresAtMs: instant + LOGIN_LIFETIME_IN_MINUTES * MINUTE_IN_MS,
  });
  return token;
}

interface LoginKey {
  readonly shop: string;
  readonly token: string;
  /** Contents of the browser's cookie. */
  readonly browser: string;
}

export function findLogin(
  sql: Sql,
  { now }: Pick<Issuing, 'now'>,
  { shop, token, browser }: LoginKey,
): Login | null {
  const found = LOGINS.find(
    sql,
    'WHERE request_hash = ? AND browser_hash = ? AND shop = ? AND expires_at_ms > ?',
    secretHash(token),
    secretHash(browser),
    shop,
    now().getTime(),
  );
  return found === null ? null : { token, request: found.request, email: found.email };
}

/** Hashes a code with the login's token, which is not stored: so short a code could be guessed out of the file. */
const codeHash = ({ token }: Pick<Login, 'token'>, code: string) => secretHash(`${token} ${code}`);

/** Makes a code, which ends the one before. */
export function makeCode(
  sql: Sql,
  { now }: Pick<Issuing, 'now'>,
  login: Pick<Login, 'token'>,
  email: string,
): string {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const changes = {
    email,
    codeHash: codeHash(login, code),
    codeExpiresAtMs: now().getTime() + CODE_LIFETIME_IN_MINUTES * MINUTE_IN_MS,
    wrongCodes: 0,
  };
  LOGINS.update(sql, changes, BY_REQUEST, secretHash(login.token));
  return code;
}

/** Forgets the code, for another address. */
export function forgetCode(sql: Sql, { token }: Pick<Login, 'token'>): void {
  const changes = { email: null, codeHash: null, codeExpiresAtMs: null };
  LOGINS.update(sql, changes, BY_REQUEST, secretHash(token));
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
  const found = LOGINS.find(sql, BY_REQUEST, request);
  const { codeExpiresAtMs = null, wrongCodes = 0 } = found ?? {};
  if (codeExpiresAtMs === null || codeExpiresAtMs <= now().getTime()) return 'expired';
  if (wrongCodes >= MAX_WRONG_CODES) return 'tooMany';
  if (found?.codeHash !== codeHash(login, typed.replace(/\D/g, ''))) {
    LOGINS.update(sql, { wrongCodes: wrongCodes + 1 }, BY_REQUEST, request);
    return 'wrong';
  }
  sql.prepare('DELETE FROM account_logins WHERE request_hash = ?').run(request);
  return 'right';
}
