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

it('lets the third through and not the fourth, and says how long to wait', () => {
  const { attempt, passTime } = openLimiter();
  for (let count = 0; count < 3; count += 1) expect(attempt().isAllowed).toBe(true);
  passTime(1_500);
  expect(attempt()).toEqual({ isAllowed: false, retryAfterInSeconds: 59 });
  expect(attempt('bea').isAllowed).toBe(true);
});

it('counts any minute, not the minutes of the clock', () => {
  const { attempt, passTime } = openLimiter();
  attempt();
  passTime(59_000);
  attempt();
  attempt();
  passTime(999);
  expect(attempt().isAllowed).toBe(false);
  passTime(1);
  expect(attempt().isAllowed).toBe(true);
  expect(attempt().isAllowed).toBe(false);
});

it('is not prolonged by attempts that were refused', () => {
  const { attempt, passTime } = openLimiter();
  for (let count = 0; count < 100; count += 1) attempt();
  passTime(60_000);
  expect(attempt().isAllowed).toBe(true);
});

it('forgets the attempt that is taken back, and no other', () => {
  const { attempt } = openLimiter();
  attempt();
  attempt();
  const third = attempt();
  if (third.isAllowed) third.takeBack();
  if (third.isAllowed) third.takeBack();
  expect(attempt().isAllowed).toBe(true);
  expect(attempt().isAllowed).toBe(false);
});

it('holds no more keys than it may; the one longest unused is forgotten', () => {
  const { attempt } = openLimiter(2);
  for (let count = 0; count < 3; count += 1) attempt('anna');
  attempt('bea');
  expect(attempt('anna').isAllowed).toBe(false);
  attempt('cleo');
  expect(attempt('anna').isAllowed).toBe(false);
  attempt('dora');
  attempt('eva');
  expect(attempt('anna').isAllowed).toBe(true);
});

it('counts a heavy attempt whole, allows it while there is room for one, and takes part of it back', () => {
  const { attempt } = openLimiter();
  attempt();
  attempt();
  const heavy = attempt('anna', 5);
  expect(heavy.isAllowed).toBe(true);
  expect(attempt().isAllowed).toBe(false);
  if (heavy.isAllowed) heavy.takeBack(4);
  expect(attempt().isAllowed).toBe(false);
  if (heavy.isAllowed) heavy.takeBack(4);
  expect(attempt().isAllowed).toBe(true);
});

it('that holds more than it allows says how long until there is room for one', () => {
  const { attempt, passTime } = openLimiter();
  attempt();
  passTime(10_000);
  attempt('anna', 4);
  passTime(10_000);
  expect(attempt()).toEqual({ isAllowed: false, retryAfterInSeconds: 50 });
  passTime(50_000);
  expect(attempt().isAllowed).toBe(true);
});

it('an attempt that one of several limits refuses is counted by none', () => {
  const { limiter, attempt } = openLimiter();
  const keys = [
    [limiter, 'bea'],
    [limiter, 'anna'],
  ] as const;
  for (let count = 0; count < 3; count += 1) attempt('anna');
  for (let count = 0; count < 9; count += 1) expect(attemptAll(keys).isAllowed).toBe(false);
  expect(attempt('bea').isAllowed).toBe(true);
});
