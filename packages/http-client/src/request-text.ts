import { fail, type Result, succeed } from './result.ts';
import { withTimeout } from './with-timeout.ts';

export type TransportFailure =
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'timeout'; readonly timeoutInMs: number };

export interface FetchOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Limit of one attempt, body included. */
  readonly timeoutInMs: number;
}

/**
 * Sends one request and reads the whole body; returns failures as values. A redirect is one: fetch would take tokens in
 * headers, and a body with a password, to wherever it leads.
 */
export async function requestText(
  url: string | URL,
  init: Omit<RequestInit, 'redirect' | 'signal'>,
  { fetch, timeoutInMs }: FetchOptions,
): Promise<Result<{ readonly response: Response; readonly text: string }, TransportFailure>> {
  try {
    return await withTimeout(timeoutInMs, async (signal) => {
      const response = await fetch(url, { ...init, redirect: 'error', signal });
      return succeed({ response, text: await response.text() });
    });
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? fail({ kind: 'timeout', timeoutInMs })
      : fail({ kind: 'network', message: causeMessage(error) });
  }
}

/** Reads the cause where there is one: Node's fetch says only "fetch failed". */
export function causeMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Reads a header that counts seconds, such as Retry-After; its form as a date is not supported. */
export function secondsInMs(seconds: string | null): number | null {
  const count = Number(seconds ?? Number.NaN);
  return Number.isFinite(count) && count >= 0 ? count * 1000 : null;
}
