import type { Log } from '../../telemetry/index.ts';

export interface RelayOptions {
  /** The other servers' own addresses. */
  readonly peers: readonly string[];
  readonly fetch: typeof fetch;
  readonly log: Log;
}

const RELAYED = 'x-lokke-relayed';
const TIME_LIMIT_IN_MS = 5_000;

/**
 * A service tells one server; that one tells the others, with the same signed message, so each checks it for itself.
 * A server that is away misses it and is right again when its pages are no longer fresh.
 */
export function relayTo({
  peers,
  fetch,
  log,
}: RelayOptions): (request: Request, body: Uint8Array<ArrayBuffer>) => void {
  return (request, body) => {
    if (peers.length === 0 || request.headers.has(RELAYED)) return;
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set(RELAYED, '1');
    for (const name of ['host', 'connection', 'content-length']) headers.delete(name);
    for (const peer of peers) {
      fetch(`${peer}${pathname}${search}`, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(TIME_LIMIT_IN_MS),
      })
        .then((response) => {
          if (!response.ok) throw new Error(`http ${response.status}`);
        })
        .catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          log({ level: 'warn', event: 'webhook.relay-failed', peer, reason });
        });
    }
  };
}
