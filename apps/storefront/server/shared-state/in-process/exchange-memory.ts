import { type ExchangeStore, TURN_IN_MS, type TurnReply } from '../create-exchanges.ts';

interface Lasting {
  readonly value: string;
  readonly endsAtInMs: number;
}

const MOST_KEPT = 20_000;

export type ExchangeMemory = ReturnType<typeof createExchangeMemory>;

/** Keeps exchanges in the memory of one process, by the rules of the scripts for Redis. */
export function createExchangeMemory(now: () => number) {
  const kept = new Map<string, Lasting>();
  const turns = new Map<string, Lasting>();
  const valueIn = (map: ReadonlyMap<string, Lasting>, name: string): string | undefined => {
    const found = map.get(name);
    return found !== undefined && found.endsAtInMs > now() ? found.value : undefined;
  };
  /** Forgets what is over, then what came first. */
  const put = (map: Map<string, Lasting>, name: string, value: string, forInMs: number) => {
    map.delete(name);
    map.set(name, { value, endsAtInMs: now() + forInMs });
    if (map.size <= MOST_KEPT) return;
    for (const [one, { endsAtInMs }] of map) if (endsAtInMs <= now()) map.delete(one);
    const [oldest] = map.keys();
    if (map.size > MOST_KEPT && oldest !== undefined) map.delete(oldest);
  };
  const giveUp = (name: string, turn: string): void => {
    if (valueIn(turns, name) === turn) turns.delete(name);
  };
  return {
    take: (name: string, turn: string, stale: string): TurnReply => {
      const value = valueIn(kept, name);
      if (value !== undefined && value !== stale) return { kind: 'found', value };
      if ((valueIn(turns, name) ?? turn) !== turn) return { kind: 'wait' };
      put(turns, name, turn, TURN_IN_MS);
      return { kind: 'make' };
    },
    keep: (name: string, turn: string, value: string, forInMs: number): void => {
      put(kept, name, value, forInMs);
      giveUp(name, turn);
    },
    giveUp,
  };
}

/** Makes of a memory the store of the process that holds it. */
export function exchangeStoreOf(memory: ExchangeMemory): ExchangeStore {
  return {
    take: async (...taken) => memory.take(...taken),
    keep: async (...given) => memory.keep(...given),
    giveUp: async (...given) => memory.giveUp(...given),
  };
}
