import { marketingOf } from '@lokke/domain/markets';
import type { PageViewEvent } from './events.ts';

interface Place {
  readonly address: string;
  readonly title: string;
}

/** Spec §2: no page views below `salon/`. Of a query only what marketing put there is told, of a private address nothing. */
export function pageOf({ address, title }: Place): readonly PageViewEvent[] {
  const { pathname, origin, searchParams } = new URL(address);
  if (`${pathname}/`.includes('salon/') || isPrivateAddress(pathname)) return [];
  const query = new URLSearchParams(
    marketingOf(searchParams).map(([name, value]) => [name, value]),
  ).toString();
  return [
    {
      event: 'page_view',
      page_location: `${origin}${pathname}${query && `?${query}`}`,
      page_path: pathname,
      page_title: title,
    },
  ];
}

const PRIVATE = /\/account\/(activate\/|reset\/|professional\/action)/;

/** Whoever has the address of such a page can set a password: it leaves the browser for nobody else. */
export function isPrivateAddress(pathname: string): boolean {
  return PRIVATE.test(`${pathname}/`);
}
