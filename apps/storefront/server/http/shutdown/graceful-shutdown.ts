import type { Server } from 'node:http';
import type { Log } from '../../telemetry/index.ts';

export interface StopOptions {
  readonly server: Server;
  /** Called first: makes the readiness check fail. */
  readonly announce: () => void;
  /** How long load balancers need to notice. */
  readonly drainInMs: number;
  /** Timeout for requests in flight, after which they are aborted. */
  readonly finishInMs?: number;
  /** Resolves when no background work is pending. */
  readonly whenIdle: () => Promise<void>;
  readonly log: Log;
  readonly exit: () => void;
}

/** Longer than any upstream timeout, shorter than the usual grace period before SIGKILL. */
const FINISH_IN_MS = 25_000;
/** Idle keep-alive connections are closed at once. */
const LOOK_FOR_IDLE_EVERY_IN_MS = 50;

/**
 * Fails the readiness check, keeps answering during the drain time, then stops accepting and waits for requests and
 * background work within limits. A second signal skips the drain time.
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
    // Keep-alive clients reconnect to another server.
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    if (drainInMs === 0) close();
    else setTimeout(close, drainInMs);
  };
}

/** Stops on SIGTERM and SIGINT. */
export function stopOnSignal(options: Omit<StopOptions, 'exit'>): void {
  const stop = createStop({ ...options, exit: () => process.exit(0) });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
