/** A cookie that scripts and other sites cannot use. */
export interface SealedCookie {
  readonly name: string;
  /** Whether the visitor came over https. */
  readonly isSecure: boolean;
}

/** Over https the prefix keeps sister domains from setting it (RFC 6265bis). */
function wholeName({ name, isSecure }: SealedCookie): string {
  return `${isSecure ? '__Host-' : ''}${name}`;
}

export function readCookie(header: string | null, cookie: SealedCookie): string | null {
  const start = `${wholeName(cookie)}=`;
  const pair = (header ?? '').split(/;\s*/).find((one) => one.startsWith(start));
  return pair === undefined ? null : pair.slice(start.length);
}

export function writeCookie(value: string, maxAgeInSeconds: number, cookie: SealedCookie): string {
  return [
    `${wholeName(cookie)}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeInSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(cookie.isSecure ? ['Secure'] : []),
  ].join('; ');
}

export function clearCookie(cookie: SealedCookie): string {
  return writeCookie('', 0, cookie);
}
