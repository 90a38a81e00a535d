import type { UncachedResponse } from './uncached-response.ts';

export function renderFailed(): Response {
  return new Response(null, { status: 500, headers: { 'cache-control': 'no-store' } });
}

/** Accepts only a 200 marked public, without cookies. */
export function isToKeep({ status, headers }: Response): boolean {
  const isPublic = headers.get('cache-control')?.startsWith('public') === true;
  return status === 200 && isPublic && !headers.has('set-cookie');
}

/** A product was removed, or the page redirects. */
export function isGone({ status }: UncachedResponse): boolean {
  return status >= 300 && status < 500;
}

/** A page that turns out to read the session is rendered per visitor. */
export function isPersonal({ headers }: UncachedResponse): boolean {
  return headers.some(
    ([name, value]) =>
      name === 'set-cookie' || (name === 'cache-control' && value.startsWith('private')),
  );
}

export function pathAndQueryOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
