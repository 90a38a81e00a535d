import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose';
import type { PlatformContext, Shop } from '../../../protocol/index.ts';
import type { Customer } from '../../customers/index.ts';
import { issuerOf } from '../issuer.ts';
import { signingKey } from '../store/signing-key.ts';

const TOKEN_LIFETIME_IN_SECONDS = 3600;

type Here = Pick<PlatformContext, 'store' | 'ids' | 'now' | 'origin'> & { readonly shop: Shop };

interface IdToken {
  readonly clientId: string;
  readonly customer: Customer;
  readonly sid: string;
  readonly nonce: string | null;
}

export async function signIdToken(
  here: Here,
  { clientId, customer, sid, nonce }: IdToken,
): Promise<string> {
  const { id, privateKey } = await signingKey(here);
  const issuedAt = Math.floor(here.now().getTime() / 1000);
  return new SignJWT({
    sid,
    email: customer.email,
    email_verified: customer.isEmailVerified,
    ...(nonce === null ? {} : { nonce }),
  })
    .setProtectedHeader({ alg: 'RS256', kid: id, typ: 'JWT' })
    .setIssuer(issuerOf(here))
    .setSubject(String(customer.id))
    .setAudience(clientId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_LIFETIME_IN_SECONDS)
    .sign(privateKey);
}

export interface Hint {
  readonly sid: string;
  readonly clientId: string;
}

/** Reads the session that an id token names, however old it is; null for a token of somebody else. */
export async function readHint(here: Here, token: string): Promise<Hint | null> {
  const { publicJwk } = await signingKey(here);
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [publicJwk] }), {
      issuer: issuerOf(here),
      algorithms: ['RS256'],
      // A session outlives its id token; what ends it may be old.
      currentDate: new Date(0),
    });
    const { sid, aud } = payload;
    return typeof sid === 'string' && typeof aud === 'string' ? { sid, clientId: aud } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
