import { createExchanges, type ExchangeStore } from '../create-exchanges.ts';
import { createRecords } from '../records.ts';
import type { Counts, Purges, SharedState } from '../shared-state.ts';
import { NO_COUNTS } from './counts-on-disk.ts';
import { createExchangeMemory, exchangeStoreOf } from './exchange-memory.ts';
import { limitersInProcess, limitersOfMachine, type MachineCounts } from './rate-limiter.ts';
import { type AskMachine, createWebhookMemory, webhooksOfMachine } from './webhook-memory.ts';

/** The process above the workers of this machine. */
export interface Machine {
  readonly counts: MachineCounts;
  readonly exchanges: ExchangeStore;
  readonly webhooks: AskMachine;
}

/** A server that stands alone agrees with itself, and its workers in what they count, exchange and have seen. */
export function stateInProcess(
  now: () => number,
  machine?: Machine,
  openPages: SharedState['openPages'] = () => null,
  records = createRecords(null, () => undefined),
  counts: Counts = NO_COUNTS,
): SharedState {
  const limiters = limitersInProcess(now);
  const webhooks = createWebhookMemory(now);
  return {
    limiters: machine === undefined ? limiters : limitersOfMachine(machine.counts, limiters),
    webhooks: machine === undefined ? webhooks : webhooksOfMachine(machine.webhooks, webhooks),
    purges: purgesInProcess(),
    exchanges: createExchanges(
      machine?.exchanges ?? exchangeStoreOf(createExchangeMemory(now)),
      () => performance.now(),
    ),
    openPages,
    records,
    counts,
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
