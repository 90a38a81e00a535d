import type { Dispatcher } from 'undici';
import { MOST_BYTES, wholeResponse } from './whole-response.ts';

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
 * third of the processor time, which is much of what a call of our API takes. All else is left to `fetch` itself.
 */
export function nearFetch({
  fetch,
  dispatcher,
  mostBytes = MOST_BYTES,
}: NearFetchOptions): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const { signal = null, method = 'GET', headers, redirect } = init;
    const body = typeof init.body === 'string' ? init.body : null;
    const isPlain = (init.body ?? null) === body && redirect === undefined;
    const url = isPlain && !(input instanceof Request) ? new URL(input) : null;
    if (url?.protocol !== 'http:') return fetch(input, init);
    try {
      const asked = dispatcher.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: headersFor(headers, body),
        body,
        signal,
      });
      const answer = await unlessAborted(asked, signal);
      const bytes = await read(answer.body, mostBytes);
      // Whoever only shows the way has done nothing yet.
      if (REDIRECTS.has(answer.statusCode)) return await fetch(input, init);
      return replyOf(answer, bytes);
    } catch (cause) {
      if (signal?.aborted === true) throw signal.reason;
      throw cause instanceof TypeError ? cause : new TypeError('fetch failed', { cause });
    }
  };
}

/** Whoever waits for a connection is told by undici only when that is there, or is not. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal | null): Promise<Value> {
  if (signal === null) return work;
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    const stay = () => signal.removeEventListener('abort', leave);
    work.finally(stay).then(resolve, reject);
  });
}

async function read(body: AsyncIterable<Buffer>, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new TypeError(`The reply is larger than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function headersFor(given: HeadersInit | undefined, body: string | null): Record<string, string> {
  return {
    accept: '*/*',
    'accept-encoding': 'identity',
    ...(body !== null && { 'content-type': 'text/plain;charset=UTF-8' }),
    ...Object.fromEntries(new Headers(given)),
  };
}

function replyOf(
  { statusCode: status, statusText, headers }: Dispatcher.ResponseData,
  bytes: Buffer<ArrayBuffer>,
): Response {
  const named = Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return wholeResponse(bytes, { status, statusText, headers: named });
}
