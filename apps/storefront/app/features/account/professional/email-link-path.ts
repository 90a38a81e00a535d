import { type Market, marketOf, splitLocale } from '@lokke/domain/markets';
import { AREA } from './screen.ts';

const SCREENS: ReadonlyMap<string | null, string> = new Map([
  ['resetPassword', 'reset'],
  ['verifyEmail', 'verify'],
]);

/**
 * Every letter leads to one address, whatever market it was asked from; `continueUrl` remembers which. Only its path
 * counts: a link that somebody made leads nowhere but into this shop.
 */
export function emailLinkPath({ searchParams }: URL, here: Market): string {
  const screen = SCREENS.get(searchParams.get('mode'));
  const prefix = here.prefix === '' ? prefixOf(searchParams.get('continueUrl')) : '';
  if (screen === undefined) return `${prefix}${AREA}`;
  const query = new URLSearchParams({ oobCode: searchParams.get('oobCode') ?? '' });
  return `${prefix}${AREA}/${screen}?${query}`;
}

function prefixOf(continueUrl: string | null): string {
  const url = URL.parse(continueUrl ?? '');
  return url === null ? '' : marketOf(splitLocale(url.pathname).locale).prefix;
}
