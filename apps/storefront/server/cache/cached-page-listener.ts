import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { PageResponse } from './cached-page.ts';

export interface CachedPagesOptions {
  readonly pages: {
    readonly getCached: (
      url: string,
      headers: Readonly<Record<'acceptEncoding' | 'ifNoneMatch' | 'cookie', string | undefined>>,
    ) => PageResponse | null;
  };
  /** Tells whether the request's headers allow a cached page. */
  readonly mayServe: (headers: IncomingHttpHeaders) => boolean;
}

/**
 * Serves cached pages with plain Node objects, before any framework code: one map lookup per request. Returns null
 * for any other request.
 */
export function cachedPages({ pages, mayServe }: CachedPagesOptions) {
  return (incoming: IncomingMessage): ((outgoing: ServerResponse) => void) | null => {
    const { method, url = '', headers } = incoming;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !mayServe(headers)) return null;
    const page = pages.getCached(url, {
      acceptEncoding: headers['accept-encoding'],
      ifNoneMatch: headers['if-none-match'],
      cookie: headers.cookie,
    });
    if (page === null) return null;
    return (outgoing) => {
      outgoing.writeHead(page.status, page.headers);
      outgoing.end(method === 'HEAD' ? null : page.body);
    };
  };
}
