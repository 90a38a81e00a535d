import { expect, it } from 'vitest';
import { seededRandom } from '../numbers.ts';
import { createEventQueue } from './event-queue.ts';

it('takes what is earliest, of one moment what was added first', () => {
  const queue = createEventQueue<string>();
  expect(queue.take()).toBeNull();
  for (const [at, event] of [
    [5, 'c'],
    [1, 'a'],
    [5, 'd'],
    [1, 'b'],
  ] as const)
    queue.add(at, event);
  const taken = Array.from({ length: 4 }, () => queue.take()?.event);
  expect(taken).toEqual(['a', 'b', 'c', 'd']);
  expect(queue.take()).toBeNull();
});

it('sorts as sorting does, also while events are added', () => {
  const random = seededRandom(1);
  const queue = createEventQueue<number>();
  const taken: number[] = [];
  for (let round = 0; round < 500; round += 1) {
    const base = taken.at(-1) ?? 0;
    queue.add(base + random(), round);
    queue.add(base + random(), round);
    taken.push(queue.take()?.atInMs ?? Number.NaN);
  }
  for (let next = queue.take(); next !== null; next = queue.take()) taken.push(next.atInMs);
  expect(taken).toHaveLength(1_000);
  expect(taken).toEqual(taken.toSorted((a, b) => a - b));
});
