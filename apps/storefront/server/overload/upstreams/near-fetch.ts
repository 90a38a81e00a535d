import type { Dispatcher } from 'undici';
import { askDispatcher, type WholeAnswer } from './ask-dispatcher.ts';
import { MAX_BYTES, wholeResponse } from './whole-response.ts';

export interface NearFetchOptions {
  /** Asks whoever is further away. */
  readonly fetch: typeof fetch;
  /** Whose connections are used. */
  readonly dispatcher: Dispatcher;
  readonly mostBytes?: number;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * `fetch` for a service on this machine or in its network, that is asked without TLS: straight over the connection, at a
 * fifth of the processor time, which is much of what a call of our API takes. All else is left to `fetch` itself.
 */
export function nearFetch({
  fetch,
  dispatcher,
  mostBytes = MAX_BYTES,
}: NearFetchOptions): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const { signal = null, method = 'GET', headers, redirect } = init;
    const body = typeof init.body === 'string' ? init.body : null;
    const mayMove = redirect === undefined;
    const isPlain = (init.body ?? null) === body && (mayMove || redirect === 'error');
    const url = isPlain && !(input instanceof Request) ? new URL(input) : null;
    if (url?.protocol !== 'http:') return fetch(input, init);
    try {
      const question = {
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: headersFor(headers, body),
        body,
      };
      const answer = await askDispatcher(dispatcher, question, { signal, mostBytes });
      if (!REDIRECTS.has(answer.status)) return replyOf(answer);
      if (!mayMove) throw new TypeError(`${url.origin} has moved`);
      // Whoever only shows the way has done nothing yet.
      return await fetch(input, init);
    } catch (cause) {
      if (signal?.aborted === true) throw signal.reason;
      throw cause instanceof TypeError ? cause : new TypeError('fetch failed', { cause });
    }
  };
}

function headersFor(given: HeadersInit | undefined, body: string | null): Record<string, string> {
  return {
    accept: '*/*',
    'accept-encoding': 'identity',
    ...(body !== null && { 'content-type': 'text/plain;charset=UTF-8' }),
    ...Object.fromEntries(new Headers(given)),
  };
}

function replyOf({ status, statusText, headers, bytes }: WholeAnswer): Response {
  const named = Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return wholeResponse(bytes, { status, statusText, headers: named });
}
