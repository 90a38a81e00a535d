import type { PlatformContext } from '../platform-context.ts';
import type { Sql } from '../store/index.ts';
import { makeIdToken, readIdToken, TOKEN_LIFETIME_IN_SECONDS } from './id-token.ts';
import { IdentityRefusal } from './identity-refusal.ts';
import { findByLocalId, type IdentityAccount } from './store/accounts.ts';
import { keepRefreshToken } from './store/refresh-tokens.ts';
import { makeSigningKey, signingKey } from './store/signing-key.ts';

type TokenContext = Pick<PlatformContext, 'ids' | 'now'>;

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

/** What signing up and signing in answer with. Call it inside the write that lets somebody in. */
export function grantTokens(sql: Sql, { ids, now }: TokenContext, account: IdentityAccount) {
  const nowInSeconds = secondsOf(now());
  const refreshToken = `${ids.token()}${ids.token()}`;
  keepRefreshToken(sql, refreshToken, {
    localId: account.localId,
    signedInAtInSeconds: nowInSeconds,
  });
  return {
    localId: account.localId,
    email: account.email,
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
  return makeIdToken(account, key, { signedInAtInSeconds, nowInSeconds: secondsOf(now()) });
}

/** Whoever holds a good token of an account that is still there. */
export function accountOfToken(sql: Sql, token: string, now: Date): IdentityAccount {
  if (token === '') throw new IdentityRefusal('MISSING_ID_TOKEN');
  const { localId, issuedAtInSeconds } = readIdToken(token, signingKey(sql), secondsOf(now));
  const account = findByLocalId(sql, localId);
  if (account === null) throw new IdentityRefusal('USER_NOT_FOUND');
  if (account.isDisabled) throw new IdentityRefusal('USER_DISABLED');
  if (issuedAtInSeconds < account.validSinceInSeconds) throw new IdentityRefusal('TOKEN_EXPIRED');
  return account;
}
