import { type Answer, failed, recordOf } from './ask.ts';
import type { Result } from './failure.ts';

/** The authority of somebody who is signed in. */
export interface IdentityTokens {
  readonly userId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

export interface IdentityUser {
  readonly userId: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

export interface IdentityProject {
  /** Hosts that letters' links may lead back to. */
  readonly authorizedDomains: readonly string[];
}

/** Signing in and renewing name the same things differently. */
export function tokensIn(answer: Answer): Result<IdentityTokens> {
  const userId = answer['localId'] ?? answer['user_id'];
  const idToken = answer['idToken'] ?? answer['id_token'];
  const refreshToken = answer['refreshToken'] ?? answer['refresh_token'];
  const expiresInSeconds = Number(answer['expiresIn'] ?? answer['expires_in']);
  if (isText(userId) && isText(idToken) && isText(refreshToken) && expiresInSeconds > 0) {
    return { ok: true, value: { userId, idToken, refreshToken, expiresInSeconds } };
  }
  return failed('internal-error', 'The reply holds no tokens');
}

export function userIn(answer: Answer): Result<IdentityUser> {
  const users = answer['users'];
  const user = Array.isArray(users) ? recordOf(users[0]) : null;
  const userId = user?.['localId'];
  const email = user?.['email'];
  if (!isText(userId) || !isText(email)) return failed('user-not-found', 'The reply holds no user');
  if (user?.['disabled'] === true) return failed('user-disabled', 'The user is disabled');
  return { ok: true, value: { userId, email, isEmailVerified: user?.['emailVerified'] === true } };
}

export function emailIn(answer: Answer): Result<string> {
  const email = answer['email'];
  return isText(email)
    ? { ok: true, value: email }
    : failed('internal-error', 'The reply holds no email');
}

export function projectIn(answer: Answer): Result<IdentityProject> {
  const domains = answer['authorizedDomains'];
  return {
    ok: true,
    value: { authorizedDomains: Array.isArray(domains) ? domains.filter(isText) : [] },
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
