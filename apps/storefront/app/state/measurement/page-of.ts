import { marketingOf } from '@lokke/domain/markets';
import type { PageEvent } from '../../shared/measurement/track.ts';

/** No page views below `salon/` (spec §2). Only marketing parameters are sent, and nothing of sensitive paths. */
export function pageOf({ address, title }: Omit<PageEvent, 'tracked'>) {
  const { pathname, origin, searchParams } = new URL(address);
  if (`${pathname}/`.includes('salon/') || isPrivateAddress(pathname)) return [];
  const query = new URLSearchParams(
    marketingOf(searchParams).map(([name, value]) => [name, value]),
  ).toString();
  return [
    {
      event: 'page_view' as const,
      page_location: `${origin}${pathname}${query && `?${query}`}`,
      page_path: pathname,
      page_title: title,
    },
  ];
}

const PRIVATE = /\/account\/(activate\/|reset\/|restock\/.|professional\/(action|reset|verify)\/)/;

/** The URL holds a token, in its path or its query: never sent to third parties. */
export function isPrivateAddress(pathname: string): boolean {
  return PRIVATE.test(`${pathname}/`);
}
