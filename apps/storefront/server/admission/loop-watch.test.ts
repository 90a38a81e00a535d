import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { watchLoop } from './loop-watch.ts';

it('knows by how much the event loop was late, and forgets it by and by', () => {
  let time = 0;
  let tick = () => undefined as undefined;
  const watch = watchLoop({
    now: () => time,
    every: (_intervalInMs, call) => {
      tick = () => void call();
      return () => undefined;
    },
  });
  const after = (byInMs: number) => {
    time += byInMs;
    tick();
    return Math.round(watch.lagInMs());
  };
  expect(after(50)).toBe(0);
  expect(after(350)).toBe(300);
  expect(after(50)).toBe(210);
  expect(after(50)).toBe(147);
  expect(after(250)).toBe(200);
});

it('knows how long a turn of the event loop lasts, from the first who is looked at in it', () => {
  let time = 0;
  let turn = 1;
  const watch = watchLoop({ now: () => time, every: () => () => undefined, turns: () => turn });
  const next = (byInMs: number) => {
    turn += 1;
    time += byInMs;
    return watch.turnAgeInMs();
  };
  expect(next(500)).toBe(0);
  time += 12;
  expect(watch.turnAgeInMs()).toBe(12);
  time += 3;
  expect(watch.turnAgeInMs()).toBe(15);
  expect(next(40)).toBe(0);
});

it('counts the turns of this very event loop', async () => {
  const watch = watchLoop({ now: () => performance.now() });
  const turnOf = () => performance.nodeTiming.uvMetricsInfo.loopCount;
  const before = turnOf();
  watch.turnAgeInMs();
  expect(turnOf()).toBe(before);
  await new Promise<void>((done) => setImmediate(() => setImmediate(done)));
  expect(turnOf()).toBeGreaterThan(before);
  watch.stop();
});
