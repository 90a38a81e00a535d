import type { Log } from '../../telemetry/index.ts';

export interface RelayOptions {
  /** Origins of the other servers. */
  readonly peers: readonly string[];
  readonly fetch: typeof fetch;
  readonly log: Log;
}

const RELAYED = 'x-lokke-relayed';
const TIME_LIMIT_IN_MS = 5_000;

/**
 * Relays a webhook to the other servers with its signature, which each verifies. A server that misses it recovers
 * when its pages expire.
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
