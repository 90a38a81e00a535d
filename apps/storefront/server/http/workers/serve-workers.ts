import * as v from 'valibot';
import {
  type AttemptCounts,
  createAttemptCounts,
  createExchangeMemory,
  createWebhookMemory,
} from '../../shared-state/in-process/index.ts';
import type { RateLimit } from '../../shared-state/index.ts';

const limit = v.object({ name: v.string(), most: v.number(), windowInMs: v.number() });
const attemptSchema = v.object({ limit, key: v.string(), weight: v.number() });
const takeBackSchema = v.object({ limit, key: v.string(), at: v.number(), count: v.number() });

/** Counts the attempts that the workers allow, for all of them together. */
export function countAttempts(now: () => number) {
  const byName = new Map<string, AttemptCounts>();
  const countsOf = (limited: RateLimit): AttemptCounts => {
    const counts = byName.get(limited.name) ?? createAttemptCounts({ ...limited, now });
    byName.set(limited.name, counts);
    return counts;
  };
  return {
    attempt: (input: unknown) => {
      const attempt = v.parse(attemptSchema, input);
      return countsOf(attempt.limit).count(attempt.key, attempt.weight);
    },
    takeBack: (input: unknown) => {
      const { limit: limited, key, at, count } = v.parse(takeBackSchema, input);
      countsOf(limited).takeBack(key, at, count);
    },
  };
}

const turnOf = { name: v.string(), turn: v.string() };
const takenSchema = v.object({ ...turnOf, stale: v.string() });
const givenSchema = v.object({ ...turnOf, value: v.string(), forInMs: v.number() });

/** Keeps what one worker does for the others. */
export function holdExchanges(now: () => number) {
  const memory = createExchangeMemory(now);
  return {
    take: (input: unknown) => {
      const { name, turn, stale } = v.parse(takenSchema, input);
      return memory.take(name, turn, stale);
    },
    keep: (input: unknown) => {
      const { name, turn, value, forInMs } = v.parse(givenSchema, input);
      memory.keep(name, turn, value, forInMs);
    },
    giveUp: (input: unknown) => {
      const { name, turn } = v.parse(v.object(turnOf), input);
      memory.giveUp(name, turn);
    },
  };
}

const seenSchema = v.object({
  step: v.picklist(['begin', 'finish', 'forget']),
  webhook: v.object({ digest: v.string(), subject: v.string(), topic: v.string() }),
});

/** Remembers webhooks: a second delivery may reach another worker than the first. */
export function rememberWebhooks(now: () => number) {
  const memory = createWebhookMemory(now);
  return {
    webhook: (input: unknown) => {
      const { step, webhook } = v.parse(seenSchema, input);
      return memory[step](webhook);
    },
  };
}
