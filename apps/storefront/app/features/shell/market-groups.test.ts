import { expect, test } from 'vitest';
import { marketGroups } from './market-groups.ts';

test('each of the eleven shops is offered once, with its languages', () => {
  const offered = marketGroups().map(({ shop, markets }) => [
    shop,
    markets.map(({ locale }) => locale),
  ]);
  expect(offered).toEqual([
    ['nl', ['en', 'nl']],
    ['fr', ['fr']],
    ['us', ['na']],
    ['de', ['de']],
    ['uk', ['uk']],
    ['be', ['nl-be', 'fr-be']],
    ['es', ['es']],
    ['ie', ['ie']],
    ['no', ['no']],
    ['se', ['se']],
    ['ni', ['ni']],
  ]);
});
