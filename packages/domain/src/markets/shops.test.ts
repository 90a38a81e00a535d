import { expect, it } from 'vitest';
import { LOCALES, type Locale, marketOf, marketOfShop } from './index.ts';

it.each([
  ['nl', ['en', 'nl', 'dev'], 'nl'],
  ['nl', ['en', 'dev'], 'en'],
  ['be', ['nl-be', 'fr-be'], 'nl-be'],
  ['us', LOCALES, 'na'],
  ['us', ['nl'], undefined],
  ['na', LOCALES, undefined],
] as [shop: string, sold: readonly Locale[], market: Locale | undefined][])(
  'the market of a shop: %s among %j is %s',
  (shop, sold, market) => {
    expect(marketOfShop(shop, sold.map(marketOf))?.locale).toBe(market);
  },
);
