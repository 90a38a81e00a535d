import type { SessionCipher } from './session-cipher.ts';

/** Cookie as a response sees it. */
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

export interface EncryptedCookieOptions<Content> {
  readonly cookieHeader: string | null;
  readonly cookie: SealedCookie;
  readonly cipher: SessionCipher;
  readonly now: () => number;
  /** Validates the decrypted value; null when it is not of this kind. */
  readonly contentOf: (opened: unknown) => Content | null;
}

export function openEncryptedCookie<Content extends { readonly expiresAtInMs: number }>({
  cookieHeader,
  cookie,
  cipher,
  now,
  contentOf,
}: EncryptedCookieOptions<Content>): EncryptedCookie<Content> {
  let current: Promise<Content | null> | null = null;
  let setCookie: string | null = null;
  let isUsed = false;

  const readSealed = async (): Promise<Content | null> => {
    const encrypted = readCookie(cookieHeader, cookie);
    if (encrypted === null) return null;
    const content = contentOf(await cipher.decrypt(encrypted));
    if (content !== null && content.expiresAtInMs > now()) return content;
    // Forged, from another shop, or expired: the cookie is cleared.
    setCookie ??= clearCookie(cookie);
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
      setCookie = writeCookie(await cipher.encrypt(content), maxAgeInSeconds, cookie);
      current = Promise.resolve(content);
    },
    end: () => {
      isUsed = true;
      current = Promise.resolve(null);
      setCookie = clearCookie(cookie);
    },
    setCookie: () => setCookie,
    wasUsed: () => isUsed,
  };
}

/** Serializes a cookie that is HttpOnly and SameSite. */
interface SealedCookie {
  readonly name: string;
  readonly isSecure: boolean;
}

/** The `__Host-` prefix keeps subdomains from setting it (RFC 6265bis). */
function wholeName({ name, isSecure }: SealedCookie): string {
  return `${isSecure ? '__Host-' : ''}${name}`;
}

function readCookie(header: string | null, cookie: SealedCookie): string | null {
  const start = `${wholeName(cookie)}=`;
  const pair = (header ?? '').split(/;\s*/).find((one) => one.startsWith(start));
  return pair === undefined ? null : pair.slice(start.length);
}

function writeCookie(value: string, maxAgeInSeconds: number, cookie: SealedCookie): string {
  return [
    `${wholeName(cookie)}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeInSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(cookie.isSecure ? ['Secure'] : []),
  ].join('; ');
}

function clearCookie(cookie: SealedCookie): string {
  return writeCookie('', 0, cookie);
}
