import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ALONE_IN_EXCHANGE, type Exchanges } from './shared-state.ts';

/** Reply of a store: what is kept, the turn of who asks, or that another has it. */
export type TurnReply =
  | { readonly kind: 'found'; readonly value: string }
  | { readonly kind: 'make' | 'wait' };

/** Place that all servers of an exchange ask: Redis, or a process of this machine. */
export interface ExchangeStore {
  /** Undefined where the place does not answer. */
  readonly take: (name: string, turn: string, stale: string) => Promise<TurnReply | undefined>;
  /** Kept even of a server whose turn is over: what was given is not given twice. */
  readonly keep: (name: string, turn: string, value: string, forInMs: number) => Promise<unknown>;
  readonly giveUp: (name: string, turn: string) => Promise<unknown>;
}

/** A server that dies in the middle holds the others up for no longer. More than any call of a provider takes. */
export const TURN_IN_MS = 15_000;
const LOOK_EVERY_IN_MS = 50;
/** Longer than any request with the old value takes. */
const KEPT_FOR_IN_MS = 60_000;

/** Has one server do the work while the others wait for what it gives. */
export function createExchanges(store: ExchangeStore, now: () => number): Exchanges {
  return {
    take: async (name, stale = '') => {
      const turn = randomUUID();
      const endsAtInMs = now() + TURN_IN_MS;
      while (now() <= endsAtInMs) {
        const reply = await store.take(name, turn, stale);
        if (reply?.kind === 'found') return reply;
        if (reply?.kind === 'make') {
          return {
            kind: 'make',
            keep: async (value, forInMs = KEPT_FOR_IN_MS) => {
              await store.keep(name, turn, value, forInMs);
            },
            giveUp: async () => {
              await store.giveUp(name, turn);
            },
          };
        }
        if (reply === undefined) break;
        await delay(LOOK_EVERY_IN_MS);
      }
      return ALONE_IN_EXCHANGE;
    },
  };
}
