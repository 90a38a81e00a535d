import type { ShopKey } from '@lokke/domain/markets';

export interface CookiePlace {
  readonly shop: ShopKey;
  /** Whether the visitor came over https. */
  readonly isSecure: boolean;
}

/** One for each shop. Over https the prefix keeps sister domains from setting it (RFC 6265bis). */
export function cookieNameOf({ shop, isSecure }: CookiePlace): string {
  return `${isSecure ? '__Host-' : ''}lokke-session-${shop}`;
}

export function readCookie(header: string | null, place: CookiePlace): string | null {
  const start = `${cookieNameOf(place)}=`;
  const pair = (header ?? '').split(/;\s*/).find((one) => one.startsWith(start));
  return pair === undefined ? null : pair.slice(start.length);
}

export function writeCookie(value: string, maxAgeInSeconds: number, place: CookiePlace): string {
  return [
    `${cookieNameOf(place)}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeInSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(place.isSecure ? ['Secure'] : []),
  ].join('; ');
}

export function clearCookie(place: CookiePlace): string {
  return writeCookie('', 0, place);
}
