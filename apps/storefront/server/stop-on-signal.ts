import type { Server } from 'node:http';

export interface StopOptions {
  readonly server: Server;
  /** First of all: from now on this server wants no new visitors. */
  readonly announce: () => void;
  /** How long whoever sends visitors needs to learn of it. */
  readonly drainInMs: number;
  /** What was begun behind visitors' backs. */
  readonly settled: () => Promise<void>;
}

/**
 * SIGTERM and SIGINT: say so (`/readyz`), go on answering until nobody sends visitors any more, then take no more
 * requests and let finish what is in flight, seen and unseen. A second signal waits for nobody.
 */
export function stopOnSignal({ server, announce, drainInMs, settled }: StopOptions): void {
  let isStopping = false;
  const close = () => {
    server.close(() => void settled().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  const stop = () => {
    if (isStopping) return close();
    isStopping = true;
    announce();
    if (drainInMs === 0) close();
    else setTimeout(close, drainInMs);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
