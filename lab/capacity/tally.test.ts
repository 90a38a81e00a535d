import { expect, it } from 'vitest';
import { seededRandom } from '../numbers.ts';
import { createTally } from './tally.ts';

it('knows shares, quantiles and the first 503', () => {
  const tally = createTally(seededRandom(1));
  expect([tally.shedShare(), tally.firstShedAtInMs(), tally.waitAt(0.5)]).toEqual([0, null, 0]);
  for (let wait = 1; wait <= 3; wait += 1) tally.served(wait);
  tally.shed(70);
  tally.shed(90);
  expect([tally.shedShare(), tally.firstShedAtInMs(), tally.waitAt(0.5)]).toEqual([0.4, 70, 2]);
});

it('keeps a fair sample of more waits than it stores', () => {
  const tally = createTally(seededRandom(1));
  for (let wait = 0; wait < 200_000; wait += 1) tally.served(wait);
  expect(tally.counts().served).toBe(200_000);
  expect(Math.abs(tally.waitAt(0.5) - 100_000)).toBeLessThan(2_000);
});
