import { expect, it } from 'vitest';
import { attemptAll, createRateLimiter } from './rate-limiter.ts';

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
