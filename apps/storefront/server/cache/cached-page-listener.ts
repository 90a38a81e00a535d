import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { PageCache } from './create-page-cache.ts';

export interface KeptPagesOptions {
  readonly pages: Pick<PageCache, 'getCached'>;
  /** Whether the headers of a page need no second look at who asks for it. */
  readonly mayAnswer: (headers: IncomingHttpHeaders) => boolean;
}

/**
 * What answers a request from the kept pages in front of everything else, in Node's own terms: between the address and
 * the bytes stands one look into a map. Null for every other request.
 */
export function cachedPages({ pages, mayAnswer }: KeptPagesOptions) {
  return (incoming: IncomingMessage): ((outgoing: ServerResponse) => void) | null => {
    const { method, url = '', headers } = incoming;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead || !mayAnswer(headers)) return null;
    const answer = pages.getCached(url, {
      acceptEncoding: headers['accept-encoding'],
      ifNoneMatch: headers['if-none-match'],
    });
    if (answer === null) return null;
    return (outgoing) => {
      outgoing.writeHead(answer.status, answer.headers);
      outgoing.end(method === 'HEAD' ? null : answer.body);
    };
  };
}
