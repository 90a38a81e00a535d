import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { readFromWorker, type ToWorker } from './messages.ts';

/** A worker warms its pages before it is ready. */
const READY_LIMIT_IN_MS = 60_000;
/** Above the longest drain, and the time for requests in flight. */
const RETIRE_LIMIT_IN_MS = 150_000;

export interface WorkerProcess {
  /** Tells whether it became ready; false when it ended before, or took too long and was ended. */
  readonly ready: Promise<boolean>;
  readonly exited: Promise<void>;
  readonly ageInMs: () => number;
  readonly stop: () => void;
  /** Has it finish what it has begun while others take what comes; resolves when it has ended. */
  readonly retire: () => Promise<void>;
}

export function startWorker(): WorkerProcess {
  const worker = cluster.fork();
  const startedAtInMs = performance.now();
  const exited = once(worker, 'exit').then(() => undefined);
  return {
    ready: whenReady(worker, exited),
    exited,
    ageInMs: () => performance.now() - startedAtInMs,
    stop: () => worker.process.kill('SIGTERM'),
    retire: async () => {
      const message: ToWorker = { kind: 'retire' };
      if (worker.isConnected()) worker.send(message);
      const limit = setTimeout(() => worker.process.kill('SIGKILL'), RETIRE_LIMIT_IN_MS);
      await exited;
      clearTimeout(limit);
    },
  };
}

async function whenReady(worker: Worker, exited: Promise<void>): Promise<boolean> {
  const over = new AbortController();
  const isReady = await Promise.race([
    new Promise<true>((resolve) => {
      worker.on('message', (raw) => {
        if (readFromWorker(raw)?.kind === 'ready') resolve(true);
      });
    }),
    exited.then(() => false),
    delay(READY_LIMIT_IN_MS, false, { signal: over.signal }).catch(() => false),
  ]);
  over.abort();
  if (!isReady) worker.process.kill('SIGKILL');
  return isReady;
}
