import type { CallOptions } from '@lokke/contract/call';

/** Time after which nothing comes, on a network that has died without a word; the server gives up sooner. */
export const PATIENCE_IN_MS = 30_000;

/** Fetches, and fails as a lost connection does where nothing comes in time: all that waits for it can go on. */
export function fetchInTime(url: string, init?: RequestInit): Promise<Response> {
  return window.fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_IN_MS) });
}

/** Options of calls from a page, whose console notes what fails. */
export const CALL_OPTIONS: CallOptions = {
  fetch: fetchInTime,
  log: (text) => console.warn(text),
};
