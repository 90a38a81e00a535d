import cluster from 'node:cluster';
import * as v from 'valibot';
import type { MachineCounts } from '../../shared-state/in-process/index.ts';
import { openCalls } from './calls.ts';

interface WorkerHandlers {
  readonly purge: (tags: readonly string[]) => Promise<void>;
  readonly retire: () => void;
  readonly status: () => unknown;
}

const tagsSchema = v.array(v.string());
const countedSchema = v.variant('isAllowed', [
  v.object({ isAllowed: v.literal(true), at: v.number() }),
  v.object({ isAllowed: v.literal(false), retryAfterInSeconds: v.number() }),
]);

/** Opens the way to the process above, and through it to the other workers; null in a server of one process. */
export function workerLink() {
  const { worker } = cluster;
  if (worker === undefined) return null;
  const { call, answer } = openCalls({
    // The process above may have ended.
    send: (message) => void (process.connected && process.send?.(message)),
    listen: (onMessage) => process.on('message', onMessage),
  });
  /** Counts of the process above, for all workers; without its answer the memory of the worker counts alone. */
  const counts: MachineCounts = {
    count: async (limit, key, weight) => {
      const counted = v.safeParse(countedSchema, await call('attempt', { limit, key, weight }));
      return counted.success ? counted.output : undefined;
    },
    takeBack: (limit, key, at, count) => void call('takeBack', { limit, key, at, count }),
  };
  return {
    /** Tells whether others serve while this one starts, so that it can warm its pages before it takes visitors. */
    hasOthers: worker.id > 1,
    counts,
    tellReady: () => void call('ready'),
    /** Resolves when the other workers have purged these tags, or do not answer. */
    spreadPurge: async (tags: readonly string[]): Promise<void> => {
      await call('spread', tags);
    },
    listen: ({ purge, retire, status }: WorkerHandlers): void =>
      answer({ purge: (tags) => purge(v.parse(tagsSchema, tags)), retire, status }),
  };
}
