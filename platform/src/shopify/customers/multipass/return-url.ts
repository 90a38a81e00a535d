import {
  isShopKey,
  type PlatformContext,
  type Shop,
  storefrontLinks,
} from '../../../protocol/index.ts';

type Places = Pick<PlatformContext, 'origin' | 'storefrontUrl' | 'returnOrigins'>;

/** The platform's own address, and the names of its shops on it. */
function isPlatform(url: URL, origin: string): boolean {
  const own = new URL(origin);
  if (url.origin === own.origin) return true;
  const [label = '', ...rest] = url.host.split('.');
  return isShopKey(label) && url.protocol === own.protocol && rest.join('.') === own.host;
}

/** Allows only the shop's own origins, against open redirects. */
export function returnUrl(
  returnTo: string | null,
  places: Places,
  shop: Shop,
  language: string,
): string {
  const fallback = storefrontLinks(places.storefrontUrl, shop, language).home;
  if (returnTo === null || !URL.canParse(returnTo)) return fallback;
  const url = new URL(returnTo);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    return fallback;
  }
  const origins = [places.storefrontUrl, ...places.returnOrigins].map(
    (place) => new URL(place).origin,
  );
  return origins.includes(url.origin) || isPlatform(url, places.origin) ? url.toString() : fallback;
}
