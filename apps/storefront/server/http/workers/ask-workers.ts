import cluster from 'node:cluster';
import { readFromWorker, type ToWorker } from './messages.ts';

/** A worker that hangs is told from the others by its silence. */
const LIMIT_IN_MS = 1_000;
let lastId = 0;

interface WorkerStatus {
  readonly pid: number;
  /** Null where the worker does not answer in time. */
  readonly status: unknown;
}

/** Asks each worker for its status. */
export function askWorkers(): Promise<readonly WorkerStatus[]> {
  lastId += 1;
  const id = lastId;
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  return Promise.all(
    workers.map(
      (worker) =>
        new Promise<WorkerStatus>((resolve) => {
          const answer = (status: unknown) => {
            clearTimeout(limit);
            worker.off('message', listen);
            resolve({ pid: worker.process.pid ?? 0, status });
          };
          const limit = setTimeout(() => answer(null), LIMIT_IN_MS);
          const listen = (raw: unknown) => {
            const message = readFromWorker(raw);
            if (message?.kind === 'status' && message.id === id) answer(message.status);
          };
          worker.on('message', listen);
          const question: ToWorker = { kind: 'ask', id };
          if (worker.isConnected()) worker.send(question);
        }),
    ),
  );
}
