import type { Server, ServerOptions } from 'node:http';

/** Protects against idle and slow clients (slowloris). */
export interface ConnectionLimits {
  /** From the first byte to the end of the headers. */
  readonly headersInMs: number;
  /** To the end of the request, body included. */
  readonly requestInMs: number;
  /** How often the timeouts are checked. */
  readonly lookEveryInMs: number;
  /** Longer than the minute for which proxies keep connections, so that theirs end first. */
  readonly idleInMs: number;
  /** Without a byte in either direction, such as a client that never reads the response. */
  readonly silentInMs: number;
  readonly maxConnections: number;
}

const LIMITS: ConnectionLimits = {
  headersInMs: 10_000,
  requestInMs: 20_000,
  lookEveryInMs: 2_000,
  idleInMs: 65_000,
  silentInMs: 70_000,
  maxConnections: 10_000,
};

export function connectionOptions({
  headersInMs,
  requestInMs,
  lookEveryInMs,
  idleInMs,
}: ConnectionLimits = LIMITS): ServerOptions {
  return {
    headersTimeout: headersInMs,
    requestTimeout: requestInMs,
    connectionsCheckingInterval: lookEveryInMs,
    keepAliveTimeout: idleInMs,
  };
}

export function limitConnections(
  server: Server,
  { silentInMs, maxConnections }: ConnectionLimits = LIMITS,
): void {
  server.setTimeout(silentInMs);
  let open = 0;
  // Counted here: `maxConnections` counts per listening handle.
  server.on('connection', (socket) => {
    if (open >= maxConnections) {
      socket.destroy();
      return;
    }
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
  });
}
