import cluster from 'node:cluster';
import type { Server } from 'node:http';
import type { Log } from '../../telemetry/index.ts';

interface StopOptions {
  readonly server: Server;
  /** Called first: makes the readiness check fail. */
  readonly announce: () => void;
  /** Time that load balancers need to notice. */
  readonly drainInMs: number;
  /** Timeout for requests in flight, after which they are aborted. */
  readonly finishInMs?: number;
  /** Resolves when no background work is pending. */
  readonly whenIdle: () => Promise<void>;
  readonly log: Log;
  readonly exit: () => void;
}

/** Time for clients to close the connections that they keep. */
const RETIRE_IN_MS = 2_000;
/** Longer than any upstream timeout, shorter than the usual grace period before SIGKILL. */
const FINISH_IN_MS = 25_000;
/** Idle keep-alive connections are closed at once. */
const LOOK_FOR_IDLE_EVERY_IN_MS = 50;

/**
 * Fails the readiness check, keeps answering during the drain time, then stops accepting and waits for requests and
 * background work within limits. A second signal skips the drain time.
 */
function createStops({
  server,
  announce,
  drainInMs,
  finishInMs = FINISH_IN_MS,
  whenIdle: settled,
  log,
  exit,
}: StopOptions) {
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

  const begin = (delayInMs: number) => {
    state = 'draining';
    // Keep-alive clients reconnect to another server.
    server.prependListener('request', (_request, response) => {
      response.shouldKeepAlive = false;
    });
    if (delayInMs === 0) close();
    else setTimeout(close, delayInMs);
  };

  return {
    stop: () => {
      if (state !== 'running') return close();
      announce();
      begin(drainInMs);
    },
    /** Stops, too, but the port stays open in another process: the readiness check goes on succeeding. */
    retire: () => {
      if (state === 'running') begin(Math.max(drainInMs, RETIRE_IN_MS));
    },
  };
}

/** Stops on SIGTERM and SIGINT; returns the way to stop for a successor on the same port. */
export function stopOnSignal(options: Omit<StopOptions, 'exit'>) {
  const stops = createStops({ ...options, exit: endProcess });
  process.on('SIGTERM', stops.stop);
  // A terminal interrupts all processes; the one above the workers then stops them.
  process.on('SIGINT', cluster.isWorker ? () => undefined : stops.stop);
  return stops;
}

/**
 * Ends the process. A worker first hands back connections that the process above has dealt it meanwhile: they would
 * wait for ever, since that process holds them open.
 */
function endProcess(): void {
  const { worker } = cluster;
  if (worker === undefined || !worker.isConnected()) process.exit(0);
  worker.once('disconnect', () => process.exit(0));
  worker.disconnect();
}
