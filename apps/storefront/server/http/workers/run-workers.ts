import cluster from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { metricsAddressOf, sharedStateSettingsOf } from '../../config/index.ts';
import { logToStdout as log, serveMetrics, workerMetrics } from '../../telemetry/index.ts';
import { countAttempts, holdExchanges, rememberWebhooks } from './serve-workers.ts';
import { startWorker, type WorkerProcess } from './worker-process.ts';

export interface RunWorkersOptions {
  readonly count: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** A place for one worker after the other. */
interface Slot {
  current: WorkerProcess;
}

const FIRST_PAUSE_IN_MS = 500;
const MAX_PAUSE_IN_MS = 30_000;
/** A worker that lived that long did not end for what its start found. */
const STEADY_AFTER_IN_MS = 60_000;

/**
 * Runs workers that share the port. One that ends is started again, with growing pauses while it keeps ending. SIGHUP
 * replaces them one by one, each when its successor is ready; SIGTERM and SIGINT stop them all.
 */
export async function runWorkers({ count, environment }: RunWorkersOptions): Promise<void> {
  const slots: Slot[] = [];
  const alive = new Set<WorkerProcess>();
  const now = () => performance.now();
  const shared = { ...countAttempts(now), ...holdExchanges(now), ...rememberWebhooks(now) };
  let isStopping = false;
  let isRolling = false;

  const start = (): WorkerProcess => {
    const worker: WorkerProcess = startWorker({
      ...shared,
      /** Passes what one worker invalidated on to the others. */
      spread: async (tags) => {
        const others = [...alive].filter((other) => other !== worker);
        await Promise.all(others.map(({ call }) => call('purge', tags)));
      },
    });
    alive.add(worker);
    void worker.exited.then(() => alive.delete(worker));
    return worker;
  };

  async function keep(slot: Slot): Promise<void> {
    let pauseInMs = FIRST_PAUSE_IN_MS;
    while (!isStopping) {
      const { current } = slot;
      const ending = await current.exited;
      // Replaced, and so meant to end.
      if (isStopping || slot.current !== current) continue;
      if (current.ageInMs() > STEADY_AFTER_IN_MS) pauseInMs = FIRST_PAUSE_IN_MS;
      log({ level: 'error', event: 'worker.ended', ...ending, pauseInMs });
      await delay(pauseInMs);
      pauseInMs = Math.min(pauseInMs * 2, MAX_PAUSE_IN_MS);
      if (!isStopping && slot.current === current) slot.current = start();
    }
  }

  async function roll(): Promise<void> {
    if (isRolling || isStopping) return;
    isRolling = true;
    const areReplaced = await replaceAll();
    isRolling = false;
    if (isStopping) return;
    log(
      areReplaced
        ? { level: 'info', event: 'workers.rolled' }
        : { level: 'error', event: 'workers.not-replaced' },
    );
  }

  /** Stops at the first worker that does not become ready: the next would not either. */
  async function replaceAll(): Promise<boolean> {
    for (const slot of slots) {
      // A stop waits for the workers that are there.
      if (isStopping) return false;
      const next = start();
      if (!(await next.ready) || isStopping) return false;
      const { current } = slot;
      slot.current = next;
      await current.retire();
    }
    return true;
  }

  const stop = (): void => {
    isStopping = true;
    for (const worker of alive) worker.stop();
    void Promise.all([...alive].map(({ exited }) => exited)).then(() => process.exit(0));
  };

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('SIGHUP', () => void roll());
  cluster.once('listening', (_worker, { port }) =>
    console.warn(`storefront listening on http://localhost:${port}`),
  );
  // Starts one first: what keeps it from starting is said once.
  const first = start();
  if (!(await first.ready) && !isStopping) process.exit(1);
  slots.push({ current: first });
  while (slots.length < count && !isStopping) slots.push({ current: start() });
  for (const slot of slots) void keep(slot);
  const address = metricsAddressOf(environment);
  const readStatus = () => Promise.all([...alive].map((worker) => worker.readStatus()));
  if (address !== null) await serveMetrics({ ...address, metrics: workerMetrics(), readStatus });
  // The metrics' server alone would not keep this process.
  await Promise.all(slots.map(({ current }) => current.ready));
  log({ level: 'info', event: 'workers.ready', count });
  if (count > 1 && sharedStateSettingsOf(environment) === null) {
    const advice = 'set REDIS_URL: without it each worker makes pages for itself';
    log({ level: 'warn', event: 'workers.apart', advice });
  }
}
