import type { Dispatcher } from 'undici';
import { bufferedResponse } from './buffered-response.ts';

export interface DispatchLimits {
  readonly signal: AbortSignal | null;
  readonly maxBytes: number;
}

/**
 * Sends one request over a dispatcher's connections and buffers the response without streams: a quarter less work
 * than undici's `request`.
 */
export function dispatchRequest(
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
