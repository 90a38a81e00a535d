import * as v from 'valibot';
import type { SessionCipher } from './session-cipher.ts';

/** Part of a cookie that a response has to know. */
export interface ResponseCookie {
  /** Returns the response's `Set-Cookie`, or null when nothing changed. */
  readonly setCookie: () => string | null;
  /** Tells whether the value was read, which makes the response private. */
  readonly wasUsed: () => boolean;
}

/** An encrypted cookie during one request. */
export interface EncryptedCookie<Content> extends ResponseCookie {
  readonly read: () => Promise<Content | null>;
  readonly start: (content: Content) => Promise<void>;
  readonly end: () => void;
}

export interface CookieOptions {
  readonly cookieHeader: string | null;
  /** Tells whether the request came over https. */
  readonly isSecure: boolean;
  readonly cipher: SessionCipher;
  readonly now: () => number;
}

interface EncryptedCookieOptions<Content> extends CookieOptions {
  readonly name: string;
  /** Validates the decrypted value. */
  readonly schema: v.GenericSchema<unknown, Content>;
}

/** Names and writes a cookie that scripts cannot read; the `__Host-` prefix keeps subdomains from setting it (RFC 6265bis). */
export function hostCookie(name: string, isSecure: boolean) {
  const wholeName = `${isSecure ? '__Host-' : ''}${name}`;
  const write = (value: string, maxAgeInSeconds: number): string =>
    [
      `${wholeName}=${value}`,
      'Path=/',
      `Max-Age=${maxAgeInSeconds}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(isSecure ? ['Secure'] : []),
    ].join('; ');
  return { wholeName, write };
}

export function openEncryptedCookie<Content extends { readonly expiresAtInMs: number }>({
  cookieHeader,
  name,
  isSecure,
  cipher,
  now,
  schema,
}: EncryptedCookieOptions<Content>): EncryptedCookie<Content> {
  const { wholeName, write } = hostCookie(name, isSecure);
  let current: Promise<Content | null> | null = null;
  let setCookie: string | null = null;
  let isUsed = false;

  const readSealed = async (): Promise<Content | null> => {
    const start = `${wholeName}=`;
    const pair = (cookieHeader ?? '').split(/;\s*/).find((one) => one.startsWith(start));
    if (pair === undefined) return null;
    const opened = v.safeParse(schema, await cipher.decrypt(pair.slice(start.length)));
    if (opened.success && opened.output.expiresAtInMs > now()) return opened.output;
    // Forged, from another shop, or expired: the cookie is cleared.
    setCookie ??= write('', 0);
    return null;
  };

  return {
    read: () => {
      isUsed = true;
      current ??= readSealed();
      return current;
    },
    start: async (content) => {
      isUsed = true;
      const maxAgeInSeconds = Math.floor((content.expiresAtInMs - now()) / 1000);
      setCookie = write(await cipher.encrypt(content), maxAgeInSeconds);
      current = Promise.resolve(content);
    },
    end: () => {
      isUsed = true;
      current = Promise.resolve(null);
      setCookie = write('', 0);
    },
    setCookie: () => setCookie,
    wasUsed: () => isUsed,
  };
}

/** Tells whether a request came over https, by the proxy's `X-Forwarded-Proto`; forging it harms only the sender's own cookie. */
export function isSecure(request: Request): boolean {
  const forwarded = request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return forwarded === undefined ? request.url.startsWith('https:') : forwarded === 'https';
}
