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
