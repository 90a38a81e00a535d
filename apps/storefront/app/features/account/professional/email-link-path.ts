import { type Market, marketOf, splitLocale } from '@lokke/domain/markets';
import { AREA, INVITATION, letterCodeOf } from './screen.ts';

const SCREENS: ReadonlyMap<string | null, string> = new Map([
  ['resetPassword', 'reset'],
  ['verifyEmail', 'verify'],
]);

/**
 * E-mail links point to one address for all markets; `continueUrl` says which market asked. A forged link cannot leave
 * the shop: only its path is used.
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

/** An invitation goes on where it asked to log in. */
export function afterLogin(url: URL): string {
  const code = letterCodeOf(url);
  return code === '' ? AREA : `${INVITATION}?${new URLSearchParams({ code })}`;
}
