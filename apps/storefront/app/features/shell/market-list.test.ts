import { LOCALES, SHOP_KEYS } from '@lokke/domain/markets';
import { expect, test } from 'vitest';
import { marketGroups } from './market-list.tsx';

test('each shop is offered once, with its languages', () => {
  const offered = marketGroups(LOCALES).map(({ shop, markets }) => [
    shop,
    markets.map(({ locale }) => locale),
  ]);
  expect(offered.slice(0, 11)).toEqual([
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

test('no shop is offered twice, however many there are', () => {
  const shops = marketGroups(LOCALES).map(({ shop }) => shop);
  expect(shops).toEqual(SHOP_KEYS);
});

test('a market that is left out is not offered, and Belgium may be offered in one language', () => {
  expect(marketGroups(['de', 'fr-be'])).toMatchObject([
    { shop: 'de', markets: [{ locale: 'de' }] },
    { shop: 'be', markets: [{ locale: 'fr-be' }] },
  ]);
});
