import { marketingOf, withMarketingParams, withParams } from '@lokke/domain/markets';

/**
 * A redirect keeps the marketing parameters of what was asked (spec §2), and where a page has moved the whole query. They
 * are added to the response that goes out, for a page is made once for all queries that it does not read. Another site
 * gets marketing parameters alone, where a page has moved there.
 */
export function keepMarketing({ method, url }: Request, response: Response): Response {
  const { status, headers } = response;
  const location = headers.get('location');
  const { search } = new URL(url);
  if (location === null || search === '' || method === 'POST') return response;
  const isPath = /^\/(?![/\\])/.test(location);
  if (!isPath && status !== 301) return response;
  const kept = new Response(response.body, response);
  kept.headers.set(
    'location',
    isPath ? within(location, search, status) : elsewhere(location, search),
  );
  return kept;
}

function within(location: string, search: string, status: number): string {
  return status === 301
    ? withParams(location, [...new URLSearchParams(search)])
    : withMarketingParams(location, search);
}

/** An address of another site; its own parameters take precedence. */
function elsewhere(location: string, search: string): string {
  const url = URL.parse(location);
  if (url === null) return location;
  const own = new Set(url.searchParams.keys());
  for (const [name, value] of marketingOf(search)) {
    if (!own.has(name)) url.searchParams.append(name, value);
  }
  return url.href;
}
