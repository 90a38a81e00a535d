import { createHmac } from 'node:crypto';
import { isSameSecret, type PlatformContext } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { IdentityError } from './identity-call.ts';
import { findByLocalId, type IdentityAccount } from './store/accounts.ts';
import { makeSigningKey, saveRefreshToken, signingKey } from './store/one-time-secrets.ts';

export const TOKEN_LIFETIME_IN_SECONDS = 3_600;
const PROJECT = 'lokke';
const HEADER = part({ alg: 'HS256', typ: 'JWT' });

/** The claims of a Firebase ID token, signed with a key that stays in this store. */
function makeIdToken(
  account: IdentityAccount,
  key: string,
  { signedInAtInSeconds, nowInSeconds }: Moments,
): string {
  const { localId, email, isEmailVerified, displayName, photoUrl } = account;
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: localId,
    user_id: localId,
    ...(displayName !== null && { name: displayName }),
    ...(photoUrl !== null && { picture: photoUrl }),
    ...(email === null
      ? { provider_id: 'anonymous', firebase: { identities: {}, sign_in_provider: 'anonymous' } }
      : {
          email,
          email_verified: isEmailVerified,
          firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
        }),
    auth_time: signedInAtInSeconds,
    iat: nowInSeconds,
    exp: nowInSeconds + TOKEN_LIFETIME_IN_SECONDS,
  };
  const content = `${HEADER}.${part(claims)}`;
  return `${content}.${signature(content, key)}`;
}

interface Moments {
  readonly signedInAtInSeconds: number;
  readonly nowInSeconds: number;
}

interface TokenClaims {
  readonly localId: string;
  readonly signedInAtInSeconds: number;
  readonly issuedAtInSeconds: number;
}

/** Verifies a token and returns its claims; throws for any that is not valid. */
function parseIdToken(token: string, key: string | null, nowInSeconds: number): TokenClaims {
  const [header = '', claims = '', given = ''] = token.split('.');
  const isOurs = key !== null && isSameSecret(given, signature(`${header}.${claims}`, key));
  if (!isOurs) throw new IdentityError('INVALID_ID_TOKEN');
  const read: { sub: string; auth_time: number; iat: number; exp: number } = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  );
  if (read.exp <= nowInSeconds) throw new IdentityError('TOKEN_EXPIRED');
  return { localId: read.sub, signedInAtInSeconds: read.auth_time, issuedAtInSeconds: read.iat };
}

function part(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

function signature(content: string, key: string): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}

type TokenContext = Pick<PlatformContext, 'ids' | 'now'>;

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Builds the response of sign-up and sign-in. Call it inside the write that starts the session. */
export function grantTokens(sql: Sql, { ids, now }: TokenContext, account: IdentityAccount) {
  const nowInSeconds = secondsOf(now());
  const refreshToken = `${ids.token()}${ids.token()}`;
  saveRefreshToken(sql, refreshToken, {
    localId: account.localId,
    signedInAtInSeconds: nowInSeconds,
  });
  return {
    localId: account.localId,
    ...(account.email !== null && { email: account.email }),
    idToken: freshIdToken(sql, { ids, now }, account, nowInSeconds),
    refreshToken,
    expiresIn: String(TOKEN_LIFETIME_IN_SECONDS),
  };
}

export function freshIdToken(
  sql: Sql,
  { ids, now }: TokenContext,
  account: IdentityAccount,
  signedInAtInSeconds: number,
): string {
  makeSigningKey(sql, `${ids.token()}${ids.token()}`);
  const key = signingKey(sql);
  if (key === null) throw new Error('There is no key to sign tokens with.');
  // A password that changed this second has made its tokens invalid.
  const { validSinceInSeconds = 0 } = findByLocalId(sql, account.localId) ?? {};
  const nowInSeconds = Math.max(secondsOf(now()), validSinceInSeconds);
  return makeIdToken(account, key, { signedInAtInSeconds, nowInSeconds });
}

/** Finds the account of a valid token, if it still exists. */
export function accountOfToken(sql: Sql, token: string, now: Date): IdentityAccount {
  if (token === '') throw new IdentityError('MISSING_ID_TOKEN');
  const { localId, issuedAtInSeconds } = parseIdToken(token, signingKey(sql), secondsOf(now));
  const account = findByLocalId(sql, localId);
  if (account === null) throw new IdentityError('USER_NOT_FOUND');
  if (account.isDisabled) throw new IdentityError('USER_DISABLED');
  if (issuedAtInSeconds < account.validSinceInSeconds) throw new IdentityError('TOKEN_EXPIRED');
  return account;
}

/** Asks for what Firebase does: a change that only its owner may make needs a sign-in of the last minutes. */
const RECENT_IN_SECONDS = 300;

/** The account of a token whose sign-in is recent. */
export function accountOfRecentToken(sql: Sql, token: string, now: Date): IdentityAccount {
  const account = accountOfToken(sql, token, now);
  const { signedInAtInSeconds } = parseIdToken(token, signingKey(sql), secondsOf(now));
  if (secondsOf(now) - signedInAtInSeconds <= RECENT_IN_SECONDS) return account;
  throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
