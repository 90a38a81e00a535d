import type { ShopKey } from '@lokke/domain/markets';
import * as v from 'valibot';
import { type EncryptedCookie, openEncryptedCookie } from './encrypted-cookie.ts';
import type { SessionCipher } from './session-cipher.ts';

/** The session of one request at one shop. */
export interface RequestSession extends Omit<EncryptedCookie<Session>, 'start'> {
  readonly start: (session: Omit<Session, 'shop'>) => Promise<void>;
}

export interface SessionJarOptions {
  readonly cookieHeader: string | null;
  readonly place: {
    readonly shop: ShopKey;
    /** Tells whether the request came over https. */
    readonly isSecure: boolean;
  };
  readonly cipher: SessionCipher;
  readonly now: () => number;
}

/** A cookie per shop. */
export function openSessionJar({ place, ...options }: SessionJarOptions): RequestSession {
  const { shop, isSecure } = place;
  const cookie = openEncryptedCookie({
    ...options,
    cookie: { name: `lokke-session-${shop}`, isSecure },
    contentOf: (opened) => sessionOf(opened, shop),
  });
  return { ...cookie, start: (begun) => cookie.start({ ...begun, shop }) };
}

/** A logged-in customer of one shop, stored in an encrypted cookie only. */
interface Session {
  readonly shop: ShopKey;
  readonly email: string;
  /** The customer's access token; never sent to browser code. */
  readonly customerAccessToken: string;
  /** Expiry of the token; milliseconds since 1970. */
  readonly expiresAtInMs: number;
}

const sessionSchema = v.object({
  shop: v.string(),
  email: v.string(),
  customerAccessToken: v.pipe(v.string(), v.nonEmpty()),
  expiresAtInMs: v.number(),
});

/** Validates a decrypted session; one of another shop is rejected. */
function sessionOf(content: unknown, shop: ShopKey): Session | null {
  const parsed = v.safeParse(sessionSchema, content);
  return parsed.success && parsed.output.shop === shop ? { ...parsed.output, shop } : null;
}

/** Reads the proxy's `X-Forwarded-Proto`; forging it harms only the sender's own cookie. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return forwarded === undefined ? request.url.startsWith('https:') : forwarded === 'https';
}
