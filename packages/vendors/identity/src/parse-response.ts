import { asArray, asRecord, type JsonRecord, succeed } from '@lokke/http-client';
import { failWith, type IdentityResult } from './request.ts';

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
  /** Hosts that links in emails may lead back to. */
  readonly authorizedDomains: readonly string[];
}

/** Reads both spellings: signing in and refreshing name the same fields differently. */
export function parseTokens(json: JsonRecord): IdentityResult<IdentityTokens> {
  const userId = json['localId'] ?? json['user_id'];
  const idToken = json['idToken'] ?? json['id_token'];
  const refreshToken = json['refreshToken'] ?? json['refresh_token'];
  const expiresInSeconds = Number(json['expiresIn'] ?? json['expires_in']);
  if (isText(userId) && isText(idToken) && isText(refreshToken) && expiresInSeconds > 0) {
    return succeed({ userId, idToken, refreshToken, expiresInSeconds });
  }
  return failWith('internal-error', 'The response holds no tokens');
}

export function parseUser(json: JsonRecord): IdentityResult<IdentityUser> {
  const user = asRecord(asArray(json['users'])[0]);
  const userId = user?.['localId'];
  const email = user?.['email'];
  if (!isText(userId) || !isText(email))
    return failWith('user-not-found', 'The response holds no user');
  if (user?.['disabled'] === true) return failWith('user-disabled', 'The user is disabled');
  return succeed({ userId, email, isEmailVerified: user?.['emailVerified'] === true });
}

export function parseEmail(json: JsonRecord): IdentityResult<string> {
  const email = json['email'];
  return isText(email) ? succeed(email) : failWith('internal-error', 'The response holds no email');
}

export function parseProject(json: JsonRecord): IdentityResult<IdentityProject> {
  return succeed({ authorizedDomains: asArray(json['authorizedDomains']).filter(isText) });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
