import { ALONE_IN_EXCHANGE, type Purges, type SharedState } from '../shared-state.ts';
import { limitersInProcess, limitersOfMachine, type MachineCounts } from './rate-limiter.ts';
import { createWebhookMemory } from './webhook-memory.ts';

/** A server that stands alone agrees with itself, and its workers in what they count. */
export function stateInProcess(
  now: () => number,
  machine?: MachineCounts,
  openPages: SharedState['openPages'] = () => null,
): SharedState {
  const limiters = limitersInProcess(now);
  return {
    limiters: machine === undefined ? limiters : limitersOfMachine(machine, limiters),
    webhooks: createWebhookMemory(),
    purges: purgesInProcess(),
    exchanges: { take: async () => ALONE_IN_EXCHANGE },
    openPages,
    close: async () => undefined,
  };
}

function purgesInProcess(): Purges {
  let purge: (tags: readonly string[]) => void = () => undefined;
  return {
    follow: (apply) => {
      purge = apply;
    },
    publish: async (tags) => purge(tags),
    ready: async () => undefined,
  };
}
