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
