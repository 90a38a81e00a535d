import type { Dispatcher } from 'undici';
import { bufferedResponse, MAX_BYTES } from './buffered-response.ts';

export interface DirectFetchOptions {
  /** Sends all other requests. */
  readonly fetch: typeof fetch;
  readonly dispatcher: Dispatcher;
  readonly maxBytes?: number;
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Creates a `fetch` that sends plain-HTTP requests with text bodies straight through undici's dispatcher, at a fifth of
 * the CPU time; everything else goes to `fetch` itself.
 */
export function directFetch({
  fetch,
  dispatcher,
  maxBytes = MAX_BYTES,
}: DirectFetchOptions): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const { signal = null, method = 'GET', headers, redirect } = init;
    const body = typeof init.body === 'string' ? init.body : null;
    const mayRedirect = redirect === undefined;
    const isPlain = (init.body ?? null) === body && (mayRedirect || redirect === 'error');
    const url = isPlain && !(input instanceof Request) ? new URL(input) : null;
    if (url?.protocol !== 'http:') return fetch(input, init);
    try {
      const request = {
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: headersFor(headers, body),
        body,
      };
      const response = await dispatchRequest(dispatcher, request, { signal, maxBytes });
      if (!REDIRECTS.has(response.status)) return response;
      if (!mayRedirect) throw new TypeError(`${url.origin} redirects`);
      // A service that redirects has done nothing yet.
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

interface DispatchLimits {
  readonly signal: AbortSignal | null;
  readonly maxBytes: number;
}

/** Sends one request and buffers the response without streams: a quarter less work than undici's `request`. */
function dispatchRequest(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  { signal, maxBytes }: DispatchLimits,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let sizeInBytes = 0;
    let head: (ResponseInit & { readonly status: number }) | null = null;
    let inFlight: Dispatcher.DispatchController | null = null;

    // Undici would report an abort while a connection is being opened only once that has ended.
    const abort = () => {
      reject(signal?.reason);
      inFlight?.abort(signal?.reason);
    };
    const stopListening = () => signal?.removeEventListener('abort', abort);
    if (signal?.aborted === true) return abort();
    signal?.addEventListener('abort', abort, { once: true });

    dispatcher.dispatch(request, {
      onRequestStart: (controller) => {
        inFlight = controller;
        if (signal?.aborted === true) controller.abort(signal.reason);
      },
      onResponseStart: (_, status, headers, statusText = '') => {
        const pairs = Object.entries(headers).flatMap(([name, value = []]) =>
          [value].flat().map((one): [string, string] => [name, one]),
        );
        head = { status, statusText, headers: pairs };
      },
      onResponseData: (controller, chunk) => {
        sizeInBytes += chunk.byteLength;
        if (sizeInBytes <= maxBytes) chunks.push(chunk);
        else controller.abort(new TypeError(`The response is larger than ${maxBytes} bytes`));
      },
      onResponseEnd: () => {
        stopListening();
        if (head === null) reject(new TypeError('The response has no head'));
        else resolve(bufferedResponse(Buffer.concat(chunks, sizeInBytes), head));
      },
      onResponseError: (_, error) => {
        stopListening();
        reject(error);
      },
    });
  });
}
