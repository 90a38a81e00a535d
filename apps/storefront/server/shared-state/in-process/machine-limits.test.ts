import { expect, it } from 'vitest';
import { createAttemptCounts } from './attempt-counts.ts';
import { limitersOfMachine, type MachineCounts } from './machine-limits.ts';
import { limitersInProcess } from './rate-limiter.ts';

const LIMIT = { name: 'logins', most: 3, windowInMs: 60_000 };
const now = () => 0;

/** Two workers below a process that counts for them, until it is silent. */
function openMachine() {
  const counts = createAttemptCounts({ ...LIMIT, now });
  const state = { isSilent: false, keys: new Set<string>() };
  const machine: MachineCounts = {
    count: async (_limit, key, weight) => {
      state.keys.add(key);
      return state.isSilent ? undefined : counts.count(key, weight);
    },
    takeBack: (_limit, key, at, count) => counts.takeBack(key, at, count),
  };
  const openWorker = () => limitersOfMachine(machine, limitersInProcess(now))(LIMIT);
  return { state, first: openWorker(), second: openWorker() };
}

it('attempts at one worker count at the other, up to the limit', async () => {
  const { first, second } = openMachine();
  for (const worker of [first, second, first]) {
    expect((await worker.attempt('anna')).isAllowed).toBe(true);
  }
  expect(await second.attempt('anna')).toEqual({ isAllowed: false, retryAfterInSeconds: 60 });
  expect((await second.attempt('bea')).isAllowed).toBe(true);
});

it('what is taken back at one worker may be tried at the other, once', async () => {
  const { first, second } = openMachine();
  const attempt = await first.attempt('anna', 3);
  expect((await second.attempt('anna')).isAllowed).toBe(false);
  if (attempt.isAllowed) await attempt.takeBack(1);
  expect((await second.attempt('anna')).isAllowed).toBe(true);
  expect((await second.attempt('anna')).isAllowed).toBe(false);
});

it('a process above that does not answer leaves each worker to its own count', async () => {
  const { state, first, second } = openMachine();
  state.isSilent = true;
  for (const worker of [first, second]) {
    for (let count = 0; count < LIMIT.most; count += 1) {
      expect((await worker.attempt('anna')).isAllowed).toBe(true);
    }
    expect((await worker.attempt('anna')).isAllowed).toBe(false);
  }
});

it('tells the process above no names', async () => {
  const { state, first } = openMachine();
  await first.attempt('192.0.2.1');
  expect([...state.keys].join()).not.toContain('192.0.2.1');
});
