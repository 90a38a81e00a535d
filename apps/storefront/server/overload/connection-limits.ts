import type { Server, ServerOptions } from 'node:http';

/** Against clients that keep a connection and say nothing, or say it drop by drop. */
export interface ConnectionLimits {
  /** From the first byte until all headers are there. */
  readonly headersInMs: number;
  /** Until the whole request is there, body included. */
  readonly requestInMs: number;
  /** How often that is looked at. */
  readonly lookEveryInMs: number;
  /** A proxy in front keeps connections for a minute; ours must not end first. */
  readonly idleInMs: number;
  /** Without a byte either way, as with one who never takes the answer. */
  readonly silentInMs: number;
  readonly mostConnections: number;
}

const LIMITS: ConnectionLimits = {
  headersInMs: 10_000,
  requestInMs: 20_000,
  lookEveryInMs: 2_000,
  idleInMs: 65_000,
  silentInMs: 70_000,
  mostConnections: 10_000,
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
  { silentInMs, mostConnections }: ConnectionLimits = LIMITS,
): void {
  server.setTimeout(silentInMs);
  let open = 0;
  // Counted here, since a server with several entrances would count those of each for themselves.
  server.on('connection', (socket) => {
    if (open >= mostConnections) {
      socket.destroy();
      return;
    }
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
  });
}
