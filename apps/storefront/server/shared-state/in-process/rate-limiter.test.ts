import { expect, it } from 'vitest';
import { createAttemptCounts } from './attempt-counts.ts';
import {
  attemptAll,
  createRateLimiter,
  limitersInProcess,
  limitersOfMachine,
  type MachineCounts,
} from './rate-limiter.ts';

function openLimiter(maxKeys?: number) {
  let time = 0;
  const limiter = createRateLimiter({
    most: 3,
    windowInMs: 60_000,
    now: () => time,
    ...(maxKeys !== undefined && { maxKeys }),
  });
  return {
    limiter,
    attempt: (key = 'anna', weight = 1) => limiter.attempt(key, weight),
    passTime: (byInMs: number) => {
      time += byInMs;
    },
  };
}

it('lets the third through and not the fourth, and says how long to wait', async () => {
  const { attempt, passTime } = openLimiter();
  for (let count = 0; count < 3; count += 1) expect((await attempt()).isAllowed).toBe(true);
  passTime(1_500);
  expect(await attempt()).toEqual({ isAllowed: false, retryAfterInSeconds: 59 });
  expect((await attempt('bea')).isAllowed).toBe(true);
});

it('counts any minute, not the minutes of the clock', async () => {
  const { attempt, passTime } = openLimiter();
  await attempt();
  passTime(59_000);
  await attempt();
  await attempt();
  passTime(999);
  expect((await attempt()).isAllowed).toBe(false);
  passTime(1);
  expect((await attempt()).isAllowed).toBe(true);
  expect((await attempt()).isAllowed).toBe(false);
});

it('is not prolonged by attempts that were refused', async () => {
  const { attempt, passTime } = openLimiter();
  for (let count = 0; count < 100; count += 1) await attempt();
  passTime(60_000);
  expect((await attempt()).isAllowed).toBe(true);
});

it('forgets the attempt that is taken back, and no other', async () => {
  const { attempt } = openLimiter();
  await attempt();
  await attempt();
  const third = await attempt();
  if (third.isAllowed) await third.takeBack();
  if (third.isAllowed) await third.takeBack();
  expect((await attempt()).isAllowed).toBe(true);
  expect((await attempt()).isAllowed).toBe(false);
});

it('holds no more keys than it may; the one longest unused is forgotten', async () => {
  const { attempt } = openLimiter(2);
  for (let count = 0; count < 3; count += 1) await attempt('anna');
  await attempt('bea');
  expect((await attempt('anna')).isAllowed).toBe(false);
  await attempt('cleo');
  expect((await attempt('anna')).isAllowed).toBe(false);
  await attempt('dora');
  await attempt('eva');
  expect((await attempt('anna')).isAllowed).toBe(true);
});

it('counts a heavy attempt whole, allows it while there is room for one, and takes part of it back', async () => {
  const { attempt } = openLimiter();
  await attempt();
  await attempt();
  const heavy = await attempt('anna', 5);
  expect(heavy.isAllowed).toBe(true);
  expect((await attempt()).isAllowed).toBe(false);
  if (heavy.isAllowed) await heavy.takeBack(4);
  expect((await attempt()).isAllowed).toBe(false);
  if (heavy.isAllowed) await heavy.takeBack(4);
  expect((await attempt()).isAllowed).toBe(true);
});

it('that holds more than it allows says how long until there is room for one', async () => {
  const { attempt, passTime } = openLimiter();
  await attempt();
  passTime(10_000);
  await attempt('anna', 4);
  passTime(10_000);
  expect(await attempt()).toEqual({ isAllowed: false, retryAfterInSeconds: 50 });
  passTime(50_000);
  expect((await attempt()).isAllowed).toBe(true);
});

it('an attempt that one of several limits refuses is counted by none', async () => {
  const { limiter, attempt } = openLimiter();
  const keys = [
    [limiter, 'bea'],
    [limiter, 'anna'],
  ] as const;
  for (let count = 0; count < 3; count += 1) await attempt('anna');
  for (let count = 0; count < 9; count += 1) expect((await attemptAll(keys)).isAllowed).toBe(false);
  expect((await attempt('bea')).isAllowed).toBe(true);
});

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
