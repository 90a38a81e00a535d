import type { PageResponse } from './cached-page.ts';

/** An error, redirect or incomplete page: shared by concurrent requests, but not cached. */
export interface UncachedResponse {
  readonly kind: 'plain';
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
}

export async function uncachedResponseOf(response: Response): Promise<UncachedResponse> {
  const body = response.body === null ? null : await response.text();
  return { kind: 'plain', status: response.status, headers: [...response.headers], body };
}

export function copyResponse({ status, headers, body }: UncachedResponse): Response {
  return new Response(body, { status, headers: headers.map(([name, value]) => [name, value]) });
}

export function responseFrom(
  { status, headers, body }: PageResponse,
  { method }: Request,
): Response {
  const named = new Headers();
  for (let at = 0; at + 1 < headers.length; at += 2) {
    named.append(headers[at] ?? '', headers[at + 1] ?? '');
  }
  return new Response(method === 'HEAD' ? null : body, { status, headers: named });
}

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

/** Headers by which anybody else could keep a page. */
const KEEPING = [
  'cache-tag',
  'cdn-cache-control',
  'surrogate-control',
  'surrogate-key',
  'xkey',
  'etag',
];

/** Keeps a page from everybody but its visitor, whatever it says of itself. */
export function neverKept(page: Response): Response {
  const headers = new Headers(page.headers);
  for (const name of KEEPING) headers.delete(name);
  headers.set('cache-control', 'private, no-store');
  return new Response(page.body, { status: page.status, headers });
}
