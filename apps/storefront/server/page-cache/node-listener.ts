import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import type { PageCache } from './create-page-cache.ts';

export interface KeptPagesOptions {
  readonly pages: Pick<PageCache, 'peek'>;
  /** Whether the headers of a page need no second look at who asks for it. */
  readonly mayAnswer: (headers: IncomingHttpHeaders) => boolean;
  readonly listener: RequestListener;
}

/**
 * Answers from the kept pages in front of everything else, in Node's own terms: between the address and the bytes
 * stands one look into a map. All other requests go on to the given listener.
 */
export function keptPagesFirst({ pages, mayAnswer, listener }: KeptPagesOptions) {
  return (incoming: IncomingMessage, outgoing: ServerResponse & { req: IncomingMessage }): void => {
    const { method, url = '', headers } = incoming;
    const isRead = method === 'GET' || method === 'HEAD';
    const answer =
      isRead && mayAnswer(headers)
        ? pages.peek(url, {
            acceptEncoding: headers['accept-encoding'],
            ifNoneMatch: headers['if-none-match'],
          })
        : null;
    if (answer === null) {
      listener(incoming, outgoing);
      return;
    }
    outgoing.writeHead(answer.status, [...answer.headers]);
    outgoing.end(method === 'HEAD' ? null : answer.body);
  };
}
