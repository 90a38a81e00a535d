import { ALONE_IN_EXCHANGE, type Purges, type SharedState } from '../shared-state.ts';
import { limitersInProcess } from './rate-limiter.ts';
import { createWebhookMemory } from './webhook-memory.ts';

/** A server that stands alone agrees with itself. */
export function stateInProcess(now: () => number): SharedState {
  return {
    limiters: limitersInProcess(now),
    webhooks: createWebhookMemory(),
    purges: purgesInProcess(),
    exchanges: { take: async () => ALONE_IN_EXCHANGE },
    openPages: () => null,
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
