import type { SessionCipher } from './session-cipher.ts';

/** What a sealed cookie keeps, of one request: what came with it, and what its response has to say about it. */
export interface EncryptedCookie<Content> {
  readonly read: () => Promise<Content | null>;
  readonly start: (content: Content) => Promise<void>;
  readonly end: () => void;
  /** The `Set-Cookie` of the response, or null when nothing changed. */
  readonly setCookie: () => string | null;
  /** Whether anything looked: then what was made is for this visitor alone. */
  readonly wasUsed: () => boolean;
}

export interface EncryptedCookieOptions<Content> {
  readonly cookieHeader: string | null;
  readonly cookie: SealedCookie;
  readonly cipher: SessionCipher;
  readonly now: () => number;
  /** Null for what was not meant for this jar. */
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
    const sealed = readCookie(cookieHeader, cookie);
    if (sealed === null) return null;
    const content = contentOf(await cipher.decrypt(sealed));
    if (content !== null && content.expiresAtInMs > now()) return content;
    // Forged, of another shop, or out of date: it is of no use to keep.
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

/** A cookie that scripts and other sites cannot use. */
interface SealedCookie {
  readonly name: string;
  /** Whether the visitor came over https. */
  readonly isSecure: boolean;
}

/** Over https the prefix keeps sister domains from setting it (RFC 6265bis). */
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
