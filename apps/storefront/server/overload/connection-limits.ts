import type { Server, ServerOptions } from 'node:http';
import { networkOf } from '../http/index.ts';

/** Protects against idle and slow clients (slowloris). */
export interface ConnectionLimits {
  /** Time from the first byte to the end of the headers. */
  readonly headersInMs: number;
  /** Time to the end of the request, body included. */
  readonly requestInMs: number;
  /** Interval at which the timeouts are checked. */
  readonly lookEveryInMs: number;
  /** Longer than the minute for which proxies keep connections, so that theirs end first. */
  readonly idleInMs: number;
  /** Time without a byte in either direction, such as a client that never reads the response. */
  readonly silentInMs: number;
  readonly maxConnections: number;
  /** Null behind proxies, which bring everyone's connections. */
  readonly maxPerNetwork: number | null;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersInMs: 10_000,
  requestInMs: 20_000,
  lookEveryInMs: 2_000,
  idleInMs: 65_000,
  silentInMs: 70_000,
  maxConnections: 10_000,
  maxPerNetwork: 1_000,
};

export function connectionOptions({
  headersInMs,
  requestInMs,
  lookEveryInMs,
  idleInMs,
}: ConnectionLimits = CONNECTION_LIMITS): ServerOptions {
  return {
    headersTimeout: headersInMs,
    requestTimeout: requestInMs,
    connectionsCheckingInterval: lookEveryInMs,
    keepAliveTimeout: idleInMs,
  };
}

export function limitConnections(
  server: Server,
  { silentInMs, maxConnections, maxPerNetwork }: ConnectionLimits = CONNECTION_LIMITS,
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
