import type { Server } from 'node:http';
import type { Log } from '../../telemetry/index.ts';

export interface StopOptions {
  readonly server: Server;
  /** First of all: from now on this server wants no new visitors. */
  readonly announce: () => void;
  /** How long whoever sends visitors needs to learn of it. */
  readonly drainInMs: number;
  /** How long what is in flight may take after that; then it is cut off. */
  readonly finishInMs?: number;
  /** What was begun behind visitors' backs. */
  readonly whenIdle: () => Promise<void>;
  readonly log: Log;
  readonly exit: () => void;
}

/** Longer than any service is waited for, shorter than whoever started us waits before it kills. */
const FINISH_IN_MS = 25_000;
/** A connection is kept for a minute after its last answer; nobody waits for that. */
const LOOK_FOR_IDLE_EVERY_IN_MS = 50;

/**
 * Says so first (`/readyz`), goes on answering until nobody sends visitors any more, then takes no more connections and
 * lets finish what is in flight, seen and unseen, within bounds. Told a second time it does not wait to be noticed.
 */
function createStop({
  server,
  announce,
  drainInMs,
  finishInMs = FINISH_IN_MS,
  whenIdle: settled,
  log,
  exit,
}: StopOptions): () => void {
  let state: 'running' | 'draining' | 'closing' = 'running';

  const close = () => {
    if (state === 'closing') return;
    state = 'closing';
    const limit = setTimeout(() => {
      log({ level: 'warn', event: 'stop.cut', finishInMs });
      server.closeAllConnections();
      exit();
    }, finishInMs);
    const idle = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_EVERY_IN_MS);
    server.close(() => {
      clearInterval(idle);
      void settled().finally(() => {
        clearTimeout(limit);
        exit();
      });
    });
    server.closeIdleConnections();
  };

  return () => {
    if (state !== 'running') return close();
    state = 'draining';
    announce();
    // Whoever keeps a connection to us finds another server for what comes next.
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    if (drainInMs === 0) close();
    else setTimeout(close, drainInMs);
  };
}

/** SIGTERM and SIGINT end the process, as told in `createStop`. */
export function stopOnSignal(options: Omit<StopOptions, 'exit'>): void {
  const stop = createStop({ ...options, exit: () => process.exit(0) });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
