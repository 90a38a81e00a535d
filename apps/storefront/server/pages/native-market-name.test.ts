import { type Locale, marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { nativeMarketNameOf } from './native-market-name.ts';

it.each<[Locale, string]>([
  ['nl', 'Nederland · Nederlands'],
  ['fr-be', 'Belgique · Français'],
  ['no', 'Norge · Norsk bokmål'],
  ['ni', 'Northern Ireland · English'],
])('%s is called %s', (locale, name) => {
  expect(nativeMarketNameOf(marketOf(locale))).toBe(name);
});
