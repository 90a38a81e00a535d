import cluster from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { openCalls } from './calls.ts';

/** A worker warms its pages before it is ready. */
const READY_LIMIT_IN_MS = 60_000;
/** Time above the longest drain, and that of requests in flight. */
const RETIRE_LIMIT_IN_MS = 150_000;

export type WorkerProcess = ReturnType<typeof startWorker>;

/** Starts a worker, whose calls these handlers answer. */
export function startWorker(handlers: Readonly<Record<string, (input: unknown) => unknown>>) {
  const worker = cluster.fork();
  const startedAtInMs = performance.now();
  const exited = once(worker, 'exit').then(([code, signal]) => ({
    pid: worker.process.pid,
    code: Number.isInteger(code) ? Number(code) : null,
    signal: typeof signal === 'string' ? signal : null,
  }));
  const { call, answer } = openCalls({
    send: (message) => void (worker.isConnected() && worker.send(message)),
    listen: (onMessage) => worker.on('message', onMessage),
  });
  const told = Promise.withResolvers<true>();
  answer({ ...handlers, ready: () => told.resolve(true) });

  async function whenReady(): Promise<boolean> {
    const over = new AbortController();
    const limit = delay(READY_LIMIT_IN_MS, false, { signal: over.signal }).catch(() => false);
    const isReady = await Promise.race([told.promise, exited.then(() => false), limit]);
    over.abort();
    if (!isReady) worker.process.kill('SIGKILL');
    return isReady;
  }

  return {
    call,
    /** Tells whether it became ready; false when it ended before, or took too long and was ended. */
    ready: whenReady(),
    exited,
    ageInMs: () => performance.now() - startedAtInMs,
    stop: () => worker.process.kill('SIGTERM'),
    /** Has it finish what it has begun while others take what comes; resolves when it has ended. */
    retire: async (): Promise<void> => {
      void call('retire');
      const limit = setTimeout(() => worker.process.kill('SIGKILL'), RETIRE_LIMIT_IN_MS);
      await exited;
      clearTimeout(limit);
    },
    /** Returns what it says of itself; null where it does not answer in time. */
    readStatus: async () => ({
      pid: worker.process.pid ?? 0,
      status: (await call('status')) ?? null,
    }),
  };
}
