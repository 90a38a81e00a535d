import { expect, it } from 'vitest';
import { createWorkQueue, QueueFullError } from './work-queue.ts';

function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { wait: () => promise, open: resolve };
}

it('runs only so many at a time and starts the next when one ends', async () => {
  const queue = createWorkQueue({ concurrency: 2, maxQueued: 10 });
  const gates = [gate(), gate(), gate()];
  const started: number[] = [];
  const results = gates.map(({ wait }, i) =>
    queue.run(async () => {
      started.push(i);
      await wait();
    }),
  );
  expect(started).toEqual([0, 1]);
  gates[0]?.open();
  await results[0];
  gates[1]?.open();
  gates[2]?.open();
  await Promise.all(results);
  expect(started).toEqual([0, 1, 2]);
});

it('refuses work when too much of it waits', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxQueued: 1 });
  const { wait, open } = gate();
  const first = queue.run(wait);
  const second = queue.run(wait);
  await expect(queue.run(wait)).rejects.toBeInstanceOf(QueueFullError);
  open();
  await Promise.all([first, second]);
});

it('gives its place on after a failure', async () => {
  const queue = createWorkQueue({ concurrency: 1, maxQueued: 1 });
  const failing = queue.run(() => Promise.reject(new Error('no picture')));
  const next = queue.run(() => Promise.resolve('made'));
  await expect(failing).rejects.toThrow('no picture');
  await expect(next).resolves.toBe('made');
});
