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
  const from = URL.parse(searchParams.get('continueUrl') ?? '');
  const prefix = here.prefix === '' && from ? prefixOf(from) : '';
  if (screen === undefined) return `${prefix}${AREA}`;
  const code = from ? letterCodeOf(from) : '';
  const query = new URLSearchParams({
    oobCode: searchParams.get('oobCode') ?? '',
    ...(code !== '' && { code }),
  });
  return `${prefix}${AREA}/${screen}?${query}`;
}

function prefixOf({ pathname }: URL): string {
  return marketOf(splitLocale(pathname).locale).prefix;
}

/** The invitation that a screen is on the way to, as a query; empty without one. */
export function invitationQuery(url: Pick<URL, 'searchParams'>): string {
  const code = letterCodeOf(url);
  return code === '' ? '' : `?${new URLSearchParams({ code })}`;
}

/** An invitation goes on where it asked to log in. */
export function afterLogin(url: Pick<URL, 'searchParams'>): string {
  const query = invitationQuery(url);
  return query === '' ? AREA : `${INVITATION}${query}`;
}
