import type { CallOptions } from '@lokke/contract/call';

/** Options of calls from a page, whose console notes what fails. */
export const CALL_OPTIONS: CallOptions = {
  fetch: (url, init) => window.fetch(url, init),
  log: (text) => console.warn(text),
};
