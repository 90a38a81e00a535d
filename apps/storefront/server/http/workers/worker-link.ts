import cluster from 'node:cluster';
import type { Counted, MachineCounts } from '../../shared-state/in-process/index.ts';
import { type FromWorker, readToWorker } from './messages.ts';

export interface WorkerLink {
  /** Tells whether others serve while this one starts, so that it can warm its pages before it takes visitors. */
  readonly hasOthers: boolean;
  readonly tellReady: () => void;
  /** Resolves when the other workers have purged these tags, or do not answer. */
  readonly spreadPurge: (tags: readonly string[]) => Promise<void>;
  /** The process above counts attempts for all workers. */
  readonly counts: MachineCounts;
  readonly listen: (handlers: {
    readonly purge: (tags: readonly string[]) => void;
    readonly retire: () => void;
    readonly status: () => unknown;
  }) => void;
}

/** Longer than that the memory of the worker counts alone. */
const COUNT_LIMIT_IN_MS = 1_000;

/** The way to the process above, and through it to the other workers; null in a server of one process. */
export function workerLink(): WorkerLink | null {
  const { worker } = cluster;
  if (worker === undefined) return null;
  const waiting = new Map<number, () => void>();
  const counting = new Map<number, (counted: Counted | undefined) => void>();
  let lastId = 0;
  const send = (message: FromWorker) => {
    // The process above may have ended.
    if (process.connected) process.send?.(message);
  };
  return {
    hasOthers: worker.id > 1,
    tellReady: () => send({ kind: 'ready' }),
    spreadPurge: (tags) =>
      new Promise((resolve) => {
        lastId += 1;
        waiting.set(lastId, resolve);
        send({ kind: 'spread', id: lastId, tags });
      }),
    counts: {
      count: (limit, key, weight) =>
        new Promise((resolve) => {
          lastId += 1;
          const id = lastId;
          const answer = (counted: Counted | undefined) => {
            clearTimeout(silence);
            counting.delete(id);
            resolve(counted);
          };
          const silence = setTimeout(() => answer(undefined), COUNT_LIMIT_IN_MS);
          counting.set(id, answer);
          send({ kind: 'attempt', id, limit, key, weight });
        }),
      takeBack: (limit, key, at, count) => send({ kind: 'take-back', limit, key, at, count }),
    },
    listen: ({ purge, retire, status }) => {
      process.on('message', (raw) => {
        const message = readToWorker(raw);
        if (message?.kind === 'retire') retire();
        if (message?.kind === 'ask') send({ kind: 'status', id: message.id, status: status() });
        if (message?.kind === 'purge') {
          purge(message.tags);
          send({ kind: 'purged', id: message.id });
        }
        if (message?.kind === 'counted') counting.get(message.id)?.(message.counted);
        if (message?.kind === 'done') {
          waiting.get(message.id)?.();
          waiting.delete(message.id);
        }
      });
    },
  };
}
