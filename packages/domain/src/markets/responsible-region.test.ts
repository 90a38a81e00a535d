import { expect, test } from 'vitest';
import { LOCALES, marketOf, responsibleRegionOf } from './index.ts';

test('Great Britain and the United States have a responsible person of their own', () => {
  const regions = LOCALES.map((locale) => [locale, responsibleRegionOf(marketOf(locale))]);
  expect(regions.filter(([, region]) => region !== 'eu')).toEqual([
    ['na', 'us'],
    ['uk', 'uk'],
  ]);
});
