import { type Session, sessionOf } from './session.ts';
import type { SessionCipher } from './session-cipher.ts';
import { type CookiePlace, clearCookie, readCookie, writeCookie } from './session-cookie.ts';

/** The session of one request: what came with it, and what its response has to say about it. */
export interface SessionJar {
  readonly read: () => Promise<Session | null>;
  readonly start: (session: Omit<Session, 'shop'>) => Promise<void>;
  readonly end: () => void;
  /** The `Set-Cookie` of the response, or null when nothing changed. */
  readonly setCookie: () => string | null;
  /** Whether anything looked: then what was made is for this visitor alone. */
  readonly wasUsed: () => boolean;
}

export interface SessionJarOptions {
  readonly cookieHeader: string | null;
  readonly place: CookiePlace;
  readonly cipher: SessionCipher;
  readonly now: () => number;
}

export function openSessionJar({
  cookieHeader,
  place,
  cipher,
  now,
}: SessionJarOptions): SessionJar {
  let current: Promise<Session | null> | null = null;
  let setCookie: string | null = null;
  let isUsed = false;

  const end = (): void => {
    isUsed = true;
    current = Promise.resolve(null);
    setCookie = clearCookie(place);
  };

  const readSealed = async (): Promise<Session | null> => {
    const sealed = readCookie(cookieHeader, place);
    if (sealed === null) return null;
    const session = sessionOf(await cipher.open(sealed), place.shop);
    if (session !== null && session.expiresAtInMs > now()) return session;
    // Forged, of another shop, or out of date: it is of no use to keep.
    setCookie ??= clearCookie(place);
    return null;
  };

  return {
    read: () => {
      isUsed = true;
      current ??= readSealed();
      return current;
    },
    start: async (begun) => {
      isUsed = true;
      const session = { ...begun, shop: place.shop };
      const maxAgeInSeconds = Math.floor((session.expiresAtInMs - now()) / 1000);
      setCookie = writeCookie(await cipher.seal(session), maxAgeInSeconds, place);
      current = Promise.resolve(session);
    },
    end,
    setCookie: () => setCookie,
    wasUsed: () => isUsed,
  };
}
