import type { Worker } from 'node:cluster';
import { type AttemptCounts, createAttemptCounts } from '../../shared-state/in-process/index.ts';
import type { RateLimit } from '../../shared-state/index.ts';
import { readFromWorker, type ToWorker } from './messages.ts';

/** Counts the attempts that the workers allow, for all of them together. */
export function countAttempts(now: () => number) {
  const byName = new Map<string, AttemptCounts>();
  const countsOf = (limit: RateLimit): AttemptCounts => {
    const counts = byName.get(limit.name) ?? createAttemptCounts({ ...limit, now });
    byName.set(limit.name, counts);
    return counts;
  };
  return (worker: Worker, raw: unknown): void => {
    const message = readFromWorker(raw);
    if (message?.kind === 'take-back') {
      countsOf(message.limit).takeBack(message.key, message.at, message.count);
    }
    if (message?.kind !== 'attempt') return;
    const { id, limit, key, weight } = message;
    const reply: ToWorker = { kind: 'counted', id, counted: countsOf(limit).count(key, weight) };
    if (worker.isConnected()) worker.send(reply);
  };
}
