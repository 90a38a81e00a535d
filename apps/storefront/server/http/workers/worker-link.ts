import cluster from 'node:cluster';
import * as v from 'valibot';
import { type Machine, WEBHOOK_TURNS } from '../../shared-state/in-process/index.ts';
import { type Call, openCalls } from './calls.ts';

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
const turnSchema = v.variant('kind', [
  v.object({ kind: v.literal('found'), value: v.string() }),
  v.object({ kind: v.picklist(['make', 'wait']) }),
]);

/** Exchanges that the process above keeps. */
export function exchangesAbove(call: Call): Machine['exchanges'] {
  return {
    take: async (name, turn, stale) => {
      const reply = v.safeParse(turnSchema, await call('take', { name, turn, stale }));
      return reply.success ? reply.output : undefined;
    },
    keep: (name, turn, value, forInMs) => call('keep', { name, turn, value, forInMs }),
    giveUp: (name, turn) => call('giveUp', { name, turn }),
  };
}

/** Memory of webhooks of the process above. */
export function webhooksAbove(call: Call): Machine['webhooks'] {
  return async (step, webhook) => {
    const reply = v.safeParse(v.picklist(WEBHOOK_TURNS), await call('webhook', { step, webhook }));
    return reply.success ? reply.output : undefined;
  };
}

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
  const counts: Machine['counts'] = {
    count: async (limit, key, weight) => {
      const counted = v.safeParse(countedSchema, await call('attempt', { limit, key, weight }));
      return counted.success ? counted.output : undefined;
    },
    takeBack: (limit, key, at, count) => void call('takeBack', { limit, key, at, count }),
  };
  const machine = { counts, exchanges: exchangesAbove(call), webhooks: webhooksAbove(call) };
  return {
    /** Tells whether others serve while this one starts, so that it can warm its pages before it takes visitors. */
    hasOthers: worker.id > 1,
    machine,
    tellReady: () => void call('ready'),
    /** Resolves when the other workers have purged these tags, or do not answer. */
    spreadPurge: async (tags: readonly string[]): Promise<void> => {
      await call('spread', tags);
    },
    listen: ({ purge, retire, status }: WorkerHandlers): void =>
      answer({ purge: (tags) => purge(v.parse(tagsSchema, tags)), retire, status }),
  };
}
