import type { Server, ServerOptions } from 'node:http';
import { networkOf } from '../http/index.ts';

/** Protects against idle and slow clients (slowloris). */
export const CONNECTION_LIMITS = {
  /** Time from the first byte to the end of the headers. */
  headersInMs: 10_000,
  /** Time to the end of the request, body included. */
  requestInMs: 20_000,
  /** Interval at which the timeouts are checked. */
  lookEveryInMs: 2_000,
  /** Longer than the minute for which proxies keep connections, so that theirs end first. */
  idleInMs: 65_000,
  /** Time without a byte in either direction, such as of a client that never reads the response. */
  silentInMs: 70_000,
  /** Time in which a client may end a connection that it asked to be closed. */
  lingerInMs: 2_000,
  maxConnections: 10_000,
};

export type ConnectionLimits = typeof CONNECTION_LIMITS & {
  /** Null behind proxies, which bring everyone's connections. */
  readonly maxPerNetwork: number | null;
};

export function connectionOptions({
  headersInMs,
  requestInMs,
  lookEveryInMs,
  idleInMs,
}: typeof CONNECTION_LIMITS = CONNECTION_LIMITS): ServerOptions {
  return {
    headersTimeout: headersInMs,
    requestTimeout: requestInMs,
    connectionsCheckingInterval: lookEveryInMs,
    keepAliveTimeout: idleInMs,
  };
}

export function limitConnections(
  server: Server,
  { silentInMs, lingerInMs, maxConnections, maxPerNetwork }: ConnectionLimits,
): void {
  server.setTimeout(silentInMs);
  let open = 0;
  const openByNetwork = new Map<string, number>();
  // Counted here: `maxConnections` counts per listening handle.
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? null);
    const ofNetwork = openByNetwork.get(network) ?? 0;
    if (open >= maxConnections || ofNetwork >= (maxPerNetwork ?? Number.POSITIVE_INFINITY)) {
      socket.destroy();
      return;
    }
    // Node calls this after an answer. A socket closed with bytes unread loses the answer, such as one to a large form;
    // reading the rest first keeps it (RFC 9112, 9.6).
    socket.destroySoon = () => {
      socket.end();
      setTimeout(() => socket.destroy(), lingerInMs).unref();
    };
    open += 1;
    openByNetwork.set(network, ofNetwork + 1);
    socket.once('close', () => {
      open -= 1;
      const left = (openByNetwork.get(network) ?? 1) - 1;
      if (left === 0) openByNetwork.delete(network);
      else openByNetwork.set(network, left);
    });
  });
}
