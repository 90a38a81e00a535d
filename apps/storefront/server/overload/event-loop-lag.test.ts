import { expect, it } from 'vitest';
import { watchEventLoopLag } from './event-loop-lag.ts';

it('knows by how much the event loop was late, and forgets it by and by', () => {
  let time = 0;
  let tick = () => undefined as undefined;
  const watch = watchEventLoopLag({
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

it('knows whether a turn of the event loop is young, from the first who is looked at in it', () => {
  let time = 0;
  let turn = 1;
  const watch = watchEventLoopLag({
    now: () => time,
    every: () => () => undefined,
    turns: () => turn,
  });
  const after = (byInMs: number) => {
    time += byInMs;
    return watch.isWithinTurn(15);
  };
  turn = 2;
  expect(after(500)).toBe(true);
  expect(after(15)).toBe(true);
  expect(after(1)).toBe(false);
  expect(after(500)).toBe(false);
  turn = 3;
  expect(after(1)).toBe(true);
  expect(after(16)).toBe(false);
});

it('counts the turns of this very event loop', async () => {
  let time = 0;
  const watch = watchEventLoopLag({ now: () => time, every: () => () => undefined });
  const nextTurn = () => new Promise<void>((done) => setImmediate(() => setImmediate(done)));
  await nextTurn();
  time += 20;
  expect(watch.isWithinTurn(15)).toBe(true);
  time += 20;
  expect(watch.isWithinTurn(15)).toBe(false);
  await nextTurn();
  expect(watch.isWithinTurn(15)).toBe(true);
});
