import { createHmac } from 'node:crypto';
import { isSameSecret } from '../ids/is-same-secret.ts';
import { IdentityRefusal } from './identity-refusal.ts';
import type { IdentityAccount } from './store/accounts.ts';

export const TOKEN_LIFETIME_IN_SECONDS = 3_600;
const PROJECT = 'lokke';
const HEADER = part({ alg: 'HS256', typ: 'JWT' });

/** The claims of Firebase's own tokens. Ours are signed with a key of this store, which nobody else needs. */
export function makeIdToken(
  account: Pick<IdentityAccount, 'localId' | 'email' | 'isEmailVerified'>,
  key: string,
  { signedInAtInSeconds, nowInSeconds }: Moments,
): string {
  const { localId, email, isEmailVerified } = account;
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: localId,
    user_id: localId,
    email,
    email_verified: isEmailVerified,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
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

export interface TokenClaims {
  readonly localId: string;
  readonly issuedAtInSeconds: number;
}

/** What a good token says; any other is refused. */
export function readIdToken(token: string, key: string | null, nowInSeconds: number): TokenClaims {
  const [header = '', claims = '', given = ''] = token.split('.');
  const isOurs = key !== null && isSameSecret(given, signature(`${header}.${claims}`, key));
  if (!isOurs) throw new IdentityRefusal('INVALID_ID_TOKEN');
  const read: { sub: string; iat: number; exp: number } = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  );
  if (read.exp <= nowInSeconds) throw new IdentityRefusal('TOKEN_EXPIRED');
  return { localId: read.sub, issuedAtInSeconds: read.iat };
}

function part(content: object): string {
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

function signature(content: string, key: string): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}
