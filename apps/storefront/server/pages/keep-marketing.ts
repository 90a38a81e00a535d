import { marketingOf, withMarketingParams } from '@lokke/domain/markets';

/**
 * A redirect keeps the marketing parameters of what was asked (spec §2). They are added to the response that goes out, for
 * a page is made once for all queries that it does not read. Another site gets them only where a page has moved there.
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
    isPath ? withMarketingParams(location, search) : elsewhere(location, search),
  );
  return kept;
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
