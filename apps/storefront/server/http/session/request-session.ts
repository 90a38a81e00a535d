import type { ShopKey } from '@lokke/domain/markets';
import { type EncryptedCookie, openEncryptedCookie } from './encrypted-cookie.ts';
import { type Session, sessionOf } from './session.ts';
import type { SessionCipher } from './session-cipher.ts';

/** The session of one request at one shop. */
export interface RequestSession extends Omit<EncryptedCookie<Session>, 'start'> {
  readonly start: (session: Omit<Session, 'shop'>) => Promise<void>;
}

export interface SessionJarOptions {
  readonly cookieHeader: string | null;
  readonly place: {
    readonly shop: ShopKey;
    /** Whether the visitor came over https. */
    readonly isSecure: boolean;
  };
  readonly cipher: SessionCipher;
  readonly now: () => number;
}

/** One cookie for each shop. */
export function openSessionJar({ place, ...options }: SessionJarOptions): RequestSession {
  const { shop, isSecure } = place;
  const jar = openEncryptedCookie({
    ...options,
    cookie: { name: `lokke-session-${shop}`, isSecure },
    contentOf: (opened) => sessionOf(opened, shop),
  });
  return { ...jar, start: (begun) => jar.start({ ...begun, shop }) };
}
